"""Another thread asks the desk, and the desk's own thread does it at its next tick."""

import threading
from typing import Any

from dealer_assist.table.commands.office import RaiseAlert

Place = Any  # of conftest
ALERT = RaiseAlert("journal", "chain", "The journal is damaged")


def test_what_another_thread_asks_happens_at_the_next_tick(place: Place) -> None:
    asking = threading.Thread(target=place.desk.ask_later, args=(ALERT,))
    asking.start()
    asking.join()
    assert place.desk.table.lasting.alerts == ()
    place.hear()
    assert [one.key for one in place.desk.table.lasting.alerts] == ["journal"]
    place.hear()
    assert place.kinds.count("AlertRaised") == 1


def test_what_cannot_be_recorded_now_is_tried_again(place: Place) -> None:
    place.record.fail()
    place.desk.ask_later(ALERT)
    place.hear()
    place.record.trouble = None
    place.clock.advance(5000)
    place.hear()
    assert [one.key for one in place.desk.table.lasting.alerts] == ["journal"]

"""What nobody has looked at does not count, and what a sensor does not obey is shown."""

from typing import Any

from dealer_assist.desk.device_watch import Disobedience
from dealer_assist.devices import messages as m
from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase

Place = Any  # of conftest


def test_start_game_locks_no_sensor_that_was_not_looked_at_in_time(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(1), m.ChipPlaced(5))
    place.devices.out_of_sight = [(5, "A")]
    assert place.desk.submit(c.StartGame()).is_done
    table = place.desk.table
    assert table.round.phase is Phase.IN_PLAY
    assert table.sensor((1, "A")).locked_cents
    assert not table.sensor((5, "A")).locked_cents
    assert table.sensor((5, "A")).fault == m.UNSEEN


def test_a_sensor_that_is_looked_at_again_is_back_and_its_chip_late(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(1), m.ChipPlaced(5))
    place.devices.out_of_sight = [(5, "A")]
    place.desk.submit(c.StartGame())
    place.hear()
    assert place.desk.table.sensor((5, "A")).fault
    place.devices.out_of_sight = []
    place.hear()
    sensor = place.desk.table.sensor((5, "A"))
    assert not sensor.fault
    assert sensor.is_late
    assert not sensor.locked_cents


def test_where_nothing_was_unseen_nothing_more_is_recorded(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(1))
    before = len(place.record.facts)
    place.desk.submit(c.StartGame())
    kinds = {one.kind for one in place.record.facts[before:]}
    assert "SensorFailed" not in kinds


def test_what_a_sensor_does_not_obey_is_known_until_it_does() -> None:
    known = Disobedience()
    known.hear(m.CommandUnanswered(3, "A", "lamp"))
    known.hear(m.CommandUnanswered(3, "A", "inhibit"))
    known.hear(m.CommandUnanswered(3, "A", "lamp"))
    assert known.by_spot == {(3, "A"): ("inhibit", "lamp")}
    known.hear(m.CommandAnswered(3, "A", "inhibit"))
    known.hear(m.ChipPlaced(3))
    assert known.by_spot == {(3, "A"): ("lamp",)}
    known.hear(m.CommandAnswered(3, "A", "lamp"))
    assert known.by_spot == {}

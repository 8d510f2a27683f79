"""The table is opened with a test of all devices, and a key that was turned meanwhile is heard."""

from pathlib import Path
from typing import Any

import pytest

from dealer_assist.catalog.people import load_staff
from dealer_assist.devices.messages import KeyTold
from dealer_assist.table.commands.office import LockTable
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

Place = Any  # of conftest


def test_a_dealers_card_opens_the_table_after_every_device_was_tested(place: Place) -> None:
    place.devices.states = {"sensor 1A": "ok", "sensor 2A": "lost", "swiper": "ok"}
    place.swipe("dealer-1")
    assert place.kinds[:3] == ["DevicesTested", "TableOpened", "RoundOpened"]
    tested = place.record.facts[0].payload["devices"]
    assert tested == [["sensor 1A", "ok"], ["sensor 2A", "lost"], ["swiper", "ok"]]


def test_test_and_opening_are_one_commit(place: Place) -> None:
    place.swipe("dealer-1")
    assert place.record.commits[1] == 3


def test_a_device_that_is_out_does_not_keep_the_table_shut(place: Place) -> None:
    place.devices.states = {"swiper": "lost"}
    place.swipe("dealer-1")
    assert place.desk.table.round.phase is Phase.BETTING


@pytest.mark.parametrize("who", ["supervisor-1", "technician-1"])
def test_a_card_that_does_not_open_the_table_tests_nothing(place: Place, who: str) -> None:
    place.swipe(who)
    assert place.kinds == ["SwipeRefused"]


def test_a_relief_tests_nothing(place: Place) -> None:
    place.swipe("dealer-1")
    place.swipe("dealer-2")
    assert place.kinds.count("DevicesTested") == 1


def test_a_card_that_only_unlocks_the_closed_table_tests_nothing(place: Place) -> None:
    assert place.desk.submit(LockTable())
    place.swipe("dealer-1")
    assert place.kinds == ["TableLocked", "TableUnlocked"]


def test_a_locked_table_wakes_up_locked(place: Place) -> None:
    place.swipe("dealer-1")
    assert place.desk.submit(LockTable())
    again = place.crash()
    assert again.desk.table.round.lock == place.desk.table.round.lock
    assert again.desk.table.round.lock.by.key == "dealer-1"
    again.swipe("supervisor-1")
    assert again.desk.table.round.lock is None
    assert again.crash().desk.table.round.lock is None


def test_the_key_is_heard_and_its_refusal_is_shown(
    place: Place, crazy4_nexus: TableSetup, resources: Path
) -> None:
    cards = load_staff(resources / "staff" / "training.toml")
    keyed = type(place)(replace(crazy4_nexus, console="aquarius"), cards)
    keyed.swipe("dealer-1")
    keyed.hear(KeyTold("JPH"))
    assert keyed.desk.table.lasting.key == "JPH"
    assert "Turn the key back to RUN" in keyed.said
    keyed.hear(KeyTold("RUN"))
    assert keyed.said == ""
    assert keyed.crash().desk.table == keyed.desk.table

"""What the house has beyond the papers, under a kill at every event and with a cable cut."""

from collections.abc import Callable
from pathlib import Path

import pytest
from desk_on_paper import Place
from random_tables import shipped

from dealer_assist.catalog.people import load_staff
from dealer_assist.devices.messages import DeviceBack, DeviceLost
from dealer_assist.table import commands as c
from dealer_assist.table.facts import counting
from dealer_assist.table.setup.table_setup import COUNT_REQUIRED, Practices
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

At = Callable[[str, Practices], Place]


@pytest.fixture
def at(resources: Path) -> At:
    def place(name: str, practices: Practices) -> Place:
        cards = load_staff(resources / "staff" / "training.toml")
        return Place(replace(shipped(name), practices=practices), cards)

    return place


def test_a_kill_at_any_event_around_a_new_shoe_loses_none_and_doubles_none(at: At) -> None:
    place = at("dragon-nexus", Practices(roads=True))
    place.swipe("dealer-1")
    place.desk.submit(c.BeginShoe())
    place.desk.submit(c.StartGame())
    place.end()
    place.desk.submit(c.BeginShoe())
    place.desk.submit(c.CloseTable())
    kinds = place.kinds
    assert kinds.count("ShoeBegun") == 2
    for after in range(1, len(kinds) + 1):
        again = place.crash(after=after)
        begun = kinds[:after].count("ShoeBegun")
        assert again.desk.table.lasting.shoe == begun, (
            f"{after} events, the last {kinds[after - 1]}"
        )
        if again.desk.table.round.phase is Phase.CLOSED:
            again.swipe("dealer-1")
        if again.desk.table.round.phase is Phase.BETTING:
            is_new = (
                not begun or again.desk.table.lasting.shoe_from != again.desk.table.round.number
            )
            again.desk.submit(c.BeginShoe())
            assert again.desk.table.lasting.shoe == begun + is_new, (
                "one without a coup is begun already"
            )


def test_a_cable_cut_while_the_chips_are_counted_changes_no_lock_and_no_count(at: At) -> None:
    place = at("crazy4-nexus", Practices(count_chips=COUNT_REQUIRED))
    place.swipe("dealer-1")
    for seat in (1, 3, 5):
        place.desk.submit(c.SeeChip(seat))
    place.desk.submit(c.StartGame())
    locked, meters = place.desk.table.locked, place.desk.table.accounts
    place.hear(DeviceLost("sensors"))
    assert place.desk.table.locked == locked
    assert counting.open_sensor(place.desk.table) == "A", "the question stands"
    assert place.desk.submit(c.CountChips("A", 2))
    assert counting.differs(place.desk.table, "A")
    place.hear(DeviceBack("sensors"))
    assert place.desk.submit(c.CountAgain("A"))
    assert place.desk.submit(c.CountChips("A", 3))
    assert counting.open_sensor(place.desk.table) == ""
    assert (place.desk.table.locked, place.desk.table.accounts) == (locked, meters)
    assert not [one for one in place.desk.table.lasting.alerts if one.kind == counting.ALERT]


def test_a_count_given_up_with_the_cable_cut_survives_a_kill(at: At) -> None:
    place = at("crazy4-nexus", Practices(count_chips=COUNT_REQUIRED))
    place.swipe("dealer-1")
    place.desk.submit(c.SeeChip(1))
    place.desk.submit(c.StartGame())
    place.hear(DeviceLost("sensors"))
    place.desk.submit(c.CountChips("A", 0))
    place.desk.submit(c.GiveUpChip("A"))
    again = place.crash()
    assert again.desk.table.round.chips_not_found == ("A",)
    assert [one.kind for one in again.desk.table.lasting.alerts].count(counting.ALERT) == 1


def test_a_kill_around_a_sensor_that_was_wrong_takes_its_wager_off_once_or_not_at_all(
    at: At,
) -> None:
    place = at("crazy4-nexus", Practices(count_chips=COUNT_REQUIRED))
    place.swipe("dealer-1")
    for seat in (1, 3, 5):
        place.desk.submit(c.SeeChip(seat))
    place.desk.submit(c.StartGame())
    place.desk.submit(c.CountChips("A", 2))
    place.desk.submit(c.OverruleSensor("A", 3))
    place.swipe("supervisor-1")
    kinds, meters = place.kinds, place.desk.table.accounts
    assert "WagerTakenOff" in kinds
    for after in place.record.commits[1:]:  # a commit is whole, or it is not there
        again = place.crash(after=after)
        table = again.desk.table
        if "WagerTakenOff" in kinds[:after]:
            assert counting.locked(table, "A") == 2
            assert table.accounts == meters
        elif table.round.asked is not None:
            assert counting.locked(table, "A") == 3, "asked for, and nothing moved"
            again.swipe("supervisor-1")
            assert again.desk.table.accounts == meters


CUTS = ("before the question", "before the card", "the reader too", "after the card")


@pytest.mark.parametrize("cut", CUTS)
def test_a_cable_cut_while_a_card_overrules_a_sensor_loses_nothing(at: At, cut: str) -> None:
    place = at("crazy4-nexus", Practices(count_chips=COUNT_REQUIRED))
    place.swipe("dealer-1")
    for seat in (1, 3, 5):
        place.desk.submit(c.SeeChip(seat))
    place.desk.submit(c.StartGame())
    place.desk.submit(c.CountChips("A", 2))
    whole = place.desk.table.accounts
    if cut == "before the question":
        place.hear(DeviceLost("sensors"))
    assert place.desk.submit(c.OverruleSensor("A", 3)), "the wager is on record, not at the sensor"
    if cut == "before the card":
        place.hear(DeviceLost("sensors"))
    if cut == "the reader too":
        place.hear(DeviceLost("sensors"), DeviceLost("swiper"))
        assert place.desk.table.round.asked is not None, "the question stands"
        assert (place.desk.table.accounts, place.desk.table.locked[3, "A"]) == (whole, 100)
        place.hear(DeviceBack("swiper"))
    place.swipe("supervisor-1")
    if cut == "after the card":
        place.hear(DeviceLost("sensors"))
    table, meters = place.desk.table, place.desk.table.accounts
    assert place.kinds.count("WagerTakenOff") == 1
    assert counting.locked(table, "A") == 2
    assert table.round.asked is None
    assert all(account.imbalance == 0 for account in meters.values())
    place.swipe("supervisor-1")  # a second pass of the card
    place.hear(DeviceBack("sensors"))
    assert (place.desk.table.accounts, place.desk.table.locked) == (meters, table.locked)
    assert place.kinds.count("WagerTakenOff") == 1
    again = place.crash()
    assert (again.desk.table.accounts, again.desk.table.locked) == (meters, table.locked)
    said = [
        str(one.sentence) for one in again.desk.table.lasting.alerts if one.kind == counting.ALERT
    ]
    assert said == [
        "Round 1: the sensor of seat 3 saw a chip that was not there. Have it looked at"
    ]

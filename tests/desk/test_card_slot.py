"""Swiped cards and PINs at a desk: what goes on, what is refused, what is on record."""

from datetime import UTC, datetime
from typing import Any

import pytest
from fake_pins import FakePins
from table_facts import table_of

from dealer_assist.desk.card_slot import CardSlot, PinGate, refused
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.devices.messages import ChipPlaced
from dealer_assist.table.commands.round import StartGame, SwipeCard
from dealer_assist.table.commands.wins import (
    AskAdjustment,
    BackToTable,
    BeginPaying,
    CallSupervisor,
    ConfirmWins,
    PressHand,
    TrySwipeAgain,
)
from dealer_assist.table.decide import decide
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table

Place = Any  # of conftest
NOT_HIS = "This is not L. Haddad's PIN. Try again"

HADDAD = SwipeCard(StaffMember("executive-1", "L. Haddad", Role.EXECUTIVE, "3301"), "3301")
PARK = SwipeCard(StaffMember("supervisor-1", "J. Park", Role.SUPERVISOR, "2201"), "2201")
OKAFOR = SwipeCard(StaffMember("dealer-1", "M. Okafor", Role.DEALER, "1101"), "1101")


@pytest.fixture
def live(place: Place) -> Place:
    """A table whose Executive has a PIN."""
    place.desk.slot = CardSlot(FakePins(executive_1="4719"), place.clock)
    place.swipe("dealer-1")
    return place


@pytest.fixture
def awaiting(live: Place) -> Place:
    """Four Aces at seat 5 are confirmed; an Executive card is awaited."""
    live.hear(ChipPlaced(5))
    for command in (
        StartGame(),
        PressHand(5, "four_aces"),
        CallSupervisor(),
        ConfirmWins(),
        TrySwipeAgain(),
    ):
        assert live.desk.submit(command)
    return live


def refusals(place: Place) -> list[tuple[str, str, int]]:
    found = [one.payload for one in place.record.facts if one.kind == "SwipeRefused"]
    return [(one["refusal"], one["kind"], one["attempt"]) for one in found]


def test_wins_wait_for_the_pin_of_an_executive_who_has_one(awaiting: Place) -> None:
    awaiting.swipe("executive-1")
    assert awaiting.desk.pin_for.name == "L. Haddad"
    assert awaiting.desk.table.round.phase is Phase.SWIPE
    assert refusals(awaiting) == []
    awaiting.desk.enter_pin("4719")
    assert awaiting.desk.pin_for is None
    assert awaiting.desk.table.round.wins[0].by.name == "L. Haddad"


def test_no_digit_of_a_pin_is_on_record(awaiting: Place) -> None:
    awaiting.swipe("executive-1")
    awaiting.desk.enter_pin("8053")
    awaiting.desk.enter_pin("4719")
    everything = str([one.payload for one in awaiting.record.facts])
    assert "8053" not in everything
    assert "4719" not in everything


def test_a_wrong_pin_is_a_refused_swipe_with_its_try(awaiting: Place) -> None:
    awaiting.swipe("executive-1")
    awaiting.desk.enter_pin("1111")
    assert refusals(awaiting) == [(NOT_HIS, "barred", 1)]
    assert awaiting.said == awaiting.desk.slot.pin_trouble == NOT_HIS
    assert awaiting.desk.pin_for is not None
    awaiting.desk.enter_pin("4719")
    assert len(awaiting.desk.table.round.wins) == 1


def test_three_wrong_pins_send_back_to_verifying_and_lock_the_card_out(awaiting: Place) -> None:
    awaiting.swipe("executive-1")
    for _ in range(3):
        awaiting.desk.enter_pin("1111")
    assert awaiting.desk.pin_for is None
    assert awaiting.desk.table.round.phase is Phase.VERIFY
    (alert,) = awaiting.desk.table.lasting.alerts
    assert alert.sentence.startswith("Too many wrong PINs for L. Haddad")
    assert [attempt for *_, attempt in refusals(awaiting)] == [1, 2, 3]
    assert awaiting.desk.submit(ConfirmWins())
    assert awaiting.desk.submit(TrySwipeAgain())
    awaiting.swipe("executive-1")
    assert awaiting.desk.pin_for is None
    assert awaiting.said.startswith("Too many wrong PINs for L. Haddad")
    assert awaiting.desk.table.round.wins == ()


def test_an_executive_without_a_pin_is_asked_for_none(awaiting: Place) -> None:
    awaiting.swipe("executive-2")
    assert awaiting.desk.table.round.wins[0].by.key == "executive-2"


def test_a_card_that_nobody_waits_for_is_asked_for_no_pin(live: Place) -> None:
    live.swipe("executive-1")
    assert live.desk.pin_for is None
    assert [kind for _, kind, _ in refusals(live)] == ["early"]


def test_without_a_pin_in_time_nothing_is_recorded_but_the_time_out(awaiting: Place) -> None:
    awaiting.clock.advance(25_000)
    awaiting.hear()
    awaiting.swipe("executive-1")
    awaiting.clock.advance(29_000)
    awaiting.hear()
    assert awaiting.desk.seconds_to_swipe() == 1
    assert awaiting.desk.pin_for is not None  # the PIN has its own time
    awaiting.clock.advance(1_000)
    awaiting.hear()
    assert awaiting.desk.pin_for is None
    assert awaiting.desk.table.round.reader.has_timed_out
    assert refusals(awaiting) == []


def test_a_pin_that_is_cancelled_leaves_everything_as_it_was(awaiting: Place) -> None:
    awaiting.swipe("executive-1")
    before = awaiting.desk.table
    awaiting.desk.cancel_pin()
    assert awaiting.desk.pin_for is None
    assert awaiting.desk.table == before
    assert awaiting.said == ""
    awaiting.desk.enter_pin("4719")
    assert awaiting.desk.table.round.wins == ()


def test_a_pin_that_is_cancelled_is_on_record_and_costs_no_try(awaiting: Place) -> None:
    awaiting.swipe("executive-1")
    awaiting.desk.cancel_pin()
    said = "The PIN of L. Haddad was not entered. Canceled"
    assert refusals(awaiting) == [(said, "cancelled", 0)]
    assert awaiting.record.facts[-1].payload["card"] == "executive-1"
    awaiting.desk.cancel_pin()  # nothing waits any more
    assert len(refusals(awaiting)) == 1


def test_a_pin_cancelled_at_another_door_is_on_record_too(live: Place) -> None:
    taken: list[SwipeCard] = []
    live.desk.lend_reader(taken.append)
    live.swipe("executive-1")
    live.desk.cancel_pin()
    assert taken == []
    assert [kind for _, kind, _ in refusals(live)] == ["cancelled"]


def test_going_back_to_the_table_asks_for_no_pin_any_more(awaiting: Place) -> None:
    awaiting.swipe("executive-1")
    assert awaiting.desk.submit(BackToTable())
    assert awaiting.desk.pin_for is None


def test_another_card_takes_the_place_of_the_one_that_waits(awaiting: Place) -> None:
    awaiting.swipe("executive-1")
    awaiting.swipe("executive-2")
    assert awaiting.desk.pin_for is None
    assert awaiting.desk.table.round.wins[0].by.key == "executive-2"


def test_an_adjustment_is_approved_with_the_pin_only(awaiting: Place) -> None:
    awaiting.swipe("executive-2")
    assert awaiting.desk.submit(BeginPaying())
    reason = awaiting.setup.jurisdiction.back_out_reasons[0]
    assert awaiting.desk.submit(AskAdjustment(1, reason, note="Seen on camera 4"))
    awaiting.swipe("executive-1")
    assert awaiting.desk.table.round.adjustment.approved_by is None
    awaiting.clock.advance(30_000)
    awaiting.hear()
    assert refusals(awaiting)[-1][0] == "No PIN was entered in 30 seconds. Swipe again"
    awaiting.swipe("executive-1")
    awaiting.desk.enter_pin("4719")
    assert awaiting.desk.table.round.adjustment.approved_by.key == "executive-1"
    awaiting.swipe("executive-1")  # the same person again: refused without a PIN
    assert awaiting.desk.pin_for is None
    assert "another person's" in awaiting.said


def test_who_has_borrowed_the_reader_gets_a_card_after_its_pin(live: Place) -> None:
    taken: list[SwipeCard] = []
    live.desk.lend_reader(taken.append)
    live.swipe("executive-1")
    assert taken == []
    live.desk.enter_pin("1111")
    assert [(one.member, one.reading) for one in taken] == [(None, NOT_HIS)]
    live.desk.enter_pin("4719")
    assert taken[-1].member.key == "executive-1"
    assert refusals(live) == []


def test_a_reader_that_is_given_back_waits_for_no_pin(live: Place) -> None:
    taken: list[SwipeCard] = []
    live.desk.lend_reader(taken.append)
    live.swipe("executive-1")
    live.desk.lend_reader(None)
    live.desk.enter_pin("4719")
    assert taken == []
    assert live.desk.pin_for is None


def test_a_borrower_hears_that_no_pin_came_in_time(live: Place) -> None:
    taken: list[SwipeCard] = []
    live.desk.lend_reader(taken.append)
    live.swipe("executive-1")
    live.clock.advance(30_000)
    live.hear()
    assert [one.reading for one in taken] == ["No PIN was entered in 30 seconds. Swipe again"]


@pytest.fixture
def clock() -> SimulatedClock:
    return SimulatedClock(datetime(2026, 3, 7, 20, 15, tzinfo=UTC))


@pytest.fixture
def gate(clock: SimulatedClock) -> PinGate:
    return PinGate(FakePins(executive_1="4719"), clock)


def test_a_card_without_a_pin_passes(gate: PinGate) -> None:
    assert gate.take(PARK) == PARK
    assert gate.take(SwipeCard(None, "4471")) == SwipeCard(None, "4471")
    assert gate.held is None


def test_a_table_for_practice_has_no_pins(clock: SimulatedClock) -> None:
    assert PinGate(None, clock).take(HADDAD) == HADDAD


def test_a_card_with_a_pin_is_held_until_it_is_right(gate: PinGate) -> None:
    assert gate.take(HADDAD) is None
    assert gate.held == HADDAD
    assert gate.enter("4719") == HADDAD
    assert gate.held is None


def test_a_wrong_pin_is_a_card_of_nobody_and_may_be_tried_again(gate: PinGate) -> None:
    gate.take(HADDAD)
    wrong = gate.enter("4718")
    assert wrong == SwipeCard(None, "3301", reading="This is not L. Haddad's PIN. Try again")
    assert gate.trouble == "This is not L. Haddad's PIN. Try again"
    assert gate.enter("4719") == HADDAD


def test_the_third_wrong_pin_gives_the_card_up_and_the_next_swipe_is_refused(
    gate: PinGate,
) -> None:
    gate.take(HADDAD)
    for _ in range(3):
        wrong = gate.enter("0000")
    assert wrong is not None
    assert wrong.reading.startswith("Too many wrong PINs for L. Haddad")
    assert gate.held is None
    again = gate.take(HADDAD)
    assert again == refused(HADDAD, "Too many wrong PINs for L. Haddad. Try again at 20:20:00")


def test_a_pin_for_no_card_is_nothing(gate: PinGate) -> None:
    assert gate.enter("4719") is None


def test_the_time_for_a_pin_runs_from_the_swipe(gate: PinGate, clock: SimulatedClock) -> None:
    clock.advance(60_000)
    gate.take(HADDAD)
    clock.advance(6_000)
    assert gate.seconds_left(30) == 24
    clock.advance(60_000)
    assert gate.seconds_left(30) == 0


def test_only_a_card_that_the_table_waits_for_would_count(
    gate: PinGate, crazy4_nexus: TableSetup
) -> None:
    closed = Table(crazy4_nexus)
    assert gate.would_count(closed, OKAFOR)
    assert not gate.would_count(closed, HADDAD)
    assert not gate.would_count(table_of(crazy4_nexus, phase=Phase.HALTED), OKAFOR)


def test_a_bug_in_the_table_is_left_to_the_table(gate: PinGate, crazy4_nexus: TableSetup) -> None:
    broken = table_of(crazy4_nexus, phase=Phase.SWIPE, pending=object())  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        decide(broken, HADDAD, 0)
    assert not gate.would_count(broken, HADDAD)

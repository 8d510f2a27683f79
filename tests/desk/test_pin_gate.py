"""A swipe waits for its PIN, and counts for nobody where that is wrong."""

from datetime import UTC, datetime

import pytest
from fake_pins import FakePins

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.pin_gate import PinGate, refused
from dealer_assist.table.commands.round import SwipeCard
from dealer_assist.table.decide import decide
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table

HADDAD = SwipeCard(StaffMember("executive-1", "L. Haddad", Role.EXECUTIVE, "3301"), "3301")
PARK = SwipeCard(StaffMember("supervisor-1", "J. Park", Role.SUPERVISOR, "2201"), "2201")
OKAFOR = SwipeCard(StaffMember("dealer-1", "M. Okafor", Role.DEALER, "1101"), "1101")


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
    assert wrong == SwipeCard(None, "3301", reading="This is not L. Haddad's PIN; try again")
    assert gate.trouble == "This is not L. Haddad's PIN; try again"
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
    assert again == refused(HADDAD, "Too many wrong PINs for L. Haddad; try again at 20:20:00")


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
    assert not gate.would_count(Table(crazy4_nexus, phase=Phase.HALTED), OKAFOR)


def test_a_bug_in_the_table_is_left_to_the_table(gate: PinGate, crazy4_nexus: TableSetup) -> None:
    broken = Table(crazy4_nexus, phase=Phase.SWIPE, pending=object())  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        decide(broken, HADDAD, 0)
    assert not gate.would_count(broken, HADDAD)

"""From the card to the last chip: nobody is paid twice, and no envy goes unseen."""

import pytest
from sitting import Sit, Sitting

from dealer_assist.catalog.tables import load_table
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import paying
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.value import replace


def walk(table: Table) -> list[tuple[int, int]]:
    """Return who is to be paid how much, in order."""
    return [(due.seat, due.cents) for due in paying.dues(table)]


@pytest.fixture
def two_wins(sitting: Sitting) -> Sitting:
    """Four Aces at seat 5, a straight flush at seat 7, wagers at 1, 5, 6 and 7."""
    sitting.start(1, 5, 6, 7).claim(s5="four_aces", s7="straight_flush").confirm()
    sitting.do(c.TrySwipeAgain())
    sitting.swipe("executive-1")
    sitting.do(c.BeginPaying())
    return sitting


PRIZES = [(7, 10_000), (5, 500_096)]
ENVY = [(7, 10_000), (6, 10_500), (5, 500), (1, 10_500)]


def test_prizes_come_first_then_the_envy_of_every_seat(two_wins: Sitting) -> None:
    assert walk(two_wins.table) == PRIZES + ENVY


def test_a_seat_that_is_paid_is_not_told_to_be_paid_again(two_wins: Sitting) -> None:
    (paid,) = two_wins.do(c.TickPaid(7))
    assert paid == e.SeatPaid(two_wins.now, 7, (1,), 10_000)
    assert walk(two_wins.table) == PRIZES[1:] + ENVY
    assert not two_wins.do(c.TickPaid(7))  # a double tap is one fact
    assert walk(two_wins.table) == PRIZES[1:] + ENVY


def test_a_pass_does_not_run_into_the_next(two_wins: Sitting) -> None:
    assert "not to be paid now" in two_wins.no_to(c.TickPaid(1))
    two_wins.do(c.TickAllPaid())
    assert walk(two_wins.table) == ENVY
    two_wins.do(c.TickAllPaid())
    assert not walk(two_wins.table)
    assert "All paid" in two_wins.no_to(c.TickAllPaid())


def test_undo_goes_back_seat_by_seat(two_wins: Sitting) -> None:
    assert "nothing to undo" in two_wins.no_to(c.UndoPaid())
    two_wins.do(c.TickPaid(7), c.TickPaid(5), c.TickPaid(7))
    assert walk(two_wins.table) == ENVY[1:]
    two_wins.do(c.UndoPaid())
    assert walk(two_wins.table) == ENVY
    two_wins.do(c.UndoPaid(), c.UndoPaid())
    assert walk(two_wins.table) == PRIZES + ENVY


def test_the_cage_pays_meter_prizes_only(two_wins: Sitting) -> None:
    assert "Only a prize off the meter" in two_wins.no_to(c.TickPaid(7, by_cage=True))
    two_wins.do(c.TickPaid(7), c.TickPaid(5, by_cage=True))
    assert two_wins.table.round.payments[-1].by_cage
    assert walk(two_wins.table) == ENVY


def test_a_later_win_starts_a_walk_of_its_own(two_wins: Sitting) -> None:
    two_wins.do(c.TickPaid(7))
    two_wins.claim(s6="three_of_a_kind").do(c.ConfirmAsDealer())
    table = two_wins.table
    assert [win.award.seat for win in paying.recorded_now(table)] == [6]
    assert [win.award.seat for win in paying.recorded_before(table)] == [7, 5]
    assert table.round.recorded_envy == {}
    assert walk(table) == [(6, 900), *PRIZES[1:], *ENVY]
    assert [due.seat for due in paying.this_pass(table)] == [6]


def test_nothing_that_was_paid_is_owed_after_a_later_win(two_wins: Sitting) -> None:
    two_wins.do(c.TickAllPaid(), c.TickAllPaid())
    two_wins.claim(s6="straight_flush").confirm()
    two_wins.swipe("supervisor-1")
    assert walk(two_wins.table) == [(6, 10_000), (7, 500), (5, 500), (1, 500)]


def test_envy_of_a_backed_out_win_is_owed_no_more(two_wins: Sitting) -> None:
    two_wins.do(
        c.TickPaid(7), c.AskAdjustment(2, "Hand judged wrongly", note="the camera shows kings")
    )
    two_wins.swipe("executive-1")
    two_wins.swipe("supervisor-1")
    assert walk(two_wins.table) == [(6, 500), (5, 500), (1, 500)]


def test_the_walk_goes_the_way_the_house_pays(sit: Sit, crazy4_nexus: TableSetup) -> None:
    sitting = sit(replace(crazy4_nexus, payment_order="left to right"))
    sitting.start(1, 5, 7).claim(s1="three_of_a_kind", s7="straight_flush").confirm()
    sitting.swipe("supervisor-1")
    assert walk(sitting.table) == [(1, 900), (7, 10_000), (1, 500), (5, 500)]


def test_a_settled_jackpot_is_not_paid_with_the_next(sit: Sit, resources, layouts) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "house-money-nexus.toml")
    early = next(sensor for sensor, jackpot in setup.jackpots.items() if jackpot.judge == "trilux")
    other = next(sensor for sensor in setup.jackpots if sensor != early)
    sitting = sit(setup)
    sitting.open()
    sitting.do(c.SeeChip(2, early), c.SeeChip(3, early), c.SeeChip(3, other), c.StartGame())
    line = setup.jackpots[early].lines[-1].key
    sitting.do(c.PressHand(2, line, early), c.ConfirmAsDealer(), c.EndGame(early))
    line = setup.jackpots[other].lines[-1].key
    sitting.do(c.PressHand(3, line, other), c.ConfirmAsDealer())
    assert [due.seat for due in paying.dues(sitting.table)] == [3]


def test_what_was_ticked_stands_after_a_replay(sitting: Sitting) -> None:
    events: list[e.Event] = []
    events += sitting.swipe("dealer-1")
    events += sitting.do(c.SeeChip(1), c.SeeChip(3), c.StartGame())
    events += sitting.do(c.PressHand(3, "three_of_a_kind"), c.ConfirmAsDealer(), c.TickPaid(3))
    again = evolve_all(Table(sitting.table.setup), events)
    assert again == sitting.table
    assert not paying.dues(again)

"""What is raised for another person as it happens, and not by whom it may be closed."""

import pytest
from dealt_table import shipped
from sitting import Sitting

from dealer_assist.errors import Refused
from dealer_assist.journal.queries.exceptions import KINDS as REPORTED
from dealer_assist.reports.noteworthy import (
    KINDS,
    noteworthy,
    restarted,
    undone_duties,
    unseen_hands,
)
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import Irregularity
from dealer_assist.table.facts.duties import duties
from dealer_assist.table.facts.irregularities import KINDS as IRREGULARITIES
from dealer_assist.table.procedures.office import acknowledge
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.ui.office.alerts import kind_name


@pytest.fixture
def sitting(staff: dict[str, StaffMember]) -> Sitting:
    return Sitting(shipped("crazy4-nexus"), staff).open()


def won(sitting: Sitting, *hands: tuple[int, str]) -> None:
    """Have hands win that are large enough to be shown to a camera."""
    sitting.start(*(seat for seat, _ in hands))
    for seat, line in hands:
        sitting.do(c.PressHand(seat, line))
    sitting.do(c.CallSupervisor(), c.ConfirmWins())
    sitting.swipe("executive-1")


def test_a_back_out_is_raised_with_both_people_and_closed_by_another(sitting: Sitting) -> None:
    won(sitting, (3, "four_aces"))
    (reason, *_) = sitting.table.setup.jurisdiction.back_out_reasons
    sitting.do(c.BeginPaying(), c.AskAdjustment(1, reason, note="seen on camera 4"))
    happened = [*sitting.swipe("executive-1"), *sitting.swipe("supervisor-1")]
    (alert,) = noteworthy(happened, sitting.table)
    executive, supervisor = sitting.staff["executive-1"], sitting.staff["supervisor-1"]
    assert alert.sentence.startswith("Win 1 backed out, $")
    assert executive.name in alert.sentence
    assert supervisor.name in alert.sentence
    assert alert.sentence.endswith(reason)
    (undone,) = (one for one in happened if isinstance(one, e.WinBackedOut))
    assert alert.cents == undone.shares[0].award.prize > 0
    sitting.do(alert)
    assert sitting.table.lasting.alerts[-1].cents == alert.cents
    for part_of_it in (executive, supervisor):
        with pytest.raises(Refused, match="another person"):
            acknowledge(sitting.table, alert.key, part_of_it, sitting.now)
    assert acknowledge(sitting.table, alert.key, sitting.staff["supervisor-2"], sitting.now)


@pytest.mark.parametrize("kind", IRREGULARITIES)
def test_an_irregularity_is_raised_once_by_what_it_was(sitting: Sitting, kind: str) -> None:
    begun = e.IrregularityNoted(1, Irregularity(kind))
    later = e.IrregularityNoted(1, Irregularity(kind, step=1))
    (alert,) = noteworthy([begun, later], sitting.table)
    assert alert.sentence.startswith("Round 1: ")
    assert sitting.table.dealer is not None
    assert alert.not_by == sitting.table.dealer.identity


def test_seats_that_were_ticked_in_one_touch_are_raised_and_one_seat_is_not(
    sitting: Sitting,
) -> None:
    won(sitting, (3, "straight_flush"), (5, "straight_flush"))
    happened = sitting.do(c.BeginPaying(), c.TickAllPaid())
    (alert,) = noteworthy(happened, sitting.table)
    assert "in one touch" in alert.sentence
    assert sum(isinstance(one, e.SeatPaid) for one in happened) > 1
    assert not [*noteworthy(happened[-1:], sitting.table)]


def test_a_duty_that_nobody_ticked_is_raised_and_one_that_was_is_not(sitting: Sitting) -> None:
    won(sitting, (3, "four_aces"))
    (alert,) = undone_duties(sitting.table)
    (win,) = sitting.table.round.wins
    won_by = f"{dollars(win.award.prize)} at seat 3"
    assert alert.sentence.startswith(f"Round 1, {won_by}, not ticked: cards shown to the")
    for duty in duties(sitting.table):
        sitting.do(c.TickDuty(duty.kind))
    assert undone_duties(sitting.table) == ()


def test_a_start_in_the_middle_of_a_round_is_raised(sitting: Sitting) -> None:
    assert restarted(sitting.table) == ()
    (alert,) = restarted(sitting.start(3).table)
    assert alert.sentence.startswith("Restarted in round 1")


def test_each_is_on_the_report_and_has_a_name_in_the_list_of_alerts() -> None:
    assert set(KINDS) <= set(REPORTED)
    assert {kind_name(kind) for kind in KINDS} == {
        *("Back-out", "Irregularity", "All paid", "Checklist", "Restart"),
        *("Void", "Late win", "Left open", "Paper", "Card refused", "No cards"),
    }


def test_a_void_is_raised_with_its_reason_and_closed_by_another(sitting: Sitting) -> None:
    sitting.start(3)
    happened = sitting.do(c.VoidRound("Misdeal"))
    (alert,) = noteworthy(happened, sitting.table)
    assert alert.sentence == "Round 1 void: Misdeal, $1.00 returned"
    assert alert.cents == 100
    assert sitting.table.dealer is not None
    assert alert.not_by == sitting.table.dealer.identity


def test_what_a_round_leaves_unpaid_is_raised_with_its_amount(sitting: Sitting) -> None:
    won(sitting, (3, "straight_flush"))
    sitting.do(c.BeginPaying())
    happened = sitting.do(c.EndGame())
    (alert,) = noteworthy(happened, sitting.table)
    (left,) = sitting.table.lasting.left_behind
    assert alert.cents == left.cents > 0
    assert alert.sentence.endswith(f"seat 3, {dollars(left.cents)}")


def test_a_round_that_ended_with_a_prize_nobody_ticked_is_raised(sitting: Sitting) -> None:
    ended = e.GameEnded(1, 1, not_ticked=(3, 5))
    (alert,) = noteworthy([ended], sitting.table)
    assert "seat 3 and seat 5" in alert.sentence
    assert not [*noteworthy([e.GameEnded(1, 1)], sitting.table)]


def test_a_slip_that_did_not_print_is_raised_and_one_that_did_is_not(sitting: Sitting) -> None:
    failed = e.PagePrinted(1, "win", 7, 1, "The slip printer is out of paper")
    (alert,) = noteworthy([failed, e.PagePrinted(1, "win", 8, 1)], sitting.table)
    assert alert.sentence.startswith("Paper no. 7 did not print: The slip printer is out of paper")


@pytest.mark.parametrize(
    ("kind", "told"),
    [("unknown", 1), ("barred", 1), ("wrong_role", 0), ("misread", 0)],
)
def test_a_card_that_is_not_good_is_raised_and_one_that_came_early_is_not(
    sitting: Sitting, kind: str, told: int
) -> None:
    refused = e.SwipeRefused("Card ending 0000 is not on the staff list", "0000", kind)
    assert len([*noteworthy([refused], sitting.table)]) == told


def test_a_large_prize_without_entered_cards_is_raised_and_a_small_one_is_not(
    sitting: Sitting,
) -> None:
    won(sitting, (3, "four_aces"), (5, "straight_flush"))
    (alert,) = unseen_hands(sitting.table)
    assert alert.sentence == "Win 2, seat 3, $5,000.48: no cards were entered for it"

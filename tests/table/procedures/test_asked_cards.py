"""A card answers one question: what is asked for meanwhile leaves the first one unanswered."""

from typing import Any

import pytest
from random_tables import shipped
from sitting import Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.guide.controls import ControlStanding, hand_buttons
from dealer_assist.table.guide.next_step import next_step

Sit = Any  # of conftest
ACES = ("As", "Ah", "Ad", "Ac", "2c")
FOLDED = "Hand was folded"


@pytest.fixture
def denied(sitting: Sitting) -> Sitting:
    """Seat 1 was pressed as four aces, and an Executive's card is to agree that it is no win."""
    sitting.start(1, 5).claim(s1="four_aces")
    sitting.do(c.CallSupervisor(), c.DropClaim(1, reason="Wrong seat"), c.ConfirmWins())
    assert next_thing(sitting.table).what == "asked_card"
    return sitting


def test_a_second_swipe_after_a_jackpot_does_not_answer_what_was_asked_before(
    denied: Sitting,
) -> None:
    denied.claim(s5="four_of_a_kind")
    assert denied.table.round.asked is None, "another hand was pressed"
    denied.do(c.CallSupervisor(), c.ConfirmWins())
    (wins,) = denied.swipe("executive-1")
    assert isinstance(wins, e.WinsAuthorised)
    (refused,) = denied.swipe("executive-1")
    assert isinstance(refused, e.SwipeRefused)
    assert not denied.table.round.denials


def test_a_call_to_verify_leaves_a_void_that_waits_for_its_card(sitting: Sitting) -> None:
    sitting.start(1).claim(s1="four_aces")
    sitting.do(c.VoidRound("Misdeal"))
    assert sitting.table.round.void_asked
    left, called = sitting.do(c.CallSupervisor())
    assert isinstance(left, e.VoidWithdrawn)
    assert isinstance(called, e.SupervisorCalled)


def test_a_mere_call_brings_whoever_has_the_card(sitting: Sitting) -> None:
    sitting.start(1).do(c.SeeCards("1", ACES))
    sitting.come_to_an_end()
    sitting.do(c.DenyHand(1, FOLDED), c.CallSupervisor())
    assert next_thing(sitting.table).what == "asked_card"


def test_a_void_and_a_hand_that_is_none_are_never_asked_together(sitting: Sitting) -> None:
    sitting.start(1).do(c.SeeCards("1", ACES))
    sitting.come_to_an_end()
    sitting.do(c.DenyHand(1, FOLDED), c.VoidRound("Misdeal"))
    assert (sitting.table.round.asked, sitting.table.round.void_asked) == (None, "Misdeal")
    sitting.do(c.DenyHand(1, FOLDED))
    assert sitting.table.round.asked is not None
    assert not sitting.table.round.void_asked


def test_the_key_leaves_a_void_that_waits_for_its_card(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-aquarius")).start(1).claim(s1="four_aces")
    sitting.do(c.VoidRound("Misdeal"))
    left, turned = sitting.do(c.TurnKey("JPH"))
    assert isinstance(left, e.VoidWithdrawn)
    assert isinstance(turned, e.KeyTurned)


def test_a_hand_that_waits_for_a_card_is_not_turned_off_by_a_finger(denied: Sitting) -> None:
    said = denied.no_to(c.PressHand(1, "four_aces"))
    assert said == "NOT A WIN at seat 1 waits for a card. Swipe it, or press NO CARD first"
    shut = hand_buttons(denied.table, (1, "A"))
    assert (shut.standing, shut.detail) == (ControlStanding.NOT_YET, said)
    denied.do(c.LeaveCard())
    assert hand_buttons(denied.table, (1, "A")).standing is ControlStanding.FREE


@pytest.mark.parametrize("line", ["four_aces", "three_of_a_kind"])
def test_after_no_card_a_pressed_jackpot_still_goes_by_a_card_alone(
    denied: Sitting, line: str
) -> None:
    denied.do(c.LeaveCard())
    (asked,) = denied.do(c.PressHand(1, line))
    assert isinstance(asked, e.CardAsked), "neither off nor another hand in its place"
    assert next_step(denied.table).text == "Swipe an EXECUTIVE card"
    (refused,) = denied.swipe("supervisor-1")
    assert isinstance(refused, e.SwipeRefused)
    dropped, alert, *_ = denied.swipe("executive-1")
    assert isinstance(dropped, e.ClaimDropped)
    by, turned_off = denied.staff["executive-1"], "Turned off after the call"
    assert (dropped.by, dropped.reason) == (by, turned_off)
    assert isinstance(alert, e.AlertRaised)
    if line == "four_aces":
        denied.do(c.PressHand(1, line))
    denied.do(c.PressHand(1, line))
    assert not denied.table.round.claims, "a hand pressed anew is a finger's again"


def test_a_hand_called_no_win_and_left_goes_by_a_card_alone(sitting: Sitting) -> None:
    sitting.start(1).claim(s1="four_aces")
    sitting.do(c.CallSupervisor(), c.DropClaim(1, reason="Wrong seat"), c.BackToTable())
    (asked,) = sitting.do(c.PressHand(1, "four_aces"))
    assert isinstance(asked, e.CardAsked)


@pytest.mark.parametrize("line", ["four_aces", "three_of_a_kind"])
def test_a_verified_jackpot_that_nobody_called_no_win_goes_by_a_card_alone(
    sitting: Sitting, line: str
) -> None:
    sitting.start(1).claim(s1="four_aces")
    strike = c.DropClaim(1, reason="Wrong seat")
    sitting.do(c.CallSupervisor(), strike, c.RestoreClaim(1), c.BackToTable())
    (asked,) = sitting.do(c.PressHand(1, line))
    assert isinstance(asked, e.CardAsked), "neither off nor a lower hand in its place"
    assert next_step(sitting.table).text == "Swipe an EXECUTIVE card"
    dropped, alert, *_ = sitting.swipe("executive-1")
    assert isinstance(dropped, e.ClaimDropped)
    assert dropped.reason == "Turned off after the call"
    assert isinstance(alert, e.AlertRaised)


def test_a_confirmed_jackpot_is_not_turned_off_after_the_way_back(sitting: Sitting) -> None:
    sitting.start(1).claim(s1="four_aces").confirm()
    sitting.do(c.BackToTable())
    (asked,) = sitting.do(c.PressHand(1, "four_aces"))
    assert isinstance(asked, e.CardAsked)


def test_a_jackpot_that_the_key_has_shown_goes_by_a_card_alone(sit: Sit) -> None:
    sitting = sit(shipped("crazy4-aquarius")).start(1).claim(s1="four_aces")
    sitting.do(c.TurnKey("JPH"), c.TurnKey("RUN"))
    (asked,) = sitting.do(c.PressHand(1, "four_aces"))
    assert isinstance(asked, e.CardAsked)


def test_a_hand_that_no_verification_has_seen_is_the_fingers(sitting: Sitting) -> None:
    sitting.start(1, 5).claim(s1="three_of_a_kind")
    sitting.do(c.CallSupervisor(), c.BackToTable())
    sitting.claim(s5="four_aces")
    sitting.do(c.PressHand(5, "four_aces"), c.PressHand(1, "three_of_a_kind"))
    assert not sitting.table.round.claims, "pressed since, and one of the dealer's level"


def test_a_verified_hand_gives_way_to_a_higher_one(sitting: Sitting) -> None:
    sitting.start(1).claim(s1="four_of_a_kind")
    sitting.do(c.CallSupervisor(), c.BackToTable(), c.PressHand(1, "four_aces"))
    assert [claim.line for claim in sitting.table.round.claims] == ["four_aces"]


def test_a_share_goes_by_marking_its_side_while_the_hit_stands(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus-2")).start(1, 2)
    sitting.do(*(c.MarkSide(seat, "player") for seat in (1, 2)))
    line = sitting.table.setup.jackpots["A"].lines[0].key
    sitting.do(c.PressTableHand("player", line), c.CallSupervisor(), c.BackToTable())
    sitting.do(c.MarkSide(1, "banker"))
    assert [claim.seat for claim in sitting.table.round.claims] == [2]
    (asked,) = sitting.do(c.MarkSide(2, "banker"))
    assert isinstance(asked, e.CardAsked), "the hit would go with its last share"


def test_a_share_called_no_win_does_not_go_by_marking_its_side(sit: Sit) -> None:
    sitting = sit(shipped("dragon-nexus-2")).start(1, 2)
    sitting.do(*(c.MarkSide(seat, "player") for seat in (1, 2)))
    line = sitting.table.setup.jackpots["A"].lines[0].key
    sitting.do(c.PressTableHand("player", line), c.CallSupervisor())
    sitting.do(c.DropClaim(1, reason="Hand read wrongly", all_shares=True), c.ConfirmWins())
    sitting.do(c.LeaveCard())
    (asked,) = sitting.do(c.MarkSide(1, "banker"))
    assert isinstance(asked, e.CardAsked)
    assert len(sitting.table.round.claims) == 2


def test_a_hand_that_the_cards_make_may_still_be_pressed(sitting: Sitting) -> None:
    sitting.start(1).do(c.SeeCards("1", ACES))
    sitting.come_to_an_end()
    sitting.do(c.DenyHand(1, FOLDED))
    assert "holds Four Aces" in sitting.no_to(c.EndGame()), "until a card agrees"
    left, made = sitting.do(c.PressHand(1, "four_aces"))
    assert isinstance(left, e.CardNotAsked)
    assert isinstance(made, e.ClaimMade)


def test_what_devices_see_does_not_leave_the_question(denied: Sitting) -> None:
    denied.do(c.MissChip(1), c.SeeCards("5", ("2s", "3h", "4d", "5c", "7c")), c.FoldHand(5))
    assert next_thing(denied.table).what == "asked_card"


def test_a_hand_corrected_after_the_call_stays_pressed(sitting: Sitting) -> None:
    sitting.start(2, 5).do(c.PressHand(2, "four_aces"), c.CallSupervisor(), c.BackToTable())
    (asked,) = sitting.do(c.PressHand(2, "three_of_a_kind"))
    assert isinstance(asked, e.CardAsked)
    assert "replaced by Three of a Kind" in next_step(sitting.table).detail
    sitting.swipe("executive-1")
    assert [one.line for one in sitting.table.round.claims] == ["three_of_a_kind"]


def test_what_a_verification_said_and_left_is_no_reason_of_a_later_card(sitting: Sitting) -> None:
    sitting.start(2).do(c.PressHand(2, "four_aces"), c.CallSupervisor())
    sitting.do(c.DropClaim(2, reason="Wrong seat"), c.ConfirmWins(), c.LeaveCard())
    (asked,) = sitting.do(c.PressHand(2, "three_of_a_kind"))
    assert isinstance(asked, e.CardAsked)
    assert [one.reason for one in asked.hands] == ["Turned off after the call"]
    assert "Wrong seat" not in next_step(sitting.table).detail


def test_a_wrong_card_comes_before_a_card_that_is_asked_for(sit: Sit) -> None:
    sitting = sit(shipped("blackjack-blazing")).start(1).claim(s1="three7_suited")
    sitting.do(c.CallSupervisor(), c.DropClaim(1, reason="Wrong seat"), c.ConfirmWins())
    assert sitting.table.round.asked is not None
    sitting.do(c.NoteIrregularity("exposed"))
    assert sitting.table.round.asked is None
    assert "rules on the card first" in sitting.no_to(c.PressHand(1, "three7_suited"))

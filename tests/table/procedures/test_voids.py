"""A void round: whose wagers go back, who had to agree, and that it is told until it is done."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.rules.looks import NO_BLACKJACK
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.values import Returned
from dealer_assist.table.guide.controls import Control, ControlStanding, start_game, void_round
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.table_setup import Safeguards
from dealer_assist.table.state import Phase
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


@pytest.fixture
def dealt(sit: Sit) -> Sitting:
    """A round of Crazy 4 with two chips locked, and the wagers of two seats known."""
    table = sit(shipped("crazy4-nexus")).open()
    table.do(c.PlaceWagers(1, {"ante": 1000, "super_bonus": 1000}), c.PlaceWagers(5, {"ante": 500}))
    table.start(1, 5)
    return table


def test_a_void_names_every_seat_with_what_it_gets_back(dealt: Sitting) -> None:
    dealt.do(c.VoidRound("Misdeal"))
    voided = dealt.table.round.voided
    assert voided is not None
    assert voided.returned == (Returned(1, 2000, 100), Returned(5, 500, 100))
    prompt = next_step(dealt.table)
    assert prompt.key == "void_back"
    assert prompt.text == "Round 1 is void: give every wager back"
    assert prompt.detail == "Seat 1 $21, seat 5 $6. Then reshuffle"


def test_doubles_splits_and_insurance_go_back_and_lammers_do_not(sit: Sit) -> None:
    bet = {"blackjack": 2500}
    table = sit(shipped("free-bet-nexus")).open()
    table.do(*(c.PlaceWagers(seat, bet) for seat in (1, 2, 4, 7)), c.StartGame())
    deal = {"1": ("Ts", "2d"), "2": ("6c", "5d"), "4": ("Ts", "Td"), "7": ("9c", "9d")}
    table.do(*(c.SeeCards(place, cards) for place, cards in deal.items()))
    table.do(c.SeeCards("dealer", ("Ah",)), c.PlaceWagers(7, {**bet, "insurance": 1250}))
    table.do(c.AnswerPeek(NO_BLACKJACK))
    table.do(c.PlaceWagers(1, {**bet, "double": 2500}))
    table.do(c.PlaceWagers(2, {**bet, "free_double": 2500}))
    table.do(c.SeeCards("4", ("Ts",)), c.SeeCards("4b", ("Td",)), c.SeeCards("4b", ("Td", "2h")))
    table.do(c.PlaceWagers(4, {**bet, "double_b": 2000}))
    table.do(c.PlaceWagers(7, {**bet, "insurance": 1250, "free_split_b": 2500}))
    table.do(c.SeeCards("7", ("9c",)), c.SeeCards("7b", ("9d",)))
    table.do(c.VoidRound("Misdeal"))
    assert table.table.round.voided is not None
    assert table.table.round.voided.returned == (
        Returned(1, 5000, 0),
        Returned(2, 2500, 0),
        Returned(4, 7000, 0),
        Returned(7, 3750, 0),
    )


def test_no_round_begins_and_no_table_closes_before_the_wagers_are_back(dealt: Sitting) -> None:
    dealt.do(c.VoidRound("Misdeal"))
    assert "Give every wager back first" in dealt.no_to(c.StartGame())
    assert "Give every wager back first" in dealt.no_to(c.CloseTable())
    assert start_game(dealt.table).standing is ControlStanding.NOT_YET
    (given,) = dealt.do(c.GiveBack())
    assert isinstance(given, e.WagersGivenBack)
    assert dealt.table.round.voided is None
    assert not dealt.do(c.GiveBack())
    dealt.do(c.StartGame())


def test_a_round_that_was_never_started_has_nothing_to_give_back(sit: Sit) -> None:
    table = sit(shipped("crazy4-nexus")).open()
    table.do(c.SeeChip(5), c.VoidRound("Misdeal"))
    assert table.table.round.voided is None


@pytest.fixture
def guarded(sit: Sit) -> Sitting:
    """A round in play at a table whose voids need a Supervisor."""
    setup = replace(shipped("crazy4-nexus"), safeguards=Safeguards(void_needs_card=True))
    table = sit(setup).open()
    table.start(5)
    return table


def test_a_house_may_want_a_supervisors_card_once_cards_may_be_out(guarded: Sitting) -> None:
    (asked,) = guarded.do(c.VoidRound("Misdeal"))
    assert isinstance(asked, e.VoidAsked)
    assert not guarded.do(c.VoidRound("Misdeal")), "asked once"
    assert guarded.is_in(Phase.IN_PLAY)
    assert next_step(guarded.table).key == "void_card"
    (refused,) = guarded.do(c.SwipeCard(guarded.staff["dealer-1"]))
    assert "A Supervisor's card voids a round" in refused.refusal
    voided, _ = guarded.do(c.SwipeCard(guarded.staff["supervisor-1"]))
    assert (voided.reason, voided.by) == ("Misdeal", guarded.staff["supervisor-1"])
    assert guarded.table.round.void_asked == ""


def test_a_void_that_gets_no_card_can_be_withdrawn(guarded: Sitting) -> None:
    guarded.do(c.VoidRound("Misdeal"), c.KeepRound())
    assert (guarded.table.round.void_asked, guarded.table.round.phase) == ("", Phase.IN_PLAY)
    assert not guarded.do(c.KeepRound())


def test_before_the_start_no_card_is_asked_for(sit: Sit) -> None:
    setup = replace(shipped("crazy4-nexus"), safeguards=Safeguards(void_needs_card=True))
    table = sit(setup).open()
    table.do(c.SeeChip(5))
    assert isinstance(table.do(c.VoidRound("Misdeal"))[0], e.RoundVoided)


def test_a_win_on_record_ends_the_time_for_a_void_by_card(guarded: Sitting) -> None:
    guarded.do(c.VoidRound("Misdeal"), c.PressHand(5, "straight_flush"), c.CallSupervisor())
    assert not guarded.table.round.void_asked, "the hand comes first"
    guarded.do(c.ConfirmWins(), c.SwipeCard(guarded.staff["supervisor-1"]))
    (refused,) = guarded.swipe("supervisor-1")
    assert isinstance(refused, e.SwipeRefused)
    assert "on record" in guarded.no_to(c.VoidRound("Misdeal"))


def test_a_winning_hand_that_goes_with_a_void_is_an_alert_to_another_person(dealt: Sitting) -> None:
    dealt.do(c.SeeCards("1", ("As", "Ah", "Ad", "Ac", "2c")))
    (asked,) = dealt.do(c.VoidRound("Misdeal"))
    assert isinstance(asked, e.VoidAsked)
    assert isinstance(dealt.swipe("supervisor-1")[0], e.SwipeRefused), "the hand's own card"
    happened = dealt.swipe("executive-1")
    raised = [one for one in happened if isinstance(one, e.AlertRaised)]
    assert [one.sentence for one in raised] == [
        "Seat 1: Four Aces went with round 1, which was made void: Misdeal"
    ]
    assert raised[0].not_by == dealt.staff["executive-1"].identity
    assert [one.sentence for one in dealt.table.lasting.alerts] == [raised[0].sentence], (
        "and stays open"
    )


def test_void_is_shut_with_its_reason_once_money_was_handed_over(sit: Sit) -> None:
    """VOID ROUND looked open after a payment, and refused only after the reason was given."""
    table = sit(shipped("four-card-nexus")).open()
    bets = {"ante": 500, "aces_up": 500}
    table.do(c.PlaceWagers(6, bets), c.StartGame(), c.AdvanceStage("deal"))
    table.do(
        c.SeeCards("6", ("Ks", "Kc", "Kd", "Kh", "2d")), c.PlaceWagers(6, {**bets, "play": 500})
    )
    table.do(c.SeeCards("dealer", ("7s", "8d", "9c", "Tc", "As", "2c")), c.AdvanceStage("settle"))
    assert void_round(table.table).standing is ControlStanding.FREE
    table.do(c.SettleSeat(6))
    assert void_round(table.table) == Control(ControlStanding.NOT_YET, "Seat 6 is settled")
    said = table.no_to(c.VoidRound(table.table.setup.void_reasons[0]))
    assert said == "Seat 6 is settled. Press UNDO first"
    table.do(c.UndoPaid())
    assert void_round(table.table).standing is ControlStanding.FREE
    table.do(c.PayBets())
    assert void_round(table.table) == Control(ControlStanding.NOT_YET, "Bonus bets are paid")

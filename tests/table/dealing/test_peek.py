"""Insurance and the look for blackjack at every blackjack table, with and without known cards."""

import pytest
from dealt_table import shipped
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import peek
from dealer_assist.table.facts.dealing.blackjack_wagers import why_no_double
from dealer_assist.table.facts.dealing.peek import PeekLook
from dealer_assist.table.guide import controls

TABLES = ("blackjack-royal-match", "blackjack-blazing", "house-money-nexus")
BET = {"blackjack": 5000}


def dealt(sit: Sit, table: str, up: str) -> Sitting:
    sitting = sit(shipped(table)).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("8d", "3h")))
    sitting.do(c.SeeCards("dealer", (up,)))
    return sitting


@pytest.mark.parametrize("table", TABLES)
def test_a_ten_up_is_looked_under_once_and_then_hands_are_doubled(sit: Sit, table: str) -> None:
    sitting = dealt(sit, table, "Td")
    assert peek.due(sitting.table) is PeekLook.PEEK
    assert why_no_double(sitting.table, "4") == "Look for blackjack first"

    sitting.do(c.AnswerPeek("none"))

    assert peek.due(sitting.table) is None
    assert why_no_double(sitting.table, "4") == ""
    sitting.do(c.PlaceWagers(4, {**BET, "double": 5000}))


@pytest.mark.parametrize("table", TABLES)
def test_an_ace_up_offers_insurance_before_the_look(sit: Sit, table: str) -> None:
    sitting = dealt(sit, table, "Ad")
    assert peek.due(sitting.table) is PeekLook.INSURE
    sitting.do(c.PlaceWagers(4, {**BET, "insurance": 2500}), c.CloseInsurance())
    assert peek.due(sitting.table) is PeekLook.PEEK
    closed = sitting.no_to(c.PlaceWagers(4, {**BET, "insurance": 2400}))
    assert closed == "Insurance is closed. Touch it in the strip to open it again"

    sitting.do(c.AnswerPeek("none"))

    assert peek.due(sitting.table) is PeekLook.SETTLE
    assert controls.end_game(sitting.table).detail == "Collect the insurance"
    assert sitting.do(c.SettleInsurance())[0] == e.InsuranceSettled(sitting.now, (4,))
    assert peek.is_lost(sitting.table)
    assert sitting.do(c.SettleInsurance()) == []  # twice is once


def test_a_blackjack_pays_the_insurance_and_nobody_draws(sit: Sit) -> None:
    sitting = dealt(sit, "blackjack-royal-match", "Ad")
    sitting.do(c.PlaceWagers(4, {**BET, "insurance": 2500}), c.CloseInsurance())
    sitting.do(c.AnswerPeek("blackjack"))
    assert peek.in_short(sitting.table) == "Pay the insurance"

    sitting.do(c.SettleInsurance())

    assert sitting.table.round.stages[-1] == "settle"
    assert why_no_double(sitting.table, "4") == "Dealer has blackjack. No draws"


def test_an_answer_that_is_corrected_has_the_insurance_settled_again(sit: Sit) -> None:
    sitting = dealt(sit, "blackjack-royal-match", "Ad")
    sitting.do(c.PlaceWagers(4, {**BET, "insurance": 2500}), c.AnswerPeek("none"))
    sitting.do(c.SettleInsurance(), c.AnswerPeek("blackjack"))

    assert peek.due(sitting.table) is PeekLook.SETTLE


@pytest.mark.parametrize("table", TABLES)
def test_without_known_cards_the_look_is_asked_for_and_holds_nothing(sit: Sit, table: str) -> None:
    sitting = sit(shipped(table)).open()
    # A table without bonus bets on the first two cards has no stage for them.
    sitting.do(c.StartGame(), c.AdvanceStage("play" if table == "blackjack-blazing" else "deal"))
    asked = sitting.table
    assert peek.due(asked) is PeekLook.UNSEEN
    assert peek.in_short(asked) == ""

    sitting.do(c.AnswerPeek("other"))

    assert peek.due(sitting.table) is None


def test_what_is_no_answer_is_refused(sit: Sit) -> None:
    sitting = dealt(sit, "blackjack-royal-match", "9d")
    assert "Touch one of them" in sitting.no_to(c.AnswerPeek("rain"))
    assert "no ace and no ten" in sitting.no_to(c.AnswerPeek("none"))
    assert sitting.no_to(c.CloseInsurance()) == "Insurance needs an ace up"
    assert "Nothing to settle" in sitting.no_to(c.SettleInsurance())


def test_a_hand_of_21_or_three_cards_is_not_doubled(sit: Sit) -> None:
    sitting = dealt(sit, "blackjack-royal-match", "6d")
    sitting.do(c.SeeCards("4", ("8d", "3h", "2c")))
    assert "first two cards" in why_no_double(sitting.table, "4")

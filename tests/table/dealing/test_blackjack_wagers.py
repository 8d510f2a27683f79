"""Doubles and insurances within the rules' limits, and the reason where they are not."""

import pytest
from dealt_table import shipped
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing.blackjack_wagers import why_no_double, why_no_insurance

BET = {"blackjack": 5000}


@pytest.fixture
def playing(sit: Sit) -> Sitting:
    sitting = sit(shipped("house-money-nexus")).open()
    sitting.do(c.PlaceWagers(2, BET), c.StartGame(), c.SeeCards("2", ("5d", "6h")))
    return sitting


def with_double(cents: int) -> c.PlaceWagers:
    return c.PlaceWagers(2, {**BET, "double": cents})


def with_insurance(cents: int) -> c.PlaceWagers:
    return c.PlaceWagers(2, {**BET, "insurance": cents})


def test_a_double_may_be_for_less_and_never_for_more(playing: Sitting) -> None:
    playing.do(c.SeeCards("dealer", ("9c",)), with_double(2000))
    assert playing.table.seat(2).wagers["double"] == 2000

    assert "not $50.01" in playing.no_to(with_double(5001))


def test_a_double_waits_for_the_peek_and_ends_with_a_blackjack(playing: Sitting) -> None:
    playing.do(c.SeeCards("dealer", ("Tc",)))
    assert playing.no_to(with_double(5000)) == "Look for blackjack first"
    playing.do(c.AnswerPeek("blackjack"))
    assert playing.no_to(with_double(5000)) == "Dealer has blackjack. No draws"
    playing.do(c.AnswerPeek("none"), with_double(5000))


def test_a_double_matches_what_is_left_up_so_that_is_asked_first(sit: Sit) -> None:
    sitting = sit(shipped("house-money-nexus")).open()
    sitting.do(c.PlaceWagers(2, {**BET, "house_money": 1000}), c.StartGame())
    sitting.do(c.SeeCards("2", ("5d", "6h")), c.SeeCards("dealer", ("9c",)))
    more = c.PlaceWagers(2, {**BET, "house_money": 1000, "double": 5000})
    assert sitting.no_to(more) == "Ask seat 2 for LEAVE UP first. A double matches it"

    sitting.do(c.AnswerBonus(2, 2000))  # a straight, 1 to 1
    sitting.do(c.PlaceWagers(2, {**sitting.table.seat(2).wagers, "double": 7000}))


def test_a_hand_of_three_drawn_cards_is_doubled_by_its_first_two(playing: Sitting) -> None:
    playing.do(c.SeeCards("dealer", ("9c",)), c.SeeCards("2", ("5d", "6h", "2c", "3c")))
    assert why_no_double(playing.table, "2") == "A double is for the first two cards of a hand"


def test_a_split_hand_has_a_double_of_its_own(playing: Sitting) -> None:
    playing.do(c.SeeCards("dealer", ("9c",)), c.SeeCards("2", ("5d", "6c")))
    playing.do(c.SeeCards("2b", ("5h", "4c")))
    playing.do(c.PlaceWagers(2, {**BET, "double_b": 5000}))

    assert playing.table.seat(2).wagers == {**BET, "double_b": 5000}


def test_insurance_needs_an_ace_up_and_comes_before_the_peek(playing: Sitting) -> None:
    playing.do(c.SeeCards("dealer", ("Kc",)))
    assert playing.no_to(with_insurance(2500)) == "Insurance needs an ace up"
    playing.do(c.SeeCards("dealer", ("Ac",)), with_insurance(2500))
    playing.do(c.PlaceWagers(2, BET), c.AnswerPeek("none"))
    assert playing.no_to(with_insurance(2500)) == (
        "The dealer has looked already. Insurance is closed"
    )


def test_insurance_is_half_of_the_blackjack_wager_at_most(playing: Sitting) -> None:
    playing.do(c.SeeCards("dealer", ("Ac",)))
    assert playing.no_to(with_insurance(2501)) == (
        "Seat 2 may insure $25 at most, half of its blackjack wager"
    )
    assert why_no_insurance(playing.table, 5) == "Seat 5 has no blackjack wager to insure"


def test_what_is_left_up_is_no_wager_that_can_be_placed(playing: Sitting) -> None:
    playing.do(c.SeeCards("dealer", ("9c",)))
    said = playing.no_to(c.PlaceWagers(2, {**BET, "left_up": 100}))
    assert said == "Answer LEAVE UP at seat 2. It is no wager of its own"

"""Blackjack titles by finite decks: the sums are those of plain blackjack where no act differs."""

from fractions import Fraction

import pytest

from dealer_assist.odds.games.blackjack_dealer import NONE
from dealer_assist.odds.games.blackjack_play import hand_of
from dealer_assist.odds.games.title_blackjack import rough_edge, split_patterns
from dealer_assist.odds.games.title_hands import FIRST, FREE, TitleHands, ends_on_22
from dealer_assist.odds.games.title_rules import BlackjackTitle
from dealer_assist.odds.number_fields import Roughly
from dealer_assist.value import replace

SIX = 5
"""The place of an up card of 6 among the values."""


def hands(rules: BlackjackTitle, up: int = SIX) -> TitleHands:
    return TitleHands(rules, up, Roughly())


def test_a_push_on_22_takes_from_a_win_what_the_dealer_busts_so() -> None:
    twenty = hand_of((9, 9))
    plain, pushing = (
        hands(BlackjackTitle(6, pushes_22=pushes)).stand(twenty, NONE, FIRST)
        for pushes in (False, True)
    )
    assert 0.05 < plain - pushing < 0.12


def test_a_free_hand_loses_nothing() -> None:
    sixteen, against_ten = hand_of((9, 5)), hands(BlackjackTitle(6, pushes_22=True, free=True), 9)
    own, free = (against_ten.stand(sixteen, NONE, stake) for stake in (FIRST, FREE))
    assert own < 0 < free


def test_a_free_double_of_eleven_is_worth_more_than_one_with_own_money() -> None:
    eleven = hand_of((4, 5))
    free, own = (
        hands(BlackjackTitle(6, pushes_22=True, free=is_free)).worth(eleven, NONE, FIRST)
        for is_free in (True, False)
    )
    assert free > own


def test_six_cards_win_at_once_in_super_fun_21_but_not_after_a_split() -> None:
    six = (2, 2, 2, 0, 0, 0, 0, 0, 0, 0)
    rules = BlackjackTitle(6, super_fun=True)
    assert hands(rules).worth(six, NONE, FIRST) == 1
    assert hands(rules).worth(six, NONE, FREE) < 1


def test_five_cards_of_21_pay_two_to_one_in_super_fun_21() -> None:
    five = (1, 1, 1, 0, 1, 0, 0, 0, 0, 1)
    assert hands(BlackjackTitle(6, super_fun=True)).worth(five, NONE, FIRST) == 2


@pytest.mark.parametrize("up", range(10))
def test_every_set_of_cards_on_22_is_one_that_the_dealer_draws(up: int) -> None:
    for drawn, (_, orders) in ends_on_22(up, hits_soft_17=True).items():
        total = sum((value + 1) * number for value, number in enumerate(drawn)) + up + 1
        assert total == 22
        assert orders > 0


def test_two_hands_are_what_comes_of_a_split_to_two() -> None:
    assert split_patterns(2) == {(0, 0, 2): 1}


@pytest.mark.long
def test_without_any_act_it_is_plain_blackjack_played_by_the_cards_of_the_hand() -> None:
    """Six decks, dealer stands on soft 17: 0.4059 % by totals, a little less by cards."""
    rules = BlackjackTitle(6, hits_soft_17=False)
    assert 0.0040 < rough_edge(rules) < 0.004059


@pytest.mark.long
def test_one_deck_of_super_fun_21_is_near_its_print() -> None:
    """Printed 1.16 % by totals; by the cards of the hand a player does a little better."""
    rules = BlackjackTitle(1, super_fun=True, blackjack_pays=Fraction(1))
    assert 0.0105 < rough_edge(rules) < 0.0116


@pytest.mark.long
@pytest.mark.timeout(1_200)
def test_two_hands_of_six_decks_are_near_their_print() -> None:
    """Printed 0.58 % without its strategy; a blackjack as dealt pushes against the dealer's."""
    rules = BlackjackTitle(6, switch=True, pushes_22=True, blackjack_pays=Fraction(1), split_to=4)
    assert 0.0052 < rough_edge(rules) < 0.0058


TEN_RANK = 8
BAHAMA = BlackjackTitle(6, doubles_any=True, doublings=3, wins_21=True, taken_out=(TEN_RANK,))


def test_a_hand_that_is_doubled_again_and_a_21_that_always_wins_are_worth_more() -> None:
    eight, against_six = hand_of((2, 4)), dict[int, float]()
    for doublings in (1, 2, 3):
        rules = replace(BAHAMA, doublings=doublings)
        against_six[doublings] = hands(rules).worth(eight, NONE, FIRST)
    assert against_six[1] < against_six[2] <= against_six[3]
    twenty_one = hand_of((0, 9))
    assert hands(BAHAMA).stand(twenty_one, NONE, FIRST) == pytest.approx(1)


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(
    ("changed", "edge"),
    [
        ({}, 0.01384),
        ({"doublings": 2}, 0.01430),
        ({"doublings": 1}, 0.01710),
        ({"hits_soft_17": False}, 0.00990),
    ],
)
def test_bahama_bonus_from_a_very_long_shoe_is_as_it_was_counted(
    changed: dict[str, int], edge: float
) -> None:
    """Counted by others for an endless shoe, a pair split once: five hundred decks come near it."""
    rules = replace(BAHAMA, decks=500, split_to=2, **changed)
    assert rough_edge(rules) == pytest.approx(edge, abs=3e-5)

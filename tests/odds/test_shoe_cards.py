"""First cards from a shoe, against dealing every order of a small one."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from dealer_assist.odds.shoe_cards import (
    blazing_7s_chances,
    house_money_chances,
    insurance_chances,
    trilux_chances,
)
from dealer_assist.rules.bets.bonus_bets import blazing_7s, trilux
from dealer_assist.rules.cards import DECK
from dealer_assist.rules.games.house_money import bonus_line


@pytest.mark.parametrize("decks", [1, 2])
def test_house_money_agrees_with_dealing_every_two_cards(decks: int) -> None:
    dealt = Counter(bonus_line(pair) for pair in permutations(DECK * decks, 2))
    chances = house_money_chances(decks)
    assert chances.total == dealt.total()
    assert chances.ways == {(line,) if line else (): ways for line, ways in dealt.items()}


def test_three_cards_of_one_deck_agree_with_dealing_every_order() -> None:
    deals = [(cards[:2], cards[2]) for cards in permutations(DECK, 3)]
    sevens = Counter(tuple(sorted(blazing_7s.lines(two, third))) for two, third in deals)
    three_cards = Counter(tuple(sorted(trilux.lines(two, third))) for two, third in deals)
    assert {met: ways for met, ways in blazing_7s_chances(1).ways.items() if ways} == sevens
    assert {met: ways for met, ways in trilux_chances(1).ways.items() if ways} == three_cards


@pytest.mark.parametrize("decks", [6, 7, 8])
def test_every_deal_is_counted(decks: int) -> None:
    for chances in (blazing_7s_chances(decks), trilux_chances(decks), house_money_chances(decks)):
        assert sum(chances.ways.values()) == chances.total


def test_three_sevens_of_a_suit_need_three_decks() -> None:
    assert blazing_7s_chances(2).of("three7_suited") == 0
    assert blazing_7s_chances(3).of("three7_suited") == Fraction(4 * 6, 156 * 155 * 154)


def test_suited_aces_from_six_decks_come_as_often_as_three_diamond_sevens_times_four() -> None:
    aces = trilux_chances(6).of("three_aces_suited")
    assert aces == blazing_7s_chances(6).of("three7_suited") == Fraction(2, 125_333)


def test_insurance_meets_a_ten_under_the_ace() -> None:
    assert insurance_chances(6).of("dealer_blackjack") == Fraction(96, 311)

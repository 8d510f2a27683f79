"""Strengths for arrays rank hands exactly as the rules do."""

from random import Random

from dealer_assist.odds.card_sets import all_sets, number_of
from dealer_assist.odds.strength import (
    best_of_five,
    best_of_four,
    five_card_hands,
    five_card_strengths,
    four_card_hands,
    weakest,
)
from dealer_assist.rules.cards import ACE, DECK, KING
from dealer_assist.rules.ranking.five_cards import best_five
from dealer_assist.rules.ranking.four_cards import best_four


def test_there_are_2535_four_card_hands_and_7462_five_card_hands() -> None:
    assert len(four_card_hands()) == 2_535
    assert len(five_card_hands()) == 7_462


def test_strength_is_the_place_among_all_hands() -> None:
    random = Random(7)
    for size, strengths, hands, best in (
        (4, best_of_four(), four_card_hands(), best_four),
        (5, best_of_five(), four_card_hands(), best_four),
        (5, five_card_strengths(), five_card_hands(), best_five),
    ):
        assert len(strengths) == len(all_sets(size))
        for _ in range(2_000):
            cards = tuple(sorted(random.sample(DECK, size)))
            number = int(number_of(all_sets(1)[list(cards)].T)[0])
            assert hands[strengths[number]].text == best(cards).text


def test_the_weakest_hand_of_a_rank_leads_the_others() -> None:
    assert four_card_hands()[weakest("high_card", KING)].text == "high_card:K-4-3-2"
    assert four_card_hands()[weakest("pair", ACE)].text == "pair:A-3-2"

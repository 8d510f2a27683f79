"""Cover All: the highest hand at a table, dealt often and counted exactly."""

from math import comb

import numpy as np
import pytest

from dealer_assist.catalog.book import Book
from dealer_assist.odds.card_sets import number_of
from dealer_assist.odds.hand_classes import five_card_chances
from dealer_assist.odds.highest_hand import DISJOINT, highest_hand_chances
from dealer_assist.odds.poker_figures import cover_all
from dealer_assist.odds.strength import five_card_hands, five_card_strengths


def test_one_hand_alone_is_any_five_cards() -> None:
    chances = highest_hand_chances(1)
    assert chances.total == comb(52, 5)
    assert all(chances.of(kind) == five_card_chances().of(kind) for kind in DISJOINT)


@pytest.mark.parametrize("hands", range(2, 9))
def test_a_highest_hand_comes_as_often_as_counted(hands: int) -> None:
    deals = 40_000
    deck = np.tile(np.arange(52, dtype=np.uint8), (deals, 1))
    dealt = np.random.default_rng(hands).permuted(deck, axis=1)[:, : 5 * hands]
    highest = five_card_strengths()[number_of(dealt.reshape(deals, hands, 5))].max(axis=1)
    kinds = np.array([hand.kind for hand in five_card_hands()])[highest]
    chances = highest_hand_chances(hands)
    assert sum(chances.ways.values()) == chances.total
    for kind in DISJOINT:
        chance = float(chances.of(kind))
        deviation = (deals * chance * (1 - chance)) ** 0.5
        assert abs((kinds == kind).sum() - deals * chance) <= 4.5 * deviation + 1, kind


def test_the_house_keeps_six_to_ten_percent_with_any_number_of_hands(book: Book) -> None:
    """Nothing was printed."""
    edges = {
        figure["conditions"]["hands"]: round(100 * figure["house_edge"], 2)
        for figure in cover_all(book.games["caribbean_stud"], {})
    }
    assert edges == {2: 8.71, 3: 7.07, 4: 6.96, 5: 8.38, 6: 9.44, 7: 7.02, 8: 6.45}

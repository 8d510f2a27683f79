"""Hands that share no card, against polynomials and pairs counted one by one."""

from itertools import combinations
from math import comb

import numpy as np
import pytest

from dealer_assist.odds.card_sets import all_sets
from dealer_assist.odds.disjoint_hands import KINDS, count_disjoint
from dealer_assist.odds.highest_hand import DISJOINT
from dealer_assist.odds.strength import five_card_hands, five_card_strengths


@pytest.mark.parametrize("kind", KINDS)
def test_two_hands_are_counted_as_the_table_has_them(kind: str) -> None:
    assert count_disjoint(kind, 2) == DISJOINT[kind][:3]


@pytest.mark.parametrize("kind", ["royal_flush", "straight_flush", "four_of_a_kind"])
def test_eight_hands_are_counted_as_the_table_has_them(kind: str) -> None:
    assert count_disjoint(kind, 8) == DISJOINT[kind]


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "hands"), [("full_house", 8), ("flush", 8), ("straight", 4), ("three_of_a_kind", 4)]
)
def test_more_hands_are_counted_as_the_table_has_them(kind: str, hands: int) -> None:
    assert count_disjoint(kind, hands) == DISJOINT[kind][: hands + 1]


def test_straight_flushes_go_suit_by_suit() -> None:
    """Ten in each suit, 14 pairs of them without a common card: (1 + 10x + 14x²)⁴."""
    polynomial = np.poly1d([14, 10, 1]) ** 4
    assert tuple(int(c) for c in polynomial.coeffs[::-1]) == DISJOINT["straight_flush"]


@pytest.mark.parametrize("kind", ["full_house", "flush", "straight", "three_of_a_kind"])
def test_pairs_of_hands_are_counted_one_against_all(kind: str) -> None:
    """By the cards that each pair of hands has in common: 0 if none of the sums is left."""
    least = next(n for n, hand in enumerate(five_card_hands()) if hand.kind == kind)
    hands = all_sets(5)[five_card_strengths() >= least]
    # Inclusion and exclusion over the cards in common: sets of so many cards in both hands.
    pairs = 0
    for size in range(6):
        numbers = [
            sum(
                np.array([comb(card, place + 1) for card in range(52)])[hands[:, column]]
                for place, column in enumerate(columns)
            )
            for columns in combinations(range(5), size)
        ]
        held = np.concatenate(numbers) if size else np.zeros(len(hands), dtype=np.int64)
        counts = np.bincount(held).astype(object)
        pairs += (-1) ** size * int((counts * counts).sum())
    assert pairs == 2 * DISJOINT[kind][2]

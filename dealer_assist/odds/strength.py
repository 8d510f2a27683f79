"""Hand strengths for arrays: dense numbers, higher wins, equal ties, as the rules rank hands."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.card_sets import Columns, all_sets, number_of_columns
from dealer_assist.rules.cards import Card
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.ranking4 import best_four

Strengths = NDArray[np.int16]


@cache
def four_card_hands() -> tuple[Hand, ...]:
    """List every different four-card hand, the weakest first: a strength is a place here."""
    return _ranked()[0]


def weakest(kind: str, rank: int) -> int:
    """Give the strength of the weakest hand that is led by this kind and rank."""
    hands = enumerate(four_card_hands())
    return next(place for place, hand in hands if hand.kind == kind and hand.ranks[0] == rank)


@cache
def best_of_four() -> Strengths:
    """Give the strength of every set of four cards."""
    return _ranked()[1]


@cache
def best_of_five() -> Strengths:
    """Give the strength of the best four of every set of five cards."""
    return best_without_one(tuple(all_sets(5).T), best_of_four())


def best_without_one(columns: Columns, smaller: Strengths) -> Strengths:
    """Give the best strength that is left when one card of each set goes."""
    best = smaller.take(number_of_columns(columns[1:]))
    for place in range(1, len(columns)):
        rest = [*columns[:place], *columns[place + 1 :]]
        np.maximum(best, smaller.take(number_of_columns(rest)), out=best)
    return best


@cache
def _ranked() -> tuple[tuple[Hand, ...], Strengths]:
    """Rank by the rules: all ranks in mixed suits, and all sets of ranks in one suit."""
    sets = all_sets(4).astype(np.int64)
    ranks, suits = sets // 4, sets % 4
    is_suited = (suits == suits[:, :1]).all(axis=1)
    # Rows ascend, so equal ranks stand together; mixed hands of the same ranks are equal.
    key = ((ranks[:, 0] * 13 + ranks[:, 1]) * 13 + ranks[:, 2]) * 13 + ranks[:, 3]
    key += is_suited * 13**4
    _, first, alike = np.unique(key, return_index=True, return_inverse=True)
    hands = [best_four(_cards(row)) for row in sets[first].tolist()]
    values = sorted({hand.value: hand for hand in hands}.items())
    place = {value: number for number, (value, _) in enumerate(values)}
    strength = np.array([place[hand.value] for hand in hands], dtype=np.int16)
    return tuple(hand for _, hand in values), strength[alike]


def _cards(row: list[int]) -> tuple[Card, ...]:
    return tuple(row)

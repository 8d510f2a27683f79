"""Hand strengths for arrays: dense numbers, higher wins, equal ties, as the rules rank hands."""

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.card_sets import Columns, all_sets, number_of_columns
from dealer_assist.rules.cards import Card
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.ranking.five_cards import best_five
from dealer_assist.rules.ranking.four_cards import best_four
from dealer_assist.rules.ranking.three_cards import best_three

Strengths = NDArray[np.int16]


@cache
def three_card_hands() -> tuple[Hand, ...]:
    """List every different three-card hand, the weakest first: a strength is a place here."""
    return _ranked(3, best_three)[0]


@cache
def three_card_strengths() -> Strengths:
    """Return the strength of every set of three cards in three-card poker."""
    return _ranked(3, best_three)[1]


@cache
def four_card_hands() -> tuple[Hand, ...]:
    """List every different four-card hand, the weakest first: a strength is a place here."""
    return _ranked(4, best_four)[0]


@cache
def five_card_hands() -> tuple[Hand, ...]:
    """List every different five-card hand, the weakest first."""
    return _ranked(5, best_five)[0]


def weakest(kind: str, rank: int) -> int:
    """Return the strength of the weakest four-card hand that is led by this kind and rank."""
    hands = enumerate(four_card_hands())
    return next(place for place, hand in hands if hand.kind == kind and hand.ranks[0] == rank)


@cache
def best_of_four() -> Strengths:
    """Return the strength of every set of four cards in four-card poker."""
    return _ranked(4, best_four)[1]


@cache
def best_of_five() -> Strengths:
    """Return the strength of the best four of every set of five cards."""
    return best_without_one(tuple(all_sets(5).T), best_of_four())


@cache
def five_card_strengths() -> Strengths:
    """Return the strength of every set of five cards in five-card poker."""
    return _ranked(5, best_five)[1]


def best_without_one(columns: Columns, smaller: Strengths) -> Strengths:
    """Return the best strength that is left when one card of each set goes."""
    best = smaller.take(number_of_columns(columns[1:]))
    for place in range(1, len(columns)):
        rest = [*columns[:place], *columns[place + 1 :]]
        np.maximum(best, smaller.take(number_of_columns(rest)), out=best)
    return best


@cache
def _ranked(
    size: int, best: Callable[[tuple[Card, ...]], Hand]
) -> tuple[tuple[Hand, ...], Strengths]:
    """Rank by the rules: one hand for each set of ranks in mixed suits, one in a single suit."""
    sets = all_sets(size)
    # Cards ascend, so equal ranks stand together and the key tells the ranks apart.
    key = np.zeros(len(sets), dtype=np.int32)
    is_suited = np.ones(len(sets), dtype=bool)
    for card in sets.T:
        key = key * 13 + card // 4
        is_suited &= card % 4 == sets[:, 0] % 4
    key += is_suited * np.int32(13**size)
    _, first, alike = np.unique(key, return_index=True, return_inverse=True)
    hands = [best(tuple(row)) for row in sets[first].tolist()]
    values = sorted({hand.value: hand for hand in hands}.items())
    place = {value: number for number, (value, _) in enumerate(values)}
    strength = np.array([place[hand.value] for hand in hands], dtype=np.int16)
    return tuple(hand for _, hand in values), strength[alike]

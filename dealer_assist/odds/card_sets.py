"""Sets of cards as numbers, for arrays: every set of one to five cards, and its suit class.

A set's number is its place in colexicographic order, so the sets below any card come first.
Two sets are of one suit class when renaming suits turns one into the other: they have the same
chances. A class has the number of its first member among all classes of its size.
"""

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dealer_assist.value import Value

Cards = NDArray[np.integer[Any]]
# Sets as one array for their lowest cards, one for the next, and so on: fast to work on.
Columns = Sequence[Cards]
Numbers = NDArray[np.int64]

_CHOOSE = np.array([[comb(card, size) for card in range(53)] for size in range(8)], dtype=np.int64)
SUIT_ORDERS = tuple(permutations(range(4)))


class SuitClasses(Value):
    """The suit classes of all sets of one size: a member of each, and how many members it has."""

    of_set: NDArray[np.int32]
    members: NDArray[np.uint8]
    sizes: NDArray[np.int64]


@cache
def all_sets(size: int) -> NDArray[np.uint8]:
    """List every set of so many cards, a row each with its cards ascending."""
    if size == 1:
        return np.arange(52, dtype=np.uint8)[:, None]
    smaller = all_sets(size - 1)
    sets = np.empty((comb(52, size), size), dtype=np.uint8)
    row = 0
    for card in range(size - 1, 52):
        below = comb(card, size - 1)
        sets[row : row + below, :-1] = smaller[:below]
        sets[row : row + below, -1] = card
        row += below
    return sets


def number_of(cards: Cards) -> Numbers:
    """Return each row's number; the cards of a row may come in any order."""
    return number_of_sorted(np.sort(cards, axis=-1))


def number_of_sorted(cards: Cards) -> Numbers:
    """Return each row's number; the cards of a row ascend."""
    return number_of_columns([cards[..., place] for place in range(cards.shape[-1])])


def number_of_columns(columns: Columns) -> Numbers:
    """Return the number of each set, its lowest cards in the first column and so on."""
    # `take` is three times as fast as indexing, and this is the busiest line of all the odds.
    number: Numbers = _CHOOSE[1].take(columns[0])
    for place, column in enumerate(columns[1:], 2):
        number += _CHOOSE[place].take(column)
    return number


def inserted(columns: Columns, card: Cards) -> list[Cards]:
    """Put one more card into ascending columns."""
    placed = []
    for column in columns:
        placed.append(np.minimum(column, card))
        card = np.maximum(column, card)
    return [*placed, card]


@cache
def suit_classes(size: int) -> SuitClasses:
    """Sort every set of so many cards into its suit class."""
    sets = all_sets(size)
    suits = np.sort(ranks_by_suit(sets), axis=0)
    key = np.zeros(len(sets), dtype=np.int64)
    for ranks in suits:
        key = key << 13 | ranks
    _, first, of_set, sizes = np.unique(
        key, return_index=True, return_inverse=True, return_counts=True
    )
    return SuitClasses(of_set.astype(np.int32), sets[first], sizes)


def class_of(cards: Cards) -> NDArray[np.int32]:
    """Return each row's suit class; the cards of a row may come in any order."""
    return suit_classes(cards.shape[-1]).of_set[number_of(cards)]


def suit_order_to_class(cards: Cards) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """Return each ascending row's class and the place in SUIT_ORDERS that turns it into the member.

    The suits of a row and of the member correspond when both are sorted by the ranks they hold.
    """
    classes = suit_classes(cards.shape[1]).of_set[number_of_sorted(cards)]
    mine = np.argsort(ranks_by_suit(cards), axis=0)
    its = _suits_of_members(cards.shape[1])[:, classes]
    becomes = np.empty(mine.shape, dtype=np.int64)
    np.put_along_axis(becomes, mine, its, axis=0)
    places = np.zeros(4**4, dtype=np.int64)
    for place, order in enumerate(SUIT_ORDERS):
        places[((order[0] * 4 + order[1]) * 4 + order[2]) * 4 + order[3]] = place
    return classes, places[((becomes[0] * 4 + becomes[1]) * 4 + becomes[2]) * 4 + becomes[3]]


@cache
def _suits_of_members(size: int) -> Numbers:
    """Sort the suits of each class's member by the ranks they hold."""
    return np.argsort(ranks_by_suit(suit_classes(size).members), axis=0)


def ranks_by_suit(cards: Cards) -> NDArray[np.int16]:
    """Return the ranks that each row holds in each suit, as bits."""
    suits = np.zeros((4, len(cards)), dtype=np.int16)
    bit = np.array([1 << card // 4 for card in range(52)], dtype=np.int16)
    for place in range(cards.shape[1]):
        card = cards[:, place]
        for suit in range(4):
            suits[suit] += bit.take(card) * (card % 4 == suit)
    return suits


def others(cards: Cards) -> NDArray[np.uint8]:
    """List, for each row, the cards of the deck that are not in it."""
    left = np.ones((len(cards), 52), dtype=bool)
    np.put_along_axis(left, cards.astype(np.int64), values=False, axis=1)
    return np.nonzero(left)[1].reshape(len(cards), -1).astype(np.uint8)


def renamed(order: Sequence[int]) -> Numbers:
    """Return what each card becomes when suits change their names."""
    return np.array([card // 4 * 4 + order[card % 4] for card in range(52)], dtype=np.int64)

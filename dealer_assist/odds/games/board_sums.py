"""From boards of five back to what was seen before: sums over the river, then over the turn.

A board goes by its class, whose suits have names of their own, so two cards are renamed with it.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.card_sets import (
    SUIT_ORDERS,
    all_sets,
    number_of,
    others,
    renamed,
    suit_classes,
    suit_order_to_class,
)
from dealer_assist.odds.games.holdem_boards import (
    PAIRS,
    is_suited_board,
    rank_pair,
    ranks_of_board,
)

_BOARDS_AT_A_TIME = 2048  # so that no step takes much memory

Values = NDArray[np.int16] | NDArray[np.int64]
Sums = NDArray[np.int32] | NDArray[np.int64]


def turns_of(suited: Values, plain: Values) -> Sums:
    """Sum a value up over the river, for each class of four cards on the board.

    Suited boards have a row each and a column for each two cards, nothing where a card of them is
    on the board; plain ones a row for each set of ranks and a column for each two ranks.
    """
    members = suit_classes(4).members
    total: Sums = np.zeros((len(members), PAIRS), dtype=np.int32)
    if suited.dtype == np.int64:
        total = total.astype(np.int64)
    for first in range(0, len(members), _BOARDS_AT_A_TIME):
        part = slice(first, first + _BOARDS_AT_A_TIME)
        _add_rivers(members[part], suited, plain, total[part])
    return total


def _add_rivers(
    members: NDArray[np.uint8],
    suited: Values,
    plain: Values,
    total: Sums,
) -> None:
    row_of_suited = np.cumsum(is_suited_board()) - 1
    holds = _holds()
    for river in others(members).T:
        classes, orders = suit_order_to_class(_with(members, river))
        is_plain = ~is_suited_board()[classes]
        rows = np.flatnonzero(is_plain)
        by_ranks = plain[ranks_of_board()[classes[rows]]].take(rank_pair(), axis=1)
        total[rows] += by_ranks * ~holds[river[rows]]
        for order, pairs in enumerate(_renamed_pairs()):
            rows = np.flatnonzero(~is_plain & (orders == order))
            total[rows] += suited[row_of_suited[classes[rows]]].take(pairs, axis=1)
    for column in members.T:
        total *= ~holds[column]


def next_card(cards: int, larger: Sums) -> NDArray[np.int64]:
    """Sum up over the card that comes next, for each class of so many cards on the board.

    The larger board's class has its own names for the suits, so the two cards are renamed too.
    """
    members = suit_classes(cards).members
    total = np.zeros((len(members), PAIRS), dtype=np.int64)
    for card in others(members).T:
        classes, orders = suit_order_to_class(_with(members, card))
        for order, pairs in enumerate(_renamed_pairs()):
            rows = np.flatnonzero(orders == order)
            total[rows] += larger[classes[rows]].take(pairs, axis=1)
    return total


def _with(boards: NDArray[np.uint8], card: NDArray[np.uint8]) -> NDArray[np.uint8]:
    return np.sort(np.concatenate([boards, card[:, None]], axis=1), axis=1)


@cache
def _renamed_pairs() -> tuple[NDArray[np.int64], ...]:
    """Return what each two cards become, for every way to rename suits."""
    return tuple(number_of(renamed(order)[all_sets(2)]) for order in SUIT_ORDERS)


@cache
def _holds() -> NDArray[np.bool_]:
    """Return for each card which two cards hold it."""
    holds: NDArray[np.bool_] = np.any(all_sets(2) == np.arange(52)[:, None, None], axis=2)
    return holds

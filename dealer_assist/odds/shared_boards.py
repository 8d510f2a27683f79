"""Two seats that hold two cards each and share a flop or a board: how often both make one hand.

On a board, the sets of two cards that make a hand are known: of two such sets, those that have a
card in common cannot be out at once. The rest is what two seats can hold.
"""

from collections.abc import Iterator
from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.card_sets import (
    Cards,
    Numbers,
    all_sets,
    number_of,
    others,
    suit_classes,
)
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.games.holdem_boards import (
    is_suited_board,
    plain_boards,
    ranks_of_board,
    suited_boards,
)
from dealer_assist.odds.strength import five_card_hands, five_card_strengths

_FLOPS_AT_A_TIME = 256

# For some boards: how many there are of each, every two cards beside it, the kind each makes.
_Judged = tuple[Numbers, Numbers, NDArray[np.int8]]


def shared_flop_chances() -> Chances:
    """Count both seats on one line, by their two cards and a flop that they share."""
    return _both(_flops(), comb(52, 3) * comb(49, 2) * comb(47, 2))


def shared_board_chances() -> Chances:
    """Count both seats on one line, by the best five of their two cards and a shared board.

    Two seats never make one royal of their own, since each would need the cards of the other:
    whenever both have one, it lies on the board.
    """
    both = _both(_boards(), comb(52, 5) * comb(47, 2) * comb(45, 2))
    ways = {met: count for met, count in both.ways.items() if met != ("royal_flush",)}
    return Chances(both.total, ways | {("community_royal",): both.ways[("royal_flush",)]})


def _flops() -> Iterator[_Judged]:
    flops = suit_classes(3)
    low, high = np.triu_indices(49, 1)
    for first in range(0, len(flops.members), _FLOPS_AT_A_TIME):
        flop = flops.members[first : first + _FLOPS_AT_A_TIME]
        unseen = others(flop)
        two = np.stack([unseen[:, low], unseen[:, high]], axis=2)
        three = np.broadcast_to(flop[:, None, :], (*two.shape[:2], 3))
        hands = number_of(np.concatenate([two, three], axis=2))
        kinds = _kinds().take(five_card_strengths().take(hands))
        yield flops.sizes[first : first + len(flop)], number_of(two), kinds


def _boards() -> Iterator[_Judged]:
    sizes, is_suited = suit_classes(5).sizes, is_suited_board()
    for boards in suited_boards():
        yield sizes[is_suited][boards.rows], boards.pairs, _kinds().take(boards.strength)
    # Without three of a suit a board goes by its ranks.
    by_ranks = np.bincount(ranks_of_board()[~is_suited], weights=sizes[~is_suited])
    ways = by_ranks[by_ranks > 0].astype(np.int64)
    for boards in plain_boards():
        yield ways[boards.rows], boards.pairs, _kinds().take(boards.strength)


def _both(boards: Iterator[_Judged], total: int) -> Chances:
    names = tuple(dict.fromkeys(hand.kind for hand in five_card_hands()))
    counts = [0] * len(names)
    for sizes, pairs, kinds in boards:
        for place in range(len(names)):
            counts[place] += int((sizes * _apart(pairs, kinds == place)).sum())
    return Chances(total, {(name,): count for name, count in zip(names, counts, strict=True)})


def _apart(pairs: Numbers, is_one: NDArray[np.bool_]) -> Numbers:
    """Count, on each board, the ordered twos of such hands that have no card in common."""
    hands = is_one.sum(axis=1)
    with_card = np.zeros((len(pairs), 52), dtype=np.int64)
    row, column = np.nonzero(is_one)
    cards: Cards = all_sets(2)[pairs[row, column]]
    for each in cards.T:
        np.add.at(with_card, (row, each), 1)
    # A hand has both of its cards in common with itself, and is found twice.
    apart: Numbers = hands**2 - (with_card**2).sum(axis=1) + hands
    return apart


@cache
def _kinds() -> NDArray[np.int8]:
    """Give, for each strength, the place of its kind among all kinds, the lowest first."""
    kinds = [hand.kind for hand in five_card_hands()]
    names = list(dict.fromkeys(kinds))
    return np.array([names.index(kind) for kind in kinds], dtype=np.int8)

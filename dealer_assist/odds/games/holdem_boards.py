"""Every two cards on every board of five: how many of the dealer's 990 hands they beat.

A board with three cards of a suit is counted for its suit class, two cards by two cards. On any
other board suits do not matter: it goes by its ranks, and so do the two cards.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import comb

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.card_sets import (
    Cards,
    Numbers,
    all_sets,
    number_of_columns,
    others,
    ranks_by_suit,
    suit_classes,
)
from dealer_assist.odds.strength import Strengths, five_card_hands
from dealer_assist.rules.ranking.five_cards import best_five
from dealer_assist.value import Value

PAIRS = comb(52, 2)
_UNSEEN = 47
_HANDS = comb(_UNSEEN, 2)
_BOARDS_AT_A_TIME = 512
_NONE = 8191  # above every strength


class Boards(Value):
    """Some boards, a row each; a column for each two cards that are not on the board."""

    rows: slice
    pairs: Numbers
    strength: Strengths
    beaten: NDArray[np.int16]
    beating: NDArray[np.int16]


@cache
def is_suited_board() -> NDArray[np.bool_]:
    """Return for each class of boards whether a suit has three cards or more."""
    bits = ranks_by_suit(suit_classes(5).members)
    is_suited: NDArray[np.bool_] = np.any(np.bitwise_count(bits) >= 3, axis=0)
    return is_suited


@cache
def ranks_of_board() -> Numbers:
    """Return for each class of boards the place of its ranks among all 6,175 sets of ranks."""
    found: Numbers = np.searchsorted(_rank_keys(5), _key(suit_classes(5).members))
    return found


def suited_boards() -> Iterator[Boards]:
    """Count on every class of boards with three cards of a suit, in order, a batch at a time."""
    return _counted(suit_classes(5).members[is_suited_board()])


def plain_boards() -> Iterator[Boards]:
    """Count on one board without three of a suit for every set of ranks, in order."""
    plain = np.flatnonzero(~is_suited_board())
    _, first = np.unique(ranks_of_board()[plain], return_index=True)
    return _counted(suit_classes(5).members[plain[first]])


def _counted(boards: Cards) -> Iterator[Boards]:
    low, high = np.triu_indices(_UNSEEN, 1)
    for first in range(0, len(boards), _BOARDS_AT_A_TIME):
        board = boards[first : first + _BOARDS_AT_A_TIME]
        unseen = others(board)
        pairs = number_of_columns((unseen[:, low], unseen[:, high]))
        strength = _strengths(board, pairs)
        beaten, beating = _showdowns(strength)
        yield Boards(slice(first, first + len(board)), pairs, strength, beaten, beating)


def _key(cards: Cards) -> Numbers:
    """Return the ranks of each row as a number of base five."""
    key: Numbers = (5 ** (cards // 4).astype(np.int64)).sum(axis=1)
    return key


def _strengths(board: Cards, pairs: Numbers) -> Strengths:
    """Rank the best five of each board with each two cards."""
    by_ranks = _rank_strengths()
    row = np.searchsorted(_rank_keys(5), _key(board))
    strength: Strengths = by_ranks[row[:, None], rank_pair()[pairs]]
    bits = np.left_shift(1, board // 4, dtype=np.int64)
    for suit in range(4):
        in_suit = board % 4 == suit
        suited = np.flatnonzero(in_suit.sum(axis=1) >= 3)
        if len(suited):
            held = (bits * in_suit).sum(axis=1)[suited]
            together = held[:, None] | _suit_bits()[suit].take(pairs[suited])
            strength[suited] = np.maximum(strength[suited], _flush_strengths().take(together))
    return strength


def _showdowns(strength: Strengths) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """Count lower and higher hands among the 990 that share no card with a hand.

    Of all 1,081 hands, those with one card in common are taken out: 46 with each card.
    """
    lower, higher = _places(strength)
    square = np.full((_UNSEEN, _UNSEEN), _HANDS, dtype=np.int64)
    low, high = np.triu_indices(_UNSEEN, 1)
    square[low, high] = square[high, low] = np.arange(_HANDS)
    padded = np.concatenate([strength, np.full((len(strength), 1), _NONE, dtype=np.int16)], axis=1)
    in_row = padded.take(square.ravel(), axis=1).reshape(-1, _UNSEEN)
    row_lower, row_higher = (each.reshape(len(strength), -1) for each in _places(in_row))
    this_way, other_way = low * _UNSEEN + high, high * _UNSEEN + low
    # The empty place of each row counts as a higher hand, once for each of the two cards.
    return (
        lower - row_lower.take(this_way, axis=1) - row_lower.take(other_way, axis=1),
        higher - row_higher.take(this_way, axis=1) - row_higher.take(other_way, axis=1) + 2,
    )


def _places(strength: Strengths) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """Count, in each row, the entries below and above each entry."""
    width = strength.shape[1]
    bits = width.bit_length()
    key = np.sort(strength.astype(np.int32) << bits | np.arange(width, dtype=np.int32), axis=1)
    order = (key & (1 << bits) - 1).astype(np.int64)
    key >>= bits
    is_new = np.ones(key.shape, dtype=bool)
    np.not_equal(key[:, 1:], key[:, :-1], out=is_new[:, 1:])
    place = np.arange(width, dtype=np.int16)
    below = np.maximum.accumulate(np.where(is_new, place, np.int16(0)), axis=1)
    is_last = np.ones(key.shape, dtype=bool)
    is_last[:, :-1] = is_new[:, 1:]
    last = np.where(is_last, place, np.int16(width))
    above = width - 1 - np.minimum.accumulate(last[:, ::-1], axis=1)[:, ::-1]
    counts = np.empty((2, *key.shape), dtype=np.int16)
    np.put_along_axis(counts[0], order, below, axis=1)
    np.put_along_axis(counts[1], order, above.astype(np.int16), axis=1)
    return counts[0], counts[1]


@cache
def _rank_keys(cards: int) -> Numbers:
    """List all rank multisets of so many cards as numbers of base five, ascending."""
    keys = [
        sum(5**rank for rank in ranks)
        for ranks in combinations_with_replacement(range(13), cards)
        if cards < 5 or all(ranks[place] != ranks[place - 4] for place in range(4, cards))
    ]
    return np.sort(np.array(keys, dtype=np.int64))


@cache
def _rank_strengths() -> Strengths:
    """Rank five cards on the board and two in the hand by ranks alone, in mixed suits."""
    keys = _rank_keys(7)
    place = {hand.value: number for number, hand in enumerate(five_card_hands())}
    strength = np.array([place[_by_ranks(int(key))] for key in keys], dtype=np.int16)
    pair_keys = np.array([5**low + 5**high for high in range(13) for low in range(high + 1)])
    found = np.searchsorted(keys, _rank_keys(5)[:, None] + pair_keys)
    # Five of a rank cannot be dealt; such places are never looked at.
    table: Strengths = strength[np.minimum(found, len(keys) - 1)]
    return table


def _by_ranks(key: int) -> int:
    counts = [key // 5**rank % 5 for rank in range(13)]
    held = [rank for rank in range(13) if counts[rank]]
    cards = tuple(
        4 * rank + (place + step) % 4
        for place, rank in enumerate(held)
        for step in range(counts[rank])
    )
    return best_five(cards).value


@cache
def rank_pair() -> Numbers:
    """Give, for each two cards, the place of their ranks among the 91 pairs of ranks."""
    low, high = (all_sets(2)[:, column].astype(np.int64) // 4 for column in (0, 1))
    return high * (high + 1) // 2 + low


@cache
def _suit_bits() -> Numbers:
    """Give, for each suit and each two cards, their ranks in that suit as bits."""
    cards = all_sets(2).astype(np.int64)
    bits = np.array([(cards % 4 == suit) * (1 << cards // 4) for suit in range(4)])
    summed: Numbers = bits.sum(axis=2)
    return summed


@cache
def _flush_strengths() -> Strengths:
    """Rank each set of ranks in one suit; fewer than five cards are no flush."""
    place = {hand.value: number for number, hand in enumerate(five_card_hands())}
    strengths = np.zeros(1 << 13, dtype=np.int16)
    for held in range(1 << 13):
        if 5 <= held.bit_count() <= 7:
            cards = tuple(4 * rank for rank in range(13) if held >> rank & 1)
            strengths[held] = place[best_five(cards).value]
    return strengths


def high_cards(boards: Boards, weakest: int) -> NDArray[np.int16]:
    """Count the dealer's hands below a strength among the 990 that share no card with a hand.

    Of all that are, those with either card are taken out, and the hand itself is put back once.
    """
    low, high = np.triu_indices(_UNSEEN, 1)
    is_high = (boards.strength < weakest).astype(np.int16)
    with_card = np.zeros((len(is_high), _UNSEEN), dtype=np.int16)
    for card in range(_UNSEEN):
        with_card[:, card] = is_high[:, (low == card) | (high == card)].sum(axis=1)
    all_high = is_high.sum(axis=1, dtype=np.int16)[:, None]
    found: NDArray[np.int16] = all_high - with_card[:, low] - with_card[:, high] + is_high
    return found

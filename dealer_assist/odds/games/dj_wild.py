"""DJ Wild with best play, exactly: every hand of 53 cards against 1,712,304 of the dealer's.

The five wild cards are alike and suits have no order, so hands go by their class. Dealer's hands
that hold a card of the player's are taken out by inclusion and exclusion.
"""

from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, lcm

import numpy as np

from dealer_assist.odds.base_game import BaseGame, gain
from dealer_assist.odds.card_sets import Cards, Numbers, number_of_sorted
from dealer_assist.rules.cards import JOKER
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking.wild import best_wild, lines_wild

STRATEGY = "best play: fold or play twice the ante, whichever returns more"

_CARDS, _HAND = 53, 5
_DEALER_HANDS = comb(_CARDS - _HAND, _HAND)
_DEALS = comb(_CARDS, _HAND) * _DEALER_HANDS


def best_play(blind: Paytable) -> BaseGame:
    """Decide every hand by what it returns, and sum up ante, blind and play."""
    hands, strengths = _strengths()
    _, first, sizes = _classes(_HAND)
    strength = strengths[first]
    won = _below(_sets(_HAND)[first], strength)
    lost = _DEALER_HANDS - _below(_sets(_HAND)[first], strength + 1)
    pays = [blind.pay(lines_wild(*hand)) for hand in hands]
    gains = [Fraction(0) if pay is None else gain(pay) for pay in pays]
    units = lcm(*(share.denominator for share in gains))
    earns = np.array([int(share * units) for share in gains])[strength]
    net, by_table = won - lost, earns * won - units * lost
    stays = units * 3 * net + by_table >= -2 * units * _DEALER_HANDS
    lose = sizes * _DEALER_HANDS
    folds = _share(lose[~stays])
    return BaseGame(
        strategy=STRATEGY,
        returns={
            "ante": _share(np.where(stays, sizes * net, -lose)),
            "blind": _share(np.where(stays, sizes * by_table, -units * lose)) / units,
            "play": 2 * _share((sizes * net)[stays]),
        },
        hit=_share((sizes * won)[stays]),
        decisions={"fold": folds, "play": 1 - folds},
    )


def _share(sums: Numbers) -> Fraction:
    return Fraction(int(sums.sum()), _DEALS)


def _below(players: Cards, limit: Numbers) -> Numbers:
    """Count the dealer's hands under a strength that hold none of the player's cards."""
    total = np.zeros(len(players), dtype=np.int64)
    for size in range(_HAND + 1):
        for part in combinations(range(_HAND), size):
            total += (-1) ** size * _holding(players[:, part], limit)
    return total


def _holding(cards: Cards, limit: Numbers) -> Numbers:
    """Count the hands under a strength that hold these cards."""
    size = cards.shape[1]
    if size == 0:
        every: Numbers = _table(0)[0].take(limit)
        return every
    number = number_of_sorted(cards)
    if size == _HAND:
        return (_strengths()[1][number] < limit).astype(np.int64)
    row = _classes(size)[0][number]
    if size < _HAND - 1:
        some: Numbers = _table(size)[row, limit]
        return some
    found: Numbers = (_with_one_more()[row] < limit[:, None]).sum(axis=1)
    return found


@cache
def _sets(size: int) -> Cards:
    """List every set of so many cards, a row each with its cards ascending, by their number."""
    flat = (card for cards in combinations(range(_CARDS), size) for card in cards)
    cards = np.fromiter(flat, dtype=np.uint8).reshape(-1, size)
    found: Cards = cards[np.argsort(number_of_sorted(cards))]
    return found


@cache
def _classes(size: int) -> tuple[Numbers, Numbers, Numbers]:
    """Return the class of every set, the first set of each class, and how many sets it has."""
    cards = _sets(size).astype(np.int64)
    is_plain = (cards >= 4) & (cards != JOKER)
    ranks = np.where(is_plain, 1 << cards // 4, 0)
    suits = np.sort([(ranks * (cards % 4 == suit)).sum(axis=1) for suit in range(4)], axis=0)
    key = size - is_plain.sum(axis=1)
    for suit in suits:
        key = key << 13 | suit
    _, first, classes, sizes = np.unique(
        key, return_index=True, return_inverse=True, return_counts=True
    )
    return classes, first, sizes


@cache
def _strengths() -> tuple[tuple[tuple[tuple[int, ...], Hand], ...], Numbers]:
    """Rank every hand: one hand of each strength, the weakest first, and each hand's place."""
    classes, first, _ = _classes(_HAND)
    each = [tuple(int(card) for card in row) for row in _sets(_HAND)[first]]
    ranked = [best_wild(cards) for cards in each]
    values = sorted({hand.value for hand in ranked})
    place = {value: number for number, value in enumerate(values)}
    by_value = {hand.value: (cards, hand) for cards, hand in zip(each, ranked, strict=True)}
    of_class = np.array([place[hand.value] for hand in ranked])
    return tuple(by_value[value] for value in values), of_class[classes]


@cache
def _table(size: int) -> Numbers:
    """Count hands under each strength, for each class of cards that they hold."""
    hands, strengths = _strengths()
    limit = len(hands) + 1
    if size == 0:
        counts = np.bincount(strengths + 1, minlength=limit + 1)
        return np.cumsum(counts)[None, :]
    classes, _, sizes = _classes(size)
    cells = len(sizes) * (limit + 1)
    total = np.zeros(cells, dtype=np.int64)
    for part in combinations(range(_HAND), size):
        row = classes[number_of_sorted(_sets(_HAND)[:, part])]
        total += np.bincount(row * (limit + 1) + strengths + 1, minlength=cells)
    counts = np.cumsum(total.reshape(len(sizes), -1), axis=1)
    found: Numbers = counts // sizes[:, None]
    return found


@cache
def _with_one_more() -> Numbers:
    """List, for each class of four cards, the strengths that the last card can give."""
    known = _sets(_HAND - 1)[_classes(_HAND - 1)[1]]
    left = np.ones((len(known), _CARDS), dtype=bool)
    np.put_along_axis(left, known.astype(np.int64), values=False, axis=1)
    last = np.broadcast_to(np.arange(_CARDS, dtype=np.uint8), left.shape)[left]
    rows = np.repeat(known, _CARDS - _HAND + 1, axis=0)
    hands = np.sort(np.concatenate([rows, last[:, None]], axis=1), axis=1)
    return _strengths()[1][number_of_sorted(hands)].reshape(len(known), -1)

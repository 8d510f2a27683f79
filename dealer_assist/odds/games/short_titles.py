"""Titles of a few cards with best play, exactly: Big Raise Stud, rummy and Three Card Draw."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.base_game import BaseGame, gain
from dealer_assist.odds.card_sets import all_sets, number_of, others, suit_classes
from dealer_assist.odds.showdown import DealerHands, count_without, dealer_hands
from dealer_assist.odds.strength import (
    Strengths,
    best_without_one,
    five_card_hands,
    five_card_strengths,
    three_card_hands,
    three_card_strengths,
)
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking import points
from dealer_assist.rules.ranking.five_cards import lines_by_pair
from dealer_assist.rules.ranking.three_cards import lines_of

_Sums = NDArray[np.int64]
_THREES = comb(52, 3)
_AFTER_THREE = comb(49, 3)
RAISE = "best play: fold or raise one or four antes, whichever returns more"
RUMMY = "best play: fold or play the ante, whichever returns more: 20 points or less plays"
DRAW = "best play: fold, stand or put one card away, whichever returns most"


def big_raise(main: Paytable) -> BaseGame:
    """Raise once on three cards; Ante and Raise are paid by the table with the two shared ones."""
    gains = []
    for hand in five_card_hands():
        won = gain(main.pay(lines_by_pair(hand.kind, hand.ranks[0])))
        gains.append(int(won))
    of_five = np.array(gains, dtype=np.int64)[five_card_strengths()]
    threes, boards = suit_classes(3), comb(49, 2)
    value, paid = _over_two(threes.members, of_five), _over_two(threes.members, of_five > 0)
    raised = np.where(value >= 0, 5 * value, 2 * value)
    stays = raised >= -boards
    deals, weight = _THREES * boards, threes.sizes
    best = np.where(stays, raised, -boards)
    high = stays & (value >= 0)

    def share(sums: _Sums) -> Fraction:
        return Fraction(int((weight * sums).sum()), deals)

    folds = share(np.where(stays, 0, boards))
    fours = share(np.where(high, boards, 0))
    ante = share(np.where(stays, value, -boards))
    return BaseGame(
        strategy=RAISE,
        returns={"ante": ante, "raise": share(best) - ante},
        hit=share(np.where(stays, paid, 0)),
        decisions={"fold": folds, "1x": 1 - folds - fours, "4x": fours},
    )


def _over_two(held: NDArray[np.uint8], of_five: NDArray[np.generic]) -> _Sums:
    """Sum up over the two cards that may lie on the board."""
    total = np.zeros(len(held), dtype=np.int64)
    rest = others(held)
    for first in range(rest.shape[1]):
        for second in range(first + 1, rest.shape[1]):
            five = np.concatenate([held, rest[:, [first, second]]], axis=1)
            total += of_five[number_of(five)].astype(np.int64)
    return total


def rummy(main: Paytable) -> BaseGame:
    """Hold three cards against the dealer's by points: the fewer, the stronger."""
    strengths = _rummy_strengths()
    classes = suit_classes(3)
    players, weight = classes.members, classes.sizes
    strength = strengths[number_of(players)].astype(np.int64)
    hands = [points.hand_of(left) for left in range(points.MOST, -1, -1)]
    pays = [int(gain(main.pay(points.lines((), hand)))) for hand in hands]
    out = points.value_of("points:20")
    limits = (strength, strength + 1, np.full(len(players), out, dtype=np.int64))
    lower, not_higher, unqualified = count_without(
        dealer_hands(3, strengths), (), tuple(np.ascontiguousarray(players.T)), limits
    )
    wins = np.maximum(lower - unqualified, 0)
    loses = _AFTER_THREE - np.maximum(not_higher, unqualified)
    play = np.array(pays, dtype=np.int64)[strength] * wins - loses
    ante = wins - loses + unqualified
    stays = play + ante >= -_AFTER_THREE
    deals = _THREES * _AFTER_THREE
    folds = Fraction(int(weight[~stays].sum()), _THREES)
    return BaseGame(
        strategy=RUMMY,
        returns={
            "ante": Fraction(int((weight * np.where(stays, ante, -_AFTER_THREE)).sum()), deals),
            "play": Fraction(int((weight * play)[stays].sum()), deals),
        },
        hit=Fraction(int((weight * (wins + unqualified))[stays].sum()), deals),
        decisions={"fold": folds, "play": 1 - folds},
    )


@cache
def _rummy_strengths() -> Strengths:
    """Return 30 less the points of every set of three cards."""
    rows = all_sets(3).tolist()
    return np.array([points.best_points(tuple(row)).value for row in rows], dtype=np.int16)


def three_card_draw(in_to_win: Paytable) -> BaseGame:
    """Stand or put one card away, against the best three of the dealer's four."""
    dealer = _four_cards()
    hands = three_card_hands()
    pays = [in_to_win.pay(lines_of(hand.kind)) for hand in hands]
    earns = np.array([0 if pay is None else int(gain(pay)) for pay in pays], dtype=np.int64)
    classes = suit_classes(3)
    weight = classes.sizes
    after_stand, after_draw = comb(49, 4), comb(48, 4)
    # All in the units of a draw: 49 cards may come, and then the dealer has four of 48.
    stand = _against(dealer, classes.members, (), earns, after_stand)
    common = 49 * after_draw
    scale = Fraction(common, after_stand)
    assert scale.denominator == 1
    ways = [
        tuple(int(scale) * each for each in stand),
        *(_drawn(dealer, classes.members, away, earns, after_draw) for away in range(3)),
    ]
    totals = np.stack([each[0] + each[1] + each[2] for each in ways])
    best = totals.argmax(axis=0)
    stays = totals.max(axis=0) >= -common
    deals = _THREES * common

    def chosen(part: int) -> _Sums:
        each = np.stack([way[part] for way in ways])
        found: _Sums = np.take_along_axis(each, best[None, :], axis=0)[0]
        return found

    def share(sums: _Sums) -> Fraction:
        return Fraction(int(sum(map(int, weight * sums))), deals)

    folds = Fraction(int(weight[~stays].sum()), _THREES)
    stands = Fraction(int(weight[stays & (best == 0)].sum()), _THREES)
    return BaseGame(
        strategy=DRAW,
        returns={
            "ante": share(np.where(stays, chosen(0), -common)),
            "play": share(np.where(stays, chosen(1), 0)),
            "in_to_win": share(np.where(stays, chosen(2), 0)),
        },
        hit=share(np.where(stays, chosen(3), 0)),
        decisions={"fold": folds, "stand": stands, "draw": 1 - folds - stands},
    )


@cache
def _four_cards() -> DealerHands:
    return dealer_hands(4, best_without_one(tuple(all_sets(4).T), three_card_strengths()))


def _against(
    dealer: DealerHands,
    held: NDArray[np.uint8],
    gone: Sequence[NDArray[np.uint8]],
    earns: _Sums,
    deals: int,
) -> tuple[_Sums, ...]:
    """Return what ante, second bet and bonus gain, and the wins, over all of the dealer's hands."""
    lacks = np.sort(np.column_stack([held, *gone]), axis=1)
    strength = three_card_strengths()[number_of(held)].astype(np.int64)
    lower, not_higher = count_without(
        dealer, (), tuple(np.ascontiguousarray(lacks.T)), (strength, strength + 1)
    )
    net = lower - (deals - not_higher)
    return net, net, earns[strength] * deals, lower


def _drawn(
    dealer: DealerHands, held: NDArray[np.uint8], away: int, earns: _Sums, deals: int
) -> tuple[_Sums, ...]:
    """Put one card away and sum up over the card that comes for it."""
    kept = np.delete(held, away, axis=1)
    rest = others(held)
    sums = tuple(np.zeros(len(held), dtype=np.int64) for _ in range(4))
    for column in rest.T:
        hand = np.sort(np.column_stack([kept, column]), axis=1)
        found = _against(dealer, hand, (held[:, away],), earns, deals)
        for total, each in zip(sums, found, strict=True):
            total += each
    return sums

"""Games by one table, with best play, exactly: each street decided by all that may still come."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.base_game import BaseGame, gain
from dealer_assist.odds.card_sets import all_sets, number_of, others, suit_classes
from dealer_assist.odds.strength import five_card_hands, five_card_strengths
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking.five_cards import lines_by_pair

MISSISSIPPI = "best play: fold or bet one or three antes at each street, whichever returns more"
LET_IT_RIDE = "best play: a bet rides where the cards that are seen return more than nothing"

_Gains = NDArray[np.int64]


def _gains(table: Paytable) -> _Gains:
    """Return what one unit gains on every set of five cards."""
    gains = []
    for hand in five_card_hands():
        won = gain(table.pay(lines_by_pair(hand.kind, hand.ranks[0])))
        if won.denominator != 1:
            raise ValueError(f"{table.name} pays {won} to 1, which is not counted exactly here")
        gains.append(int(won))
    found: _Gains = np.array(gains, dtype=np.int64)[five_card_strengths()]
    return found


def _next(held: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return each row with each card that may come next, a row a card."""
    last = others(held)
    rows = np.repeat(held, last.shape[1], axis=0)
    return np.sort(np.concatenate([rows, last.reshape(-1, 1)], axis=1), axis=1)


def let_it_ride(main: Paytable) -> BaseGame:
    """Let bet 1 ride on three cards, bet 2 on four; the last bet always plays."""
    gains = _gains(main)
    threes = suit_classes(3)
    fives = _next(_next(threes.members))
    by_four = gains[number_of(fives)].reshape(len(threes.members), 49, 48).sum(axis=2)
    by_three = by_four.sum(axis=1)
    deals = comb(52, 3) * 49 * 48
    weight = threes.sizes
    rides = by_four > 0
    first = by_three > 0
    paid = (gains[number_of(fives)] > 0).reshape(len(threes.members), -1).sum(axis=1)
    return BaseGame(
        strategy=LET_IT_RIDE,
        returns={
            "bet_1": Fraction(int((weight * np.maximum(by_three, 0)).sum()), deals),
            "bet_2": Fraction(int((weight * np.where(rides, by_four, 0).sum(axis=1)).sum()), deals),
            "bet_3": Fraction(int((weight * by_three).sum()), deals),
        },
        hit=Fraction(int((weight * paid).sum()), deals),
        decisions={
            "first": Fraction(int(weight[first].sum()), comb(52, 3)),
            "second": Fraction(int((weight * rides.sum(axis=1)).sum()), comb(52, 3) * 49),
        },
    )


def mississippi(main: Paytable) -> BaseGame:
    """Bet one or three antes at each of three streets, or fold and lose what lies there."""
    gains = _gains(main)
    fours, threes, twos = all_sets(4), all_sets(3), suit_classes(2)
    won, paid = _over(fours, gains), _over(fours, (gains > 0).astype(np.int64))
    # Three to seven units may lie there before 5th Street, two or four before 4th.
    fifth = {
        so_far: _chosen([(so_far + bet) * won for bet in _BETS], [paid, paid], -so_far * 48)
        for so_far in range(3, 8)
    }
    fourth = {
        so_far: _street(threes, [fifth[so_far + bet] for bet in _BETS], -so_far * 49 * 48)
        for so_far in (2, 4)
    }
    rounds = 50 * 49 * 48
    value, hits = _street(twos.members, [fourth[1 + bet] for bet in _BETS], -rounds)
    folds = Fraction(int(twos.sizes[value == -rounds].sum()), comb(52, 2))
    deals = comb(52, 2) * rounds
    return BaseGame(
        strategy=MISSISSIPPI,
        returns={"ante": Fraction(int((twos.sizes * value).sum()), deals)},
        hit=Fraction(int((twos.sizes * hits).sum()), deals),
        decisions={"fold": folds, "third": 1 - folds},
    )


_BETS = (1, 3)  # two antes are never better than both of these


def _street(
    held: NDArray[np.uint8], after: Sequence[tuple[_Gains, _Gains]], fold: int
) -> tuple[_Gains, _Gains]:
    """Decide on the cards held, by what each bet returns over the card that comes next."""
    values = [_over(held, value) for value, _ in after]
    hits = [_over(held, hit) for _, hit in after]
    return _chosen(values, hits, fold)


def _chosen(values: Sequence[_Gains], hits: Sequence[_Gains], fold: int) -> tuple[_Gains, _Gains]:
    """Take the best of two bets and a fold: what it returns, and how often it is paid."""
    low, high = values
    best = np.maximum(np.maximum(low, high), fold)
    paid = np.where(high > low, hits[1], hits[0])
    return best, np.where(best == fold, 0, paid)


def _over(held: NDArray[np.uint8], larger: _Gains) -> _Gains:
    """Sum up over each card that may come next."""
    total = np.zeros(len(held), dtype=np.int64)
    for column in others(held).T:
        total += larger[number_of(np.concatenate([held, column[:, None]], axis=1))]
    return total

"""Ultimate Texas Hold'em with best play, exactly: every two cards, every flop, every board.

The river is decided first, on every board; a flop by what its turns and rivers return then, the
two cards by what their flops return. Three antes before the flop are never better than four:
where a bet gains at all, the larger one gains more.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from math import comb, lcm

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.base_game import BaseGame, gain
from dealer_assist.odds.card_sets import suit_classes
from dealer_assist.odds.games.board_sums import next_card, turns_of
from dealer_assist.odds.games.holdem_boards import (
    PAIRS,
    Boards,
    high_cards,
    is_suited_board,
    plain_boards,
    rank_pair,
    ranks_of_board,
    suited_boards,
)
from dealer_assist.odds.strength import five_card_hands
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking.five_cards import line_of
from dealer_assist.value import Value

STRATEGY = "best play: bet or check, bet or fold, whichever returns more for the cards seen"

_DEALER_HANDS = comb(45, 2)
# For given two cards: boards in the order flop, turn, river, and the dealer's two cards.
_ROUNDS = comb(50, 3) * 47 * 46 * _DEALER_HANDS
_PAIR_CLASSES, _RANK_PAIRS = 169, 91
_NOT_DEALT = -1
_BOARDS_AT_A_TIME = 1024

Sums = NDArray[np.int64]


class _Showdowns(Value):
    """How two cards stand on boards, of the dealer's 990 hands; `strength` below 0: not dealt.

    `high` counts the dealer's hands without a pair, which do not qualify.
    """

    strength: NDArray[np.int16]
    beaten: NDArray[np.int16]
    beating: NDArray[np.int16]
    high: NDArray[np.int16]

    def of(self, rows: slice) -> "_Showdowns":
        """Return some of the boards."""
        return _Showdowns(
            self.strength[rows], self.beaten[rows], self.beating[rows], self.high[rows]
        )


class _Pays(Value):
    """What the Blind gains by the strength of a winning hand, as a whole number of `units`."""

    units: int
    blind: Sums


# What a hand that stays to the showdown is worth, and what one does that decides on the river.
_STAYS = ("ante", "blind", "play", "won")
# Sums over boards take long, so several go as one number, each in its own 23 bits: all but the
# last are below 2,162 boards times 990 hands, either way.
_TOGETHER = (
    ("ante", "play"),
    ("won", "blind"),
    ("river_ante", "river_play", "river_bets"),
    ("river_won", "river_blind"),
)
_BITS = 23


def best_play(blind: Paytable) -> BaseGame:
    """Decide every hand by what it returns, and sum up ante, blind and play."""
    pays = _pays(blind)
    flops = {name: sums for group in _TOGETHER for name, sums in _flops(group, pays)}
    now = _worth(flops, pays, 2)
    later = _worth({name: flops[f"river_{name}"] for name in ("ante", "blind", "play")}, pays, 1)
    bets = now >= later
    on_flop = {name: np.where(bets, flops[name], flops[f"river_{name}"]) for name in _STAYS}
    on_flop["play"] = np.where(bets, 2 * flops["play"], flops["river_play"])
    on_flop["2x"] = bets * np.int64(47 * 46 * _DEALER_HANDS)
    on_flop["1x"] = np.where(bets, 0, flops["river_bets"] * _DEALER_HANDS)
    staying = {name: _by_class(flops[name]) for name in _STAYS}
    waiting = {name: _by_class(values) for name, values in on_flop.items()}
    raises = _worth(staying, pays, 4) >= _worth(waiting, pays, 1)
    dealt = suit_classes(2).sizes * _ROUNDS
    total = {name: _chosen(raises, staying[name], waiting[name]) for name in _STAYS}
    total["play"] = _chosen(raises, 4 * staying["play"], waiting["play"])
    decided = {
        "4x": _share(dealt[raises].sum()),
        "2x": _share(waiting["2x"][~raises].sum()),
        "1x": _share(waiting["1x"][~raises].sum()),
    }
    return BaseGame(
        strategy=STRATEGY,
        returns={
            "ante": _share(total["ante"]),
            "blind": _share(total["blind"]) / pays.units,
            "play": _share(total["play"]),
        },
        hit=_share(total["won"]),
        decisions={**decided, "fold": 1 - sum(decided.values(), Fraction(0))},
    )


def _worth(values: Mapping[str, Sums], pays: _Pays, times: int) -> Sums:
    """Return what ante, blind and so many antes of play return together, in units of the Blind."""
    return pays.units * (values["ante"] + times * values["play"]) + values["blind"]


def _chosen(raises: NDArray[np.bool_], staying: Sums, waiting: Sums) -> int:
    return int(np.where(raises, staying, waiting).sum())


def _share(total: int | np.int64) -> Fraction:
    return Fraction(int(total), PAIRS * _ROUNDS)


def _pays(blind: Paytable) -> _Pays:
    """Read the Blind's table by strength; what it does not pay pushes for a winner."""
    gains = [blind.pay(line_of(hand.kind)) for hand in five_card_hands()]
    each = [Fraction(0) if pay is None else gain(pay) for pay in gains]
    units = lcm(*(pay.denominator for pay in each))
    return _Pays(units, np.array([int(pay * units) for pay in each], dtype=np.int64))


def _flops(names: tuple[str, ...], pays: _Pays) -> Iterator[tuple[str, Sums]]:
    """Sum values up over turn and river, for each class of flops and each two cards."""
    suited, plain = (_together(names, hands, pays) for hands in _showdowns())
    return _apart(names, next_card(3, turns_of(suited, plain)))


def _apart(names: tuple[str, ...], left: Sums) -> Iterator[tuple[str, Sums]]:
    """Take sums apart again, the lowest bits first; each may be below nothing."""
    for name in names[:-1]:
        half = 1 << _BITS - 1
        lowest = ((left + half) & (1 << _BITS) - 1) - half
        yield name, lowest
        left = left - lowest >> _BITS
    yield names[-1], left


def _together(names: tuple[str, ...], hands: _Showdowns, pays: _Pays) -> Sums:
    """Put values of every board into one number each, a batch of boards at a time."""
    found = np.zeros(hands.strength.shape, dtype=np.int64)
    for first in range(0, len(found), _BOARDS_AT_A_TIME):
        part = slice(first, first + _BOARDS_AT_A_TIME)
        each = hands.of(part)
        values = _values(each, pays)
        whole = sum(values[name] << _BITS * place for place, name in enumerate(names))
        found[part] = np.where(each.strength == _NOT_DEALT, 0, whole)
    return found


def _values(hands: _Showdowns, pays: _Pays) -> dict[str, Sums]:
    """Return what a hand is worth at the showdown, and what it is worth before the river bet."""
    values = _at_showdown(hands, pays)
    bets = _worth(values, pays, 1) >= -2 * pays.units * _DEALER_HANDS
    folded = {"ante": -_DEALER_HANDS, "blind": -pays.units * _DEALER_HANDS, "play": 0, "won": 0}
    decided = {f"river_{name}": np.where(bets, values[name], folded[name]) for name in _STAYS}
    return {**values, **decided, "river_bets": bets.astype(np.int64)}


def _at_showdown(hands: _Showdowns, pays: _Pays) -> dict[str, Sums]:
    """Return what each wager returns; without a pair the dealer pushes the Ante, won or lost."""
    won, lost = hands.beaten.astype(np.int64), hands.beating.astype(np.int64)
    high = hands.high.astype(np.int64)
    # A hand without a pair beats none that qualifies and is beaten by all that do.
    is_high = hands.strength < _weakest_pair()
    return {
        "ante": np.where(is_high, high - _DEALER_HANDS, won - high - lost),
        "blind": pays.blind.take(hands.strength) * won - pays.units * lost,
        "play": won - lost,
        "won": won,
    }


@cache
def _weakest_pair() -> int:
    hands = enumerate(five_card_hands())
    return next(place for place, hand in hands if hand.kind == "pair")


@cache
def _showdowns() -> tuple[_Showdowns, _Showdowns]:
    """Count on every suited board by two cards, and on every plain one by two ranks."""
    suited = _empty(int(is_suited_board().sum()), PAIRS)
    for boards in suited_boards():
        _fill(suited, boards, boards.pairs)
    plain = _empty(int(ranks_of_board().max()) + 1, _RANK_PAIRS)
    for boards in plain_boards():
        _fill(plain, boards, rank_pair().take(boards.pairs))
    return suited, plain


def _empty(rows: int, columns: int) -> _Showdowns:
    blank = np.full((rows, columns), _NOT_DEALT, dtype=np.int16)
    return _Showdowns(blank, *(np.zeros((rows, columns), dtype=np.int16) for _ in range(3)))


def _fill(hands: _Showdowns, boards: Boards, columns: NDArray[np.int64]) -> None:
    for table, found in _columns(hands, boards):
        np.put_along_axis(table[boards.rows], columns, found, axis=1)


def _columns(
    hands: _Showdowns, boards: Boards
) -> Iterator[tuple[NDArray[np.int16], NDArray[np.int16]]]:
    yield hands.strength, boards.strength
    yield hands.beaten, boards.beaten
    yield hands.beating, boards.beating
    yield hands.high, high_cards(boards, _weakest_pair())


def _by_class(values: Sums) -> Sums:
    """Sum up over all flops, for each of the 169 classes of two cards."""
    classes = suit_classes(2)
    each_pair = (suit_classes(3).sizes[:, None] * values).sum(axis=0)
    sums = np.zeros(_PAIR_CLASSES, dtype=np.int64)
    np.add.at(sums, classes.of_set, each_pair)
    return sums

"""Texas Hold'em Bonus with best play, exactly: every decision of every two cards on every board.

A wager on the turn or the river is even money on the showdown alone, so each is made where the
cards seen so far win more often than they lose. Only the first decision weighs all of them.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.card_sets import all_sets, suit_classes
from dealer_assist.odds.games.board_sums import next_card, turns_of
from dealer_assist.odds.games.holdem_boards import (
    PAIRS,
    Boards,
    is_suited_board,
    plain_boards,
    rank_pair,
    ranks_of_board,
    suited_boards,
)
from dealer_assist.odds.strength import five_card_hands
from dealer_assist.rules.ranking.named import RANKINGS
from dealer_assist.value import Value

STRATEGY = "best play: fold or bet, check or bet, whichever returns more for the cards seen"
ANTE_RULES = {"flush": "flush", "straight": "straight", "three_tens": "three_of_a_kind:T"}
"""The weakest hand whose Ante is paid, by the rule of the house."""

# For given two cards: boards in the order flop, turn, river, and the dealer's two cards.
_ROUNDS = comb(50, 3) * 47 * 46 * comb(45, 2)
# How often a set of five or four cards comes as flop, turn and river, or as flop and turn.
_ORDERS_OF_FIVE, _ORDERS_OF_FOUR = 20, 4

_PAIR_CLASSES, _RANK_PAIRS = 169, 91

_Sums = NDArray[np.int64]


class _Streets(Value):
    """Sums over all rounds, for each of the 169 classes of two cards."""

    won: _Sums
    lost: _Sums
    ante_won: Mapping[str, _Sums]
    turn: _Sums
    turn_bets: _Sums
    river: _Sums
    river_bets: _Sums


def best_play(ante_rule: str) -> BaseGame:
    """Decide every hand by what it returns, and sum up ante, flop, turn and river."""
    sums = _streets()
    rounds = suit_classes(2).sizes * _ROUNDS
    net = sums.won - sums.lost
    ante = sums.ante_won[ante_rule] - sums.lost
    stays = ante + 2 * net + sums.turn + sums.river >= -rounds
    folds = _share((rounds * ~stays).sum())
    return BaseGame(
        strategy=STRATEGY,
        returns={
            "ante": _share(np.where(stays, ante, -rounds).sum()),
            "flop": 2 * _share(net[stays].sum()),
            "turn": _share(sums.turn[stays].sum()),
            "river": _share(sums.river[stays].sum()),
        },
        hit=_share(sums.won[stays].sum()),
        decisions={
            "fold": folds,
            "flop": 1 - folds,
            "turn": _share(sums.turn_bets[stays].sum()),
            "river": _share(sums.river_bets[stays].sum()),
        },
    )


def _share(total: np.int64) -> Fraction:
    return Fraction(int(total), PAIRS * _ROUNDS)


@cache
def _streets() -> _Streets:
    """Count showdowns on every board, then see from each flop and each turn how they end."""
    suited, plain, sums = _rivers()
    turns = turns_of(suited, plain)
    del suited
    flops = next_card(3, turns)
    return _Streets(
        won=sums["won"],
        lost=sums["lost"],
        ante_won={rule: sums[rule] for rule in ANTE_RULES},
        turn=_by_class(3, flops, bets=False),
        turn_bets=_by_class(3, flops, bets=True) * (47 * 46 * comb(45, 2)),
        river=_by_class(4, turns, bets=False) * _ORDERS_OF_FOUR,
        river_bets=_by_class(4, turns, bets=True) * (_ORDERS_OF_FOUR * 46 * comb(45, 2)),
    )


def _rivers() -> tuple[NDArray[np.int16], NDArray[np.int16], dict[str, _Sums]]:
    """Return showdowns won less those lost on suited and on plain boards, and sums over all boards.

    Suited boards have a column for each two cards, plain ones for each two ranks.
    """
    classes, is_suited = suit_classes(5), is_suited_board()
    suited = np.zeros((int(is_suited.sum()), PAIRS), dtype=np.int16)
    sums = {name: np.zeros(_PAIR_CLASSES) for name in ("won", "lost", *ANTE_RULES)}
    sizes = classes.sizes[is_suited] * _ORDERS_OF_FIVE
    for boards in suited_boards():
        net = boards.beaten - boards.beating
        np.put_along_axis(suited[boards.rows], boards.pairs, net, axis=1)
        pair_class = suit_classes(2).of_set.take(boards.pairs).ravel()
        for name, part in _parts(boards).items():
            weights = (sizes[boards.rows, None] * part).ravel()
            sums[name] += np.bincount(pair_class, weights, minlength=_PAIR_CLASSES)
    plain = np.zeros((len(_plain_weights()), _RANK_PAIRS), dtype=np.int16)
    ranks_of_class = rank_pair()[_first_of_each(suit_classes(2).of_set)]
    for boards in plain_boards():
        ranks = rank_pair().take(boards.pairs)
        np.put_along_axis(plain[boards.rows], ranks, boards.beaten - boards.beating, axis=1)
        for name, part in _parts(boards).items():
            table = np.zeros((len(ranks), _RANK_PAIRS), dtype=np.int64)
            np.put_along_axis(table, ranks, part.astype(np.int64), axis=1)
            weights = _plain_weights()[boards.rows] * _ORDERS_OF_FIVE
            sums[name] += (weights * table[:, ranks_of_class]).sum(axis=0)
    # Floats hold these whole numbers exactly: none comes near 2⁵³.
    return suited, plain, {name: total.astype(np.int64) for name, total in sums.items()}


def _parts(boards: Boards) -> dict[str, NDArray[np.int16]]:
    parts = {"won": boards.beaten, "lost": boards.beating}
    for rule in ANTE_RULES:
        weakest = RANKINGS["five"].least(ANTE_RULES[rule])
        hands = enumerate(five_card_hands())
        least = next(place for place, hand in hands if hand.value >= weakest)
        parts[rule] = np.where(boards.strength >= least, boards.beaten, np.int16(0))
    return parts


@cache
def _plain_weights() -> _Sums:
    """Count, for each set of ranks and each class of two cards, how often both are dealt plain."""
    is_plain = ~is_suited_board()
    members, sizes = suit_classes(5).members[is_plain], suit_classes(5).sizes[is_plain]
    suits_of_rank = np.zeros((len(members), 13), dtype=np.uint8)
    for column in members.T:
        suits_of_rank[np.arange(len(members)), column // 4] |= np.left_shift(
            1, column % 4, dtype=np.uint8
        )
    left = 4 - np.bitwise_count(suits_of_rank).astype(np.int64)
    weights = np.zeros((int(ranks_of_board().max()) + 1, _PAIR_CLASSES), dtype=np.int64)
    for number, first in enumerate(_first_of_each(suit_classes(2).of_set)):
        (low, high), is_suited = all_sets(2)[first] // 4, len({*all_sets(2)[first] % 4}) == 1
        together = 4 - np.bitwise_count(suits_of_rank[:, low] | suits_of_rank[:, high])
        if low == high:
            ways = left[:, low] * (left[:, low] - 1) // 2
        else:
            ways = together if is_suited else left[:, low] * left[:, high] - together
        np.add.at(weights[:, number], ranks_of_board()[is_plain], sizes * ways)
    return weights


def _first_of_each(classes: NDArray[np.int32]) -> NDArray[np.int64]:
    return np.unique(classes, return_index=True)[1]


def _by_class(cards: int, values: NDArray[np.int32] | _Sums, *, bets: bool) -> _Sums:
    """Sum up what winning boards of so many cards return, or how many there are."""
    classes = suit_classes(2)
    sums = np.zeros(_PAIR_CLASSES, dtype=np.int64)
    for value, size in zip(values, suit_classes(cards).sizes, strict=True):
        each_pair = size * (value > 0 if bets else np.maximum(value, 0)).astype(np.int64)
        sums += np.bincount(classes.of_set, each_pair, minlength=_PAIR_CLASSES).astype(np.int64)
    return sums

"""Crazy 4 Poker with best play, exactly: all 4·10¹² deals, and Bad Beat from the same count."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from math import comb, lcm

import numpy as np
from numpy.typing import NDArray

from dealer_assist.odds.base_game import BaseGame, gain
from dealer_assist.odds.card_sets import number_of, suit_classes
from dealer_assist.odds.chances import Chances, Met, tally
from dealer_assist.odds.showdown import Counts, count_without, dealer_hands
from dealer_assist.odds.strength import best_of_five, four_card_hands, weakest
from dealer_assist.rules.cards import ACE, KING
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking.four_cards import KINDS, kinds_down_from, lines_met
from dealer_assist.value import Value

STRATEGY = "best play: fold, play 1× or 3× the ante, whichever returns most for the five cards"

_DEALER_HANDS = comb(47, 5)
_DEALS = comb(52, 5) * _DEALER_HANDS


class _Showdown(Value):
    """For each class of player's hands: how many deals it stands for, and the dealer's hands."""

    weight: Counts
    strength: Counts
    lower: Counts
    higher: Counts
    unqualified: Counts


def best_play(super_bonus: Paytable) -> BaseGame:
    """Decide every hand by what it returns, and sum up ante, super bonus and play."""
    hands = _showdown()
    play, ante, paid = _even_money(hands)
    bonus, scale = _super_bonus(hands, super_bonus)
    once = (play + ante) * scale + bonus
    thrice = np.where(hands.strength >= weakest("pair", ACE), once + 2 * scale * play, once)
    fold = -2 * scale * _DEALER_HANDS
    best = np.maximum(np.maximum(once, thrice), fold)
    times = np.where(best == fold, 0, np.where(best == once, 1, 3))
    stays = times > 0
    weight = hands.weight
    return BaseGame(
        strategy=STRATEGY,
        returns={
            "ante": _mean(weight * np.where(stays, ante, -_DEALER_HANDS)),
            "super_bonus": _mean(weight * np.where(stays, bonus, -scale * _DEALER_HANDS)) / scale,
            "play": _mean(weight * times * play),
        },
        hit=_mean(weight * stays * paid),
        decisions={
            name: _mean(weight * (times == bet) * _DEALER_HANDS)
            for name, bet in (("fold", 0), ("play_1x", 1), ("play_3x", 3))
        },
    )


@cache
def bad_beat_chances() -> Chances:
    """Count deals by the kind of the beaten hand, the player's or the dealer's.

    Both hold five cards, so each is beaten as often as the other. Who folds two pair or better
    never plays well, so folds take nothing away.
    """
    hands = _showdown()
    kinds = np.array([KINDS.index(hand.kind) for hand in four_card_hands()])[hands.strength]
    ways: list[tuple[Met, int]] = []
    for number, kind in enumerate(KINDS):
        beaten = 2 * int((hands.weight * hands.higher)[kinds == number].sum())
        ways.append((kinds_down_from(kind), beaten))
    ties = _DEALS - sum(number for _, number in ways)
    return tally([*ways, ((), ties)], _DEALS)


def _even_money(hands: _Showdown) -> tuple[Counts, Counts, Counts]:
    """Return what play and ante gain, in dealer's hands, and how many of them pay the play."""
    qualifies = hands.strength >= weakest("high_card", KING)
    unqualified = hands.unqualified
    wins = np.where(qualifies, hands.lower - unqualified, 0)
    loses = np.where(qualifies, hands.higher, _DEALER_HANDS - unqualified)
    ante = wins - loses
    return ante + unqualified, ante, wins + unqualified


def _super_bonus(hands: _Showdown, paytable: Paytable) -> tuple[Counts, int]:
    """Return what the super bonus gains, in dealer's hands times a scale that makes it whole."""
    pays = [paytable.pay(lines_met(hand)) for hand in four_card_hands()]
    gains = [Fraction(0) if pay is None else gain(pay) for pay in pays]
    scale = lcm(*(each.denominator for each in gains))
    fixed = _by_strength(int(each * scale) for each in gains)[hands.strength]
    has_line = _by_strength(int(pay is not None) for pay in pays)[hands.strength]
    return np.where(has_line == 1, fixed * _DEALER_HANDS, -scale * hands.higher), scale


def _by_strength(values: Iterable[int]) -> NDArray[np.int64]:
    return np.array(list(values), dtype=np.int64)


def _mean(total: Counts) -> Fraction:
    return Fraction(int(total.sum()), _DEALS)


@cache
def _showdown() -> _Showdown:
    classes = suit_classes(5)
    players = classes.members
    strength = best_of_five()[number_of(players)].astype(np.int64)
    qualifying = np.full(len(players), weakest("high_card", KING), dtype=np.int64)
    lower, not_higher, unqualified = count_without(
        dealer_hands(5, best_of_five()),
        (),
        tuple(np.ascontiguousarray(players.T)),
        (strength, strength + 1, qualifying),
    )
    return _Showdown(classes.sizes, strength, lower, _DEALER_HANDS - not_higher, unqualified)

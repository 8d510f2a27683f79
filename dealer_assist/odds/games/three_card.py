"""Three Card Poker with best play, exactly: 22,100 hands against 18,424 of the dealer's each."""

from fractions import Fraction
from math import comb

import numpy as np

from dealer_assist.odds.base_game import BaseGame, gain
from dealer_assist.odds.card_sets import number_of, suit_classes
from dealer_assist.odds.showdown import count_without, dealer_hands
from dealer_assist.odds.strength import three_card_hands, three_card_strengths
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking.named import RANKINGS
from dealer_assist.rules.ranking.three_cards import lines_of

STRATEGY = (
    "best play: fold or play the ante, whichever returns more: queen-six-four or better plays"
)
_QUALIFIES = "high_card:Q"
_DEALER_HANDS = comb(49, 3)
_DEALS = comb(52, 3) * _DEALER_HANDS


def best_play(ante_bonus: Paytable) -> BaseGame:
    """Decide every hand by what it returns, and sum up ante, play and the bonus on the ante."""
    hands = three_card_hands()
    least = RANKINGS["three"].least(_QUALIFIES)
    qualifying = next(place for place, hand in enumerate(hands) if hand.value >= least)
    pays = [ante_bonus.pay(lines_of(hand.kind)) for hand in hands]
    earns = np.array([0 if pay is None else int(gain(pay)) for pay in pays], dtype=np.int64)
    classes = suit_classes(3)
    players, weight = classes.members, classes.sizes
    strength = three_card_strengths()[number_of(players)].astype(np.int64)
    limits = (strength, strength + 1, np.full(len(players), qualifying, dtype=np.int64))
    lower, not_higher, unqualified = count_without(
        dealer_hands(3, three_card_strengths()),
        (),
        tuple(np.ascontiguousarray(players.T)),
        limits,
    )
    wins = np.maximum(lower - unqualified, 0)
    loses = _DEALER_HANDS - np.maximum(not_higher, unqualified)
    play, ante = wins - loses, wins - loses + unqualified
    bonus = earns[strength] * _DEALER_HANDS
    stays = play + ante + bonus >= -_DEALER_HANDS
    folds = Fraction(int(weight[~stays].sum()) * _DEALER_HANDS, _DEALS)
    return BaseGame(
        strategy=STRATEGY,
        returns={
            "ante": Fraction(int((weight * np.where(stays, ante, -_DEALER_HANDS)).sum()), _DEALS),
            "play": Fraction(int((weight * play)[stays].sum()), _DEALS),
            "ante_bonus": Fraction(int((weight * bonus)[stays].sum()), _DEALS),
        },
        hit=Fraction(int((weight * (wins + unqualified))[stays].sum()), _DEALS),
        decisions={"fold": folds, "play": 1 - folds},
    )

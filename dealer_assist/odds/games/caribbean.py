"""Caribbean Stud with best play, exactly: five cards against five, one of which is seen."""

from fractions import Fraction
from math import comb

import numpy as np

from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.players import all_players, card_arrays
from dealer_assist.odds.showdown import count_without, dealer_hands
from dealer_assist.odds.strength import five_card_hands, five_card_strengths
from dealer_assist.rules.cards import ACE, KING
from dealer_assist.rules.paytable import Paytable

STRATEGY = (
    "best play: fold or play twice the ante, whichever returns more for the five cards"
    " and the dealer's up card"
)
_DEALER_HANDS = comb(46, 4)
_DEALS = comb(52, 5) * 47 * _DEALER_HANDS


def best_play(play_pays: Paytable) -> BaseGame:
    """Decide every hand by what it returns, and sum up ante and play."""
    hands = five_card_hands()
    qualifying = next(place for place, hand in enumerate(hands) if hand.ranks[:2] == (ACE, KING))
    # What a winning play wager earns stands in the place of a bonus.
    pays = [play_pays.pay((hand.kind,)) for hand in hands]
    players = all_players(five_card_strengths(), pays)
    dealer = dealer_hands(5, five_card_strengths())
    ante = play = paid = folded = 0
    for up in card_arrays(0, 52):
        facing = players.only(players.without(up))
        limits = (
            facing.strength,
            facing.strength + 1,
            np.full(len(facing.strength), qualifying, dtype=np.int64),
        )
        lower, not_higher, unqualified = count_without(dealer, (up,), tuple(facing.columns), limits)
        wins = np.where(facing.strength >= qualifying, lower - unqualified, 0)
        loses = _DEALER_HANDS - np.maximum(not_higher, unqualified)
        on_ante = unqualified + wins - loses
        on_play = 2 * (facing.bonus * wins - loses)
        stays = on_ante + on_play >= -_DEALER_HANDS
        weight = facing.weight
        ante += int((weight * np.where(stays, on_ante, -_DEALER_HANDS)).sum())
        play += int((weight * on_play)[stays].sum())
        paid += int((weight * (unqualified + wins))[stays].sum())
        folded += int(weight[~stays].sum()) * _DEALER_HANDS
    folds = Fraction(folded, _DEALS)
    return BaseGame(
        strategy=STRATEGY,
        returns={"ante": Fraction(ante, _DEALS), "play": Fraction(play, _DEALS)},
        hit=Fraction(paid, _DEALS),
        decisions={"fold": folds, "play": 1 - folds},
    )

"""Four Card Poker with best play, exactly: five cards against six, one of which is seen."""

from fractions import Fraction
from math import comb

import numpy as np

from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.players import against, all_players, card_arrays
from dealer_assist.odds.showdown import dealer_hands
from dealer_assist.odds.strength import best_of_five, four_card_hands
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking.four_cards import lines_met

STRATEGY = (
    "best play: fold, play 1× or 3× the ante, whichever returns most for the five cards"
    " and the dealer's up card"
)
_DEALER_HANDS = comb(46, 5)
_DEALS = comb(52, 5) * 47 * _DEALER_HANDS


def best_play(ante_bonus: Paytable) -> BaseGame:
    """Decide every hand by what it returns, and sum up ante, play and the bonus on the ante."""
    bonus = [ante_bonus.pay(lines_met(hand)) for hand in four_card_hands()]
    players = all_players(best_of_five(), bonus)
    dealer = dealer_hands(6, best_of_five())
    ante = play = earned = paid = folded = thrice = 0
    for up in card_arrays(0, 52):
        facing = players.only(players.without(up))
        dealt = against(dealer, (up,), facing, _DEALER_HANDS)
        # The player wins ties.
        net = 2 * dealt.not_higher - _DEALER_HANDS
        stays = 2 * net + (1 + facing.bonus) * _DEALER_HANDS >= 0
        raises = net > 0
        stays |= raises
        weight = facing.weight
        ante += int((weight * np.where(stays, net, -_DEALER_HANDS)).sum())
        play += int((weight * net * np.where(raises, 3, 1))[stays].sum())
        earned += int((weight * facing.bonus)[stays].sum()) * _DEALER_HANDS
        paid += int((weight * dealt.not_higher)[stays].sum())
        folded += int(weight[~stays].sum()) * _DEALER_HANDS
        thrice += int(weight[raises].sum()) * _DEALER_HANDS
    folds, raised = Fraction(folded, _DEALS), Fraction(thrice, _DEALS)
    return BaseGame(
        strategy=STRATEGY,
        returns={
            "ante": Fraction(ante, _DEALS),
            "play": Fraction(play, _DEALS),
            "ante_bonus": Fraction(earned, _DEALS),
        },
        hit=Fraction(paid, _DEALS),
        decisions={"fold": folds, "play_1x": 1 - folds - raised, "play_3x": raised},
    )

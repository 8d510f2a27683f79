"""6-5-4 Poker with best play, exactly: the player knows his five cards and what the dealer turned.

A deal is the player's five cards, the dealer's up card, the card turned next, and four more.
Where the cards that the dealer discards cannot change a decision, they are summed up at once.
"""

from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb

import numpy as np

from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.card_sets import Cards
from dealer_assist.odds.players import Beaten, Chosen, Players, against, all_players, card_arrays
from dealer_assist.odds.showdown import Counts, DealerHands, dealer_hands
from dealer_assist.odds.strength import best_of_five, best_of_four, four_card_hands
from dealer_assist.rules.cards import TEN
from dealer_assist.rules.paytable import Paytable
from dealer_assist.rules.ranking.four_cards import lines_met

STRATEGY = (
    "best play: fold or play, whichever returns more for the five cards"
    " and the cards that the dealer turned"
)
_FIRST_HIGH = 4 * TEN
_HIGH_CARDS = 52 - _FIRST_HIGH
_DEALS = comb(52, 5) * 47 * 46 * comb(45, 4)


@dataclass(slots=True)
class _Tally:
    """Deals summed up as they are decided: won, lost, paid as a bonus, folded, and all."""

    won: int = 0
    lost: int = 0
    bonus: int = 0
    folded: int = 0
    deals: int = 0

    def fold(self, players: Players, deals: int | Counts) -> None:
        """Sum up hands that fold in all of these deals."""
        folded = int((players.weight * deals).sum())
        self.folded += folded
        self.deals += folded

    def add(self, players: Players, dealt: Beaten, stays: Chosen, times: int) -> None:
        """Sum up hands whose decision is known."""
        weight = players.weight * times
        higher = dealt.hands - dealt.not_higher
        self.won += int((weight * dealt.lower)[stays].sum())
        self.lost += int((weight * higher)[stays].sum())
        self.bonus += int((weight * players.bonus * dealt.hands)[stays].sum())
        self.folded += int((weight * dealt.hands)[~stays].sum())
        self.deals += int((weight * dealt.hands).sum())


def best_play(ante_bonus: Paytable) -> BaseGame:
    """Decide every hand by what it returns, and sum up ante, play and the bonus on the ante."""
    bonus = [ante_bonus.pay(lines_met(hand)) for hand in four_card_hands()]
    players = all_players(best_of_five(), bonus)
    tally = _Tally()
    _six_cards(players, tally)
    _five_cards(players, tally)
    _four_cards(players, tally)
    assert tally.deals == _DEALS
    even = Fraction(tally.won - tally.lost, _DEALS)
    folds = Fraction(tally.folded, _DEALS)
    return BaseGame(
        strategy=STRATEGY,
        returns={"ante": even - folds, "play": even, "ante_bonus": Fraction(tally.bonus, _DEALS)},
        hit=Fraction(tally.won, _DEALS),
        decisions={"fold": folds, "play": 1 - folds},
    )


def _six_cards(players: Players, tally: _Tally) -> None:
    """Play against a low up card: it and five more. Any of the five may lie next."""
    dealer = dealer_hands(6, best_of_five())
    for up in card_arrays(0, _FIRST_HIGH):
        facing = players.only(players.without(up))
        hopeless = _is_hopeless(dealer, up, facing, comb(46, 5))
        tally.fold(facing.only(hopeless), 5 * comb(46, 5))
        facing = facing.only(~hopeless)
        dealt = against(dealer, (up,), facing, comb(46, 5))
        tally.add(facing, dealt, _stays(facing, dealt), times=5)


def _five_cards(players: Players, tally: _Tally) -> None:
    """Play against a high card gone, a low one turned, and four more."""
    dealer = dealer_hands(5, best_of_five())
    by_highs = dealer_hands(5, best_of_five(), tens_power=1)
    with_discard, dealt_hands = comb(45, 3), comb(45, 4)
    for up in card_arrays(0, _FIRST_HIGH):
        facing = players.only(players.without(up))
        hopeless = _is_hopeless(dealer, up, facing, dealt_hands)
        dealt = against(dealer, (up,), facing.only(~hopeless), comb(46, 4))
        folds = facing.only(hopeless)
        tally.fold(folds, _highs_left(folds) * dealt_hands)
        facing = facing.only(~hopeless)
        # Whatever was discarded, at most `with_discard` hands of the dealer go with it.
        stays = (2 * (dealt.net - with_discard) + dealt_hands >= 0) | (facing.bonus > 0)
        folding = 2 * (dealt.net + with_discard) + dealt_hands < 0
        folds = facing.only(folding & ~stays)
        tally.fold(folds, _highs_left(folds) * dealt_hands)
        _over_one_discard(by_highs, up, facing.only(stays), dealt.only(stays), tally)
        is_unsure = ~stays & ~folding
        unsure, known = facing.only(is_unsure), dealt.only(is_unsure)
        for discard in card_arrays(_FIRST_HIGH, 52):
            chosen = unsure.without(discard)
            left = unsure.only(chosen)
            took = against(dealer, (up, discard), left, with_discard)
            exact = known.only(chosen).minus(took)
            tally.add(left, exact, _stays(left, exact), times=1)


def _four_cards(players: Players, tally: _Tally) -> None:
    """Play against two high cards gone, in either order, and four cards unseen."""
    dealer = dealer_hands(4, best_of_four())
    dealt = against(dealer, (), players, comb(47, 4))
    dealt_hands = comb(45, 4)
    with_discards = comb(47, 4) - dealt_hands
    worst = 2 * (dealt.net - with_discards) + dealt_hands >= 0
    best = 2 * (dealt.net + with_discards) + dealt_hands >= 0
    is_sure = (worst == best) | (players.bonus > 0)
    sure, stays = players.only(is_sure), (best | (players.bonus > 0))[is_sure]
    tally.add(sure, _over_all_discards(sure, dealt.only(is_sure)), stays, times=1)
    unsure, known = players.only(~is_sure), dealt.only(~is_sure)
    high_cards = card_arrays(_FIRST_HIGH, 52)
    single = {int(high): against(dealer, (high,), unsure, comb(46, 3)) for high in high_cards}
    for first, second in combinations(high_cards, 2):
        chosen = unsure.without(first, second)
        left = unsure.only(chosen)
        both = against(dealer, (first, second), left, comb(45, 2))
        exact = (
            known.only(chosen)
            .minus(single[int(first)].only(chosen))
            .minus(single[int(second)].only(chosen).minus(both))
        )
        tally.add(left, exact, _stays(left, exact), times=2)


def _highs_left(players: Players) -> Counts:
    """Count the tens and higher cards that the player does not hold."""
    held: Counts = np.count_nonzero(players.columns >= _FIRST_HIGH, axis=0)
    return _HIGH_CARDS - held


def _over_one_discard(
    by_highs: DealerHands, up: Cards, players: Players, dealt: Beaten, tally: _Tally
) -> None:
    """Sum up hands that stay whatever high card is gone: a hand goes with each that it holds."""
    highs = _highs_left(players)
    every = Beaten(highs * dealt.lower, highs * dealt.not_higher, highs * dealt.hands)
    gone = against(by_highs, (up,), players, highs * comb(45, 3))
    tally.add(players, every.minus(gone), np.ones(len(highs), dtype=bool), times=1)


def _is_hopeless(dealer: DealerHands, up: Cards, players: Players, hands: int) -> Chosen:
    """Return which hands fold even if all that they beat could be dealt beside their own cards."""
    column = [np.full(len(players.strength), up)]
    lower, not_higher = dealer.count(column, (players.strength, players.strength + 1))
    # Twice what it beats, less what beats it, is less than the ante that a fold gives up.
    hopeless: Chosen = (2 * (lower + not_higher - hands) + hands < 0) & (players.bonus == 0)
    return hopeless


def _over_all_discards(players: Players, dealt: Beaten) -> Beaten:
    """Sum up over every two discards in order: a hand with w high cards leaves (n-w)(n-w-1)."""
    n = _highs_left(players)
    once, squared = (
        against(dealer_hands(4, best_of_four(), tens_power=power), (), players, total)
        for power, total in ((1, _with_highs(n, 1)), (2, _with_highs(n, 2)))
    )
    return Beaten(
        *(
            n * (n - 1) * plain - (2 * n - 1) * linear + square
            for plain, linear, square in (
                (dealt.lower, once.lower, squared.lower),
                (dealt.not_higher, once.not_higher, squared.not_higher),
                (dealt.hands, once.hands, squared.hands),
            )
        )
    )


def _with_highs(highs: Counts, power: int) -> Counts:
    """Sum up, over four of the 47 unseen cards, the number of high ones to a power."""
    ways = [highs * comb(46, 3), highs * comb(46, 3) + highs * (highs - 1) * comb(45, 2)]
    return ways[power - 1]


def _stays(players: Players, dealt: Beaten) -> Chosen:
    """Return which hands return at least as much as the ante that a fold gives up."""
    stays: Chosen = 2 * dealt.net + (1 + players.bonus) * dealt.hands >= 0
    return stays

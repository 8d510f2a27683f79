"""The first two cards of Texas Hold'em Bonus, and the dealer's two where both hold aces."""

from functools import cache
from itertools import combinations
from math import comb

from dealer_assist.odds.chances import Chances, Met, tally
from dealer_assist.rules.bets.bonuses import hole_card_lines
from dealer_assist.rules.cards import ACE, DECK

_DEALER_PAIRS = comb(50, 2)
_NO_ACES = (0, 1)


@cache
def holdem_bonus_chances() -> Chances:
    """Count the player's two cards by the Bonus lines they meet; a dealer's A-A only tells aces."""
    ways: list[tuple[Met, int]] = []
    for cards in combinations(DECK, 2):
        met = hole_card_lines(cards, _NO_ACES)
        if met == ("aa",):
            other_aces = tuple(card for card in DECK[4 * ACE :] if card not in cards)
            ways += [(hole_card_lines(cards, other_aces), 1), (met, _DEALER_PAIRS - 1)]
        else:
            ways.append((met, _DEALER_PAIRS))
    return tally(ways, comb(52, 2) * _DEALER_PAIRS)

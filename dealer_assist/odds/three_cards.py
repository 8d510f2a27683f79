"""Three cards of a deck, counted one by one, by their own ranking."""

from functools import cache
from itertools import combinations
from math import comb

from dealer_assist.odds.chances import Chances, tally
from dealer_assist.rules.cards import DECK
from dealer_assist.rules.ranking.three_cards import lines_by_suit


@cache
def three_card_chances() -> Chances:
    """Count all 22,100 hands by every line that they meet, the spades' mini royal apart."""
    return tally(((lines_by_suit(cards), 1) for cards in combinations(DECK, 3)), comb(52, 3))

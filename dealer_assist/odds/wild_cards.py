"""All 2,869,685 hands of five out of 53 with wild deuces and joker, by every line they meet."""

from functools import cache
from itertools import combinations
from math import comb

from dealer_assist.odds.chances import Chances, tally
from dealer_assist.rules.cards import DECK, JOKER
from dealer_assist.rules.ranking.wild import best_wild, lines_wild


@cache
def wild_card_chances() -> Chances:
    """Count them one by one: half a minute, so the result is kept."""
    hands = combinations((*DECK, JOKER), 5)
    return tally(((lines_wild(cards, best_wild(cards)), 1) for cards in hands), comb(53, 5))

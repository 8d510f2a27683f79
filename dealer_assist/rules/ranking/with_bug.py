"""The best five of five to seven cards of 53, where the joker is the bug of pai gow."""

from itertools import combinations

from dealer_assist.rules.awards import Met
from dealer_assist.rules.cards import ACE, Card
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.ranking.pai_gow import KINDS, back_hand

_ACES_FULL = ("aces_full", "full_house")


def best_with_bug(cards: tuple[Card, ...]) -> Hand:
    """Rank the best five of the cards."""
    return max(map(back_hand, combinations(cards, 5)), key=lambda hand: hand.value)


def lines(cards: tuple[Card, ...], hand: Hand) -> Met:
    """Name the lines of a hand; three aces and a pair have one of their own."""
    del cards
    return _ACES_FULL if hand.kind == "full_house" and hand.ranks[0] == ACE else (hand.kind,)


HANDS: tuple[Met, ...] = tuple(
    met
    for kind in reversed(KINDS)
    for met in ((_ACES_FULL, (kind,)) if kind == "full_house" else ((kind,),))
)

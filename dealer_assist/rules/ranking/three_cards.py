"""Three-card poker: a straight beats a flush, three of a kind beats both."""

from functools import cache
from itertools import combinations

from dealer_assist.rules.awards import Met
from dealer_assist.rules.cards import ACE, SUITS, Card
from dealer_assist.rules.hand import (
    RANKS_OF_TALLY,
    TALLY,
    Hand,
    by_count,
    make_hand,
    ranks_in_suit,
    straight_top,
)

KINDS = (
    "high_card",
    "pair",
    "flush",
    "straight",
    "three_of_a_kind",
    "straight_flush",
    "mini_royal",
)
_THREE = 3
SPADES_ROYAL = "mini_royal_spades"

# Added to a tally's suit counts, 5 carries into the top bit where a suit has three cards.
_THREE_SUITED = 0x5555 << 39
_SUITED = 0x8888 << 39
_SPADES = SUITS.index("s")


def best_three(cards: tuple[Card, ...]) -> Hand:
    """Rank three cards of one deck."""
    tally = 0
    for card in cards:
        tally += TALLY[card]
    if tally + _THREE_SUITED & _SUITED:
        return _suited(ranks_in_suit(cards, least=3))
    return _by_ranks(tally & RANKS_OF_TALLY)


def best_three_of(cards: tuple[Card, ...]) -> Hand:
    """Rank the best three of three or four cards."""
    if len(cards) == _THREE:
        return best_three(cards)
    return max(map(best_three, combinations(cards, _THREE)), key=lambda hand: hand.value)


@cache
def lines_of(kind: str) -> Met:
    """Name the lines of a hand, the highest first: ace, king and queen suited are both."""
    return ("mini_royal", "straight_flush") if kind == "mini_royal" else (kind,)


# Every hand by the lines that it meets, the highest first.
HANDS: tuple[Met, ...] = tuple(lines_of(kind) for kind in reversed(KINDS))
# The same where the mini royal of spades is told apart.
SPADES_APART: tuple[Met, ...] = ((SPADES_ROYAL, *HANDS[0]), *HANDS)


def lines_by_suit(cards: tuple[Card, ...]) -> Met:
    """Name the lines of three cards where the mini royal of spades has one of its own."""
    met = lines_of(best_three(cards).kind)
    is_best = met == HANDS[0] and cards[0] & 3 == _SPADES
    return SPADES_APART[0] if is_best else met


def _rank_tally(tally: int) -> Hand:
    """Rank by ranks alone."""
    counts = by_count(tally)
    (most, first), *others = counts
    if most == 3:
        return make_hand(KINDS, "three_of_a_kind", (first,))
    if most == 2:
        return make_hand(KINDS, "pair", (first, others[0][1]))
    ranks = (first, *(rank for _, rank in others))
    top = straight_top(ranks, 3)
    if top is not None:
        return make_hand(KINDS, "straight", (top,))
    return make_hand(KINDS, "high_card", ranks)


def _rank_suited(ranks: tuple[int, ...]) -> Hand:
    top = straight_top(ranks, 3)
    if top is None:
        return make_hand(KINDS, "flush", ranks)
    return make_hand(KINDS, "mini_royal" if top == ACE else "straight_flush", (top,))


# Three cards have 455 tallies of ranks at most: all of them may be remembered.
_by_ranks = cache(_rank_tally)
_suited = cache(_rank_suited)

"""Five-card poker: the best five of five to seven cards."""

from functools import cache

from dealer_assist.rules.awards import Met
from dealer_assist.rules.cards import ACE, JACK, RANKS, TEN, Card
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
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
)

# Every hand by the one line that it meets, the highest first.
HANDS: tuple[Met, ...] = tuple((kind,) for kind in reversed(KINDS))
_SIX = RANKS.index("6")


@cache
def line_of(kind: str) -> Met:
    """Name the one line of a kind."""
    return (kind,)


@cache
def lines_by_pair(kind: str, top: int) -> Met:
    """Name the lines of a hand where a pair is paid by its rank, the narrowest first."""
    if kind != "pair":
        return (kind,)
    jacks = ("jacks_or_better",) if top >= JACK else ()
    tens = ("tens_or_better",) if top >= TEN else ()
    sixes = ("sixes_to_tens",) if _SIX <= top <= TEN else ()
    return (*jacks, *tens, *sixes, kind)


# Every hand where pairs are told apart, the highest first.
HANDS_BY_PAIR: tuple[Met, ...] = tuple(
    dict.fromkeys(
        lines_by_pair(kind, top) for kind in reversed(KINDS) for top in reversed(range(len(RANKS)))
    )
)

# Added to a tally's suit counts, 3 carries into the top bit where a suit has five or more cards.
_FIVE_SUITED = 0x3333 << 39
_SUITED = 0x8888 << 39


def best_five(cards: tuple[Card, ...]) -> Hand:
    """Rank the best five of five to seven cards of one deck."""
    tally = 0
    for card in cards:
        tally += TALLY[card]
    if tally + _FIVE_SUITED & _SUITED:
        # Five cards of one suit leave no room for a full house or four of a kind among seven.
        return _suited(ranks_in_suit(cards, least=5))
    return _by_ranks(tally & RANKS_OF_TALLY)


def _rank_tally(tally: int) -> Hand:
    """Rank by ranks alone."""
    counts = by_count(tally)
    most, first = counts[0]
    pairs_below, second = counts[1]
    others = tuple(sorted((rank for _, rank in counts if rank != first), reverse=True))
    if most == 4:
        return make_hand(KINDS, "four_of_a_kind", (first, others[0]))
    if most == 3 and pairs_below > 1:
        return make_hand(KINDS, "full_house", (first, second))
    top = straight_top((first, *others), 5)
    if top is not None:
        return make_hand(KINDS, "straight", (top,))
    if most == 3:
        return make_hand(KINDS, "three_of_a_kind", (first, *others[:2]))
    if most == 1:
        return make_hand(KINDS, "high_card", (first, *others[:4]))
    if pairs_below == 2:
        # Of three pairs the lowest may still lend its rank as the kicker.
        kicker = max(rank for rank in others if rank != second)
        return make_hand(KINDS, "two_pair", (first, second, kicker))
    return make_hand(KINDS, "pair", (first, *others[:3]))


def _rank_suited(ranks: tuple[int, ...]) -> Hand:
    top = straight_top(ranks, 5)
    if top is None:
        return make_hand(KINDS, "flush", ranks[:5])
    return make_hand(KINDS, "royal_flush" if top == ACE else "straight_flush", (top,))


# Seven cards have 49,205 tallies of ranks at most: all of them may be remembered.
_by_ranks = cache(_rank_tally)
_suited = cache(_rank_suited)

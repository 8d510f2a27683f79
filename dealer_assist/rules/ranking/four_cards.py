"""Four-card poker: the best four of four to six cards. Three of a kind beats a flush."""

from functools import cache

from dealer_assist.rules.awards import Met
from dealer_assist.rules.cards import ACE, QUEEN, RANKS, Card
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
    "straight",
    "flush",
    "three_of_a_kind",
    "straight_flush",
    "four_of_a_kind",
)

# Added to a tally's suit counts, 4 carries into the top bit where a suit has four or more cards.
_FOUR_SUITED = 0x4444 << 39
_SUITED = 0x8888 << 39


def best_four(cards: tuple[Card, ...]) -> Hand:
    """Rank the best four of four to six cards of one deck."""
    tally = 0
    for card in cards:
        tally += TALLY[card]
    hand = _by_ranks(tally & RANKS_OF_TALLY)
    if tally + _FOUR_SUITED & _SUITED:
        suited = _suited(ranks_in_suit(cards, least=4))
        if suited.value > hand.value:
            return suited
    return hand


def lines_met(hand: Hand) -> Met:
    """Name every paytable line that a hand meets, the highest first."""
    return lines_of(hand.kind, hand.ranks[0])


@cache
def lines_of(kind: str, top: int) -> Met:
    """Name the lines of a hand by its kind and the rank that leads it, the highest first."""
    if kind == "four_of_a_kind" and top == ACE:
        return ("four_aces", kind)
    if kind == "pair" and top >= QUEEN:
        queens = ("queens_or_better", kind)
        return ("pair_of_aces", *queens) if top == ACE else queens
    return (kind,)


# Every hand by the lines that it meets, the highest first.
HANDS: tuple[Met, ...] = tuple(
    dict.fromkeys(
        lines_of(kind, top) for kind in reversed(KINDS) for top in reversed(range(len(RANKS)))
    )
)


@cache
def kinds_down_from(kind: str) -> Met:
    """Name this kind and every lower one: the lines of a table that pays a kind *or higher*."""
    return KINDS[KINDS.index(kind) :: -1]


def _rank_tally(tally: int) -> Hand:
    """Rank by ranks alone."""
    counts = by_count(tally)
    most, first = counts[0]
    others = tuple(sorted((rank for _, rank in counts if rank != first), reverse=True))
    if most == 4:
        return make_hand(KINDS, "four_of_a_kind", (first,))
    if most == 3:
        return make_hand(KINDS, "three_of_a_kind", (first, others[0]))
    top = straight_top((first, *others), 4)
    if top is not None:
        return make_hand(KINDS, "straight", (top,))
    if most == 1:
        return make_hand(KINDS, "high_card", (first, *others[:3]))
    if counts[1][0] == 2:
        return make_hand(KINDS, "two_pair", (first, counts[1][1]))
    return make_hand(KINDS, "pair", (first, *others[:2]))


def _rank_suited(ranks: tuple[int, ...]) -> Hand:
    top = straight_top(ranks, 4)
    if top is not None:
        return make_hand(KINDS, "straight_flush", (top,))
    return make_hand(KINDS, "flush", ranks[:4])


# Six cards have 18,395 tallies of ranks at most: all of them may be remembered.
_by_ranks = cache(_rank_tally)
_suited = cache(_rank_suited)

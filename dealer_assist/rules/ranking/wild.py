"""Five cards of 53 in which the four deuces and the joker stand for whatever helps most.

Natural and wild hands of one kind and the same ranks tie. A hand is *natural* where its cards,
taken as they are printed, make the same kind: a deuce that nobody needs is a plain two.
"""

from functools import cache

from dealer_assist.rules.awards import Met
from dealer_assist.rules.cards import ACE, JOKER, TEN, Card
from dealer_assist.rules.hand import Hand, make_hand
from dealer_assist.rules.ranking.five_cards import best_five

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
    "five_of_a_kind",
    "royal_flush",
    "five_wilds",
)
_HAND = 5


def best_wild(cards: tuple[Card, ...]) -> Hand:
    """Rank five cards of 53."""
    plain = [card for card in cards if card > 3 and card != JOKER]
    ranks = tuple(sorted((card >> 2 for card in plain), reverse=True))
    return _ranked(ranks, len({card & 3 for card in plain}) <= 1)


def is_natural(cards: tuple[Card, ...], kind: str) -> bool:
    """True if the cards make this kind as they are printed."""
    return JOKER not in cards and best_five(cards).kind == kind


def lines_wild(cards: tuple[Card, ...], hand: Hand) -> Met:
    """Name the lines of a hand, the highest first: natural or wild, then its kind."""
    return _met(hand.kind, "natural" if is_natural(cards, hand.kind) else "wild")


@cache
def _met(kind: str, how: str) -> Met:
    return (f"{how}_{kind}", kind)


_ONLY_WILD = ("five_wilds", "five_of_a_kind")
_ONLY_NATURAL = ("two_pair", "high_card")
# Every hand by the lines that it meets, the highest first; no wild card is left in two pair.
HANDS: tuple[Met, ...] = tuple(
    _met(kind, how)
    for kind in reversed(KINDS)
    for how in ("natural", "wild")
    if kind not in (_ONLY_WILD if how == "natural" else _ONLY_NATURAL)
)


@cache
def _ranked(ranks: tuple[int, ...], is_suited: bool) -> Hand:  # noqa: FBT001 - cached by place
    """Rank by the cards that are not wild, highest first; the others are wild."""
    wild = _HAND - len(ranks)
    if not ranks:
        return make_hand(KINDS, "five_wilds", ())
    top = _run(ranks)
    if is_suited and top == ACE:
        return make_hand(KINDS, "royal_flush", (ACE,))
    counts = sorted(((ranks.count(rank), rank) for rank in {*ranks}), reverse=True)
    (most, first), *others = counts
    if most + wild == _HAND:
        return make_hand(KINDS, "five_of_a_kind", (first,))
    if is_suited and top is not None:
        return make_hand(KINDS, "straight_flush", (top,))
    kickers = tuple(sorted((rank for _, rank in others), reverse=True))
    if most + wild == _HAND - 1:
        return make_hand(KINDS, "four_of_a_kind", (first, *kickers))
    if len(counts) == 2:
        return make_hand(KINDS, "full_house", (first, *kickers))
    if is_suited:
        return make_hand(KINDS, "flush", _filled(ranks, wild))
    if top is not None:
        return make_hand(KINDS, "straight", (top,))
    if most + wild == 3:
        return make_hand(KINDS, "three_of_a_kind", (first, *kickers))
    if most == 2 and others[0][0] == 2:
        return make_hand(KINDS, "two_pair", (first, others[0][1], others[1][1]))
    return make_hand(KINDS, "pair" if most + wild == 2 else "high_card", (first, *kickers))


def _run(ranks: tuple[int, ...]) -> int | None:
    """Find the highest card of the best straight that wild cards can fill in."""
    if len({*ranks}) < len(ranks):
        return None
    for top in range(ACE, TEN - _HAND - 1, -1):
        if all(top - _HAND < rank <= top for rank in ranks):
            return top
    low = [-1 if rank == ACE else rank for rank in ranks]
    return 3 if all(rank <= 3 for rank in low) else None


def _filled(ranks: tuple[int, ...], wild: int) -> tuple[int, ...]:
    """Return the highest rank that a flush lacks, for its wild card."""
    missing = [rank for rank in range(ACE, -1, -1) if rank not in ranks]
    return tuple(sorted((*ranks, *missing[:wild]), reverse=True))

"""Pai gow hands of 53 cards: two and five cards in which the joker is an ace or completes a hand.

The joker completes a straight, a flush or a straight flush; anywhere else it is an ace. The
straight 5-4-3-2-A is the second highest, unless the house ranks it lowest.
"""

from functools import cache

from dealer_assist.rules.awards import Awards, Met
from dealer_assist.rules.cards import ACE, JOKER, KING, QUEEN, RANKS, Card
from dealer_assist.rules.hand import Hand, make_hand
from dealer_assist.rules.ranking.five_cards import KINDS as FIVE_KINDS

KINDS = (*FIVE_KINDS, "five_aces")
COMPLETE = ("straight", "flush", "straight_flush", "royal_flush")
_FIVE_HIGH = RANKS.index("5")
_WHEEL = frozenset({ACE, 0, 1, 2, _FIVE_HIGH})
_SHAPES = {
    (4, 1): "four_of_a_kind",
    (3, 2): "full_house",
    (3, 1, 1): "three_of_a_kind",
    (2, 2, 1): "two_pair",
    (2, 1, 1, 1): "pair",
    (1, 1, 1, 1, 1): "high_card",
    (2,): "pair",
    (1, 1): "high_card",
}
# The five ranks of every straight, the highest first.
_STRAIGHTS = (
    *((top, frozenset(range(top - 4, top + 1))) for top in range(ACE, _FIVE_HIGH, -1)),
    (_FIVE_HIGH, _WHEEL),
)
_WHEEL_SECOND = (_STRAIGHTS[0], _STRAIGHTS[-1], *_STRAIGHTS[1:-1])


def rank_of(card: Card) -> int:
    """Return a card's rank; the joker's is the ace."""
    return ACE if card == JOKER else card >> 2


@cache
def low_hand(first: int, second: int) -> Hand:
    """Rank two cards by their ranks, the joker an ace."""
    if first == second:
        return make_hand(KINDS, "pair", (first,))
    return make_hand(KINDS, "high_card", (max(first, second), min(first, second)))


def front_hand(cards: tuple[Card, ...]) -> Hand:
    """Rank the hand of two cards."""
    return low_hand(rank_of(cards[0]), rank_of(cards[1]))


def back_hand(cards: tuple[Card, ...], *, wheel_is_second: bool = True) -> Hand:
    """Rank the hand of five cards."""
    naturals = [card for card in cards if card != JOKER]
    ranks = tuple(sorted((card >> 2 for card in naturals), reverse=True))
    suited = len({card & 3 for card in naturals}) == 1
    return _ranked(ranks, len(naturals) < len(cards), suited, wheel_is_second)


@cache
def _ranked(ranks: tuple[int, ...], has_joker: bool, suited: bool, wheel: bool) -> Hand:  # noqa: FBT001
    if len({*ranks}) == len(ranks):
        top = _straight(ranks, wheel_is_second=wheel)
        if top is not None:
            kind = "straight" if not suited else "straight_flush" if top < ACE else "royal_flush"
            return _straight_hand(kind, top, wheel_is_second=wheel)
        if suited:
            high = next(spare for spare in range(ACE, -1, -1) if spare not in ranks)
            whole = sorted((*ranks, high), reverse=True) if has_joker else ranks
            return make_hand(KINDS, "flush", tuple(whole))
    return by_counts((ACE, *ranks) if has_joker else ranks)


def by_counts(ranks: tuple[int, ...]) -> Hand:
    """Rank two or five ranks by how often each is there."""
    order = sorted({*ranks}, key=lambda rank: (ranks.count(rank), rank), reverse=True)
    shape = tuple(ranks.count(rank) for rank in order)
    return make_hand(KINDS, _SHAPES.get(shape, "five_aces"), tuple(order))


def _straight(ranks: tuple[int, ...], *, wheel_is_second: bool) -> int | None:
    """Find the best straight that four or five different ranks make, four with the joker.

    Beside 5-4-3-2 the joker is an ace where that straight is the second highest, else a six.
    """
    held = {*ranks}
    best_first = _WHEEL_SECOND if wheel_is_second else _STRAIGHTS
    return next((top for top, whole in best_first if held <= whole), None)


def _straight_hand(kind: str, top: int, *, wheel_is_second: bool) -> Hand:
    """Rank a straight; below the highest one each steps down where the wheel comes second."""
    shown = make_hand(KINDS, kind, (top,))
    if not wheel_is_second or top == ACE:
        return shown
    place = KING if top == _FIVE_HIGH else top - 1
    return Hand(make_hand(KINDS, kind, (place,)).value, kind, (top,), shown.text)


def has_complete(cards: tuple[Card, ...]) -> bool:
    """True if five of these cards are a straight or a flush, the joker one of them or not."""
    naturals = [card for card in cards if card != JOKER]
    least = 5 - (len(cards) - len(naturals))
    suits = [card & 3 for card in naturals]
    if any(suits.count(suit) >= least for suit in range(4)):
        return True
    held = {card >> 2 for card in naturals}
    return any(len(held & whole) >= least for _, whole in _STRAIGHTS)


def is_ace_high(best: Hand) -> bool:
    """True if seven cards whose best five are these have nothing but an ace."""
    return best.kind == "high_card" and best.ranks[0] == ACE


def is_queen_high(best: Hand) -> bool:
    """True if seven cards whose best five are these have nothing but a queen."""
    return best.kind == "high_card" and best.ranks[0] == QUEEN


# The lines of Fortune and its like, by the best of all seven cards, the highest first.
SEVEN_CARD_LINES: tuple[Met, ...] = (
    ("seven_card_straight_flush",),
    ("royal_match", "royal_flush"),
    ("seven_card_straight_flush_joker",),
    ("five_aces",),
    ("royal_flush",),
    ("straight_flush",),
    ("four_of_a_kind",),
    ("full_house",),
    ("flush",),
    ("three_of_a_kind",),
    ("straight",),
)
FORTUNE = Awards(SEVEN_CARD_LINES)
_SEVENS = tuple(frozenset(rank % 13 for rank in range(low, low + 7)) for low in range(-1, ACE - 5))


def seven_card_lines(cards: tuple[Card, ...], kinds: frozenset[str], royals: bool) -> Met:  # noqa: FBT001
    """Name the line of seven cards; `kinds` are those of all their fives.

    `royals` tells whether a suited king and queen lie beside a royal.
    """
    if is_seven_card_straight_flush(cards):
        joker = "_joker" if JOKER in cards else ""
        return (f"seven_card_straight_flush{joker}",)
    if royals:
        return ("royal_match", "royal_flush")
    for met in SEVEN_CARD_LINES[3:]:
        if met[0] in kinds:
            return met
    return ()


def is_seven_card_straight_flush(cards: tuple[Card, ...]) -> bool:
    """True if all seven cards are one straight of one suit, the joker one of them."""
    naturals = [card for card in cards if card != JOKER]
    if len({card & 3 for card in naturals}) > 1:
        return False
    held = {card >> 2 for card in naturals}
    return any(held <= whole for whole in _SEVENS)

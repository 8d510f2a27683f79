"""TriLux: a player's first two cards and the dealer's up card, as a three-card hand."""

from dealer_assist.rules.awards import Awards
from dealer_assist.rules.cards import ACE, RANKS, Card, rank, suit
from dealer_assist.rules.deal import Lines

_ACE_TWO_THREE = [RANKS.index(name) for name in "23A"]

JUDGES = {
    "trilux": Awards(
        (
            ("three_aces_suited", "three_of_a_kind_suited", "flush"),
            ("three_of_a_kind_suited", "flush"),
            ("straight_flush", "straight", "flush"),
            ("three_of_a_kind_offsuit",),
            ("straight",),
            ("flush",),
        )
    )
}


def lines(first_two: tuple[Card, ...], up_card: Card) -> Lines:
    """Name every line that the three cards make."""
    cards = (*first_two, up_card)
    low, middle, high = ranks = sorted(rank(card) for card in cards)
    is_suited = len({suit(card) for card in cards}) == 1
    made: set[str] = set()
    if low == high:
        made.add("three_of_a_kind_suited" if is_suited else "three_of_a_kind_offsuit")
        if is_suited and low == ACE:
            made.add("three_aces_suited")
    # The ace stands below the deuce or above the king, never between them.
    elif (middle == low + 1 and high == low + 2) or ranks == _ACE_TWO_THREE:
        made.add("straight")
        if is_suited:
            made.add("straight_flush")
    if is_suited:
        made.add("flush")
    return frozenset(made)

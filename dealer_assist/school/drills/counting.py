"""Hands as a question shows them: which cards count, and which stay out."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from dealer_assist.rules.cards import Card, parse_cards_with_joker
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.ranking import five_cards, four_cards, pai_gow
from dealer_assist.value import Value, replace

FOUR, FIVE, OF_SEVEN = 4, 5, 6
"""Hands of so many cards; the last are the best five of seven, of which one may be the joker."""
_RANKED_BY: Mapping[int, Callable[[tuple[Card, ...]], Hand]] = {
    FOUR: four_cards.best_four,
    FIVE: five_cards.best_five,
    OF_SEVEN: pai_gow.back_hand,
}


class HandRow(Value):
    """Cards with a title and what is bet on them; `counts` are the cards that make the hand.

    `lamp` is what the sensor of the seat shows, where a question is about it.
    """

    title: str
    cards: tuple[str, ...]
    wagers: tuple[tuple[str, str], ...] = ()
    counts: frozenset[int] | None = None
    note: str = ""
    is_asked: bool = False
    lamp: str = ""


def counting(rows: Sequence[HandRow], size: int) -> tuple[HandRow, ...]:
    """Mark the cards of the best hand of this size; rows that all count stay as they are."""
    places = [(row, place) for row, one in enumerate(rows) for place in range(len(one.cards))]
    if len(places) <= size:
        return tuple(rows)
    cards = parse_cards_with_joker([card for row in rows for card in row.cards])
    best = _RANKED_BY[size]
    # Of equal ones the first: cards that are turned first are named first.
    chosen = max(
        combinations(range(len(cards)), min(size, FIVE)),
        key=lambda few: best(tuple(cards[n] for n in few)).value,
    )
    held = {places[n] for n in chosen}
    return tuple(
        replace(row, counts=frozenset(place for at, place in held if at == n))
        for n, row in enumerate(rows)
    )

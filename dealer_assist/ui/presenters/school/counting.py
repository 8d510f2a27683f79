"""Which cards of a hand count, and which stay out: shown when the hand was named."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from dealer_assist.rules import ranking4, ranking5
from dealer_assist.rules.cards import parse_cards
from dealer_assist.ui.models.school.drill import HandRow

FOUR, FIVE = 4, 5


def counting(rows: Sequence[HandRow], size: int) -> tuple[HandRow, ...]:
    """Mark the cards of the best hand of this size; rows that all count stay as they are."""
    places = [(row, place) for row, one in enumerate(rows) for place in range(len(one.cards))]
    if len(places) <= size:
        return tuple(rows)
    cards = parse_cards([card for row in rows for card in row.cards])
    best = ranking4.best_four if size == FOUR else ranking5.best_five
    # Of equal ones the first: cards that are turned first are named first.
    chosen = max(
        combinations(range(len(cards)), size),
        key=lambda few: best(tuple(cards[n] for n in few)).value,
    )
    held = {places[n] for n in chosen}
    return tuple(
        replace(row, counts=frozenset(place for at, place in held if at == n))
        for n, row in enumerate(rows)
    )

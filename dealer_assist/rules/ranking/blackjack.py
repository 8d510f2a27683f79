"""How a blackjack hand counts."""

from collections.abc import Iterable

from dealer_assist.rules.cards import ACE, Card, rank

# What a card counts, by rank from the deuce to the ace, which may count ten more.
VALUES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1)


def count(cards: Iterable[Card]) -> tuple[int, bool]:
    """Return a hand's total and whether it is soft: an ace counts eleven."""
    ranks = [rank(card) for card in cards]
    hard = sum(VALUES[rank] for rank in ranks)
    is_soft = ACE in ranks and hard <= 11
    return (hard + 10, True) if is_soft else (hard, False)


def is_blackjack(cards: tuple[Card, ...]) -> bool:
    """True if two cards are an ace and a ten-count."""
    return len(cards) == 2 and count(cards)[0] == 21

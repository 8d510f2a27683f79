"""The first cards from a shoe of several decks: House Money, Blazing 7's, TriLux, insurance."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement

from dealer_assist.odds.chances import Chances, Met, tally
from dealer_assist.rules.bets.bonus_bets import blazing_7s, trilux
from dealer_assist.rules.cards import DECK, Card, rank
from dealer_assist.rules.games.house_money import bonus_line
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.ranking.blackjack import VALUES

Ranks = tuple[int, ...]
"""Ranks that a game's decks lack."""
_Lines = Callable[[tuple[Card, ...], Card], frozenset[str]]


def house_money_chances(decks: int) -> Chances:
    """Count a player's first two cards by their House Money line."""
    cards = 52 * decks
    ways = (
        ((line,) if line else (), count * arrangements((first, second), decks))
        for (first, second), count in two_cards()
        for line in (bonus_line((first, second)),)
    )
    return tally(ways, cards * (cards - 1))


def blazing_7s_chances(decks: int) -> Chances:
    """Count the first two cards and the third that counts, wherever it is taken from."""
    return _three_card_chances(blazing_7s.lines, decks)


def trilux_chances(decks: int) -> Chances:
    """Count the first two cards with the dealer's up card."""
    return _three_card_chances(trilux.lines, decks)


def insurance_chances(decks: int, taken_out: Ranks = ()) -> Chances:
    """Count the dealer's hole card under an ace, no other card being seen."""
    deck = whole_deck(taken_out)
    tens, cards = decks * sum(VALUES[rank(card)] == 10 for card in deck), decks * len(deck) - 1
    return Chances(cards, {("dealer_blackjack",): tens, (): cards - tens})


def whole_deck(taken_out: Ranks = ()) -> tuple[Card, ...]:
    """Return a deck without the ranks that its game has taken out."""
    return tuple(card for card in DECK if rank(card) not in taken_out)


def less(game: GameDefinition) -> dict[str, Ranks]:
    """Return what a sum is told of a game's decks; nothing where they are whole."""
    return {"taken_out": game.taken_out} if game.taken_out else {}


def _three_card_chances(lines: _Lines, decks: int) -> Chances:
    cards = 52 * decks
    ways = ((met, count * arrangements(sample, decks)) for met, sample, count in _triples(lines))
    return tally(ways, cards * (cards - 1) * (cards - 2))


@cache
def _triples(lines: _Lines) -> tuple[tuple[Met, tuple[Card, ...], int], ...]:
    """Sum up all ordered triples by what they meet, with a sample for how their cards repeat."""
    counts: dict[tuple[Met, int], int] = {}
    samples: dict[int, tuple[Card, ...]] = {}
    for (first, second), orders in two_cards():
        for third in DECK:
            cards = (first, second, third)
            different = len({*cards})
            samples[different] = cards
            key = (tuple(sorted(lines((first, second), third))), different)
            counts[key] = counts.get(key, 0) + orders
    return tuple((met, samples[repeat], count) for (met, repeat), count in counts.items())


def two_cards(taken_out: Ranks = ()) -> Iterator[tuple[tuple[Card, Card], int]]:
    """Return every two cards, equal ones too, with the number of orders they come in."""
    for first, second in combinations_with_replacement(whole_deck(taken_out), 2):
        yield (first, second), 1 if first == second else 2


def arrangements(cards: tuple[Card, ...], decks: int) -> int:
    """Count the ways in which a shoe can give these cards in this order."""
    ways = 1
    for place, card in enumerate(cards):
        ways *= decks - cards[:place].count(card)
    return ways

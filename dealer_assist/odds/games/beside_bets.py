"""The bets that any game of blackjack takes besides, exactly, for every shoe."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import lcm

from dealer_assist.odds.chances import Chances, Met, tally
from dealer_assist.odds.figure import Figure, fixed_figure
from dealer_assist.odds.scope import EVERY_WAY, Scope
from dealer_assist.odds.shoe_cards import Ranks, arrangements, less, two_cards, whole_deck
from dealer_assist.rules.bets.besides import BET_THE_BUST, FIELD_GOLD, ON_UP_CARD
from dealer_assist.rules.bets.bonus_bets import bet_the_bust, field_gold
from dealer_assist.rules.cards import ACE, RANKS, TEN, Card, rank
from dealer_assist.rules.paytable import GameDefinition, Paytable, Published
from dealer_assist.rules.ranking.blackjack import VALUES

SHOES = tuple(range(1, 9))
_SOFT_17 = ("hit", "stand")
_Counts = tuple[int, ...]
_ACE, _TENS = 0, 9
"""Places of a shoe's cards by value, aces first."""


def besides_figures(game: GameDefinition, scope: Scope = EVERY_WAY) -> list[Figure]:
    """Return every bet of a game that all games of blackjack take besides."""
    return [*_first_cards(game, scope), *_busts(game, scope)]


def first_two_chances(decks: int, taken_out: Ranks = ()) -> Chances:
    """Count a player's first two cards by the lines of Field Gold 21."""
    cards = len(whole_deck(taken_out)) * decks
    ways = (
        (field_gold.lines(two, dealer_blackjack=False), orders * arrangements(two, decks))
        for two, orders in two_cards(taken_out)
    )
    return tally(ways, cards * (cards - 1))


def up_card_chances(wager: str, decks: int, taken_out: Ranks = ()) -> Chances:
    """Count a player's first two cards with the dealer's up card by the lines of a bet."""
    cards = len(whole_deck(taken_out)) * decks
    triples = _triples(wager, taken_out)
    ways = ((met, count * arrangements(sample, decks)) for met, sample, count in triples)
    return tally(ways, cards * (cards - 1) * (cards - 2))


@cache
def _triples(wager: str, taken_out: Ranks) -> tuple[tuple[Met, tuple[Card, ...], int], ...]:
    """Sum up all ordered triples by what they meet, with a sample for how their cards repeat."""
    counts: dict[tuple[Met, int], int] = {}
    samples: dict[int, tuple[Card, ...]] = {}
    for two, orders in two_cards(taken_out):
        for up in whole_deck(taken_out):
            different = len({*two, up})
            samples[different] = (*two, up)
            key = (ON_UP_CARD[wager](two, up), different)
            counts[key] = counts.get(key, 0) + orders
    return tuple((met, samples[repeat], count) for (met, repeat), count in counts.items())


def bust_chances(decks: int, soft_17: str, *offered: str, taken_out: Ranks = ()) -> Chances:
    """Count the dealer's final hands over 21 by the up cards for which the bet is offered.

    It is made after the look, so a blackjack is none of the cases. Each up card counts by how often
    it is dealt, as in the maker's average.
    """
    busts: dict[Met, Fraction] = {}
    dealt = 0
    for up, number in enumerate(_shoe(decks, taken_out)):
        line = bet_the_bust.line_of(_card_of(up))
        if line in offered:
            dealt += number
            here = busts.get((line,), Fraction(0))
            busts[line,] = here + number * bust_under(decks, up, soft_17, taken_out)
    shares = {line: bust / dealt for line, bust in busts.items()}
    total = lcm(*(share.denominator for share in shares.values()))
    ways = {line: int(share * total) for line, share in shares.items()}
    return Chances(total, {**ways, (): total - sum(ways.values())})


def without_blackjack(decks: int, up: int, taken_out: Ranks = ()) -> Fraction:
    """Return the chance that the hidden card under this value makes no blackjack."""
    other, shoe = {_ACE: _TENS, _TENS: _ACE}.get(up), _shoe(decks, taken_out)
    return Fraction(1) if other is None else 1 - Fraction(shoe[other], sum(shoe) - 1)


def bust_under(decks: int, up: int, soft_17: str, taken_out: Ranks = ()) -> Fraction:
    """Return the chance of a bust under this value, where there is no blackjack."""
    left = _without(_shoe(decks, taken_out), up)
    cards = sum(left)
    other = {_ACE: _TENS, _TENS: _ACE}.get(up)
    total = Fraction(0)
    for hole, number in enumerate(left):
        if hole != other:
            hand = (up + hole + 2, up == _ACE or hole == _ACE)
            bust = _busts_from(_without(left, hole), cards - 1, hand, soft_17)
            total += Fraction(number, cards) * bust
    return total / without_blackjack(decks, up, taken_out)


@cache
def _busts_from(left: _Counts, cards: int, hand: tuple[int, bool], soft_17: str) -> Fraction:
    """Return the chance of a bust from a hard total on, with an ace in it or not."""
    hard, has_ace = hand
    if hard > 21:
        return Fraction(1)
    total = hard + 10 if has_ace and hard <= 11 else hard
    if total > 17 or (total == 17 and not (total != hard and soft_17 == "hit")):
        return Fraction(0)
    chance = Fraction(0)
    for place, number in enumerate(left):
        if number:
            then = (hard + place + 1, has_ace or place == _ACE)
            chance += number * _busts_from(_without(left, place), cards - 1, then, soft_17)
    return chance / cards


def _shoe(decks: int, taken_out: Ranks) -> _Counts:
    """Count the cards of a shoe by their value."""
    values = [VALUES[rank(card)] - 1 for card in whole_deck(taken_out)]
    return tuple(decks * values.count(place) for place in range(_TENS + 1))


def _without(left: _Counts, place: int) -> _Counts:
    return (*left[:place], left[place] - 1, *left[place + 1 :])


def _card_of(place: int) -> int:
    """Return a card of a value."""
    return 4 * (ACE if place == _ACE else TEN if place == _TENS else RANKS.index(str(place + 1)))


def _first_cards(game: GameDefinition, scope: Scope) -> Iterator[Figure]:
    for wager in (FIELD_GOLD, *ON_UP_CARD):
        tables = game.paytables.get(wager, {}).values()
        for table, decks in product(tables, scope.choices("decks", SHOES)):
            chances = (
                scope.chances(first_two_chances, decks, **less(game))
                if wager == FIELD_GOLD
                else scope.chances(up_card_chances, wager, decks, **less(game))
            )
            yield fixed_figure(
                (game.key, wager, table.name),
                {"decks": decks},
                chances,
                table.lines,
                _for(game, table, f"_{decks}_decks"),
            )


def _busts(game: GameDefinition, scope: Scope) -> Iterator[Figure]:
    tables = game.paytables.get(BET_THE_BUST, {}).values()
    shoes, rules = scope.choices("decks", SHOES), scope.choices("soft_17", _SOFT_17)
    for table, decks, rule in product(tables, shoes, rules):
        yield fixed_figure(
            (game.key, BET_THE_BUST, table.name),
            {"decks": decks, "soft_17": rule},
            scope.chances(bust_chances, decks, rule, *sorted(table.lines), **less(game)),
            table.lines,
            _for(game, table, f"_{decks}_decks_{rule}"),
        )


def _for(game: GameDefinition, table: Paytable, ending: str) -> Published:
    """Find what was printed for this shoe, `house_edge_4_decks`: of whole decks alone."""
    printed = {} if game.taken_out else table.published
    return {
        name.removesuffix(ending): figure
        for name, figure in printed.items()
        if name.endswith(ending)
    }

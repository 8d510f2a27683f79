"""Bets of blackjack titles: the dealer's 22 by its suits, the four first cards of two hands."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

from dealer_assist.odds.chances import Chances, Met
from dealer_assist.odds.figure import Figure, fixed_figure
from dealer_assist.odds.games.beside_bets import besides_figures
from dealer_assist.odds.poker_figures import Jackpots
from dealer_assist.odds.scope import EVERY_WAY, Scope
from dealer_assist.odds.shoe_figures import blackjack_bonus_figures
from dealer_assist.rules.paytable import GameDefinition

_SHOES = tuple(range(1, 9))
_SOFT_17 = ("hit", "stand")
_Counts = tuple[int, ...]


def blackjack_title_figures(
    game: GameDefinition, jackpots: Jackpots, scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the bets beside a title's blackjack; the game itself is not worked out yet."""
    return [
        *_push_22(game, scope),
        *_super_match(game, scope),
        *blackjack_bonus_figures(game, jackpots, scope),
        *besides_figures(game, scope),
    ]


def push_22_chances(decks: int, soft_17: str) -> Chances:
    """Count the dealer's final hands of 22: of one suit, of one colour, any."""
    whole = _ways_to_22(_values(decks, 4), 52 * decks, soft_17)
    colour = 2 * _ways_to_22(_values(decks, 2), 52 * decks, soft_17)
    suited = 4 * _ways_to_22(_values(decks, 1), 52 * decks, soft_17)
    total = whole.denominator * colour.denominator * suited.denominator
    ways: dict[Met, int] = {
        ("suited", "one_colour", "any"): int(suited * total),
        ("one_colour", "any"): int((colour - suited) * total),
        ("any",): int((whole - colour) * total),
    }
    return Chances(total, {**ways, (): total - sum(ways.values())})


def super_match_chances(decks: int) -> Chances:
    """Count four cards of a shoe by how their ranks agree."""
    of_rank = 4 * decks
    ways: dict[Met, int] = {
        ("four_of_a_kind",): 13 * comb(of_rank, 4),
        ("two_pair",): comb(13, 2) * comb(of_rank, 2) ** 2,
        ("three_of_a_kind",): 13 * comb(of_rank, 3) * 12 * of_rank,
        ("pair",): 13 * comb(of_rank, 2) * comb(12, 2) * of_rank**2,
    }
    total = comb(52 * decks, 4)
    return Chances(total, {**ways, (): total - sum(ways.values())})


def _values(decks: int, suits: int) -> _Counts:
    """Count the cards of so many suits by value: ace, deuce to nine, tens."""
    return (*(suits * decks,) * 9, 4 * suits * decks)


def _ways_to_22(counts: _Counts, cards: int, soft_17: str) -> Fraction:
    """Return the chance that the dealer ends on 22 with nothing but these cards of a whole shoe."""
    return _drawn(counts, cards, (0, 0, False), soft_17)


@cache
def _drawn(left: _Counts, cards: int, hand: tuple[int, int, bool], soft_17: str) -> Fraction:
    """Go on from a hand: how many cards, its hard total, whether there is an ace."""
    number, hard, has_ace = hand
    total = hard + 10 if has_ace and hard <= 11 else hard
    if number >= 2 and _stands(total, is_soft=total != hard, soft_17=soft_17):
        return Fraction(int(total == 22))
    chance = Fraction(0)
    for place, count in enumerate(left):
        if count:
            rest = (*left[:place], count - 1, *left[place + 1 :])
            then = (number + 1, hard + place + 1, has_ace or place == 0)
            chance += Fraction(count, cards) * _drawn(rest, cards - 1, then, soft_17)
    return chance


def _stands(total: int, *, is_soft: bool, soft_17: str) -> bool:
    return total > 17 or (total == 17 and not (is_soft and soft_17 == "hit"))


def _push_22(game: GameDefinition, scope: Scope) -> Iterator[Figure]:
    tables = game.paytables.get("push_22", {}).values()
    shoes, rules = scope.choices("decks", _SHOES), scope.choices("soft_17", _SOFT_17)
    for table, decks, rule in product(tables, shoes, rules):
        chances = scope.chances(push_22_chances, decks, rule)
        conditions = {"decks": decks, "soft_17": rule}
        yield fixed_figure((game.key, "push_22", table.name), conditions, chances, table.lines)


def _super_match(game: GameDefinition, scope: Scope) -> Iterator[Figure]:
    tables = game.paytables.get("super_match", {}).values()
    for table, decks in product(tables, scope.choices("decks", _SHOES)):
        name = (game.key, "super_match", table.name)
        yield fixed_figure(name, {"decks": decks}, super_match_chances(decks), table.lines)

"""Casino War exactly: a tie, and what a war of two more cards from the shoe comes to."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.odds.base_game import BaseGame
from dealer_assist.odds.chances import Chances
from dealer_assist.odds.figure import Figure, base_figure, fixed_figure
from dealer_assist.odds.scope import EVERY_WAY, Scope
from dealer_assist.rules.paytable import GameDefinition

ALWAYS_WAR, ALWAYS_SURRENDER = "always war", "always surrender"
_SHOES = tuple(range(1, 9))
_RANKS = 13


def casino_war_figures(
    game: GameDefinition, _jackpots: Mapping[str, Jackpot], scope: Scope = EVERY_WAY
) -> list[Figure]:
    """Return the wager, played to war or given up on every tie, and the Tie bet."""
    return [*_wager(game, scope), *_tie(game, scope)]


def war(decks: int, *, tie_bonus: bool) -> BaseGame:
    """Go to war on every tie: one wager more, won on an equal or a higher card."""
    tied, again = _tied(decks), _tied_again(decks)
    higher = (1 - tied) / 2
    won, lost = tied * (1 + again) / 2, tied * (1 - again) / 2
    bonus = tied * again if tie_bonus else Fraction(0)
    return BaseGame(
        strategy=ALWAYS_WAR,
        returns={"wager": -lost, "war": won - lost + bonus},
        hit=higher + won,
        decisions={"war": tied},
    )


def surrender(decks: int) -> BaseGame:
    """Return the game of a seat that surrenders half on every tie."""
    tied = _tied(decks)
    returns = {"wager": -tied / 2}
    return BaseGame(ALWAYS_SURRENDER, returns, (1 - tied) / 2, {"surrender": tied})


def _tied(decks: int) -> Fraction:
    return Fraction(4 * decks - 1, 52 * decks - 1)


def _tied_again(decks: int) -> Fraction:
    """Return the chance that the cards of the war are equal, two of one rank being out."""
    of_rank, cards = 4 * decks, 52 * decks - 2
    same = (of_rank - 2) * (of_rank - 3) + (_RANKS - 1) * of_rank * (of_rank - 1)
    return Fraction(same, cards * (cards - 1))


def _wager(game: GameDefinition, scope: Scope) -> Iterator[Figure]:
    shoes = scope.choices("decks", _SHOES)
    for decks, bonus in product(shoes, scope.choices("tie_bonus", (False, True))):
        conditions = {"decks": decks, "tie_bonus": bonus}
        for base in (war(decks, tie_bonus=bonus), surrender(decks)):
            yield base_figure((game.key, "wager", None), conditions, base)


def _tie(game: GameDefinition, scope: Scope) -> Iterator[Figure]:
    for table, decks in product(game.paytables["tie"].values(), scope.choices("decks", _SHOES)):
        tied = _tied(decks)
        apart = tied.denominator - tied.numerator
        chances = Chances(tied.denominator, {("tie",): tied.numerator, (): apart})
        name = (game.key, "tie", table.name)
        yield fixed_figure(name, {"decks": decks}, chances, table.lines)

"""The book of all games and progressives, for those who ask about more than one table."""

from pathlib import Path

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.jackpots import load_progressives
from dealer_assist.frozen import frozen
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.paytable import GameDefinition


@frozen
class Book:
    """Every game by its key, every progressive by its printed name."""

    games: dict[str, GameDefinition]
    jackpots: dict[str, Jackpot]


def load_book(resources: Path) -> Book:
    """Read all games and progressives."""
    return Book(load_games(resources / "games"), load_progressives(resources / "jackpots"))

"""The book of all games and progressives, for those who ask about more than one table."""

from dataclasses import field
from pathlib import Path

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.jackpots import load_jackpots
from dealer_assist.frozen import frozen
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.paytable import GameDefinition


@frozen
class Book:
    """Every game by its key, every progressive by its printed name, house jackpots apart."""

    games: dict[str, GameDefinition]
    jackpots: dict[str, Jackpot]
    house_jackpots: dict[str, Jackpot] = field(default_factory=dict)


def load_book(resources: Path) -> Book:
    """Read all games and jackpots."""
    jackpots = load_jackpots(resources / "jackpots")
    return Book(
        load_games(resources / "games"),
        {key: one for key, one in jackpots.items() if not one.is_house},
        {key: one for key, one in jackpots.items() if one.is_house},
    )

"""The book of all games and progressives, for those who ask about more than one table."""

from dataclasses import field, replace
from pathlib import Path

from dealer_assist.catalog.fields import BadDefinition, nearest
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


TITLES = "titles"
"""The folder of games that settle and have odds, and wait for their tables."""


def load_titles(resources: Path) -> Book:
    """Read all games and jackpots, and the titles that no table is set up for yet."""
    book, folder = load_book(resources), resources / TITLES
    titles = load_games(folder)
    for key, title in titles.items():
        if key in book.games:
            file = folder / f"{title.file}.toml"
            raise BadDefinition(f"{file}: key: {key!r} is a game already; take the file away")
    jackpots = dict(book.jackpots)
    for key, title in titles.items():
        for name in title.plays_for:
            if name not in jackpots:
                file = folder / f"{title.file}.toml"
                what = f"plays_for: {name!r} is no jackpot; {nearest(name, jackpots)}"
                raise BadDefinition(f"{file}: {what}")
            jackpots[name] = replace(jackpots[name], games=(*jackpots[name].games, key))
    own = load_jackpots(folder / "jackpots")
    return Book({**book.games, **titles}, {**jackpots, **own}, book.house_jackpots)


def load_book(resources: Path) -> Book:
    """Read all games and jackpots."""
    jackpots = load_jackpots(resources / "jackpots")
    return Book(
        load_games(resources / "games"),
        {key: one for key, one in jackpots.items() if not one.is_house},
        {key: one for key, one in jackpots.items() if one.is_house},
    )

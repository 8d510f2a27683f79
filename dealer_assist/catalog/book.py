"""The book of all games and progressives, for those who ask about more than one table."""

from collections.abc import Mapping
from pathlib import Path

from dealer_assist.catalog.fields import BadDefinition, nearest
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.jackpots import load_jackpots
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.value import Value, field, replace


class Book(Value):
    """Every game by its key, every progressive by its printed name, house jackpots apart."""

    games: dict[str, GameDefinition]
    jackpots: dict[str, Jackpot]
    house_jackpots: dict[str, Jackpot] = field(default_factory=dict)


def load_book(resources: Path) -> Book:
    """Read all games and jackpots."""
    folder = resources / "games"
    games = load_games(folder)
    jackpots = played_for(load_jackpots(resources / "jackpots"), games, folder)
    return Book(
        games,
        {key: jackpot for key, jackpot in jackpots.items() if not jackpot.is_house},
        {key: jackpot for key, jackpot in jackpots.items() if jackpot.is_house},
    )


def played_for(
    jackpots: Mapping[str, Jackpot], games: Mapping[str, GameDefinition], folder: Path
) -> dict[str, Jackpot]:
    """Return jackpots with the games of a folder that say themselves that they play for them."""
    found = dict(jackpots)
    for key, game in games.items():
        for name in game.plays_for:
            if name not in found:
                what = f"plays_for: {name!r} is no jackpot; {nearest(name, found)}"
                raise BadDefinition(f"{folder / game.file}.toml: {what}")
            found[name] = replace(found[name], games=(*found[name].games, key))
    return found

"""The book with every title, also those that wait for their tables, each checked by its odds.

Apart from `book`: a table that opens reads no odds.
"""

from pathlib import Path

from dealer_assist.catalog.book import Book, load_book, played_for
from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.jackpots import load_jackpots
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.catalog.title_edges import check_edges

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
    kept = load_kept_odds(resources)
    for place, games in (("games", book.games), (TITLES, titles)):
        # A table is named in the file that it stands in, before any that is like that one.
        for game in sorted(games.values(), key=lambda one: bool(one.like)):
            check_edges(game, resources / place / f"{game.file}.toml", kept)
    jackpots = played_for(book.jackpots, titles, folder)
    own = load_jackpots(folder / "jackpots")
    return Book({**book.games, **titles}, {**jackpots, **own}, book.house_jackpots)

"""The book with every title, also those that wait for their tables, each checked by its odds.

Apart from `book`: a table that opens reads no odds.
"""

from collections.abc import Iterable
from pathlib import Path

from dealer_assist.catalog.book import Book, load_book, played_for
from dealer_assist.catalog.fields import BadDefinition, Fields
from dealer_assist.catalog.games import load_game, load_games
from dealer_assist.catalog.jackpots import load_jackpots, read_jackpot
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.catalog.sheets import game_file_of, read_sheet
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
        for game in sorted(games.values(), key=lambda definition: bool(definition.like)):
            check_edges(game, resources / place / f"{game.file}.toml", kept)
    jackpots = played_for(book.jackpots, titles, folder)
    own = load_jackpots(folder / "jackpots")
    return Book({**book.games, **titles}, {**jackpots, **own}, book.house_jackpots)


def with_sheets(book: Book, files: Iterable[Path], resources: Path) -> Book:
    """Return a book with what a house's sheets add to its games and progressives."""
    games, jackpots = dict(book.games), dict(book.jackpots)
    by_file: dict[Path, list[Fields]] = {}
    for sheet in map(read_sheet, files):
        by_file.setdefault(game_file_of(sheet, resources), []).append(sheet.changes)
        written = sheet.progressives
        jackpots |= {key: read_jackpot(key, written.table(key)) for key in written}
    for file, changes in by_file.items():
        game = load_game(file, changes)
        games[game.key] = game
    return Book(games, jackpots, book.house_jackpots)

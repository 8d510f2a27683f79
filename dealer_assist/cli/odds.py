"""`dealer-assist odds`: exact odds of every wager, with the published figure beside ours."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.catalog.table_odds import odds_of
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.catalog.title_book import load_titles, with_sheets
from dealer_assist.cli.arguments import Parser, add_sheets, file_or_folder
from dealer_assist.cli.output import progress_line, write_all, write_page
from dealer_assist.errors import UsageError
from dealer_assist.odds.kept import Fresh
from dealer_assist.odds.report import figures
from dealer_assist.odds.sheet import rows
from dealer_assist.odds.table import as_text
from dealer_assist.paths import data_folder, layouts, resources
from dealer_assist.program.work_sources import WorkSources
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.odds.par_sheet import game_par_sheet, table_par_sheet


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="left out: every game")
    parser.add_argument("--json", dest="is_json", action="store_true", help="figures as JSON")
    told = "the PAR sheet of one game as PDF"
    parser.add_argument("--pdf", metavar="FILE", type=file_or_folder, help=told)
    told = "with --pdf: this table's own two sheets in front, the whole game as their annex"
    parser.add_argument("--table", metavar="TABLE", help=told)
    add_sheets(parser)


def run(
    *,
    game: str | None,
    is_json: bool,
    pdf: Path | None,
    table: str | None = None,
    sheets: Sequence[Path] | None = None,
) -> int:
    """Work the figures out and write them."""
    book = with_sheets(load_titles(resources()), sheets or (), resources())
    if table is not None and pdf is None:
        raise UsageError("A table's own sheets go in front of a PAR sheet; name its file by --pdf")
    setup = _table(table) if table is not None else None
    game = game or (setup.game if setup else None)
    if setup is not None and setup.game != game:
        raise UsageError(f"Table {table} plays {setup.game}, not {game}; name that game or none")
    if game is not None and game not in book.games:
        raise UsageError(f"There is no game {game!r}; the games are {', '.join(book.games)}")
    if pdf is not None and game is None:
        raise UsageError(f"A PAR sheet is of one game; name one of {', '.join(book.games)}")
    if pdf is not None and is_json:
        raise UsageError("Figures go out as JSON or as a PAR sheet; leave --json or --pdf out")
    kept = Fresh(load_kept_odds(resources()), WorkSources().digest)
    found = figures([game] if game else None, book, progress_line, kept)
    if pdf is None or game is None:
        return write_all([json.dumps(found, indent=1) if is_json else as_text(found)])
    jackpots = (*book.jackpots.values(), *book.house_jackpots.values())
    definition = book.games[game]
    every = rows(found, definition, jackpots)
    page = game_par_sheet(every, definition, definitions_digest())
    if setup is not None:
        page = table_par_sheet(odds_of(setup, resources()), setup, definition, every)
    write_page(page, pdf)
    return write_all([f"{pdf} written"])


def _table(name: str) -> TableSetup:
    shipped = resources()
    return load_table(shipped, layouts(), find_table(shipped, name, data_folder()))


def definitions_digest() -> str:
    """Return one fingerprint of every game and every jackpot that figures are made from."""
    whole = hashlib.sha256()
    for folder in ("games", "jackpots", "titles", "titles/jackpots"):
        for file in sorted((resources() / folder).glob("*.toml")):
            whole.update(f"{folder}/{file.name}".encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()

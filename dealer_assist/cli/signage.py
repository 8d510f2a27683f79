"""`dealer-assist signage`: the signs that a table has to post, to read or as PDF."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.rule_book import rule_book_of
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.arguments import Parser, add_data, file_or_folder
from dealer_assist.cli.output import in_columns, write_all, write_page
from dealer_assist.journal.files import journal_to_read
from dealer_assist.journal.opening import connect_reader, said_in_words
from dealer_assist.journal.queries.latest import settings_in_force
from dealer_assist.paths import FIRST_TABLE
from dealer_assist.table.setup.settings import apply
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.signage.paper import signage_foot, signage_page
from dealer_assist.ui.pages.signage.sheets import Signage, TableSign, signage


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    told = f"a table file, or a shipped table; left out, {FIRST_TABLE}"
    parser.add_argument("table", metavar="TABLE", nargs="?", default=FIRST_TABLE, help=told)
    parser.add_argument("--pdf", metavar="FILE", type=file_or_folder, help="as PDF, to be posted")
    add_data(parser)


def run(*, table: str, pdf: Path | None, data: Path | None) -> int:
    """Write the signs of a table with the settings that are in force there."""
    setup = _in_force(table, data or paths.data_folder())
    game = setup.definition or load_games(paths.resources() / "games")[setup.game]
    book = rule_book_of(paths.resources(), game)
    signs = signage(setup, book)
    if pdf is None:
        return write_all([as_text(signs)])
    write_page(signage_page(signs, signage_foot(setup)), pdf)
    return write_all([f"{pdf} written"])


def _in_force(table: str, folder: Path) -> TableSetup:
    """Read a table; settings that were put in force at its kiosk hold for its signs too."""
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, table, folder))
    journal = journal_to_read(folder, setup.key)
    if not journal.exists():
        return setup
    with said_in_words(journal), closing(connect_reader(journal)) as db:
        return apply(setup, settings_in_force(db))


def as_text(signs: Signage) -> str:
    """Print the signs to read."""
    title = f"{signs.game}, table {signs.table}"
    head = [title, "=" * len(title), *([signs.mark] if signs.mark else [])]
    return "\n".join([*head, *("\n".join(_lines(sign)) for sign in signs.signs)])


def _lines(sign: TableSign) -> Iterator[str]:
    yield ""
    yield f"{sign.title} ({sign.rule})" if sign.rule else sign.title
    yield from (f"  {notice}" for notice in sign.notices)
    rows = [*((("", *sign.by_hands),) if sign.by_hands else ()), *sign.rows]
    yield from (f"  {line}" for line in (in_columns(rows) if rows else ()))
    yield from (f"  {note}" for note in sign.notes)

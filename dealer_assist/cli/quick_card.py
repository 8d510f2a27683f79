"""`dealer-assist quick-card`: a round on one sheet, for each game and console, to be laminated."""

from collections.abc import Iterator
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.arguments import Parser, file_or_folder
from dealer_assist.cli.output import in_columns, write_all, write_card, writing
from dealer_assist.errors import UsageError
from dealer_assist.paths import FIRST_TABLE
from dealer_assist.reports.page import Block, PaperGrid, PaperPage, Rows, Steps
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.quick_card.presenter import quick_card

LANGUAGES = ("en", "es", "vi", "zh")
_CONSOLES = ("-nexus", "-aquarius")


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    told = f"a table file, or a shipped table; left out, {FIRST_TABLE}"
    parser.add_argument("table", metavar="TABLE", nargs="?", default=FIRST_TABLE, help=told)
    parser.add_argument("--pdf", metavar="FILE", type=file_or_folder, help="as PDF, one sheet")
    every = "the cards of every shipped game and console, as PDF into this folder"
    parser.add_argument("--every", metavar="DIR", type=file_or_folder, help=every)
    told = "the language of the sheet"
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help=told)


def run(*, table: str, pdf: Path | None, every: Path | None, language: str) -> int:
    """Write the card of one table to read or as PDF, or all of them."""
    if every is not None:
        return write_all(_written(every, language))
    page = quick_card(_setup(table))
    if pdf is not None:
        write_card(page, pdf, language)
        return write_all([f"{pdf} written"])
    if language != LANGUAGES[0]:
        raise UsageError("A card is read here in English; add --pdf FILE for another language")
    return write_all(as_text(page))


def _setup(table: str) -> TableSetup:
    shipped = paths.resources()
    file = find_table(shipped, table, paths.data_folder())
    return load_table(shipped, paths.layouts(), file)


def shipped_cards() -> dict[str, PaperPage]:
    """Return the card of every game and console that is shipped; of several tables the plainest."""
    files = sorted((paths.resources() / "tables").glob("*.toml"), key=_plainness)
    setups = (load_table(paths.resources(), paths.layouts(), file) for file in files)
    cards: dict[str, PaperPage] = {}
    for setup in setups:
        card = quick_card(setup)
        cards.setdefault(card.name, card)
    return cards


def _plainness(file: Path) -> tuple[bool, int, str]:
    """Sort a table that is called by game and console alone before those with something more."""
    return not file.stem.endswith(_CONSOLES), len(file.stem), file.stem


def _written(folder: Path, language: str) -> Iterator[str]:
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    for name, page in shipped_cards().items():
        file = folder / f"{name}{'' if language == LANGUAGES[0] else f'-{language}'}.pdf"
        write_card(page, file, language)
        yield f"{file} written"


def as_text(page: PaperPage) -> Iterator[str]:
    """Print a card to read."""
    yield f"{page.title}, {page.subtitle}"
    for block in page.blocks:
        yield ""
        yield from _lines(block)


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Steps(title, steps):
            yield title
            for number, text, known in steps:
                yield f"{number:>4}  {text}"
                yield from (f"      {known}",) if known else ()
        case PaperGrid(title, columns, rows):
            yield title
            yield from (f"  {line}" for line in in_columns((columns, *rows)))
        case Rows(rows, title):
            yield title
            yield from (f"  {label}: {said}" for label, said in rows)
        case _:
            return

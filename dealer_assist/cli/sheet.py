"""`dealer-assist sheet`: a house's sheet checked as the office checks it, with its house edges."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.sheet_check import SheetOdds, check_sheet, sheet_odds
from dealer_assist.cli.arguments import Parser, file_or_folder
from dealer_assist.cli.output import in_columns, write_all
from dealer_assist.errors import DONE, FOUND_WRONG
from dealer_assist.ui.office.settings.table_choices import share


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    told = "a sheet, as docs/sheets/README.md shows"
    parser.add_argument("file", metavar="FILE", type=file_or_folder, help=told)


def run(*, file: Path) -> int:
    """Say what a sheet brings, and at what edges; 1 where the house would lose on it."""
    shipped = paths.resources()
    checked = check_sheet(file, shipped, date.today())  # noqa: DTZ011 - the day of this place
    odds = sheet_odds(checked, shipped)
    about = checked.sheet.about
    lines = [
        f"{about.words}, {about.jurisdiction}",
        f"for {checked.title}, at {checked.game.name}",
        "",
        *in_columns([("wager", "paytable", "house edge", "hit", "how"), *_rows(odds)]),
        *(f"not counted: {name}" for name in odds.uncounted),
        *([f"refused: {odds.refusal}"] if odds.refusal else []),
    ]
    write_all(lines)
    return FOUND_WRONG if odds.refusal else DONE


def _rows(odds: SheetOdds) -> Iterator[tuple[str, ...]]:
    for row in odds.rows:
        of = ", ".join(f"{key} {value}" for key, value in row.conditions.items())
        how = row.method
        if row.samples and row.standard_error is not None:
            how = f"{row.samples} deals, ± {share(row.standard_error, 2)}"
        name = f"{row.label} ({of})" if of else row.label
        yield name, row.paytable, share(row.house_edge), share(row.hit), how

"""`dealer-assist report`: the figures of a shift, a day or a month, shown or as files."""

import sqlite3
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import assert_never

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.arguments import Parser, add_data, add_table, file_or_folder
from dealer_assist.cli.output import in_columns, painting, progress_bar, write_page, writing
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import DONE, FOUND_WRONG, UsageError
from dealer_assist.journal.door.address import (
    FileAddress,
    SocketAddress,
    WebAddress,
    address_of,
)
from dealer_assist.journal.door.papers import PaperDoor, PaperFolder, PaperPlace
from dealer_assist.journal.files import journal_to_read
from dealer_assist.journal.key import load_key
from dealer_assist.journal.opening import connect_reader, said_in_words
from dealer_assist.journal.queries.cached_totals import sums_beside
from dealer_assist.journal.queries.latest import settings_in_force
from dealer_assist.reports.cells import shown
from dealer_assist.reports.end_of_day import missing, stem
from dealer_assist.reports.export import to_csv, to_excel
from dealer_assist.reports.figures import Report
from dealer_assist.reports.gather import gather
from dealer_assist.reports.layout import Section
from dealer_assist.reports.period import (
    BusinessDay,
    Kind,
    Period,
    day_period,
    house_day_of,
    last_shift,
    month_period,
    shifts_of_day,
)
from dealer_assist.reports.report_page import report_page
from dealer_assist.reports.sections import sections
from dealer_assist.table.setup.settings import apply


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    parser.add_argument("what", choices=("shift", "day", "month"))
    wanted = "a day of it, as in 2026-03-08; left out, today"
    parser.add_argument("--date", dest="wanted", metavar="DAY", type=day, help=wanted)
    parser.add_argument("--csv", metavar="FILE", type=file_or_folder, help="as CSV")
    parser.add_argument("--excel", metavar="FILE", type=file_or_folder, help="as an Excel workbook")
    parser.add_argument("--pdf", metavar="FILE", type=file_or_folder, help="as PDF")
    into = "bring PDF and CSV of what is over to a folder or a web address, each once"
    parser.add_argument("--into", metavar="DIR", help=into)
    add_table(parser)
    add_data(parser)
    fresh = "add up every event anew, without the sums that are kept"
    parser.add_argument("--fresh", dest="is_fresh", action="store_true", help=fresh)


def run(
    *,
    what: str,
    wanted: date | None,
    csv: Path | None,
    excel: Path | None,
    pdf: Path | None,
    into: str | None,
    table: str,
    data: Path | None,
    is_fresh: bool,
) -> int:
    """Gather the figures and write them where the call says; 1 where the meters do not add up."""
    if into is not None:
        if what == "shift" or wanted or csv or excel or pdf:
            raise UsageError("--into goes with day or month, and with no other file or date")
        return _write_missing(what, into, table, data or paths.data_folder())
    report = _gathered(what, wanted, table, data or paths.data_folder(), is_fresh=is_fresh)
    ways = ((csv, _write_csv), (excel, to_excel), (pdf, _write_pdf))
    files = [_written(report, file, write) for file, write in ways if file is not None]
    if not files:
        print(as_text(report), end="")
    for file in files:
        print(f"{file} written")
    return DONE if report.reconciles else FOUND_WRONG


def _gathered(
    what: str, wanted: date | None, table: str, folder: Path, *, is_fresh: bool
) -> Report:
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, table, folder))
    journal = _journal(folder, setup.key)
    now = WallClock().now()
    kept = None if is_fresh else sums_beside(journal, paths.key_file())
    bar = progress_bar(sys.stderr) if sys.stderr.isatty() else lambda done, total: None
    with said_in_words(journal), closing(connect_reader(journal)) as db:
        setup = apply(setup, settings_in_force(db))
        period = _period(db, what, wanted, house_day_of(setup), now)
        return gather(db, setup, period, now, kept_in=kept, progress=bar)


def _write_missing(what: str, into: str, table: str, folder: Path) -> int:
    """Write the reports of what is over to where they go; each is there whole or not at all."""
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, table, folder))
    journal = _journal(folder, setup.key)
    place = _place_of(into, journal)
    now, kept, is_well = WallClock().now(), sums_beside(journal, paths.key_file()), True
    written = 0
    with (
        said_in_words(journal),
        closing(connect_reader(journal)) as db,
        painting(Path(into)),
        TemporaryDirectory(prefix="dealer-assist-") as beside,
    ):
        setup = apply(setup, settings_in_force(db))
        kind: Kind = "month" if what == "month" else "day"
        for period in missing(db, kind, house_day_of(setup), now, setup.key, place.has):
            report = gather(db, setup, period, now, kept_in=kept)
            is_well = is_well and report.reconciles
            # The PDF last: by it is told what is there.
            for suffix, write in ((".csv", _write_csv), (".pdf", _write_pdf)):
                file = Path(beside) / f"{stem(setup.key, period)}{suffix}"
                write(report, file)
                print(place.hand_over(file.name, file.read_bytes()))
                written += 1
    if not written:
        print(f"Every {what} that is over is in {into}")
    return DONE if is_well else FOUND_WRONG


def _place_of(into: str, journal: Path) -> PaperPlace:
    """Return where reports go: a folder, or a web address of the house."""
    address = address_of(into)
    match address:
        case FileAddress(path):
            return PaperFolder(path)
        case WebAddress():
            return PaperDoor(journal, load_key(paths.key_file()), address)
        case SocketAddress():
            raise UsageError(
                "Reports go into a folder or to a web address; write https://HOST/PATH"
            )
        case _:
            assert_never(address)


def day(text: str) -> date:
    """Read a day: 2026-03-08."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no day; write it as 2026-03-08") from None


def as_text(report: Report) -> str:
    """Print a report as tables to read."""
    title = f"{report.period.label}, table {report.number}"
    parts = [f"{title}\n{'=' * len(title)}\n"]
    parts += (f"{note}\n" for note in report.notes)
    parts += ("\n".join(_table(section)) + "\n" for section in sections(report))
    return "\n".join(parts)


def _table(section: Section) -> Iterator[str]:
    yield section.title
    if not section.rows:
        yield "  none"
        return
    head = () if section.key == "summary" else (section.columns,)
    rows = [*head, *(tuple(map(shown, row)) for row in section.rows)]
    yield from (f"  {line}".rstrip() for line in in_columns(rows))


def _journal(folder: Path, table: str) -> Path:
    journal = journal_to_read(folder, table)
    if not journal.exists():
        raise UsageError(
            f"There is no journal of {table} in {folder}; open the table first, or name its folder"
        )
    return journal


def _period(
    db: sqlite3.Connection, what: str, wanted: date | None, house_day: BusinessDay, now: datetime
) -> Period:
    match what:
        case "day":
            return day_period(house_day, wanted or house_day.of(now))
        case "month":
            return month_period(house_day, wanted or house_day.of(now))
    found = last_shift(db, house_day)
    if wanted is not None:
        found = next(reversed(shifts_of_day(db, house_day, wanted)), None)
    if found is None:
        when = f" on {wanted}" if wanted else ""
        raise UsageError(f"The table was not opened{when}; choose another day with --date")
    return found


def _written(report: Report, file: Path, write: Callable[[Report, Path], None]) -> Path:
    with writing(file):
        write(report, file)
    return file


def _write_csv(report: Report, file: Path) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        to_csv(report, out)


def _write_pdf(report: Report, file: Path) -> None:
    write_page(report_page(report), file)

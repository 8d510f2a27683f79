"""What `dealer-assist report` does: the figures of a shift, a day or a month, shown or as files."""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from typing import Any

from dealer_assist import places
from dealer_assist.call import DONE, FOUND_WRONG, WrongCall
from dealer_assist.catalog.tables import load_table
from dealer_assist.desk.clock import WallClock
from dealer_assist.desk.journals import journal_to_read
from dealer_assist.journal.auditor import in_columns, progress_bar
from dealer_assist.journal.figures_kept import kept_beside
from dealer_assist.journal.opening import connect_reader, said_in_words
from dealer_assist.journal.settings_kept import settings_in_force
from dealer_assist.opening import find
from dealer_assist.reports.cells import shown
from dealer_assist.reports.export import to_csv, to_excel
from dealer_assist.reports.figures import Report
from dealer_assist.reports.gather import gather
from dealer_assist.reports.period import (
    BusinessDay,
    Period,
    day_period,
    house_day_of,
    last_shift,
    month_period,
    shifts_of_day,
)
from dealer_assist.reports.report_page import report_page
from dealer_assist.reports.sections import Section, sections
from dealer_assist.table.configuration import apply


def tell_report(call: dict[str, Any]) -> int:
    """Gather the figures and write them where the call says; 1 where the meters do not add up."""
    shipped = places.resources()
    folder = call["data"] or places.data_folder()
    setup = load_table(shipped, places.layouts(), find(call["table"], folder))
    journal = _journal(folder, setup.key)
    now = WallClock().now()
    kept = None if call["fresh"] else kept_beside(journal)
    bar = progress_bar(sys.stderr) if sys.stderr.isatty() else lambda done, total: None
    with said_in_words(journal), closing(connect_reader(journal)) as db:
        setup = apply(setup, settings_in_force(db))
        period = _period(db, call, house_day_of(setup), now)
        report = gather(db, setup, period, now, kept_in=kept, progress=bar)
    files = _write_files(report, call)
    if not files:
        print(as_text(report), end="")
    for file in files:
        print(f"{file} written")
    return DONE if report.reconciles else FOUND_WRONG


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
        raise WrongCall(
            f"There is no journal of {table} in {folder}; open the table first, or name its folder"
        )
    return journal


def _period(
    db: sqlite3.Connection, call: dict[str, Any], house_day: BusinessDay, now: datetime
) -> Period:
    wanted = _day(call["date"])
    match call["what"]:
        case "day":
            return day_period(house_day, wanted or house_day.of(now))
        case "month":
            return month_period(house_day, wanted or house_day.of(now))
    found = last_shift(db, house_day)
    if wanted is not None:
        found = next(reversed(shifts_of_day(db, house_day, wanted)), None)
    if found is None:
        when = f" on {wanted}" if wanted else ""
        raise WrongCall(f"The table was not opened{when}; choose another day with --date")
    return found


def _day(text: str | None) -> date | None:
    try:
        return date.fromisoformat(text) if text else None
    except ValueError:
        raise WrongCall(f"--date: {text!r} is no day; write it as 2026-03-08") from None


def _write_files(report: Report, call: dict[str, Any]) -> list[Path]:
    written = []
    ways: dict[str, Callable[[Report, Path], None]] = {
        "csv": _write_csv,
        "excel": to_excel,
        "pdf": _write_pdf,
    }
    for name, write in ways.items():
        file: Path | None = call[name]
        if file is not None:
            try:
                write(report, file)
            except OSError as error:
                why = error.strerror or str(error)
                raise WrongCall(f"{file} cannot be written ({why}); choose another place") from None
            written.append(file)
    return written


def _write_csv(report: Report, file: Path) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        to_csv(report, out)


def _write_pdf(report: Report, file: Path) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    from dealer_assist.ui.paper import write_pdf
    from dealer_assist.ui.paper_type import load_paper_fonts

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    load_paper_fonts(places.resources())
    write_pdf(report_page(report), file)
    del application

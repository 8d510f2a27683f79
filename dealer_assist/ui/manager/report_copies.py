"""Reports that leave the kiosk: files in the exports folder, a copy on slip paper.

What takes time is done away from the table; what goes on record is done where the table is.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from dealer_assist.desk.slip_words import REPORT as PAGE
from dealer_assist.desk.slip_words import paper_name
from dealer_assist.devices.escpos import NARROW_DOTS, Slip
from dealer_assist.journal.export import ExcelMissing
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.trails import next_copy
from dealer_assist.reports.export import to_csv, to_excel
from dealer_assist.reports.figures import Report
from dealer_assist.reports.report_page import report_page
from dealer_assist.table.commands import NotePrint
from dealer_assist.ui.manager.exports import export, exports_folder
from dealer_assist.ui.over_page import Stand
from dealer_assist.ui.paper import slip_dots, write_pdf
from dealer_assist.ui.present.reports_office import report_number

PDF, CSV, EXCEL, PRINT = "pdf", "csv", "excel", "print"
_SUFFIX = {PDF: ".pdf", CSV: ".csv", EXCEL: ".xlsx"}
NO_PRINTER = "This table has no slip printer"


@dataclass(frozen=True, slots=True)
class Taken:
    """A report as it was taken along: what to say, and the slip where it goes to the printer."""

    way: str
    words: str
    number: int
    copy: int
    is_saved: bool = False
    dots: bytes = b""


def take(way: str, report: Report, journal: Path, at: datetime, across: int = NARROW_DOTS) -> Taken:
    """Write a report as a file or draw it for the printer; nothing of it is on record yet."""
    number = report_number(report.period)
    with closing(connect_reader(journal)) as db:
        copy = next_copy(db, PAGE, number)
    if way == PRINT:
        words = f"Copy {copy} was sent to the slip printer"
        return Taken(way, words, number, copy, dots=slip_dots(report_page(report), across))
    written: list[Path] = []

    def write(file: Path) -> None:
        _WRITERS[way](report, file)
        written.append(file)

    stem = report_page(report).name
    try:
        words = export(exports_folder(journal), stem, _SUFFIX[way], at, write)
    except ExcelMissing as missing:
        words = str(missing)
    return Taken(way, words, number, copy, bool(written))


def hand_over(stand: Stand, taken: Taken) -> None:
    """Put a copy on paper on record; a file that can be printed anywhere counts as one."""
    if taken.dots:
        slip = paper_name(PAGE, taken.number, taken.copy)
        stand.rack.print_slip(Slip(slip, stand.rack.slip_dots, taken.dots))
    elif taken.way == PDF and taken.is_saved:
        stand.do(NotePrint(PAGE, taken.number, taken.copy))


def print_refusal(stand: Stand) -> str:
    """Say why nothing can be printed now, or nothing."""
    return stand.rack.printer_trouble if stand.rack.has_printer else NO_PRINTER


def _csv(report: Report, file: Path) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        to_csv(report, out)


def _pdf(report: Report, file: Path) -> None:
    write_pdf(report_page(report), file)


_WRITERS: dict[str, Callable[[Report, Path], None]] = {PDF: _pdf, CSV: _csv, EXCEL: to_excel}

"""Papers and reports that leave the kiosk: printed or saved, and every copy on record."""

from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from dealer_assist.desk.papers import REPORT as PAGE
from dealer_assist.desk.papers import PaperRef, highest_copy
from dealer_assist.desk.slip_text import reprint_mark
from dealer_assist.devices.printers.escpos import NARROW_DOTS, SlipPicture
from dealer_assist.journal.audit.export import ExcelMissing
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.trails import next_copy
from dealer_assist.message import Msg
from dealer_assist.reports.export import to_csv, to_excel
from dealer_assist.reports.figures import Report
from dealer_assist.reports.page import PaperPage
from dealer_assist.reports.report_page import report_page
from dealer_assist.table.commands.office import NotePrint
from dealer_assist.ui.office.exports import Saved, export, exports_folder
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.reports.chapters import CopyWay, report_number
from dealer_assist.ui.office.reports.reports import Exported
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import slip_dots, write_pdf
from dealer_assist.ui.shell.page_context import PageContext

_SUFFIX = {CopyWay.PDF: ".pdf", CopyWay.CSV: ".csv", CopyWay.EXCEL: ".xlsx"}
NO_PRINTER = Msg("This table has no slip printer")


def take(
    way: CopyWay, report: Report, journal: Path, at: datetime, across: int = NARROW_DOTS
) -> Exported:
    """Write a report as a file or draw it for the printer; nothing of it is on record yet."""
    number = report_number(report.period)
    with closing(connect_reader(journal)) as db:
        copy = next_copy(db, PAGE, number)
    if way is CopyWay.PRINT:
        sent = Msg("The report was sent to the slip printer")
        return Exported(way, sent, number, copy, dots=slip_dots(report_page(report), across))
    folder, stem = exports_folder(journal), report_page(report).name
    try:
        saved = export(folder, stem, _SUFFIX[way], at, lambda file: _WRITERS[way](report, file))
    except ExcelMissing as missing:
        saved = Saved(str(missing), is_there=False)
    return Exported(way, saved.words, number, copy, saved.is_there)


def _csv(report: Report, file: Path) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        to_csv(report, out)


def _pdf(report: Report, file: Path) -> None:
    write_pdf(report_page(report), file)


_WRITERS: dict[CopyWay, Callable[[Report, Path], None]] = {
    CopyWay.PDF: _pdf,
    CopyWay.CSV: _csv,
    CopyWay.EXCEL: to_excel,
}


class _Copies:
    """Knows the printer of the kiosk, and why it does not print."""

    def __init__(self, page_context: PageContext) -> None:
        self._page_context, self._rack = page_context, page_context.rack
        self._record = JournalAccess(page_context.journal)

    @property
    def print_refusal(self) -> str:
        """Say why nothing can be printed now, or nothing."""
        return self._rack.printer_trouble if self._rack.has_printer else NO_PRINTER

    def _send(self, paper: PaperRef, dots: bytes) -> None:
        self._rack.print_slip(SlipPicture(paper.name, self._rack.slip_dots, dots))


class KioskReportCopies(_Copies):
    """Takes reports along from the kiosk: to its exports and its printer."""

    def __init__(self, page_context: PageContext) -> None:
        super().__init__(page_context)
        load_paper_fonts(page_context.resources)  # now: reports are written on a thread

    def take(self, way: CopyWay, report: Report, journal: Path, at: datetime) -> Exported:
        """Write a report, as wide as the printer prints."""
        return take(way, report, journal, at, self._rack.slip_dots)

    def hand_over(self, taken: Exported) -> None:
        """Put a copy on paper on record; a file that can be printed anywhere counts as one."""
        if taken.dots:
            self._send(PaperRef(PAGE, taken.number, taken.copy), taken.dots)
        elif taken.way is CopyWay.PDF and taken.is_saved:
            self._page_context.do(NotePrint(PAGE, taken.number, taken.copy))


class PaperCopies(_Copies):
    """Prints and saves pages; a file counts as a copy, for it can be printed anywhere."""

    def following(self, kind: str, number: int) -> int:
        """Return the number of the next copy; every one but the first is a reprint."""
        waiting = highest_copy(self._rack.slips_waiting, kind, number)
        return max(self._record.ask(lambda db: next_copy(db, kind, number), 1), waiting + 1)

    def save(self, page: PaperPage, kind: str, number: int, copy: int) -> str:
        """Write a page as PDF and put the copy on record; say where it is."""
        page_context = self._page_context
        load_paper_fonts(page_context.resources)
        folder = exports_folder(page_context.journal)
        stem = f"{page.name}-{_paper(copy).lower().replace(' ', '-')}"
        now = page_context.clock.now()
        saved = export(folder, stem, ".pdf", now, lambda file: write_pdf(page, file))
        page_context.do(NotePrint(kind, number, copy, "" if saved.is_there else saved.words))
        return saved.words

    def print(self, page: PaperPage, kind: str, number: int, copy: int) -> str:
        """Send a page to the slip printer; how that ends goes on record when it is known."""
        if refusal := self.print_refusal:
            return refusal
        load_paper_fonts(self._page_context.resources)
        self._send(PaperRef(kind, number, copy), slip_dots(page, self._rack.slip_dots))
        return Msg("{paper} was sent to the slip printer", paper=_paper(copy))


def _paper(copy: int) -> str:
    return reprint_mark(copy) or "ORIGINAL"

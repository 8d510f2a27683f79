"""Files that leave the kiosk: one folder beside the journal, no name used twice."""

from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from dealer_assist import paths
from dealer_assist.desk.papers import REPORT as PAGE
from dealer_assist.desk.papers import PaperRef, highest_copy
from dealer_assist.desk.slip_text import reprint_mark
from dealer_assist.devices.printers.escpos import NARROW_DOTS, Slip
from dealer_assist.frozen import frozen
from dealer_assist.journal.audit.export import ExcelMissing
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.trails import next_copy
from dealer_assist.message import Msg
from dealer_assist.reports.export import to_csv, to_excel
from dealer_assist.reports.figures import Report
from dealer_assist.reports.page import Page
from dealer_assist.reports.report_page import report_page
from dealer_assist.table.commands.office import NotePrint
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.presenter.reports import report_number
from dealer_assist.ui.print.pages import slip_dots, write_pdf
from dealer_assist.ui.shell.page import PageContext

FOLDER = "exports"


def exports_folder(journal: Path | None) -> Path:
    """Give the folder of everything that was exported at this table."""
    return (journal.parent if journal else paths.data_folder()) / FOLDER


def export(
    folder: Path, stem: str, suffix: str, at: datetime, write: Callable[[Path], object]
) -> str:
    """Write a file of its own and say where it is, or why there is none."""
    file: Path | None = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = _free(folder, f"{stem}-{at:%Y%m%d-%H%M%S}", suffix)
        write(file)
    except OSError as error:
        _forget(file)
        why = error.strerror or str(error)
        return Msg("Nothing was saved: {why}; call a technician", why=why)
    return Msg("Saved as {file} in {folder}", file=file.name, folder=str(folder))


def _forget(file: Path | None) -> None:
    """Leave no half of a file: who finds it takes it for the whole."""
    if file is not None:
        with suppress(OSError):
            file.unlink(missing_ok=True)


def _free(folder: Path, stem: str, suffix: str) -> Path:
    """Give a name that nothing has yet: an export never writes over another."""
    file, number = folder / f"{stem}{suffix}", 2
    while file.exists():
        file, number = folder / f"{stem}-{number}{suffix}", number + 1
    return file


PDF, CSV, EXCEL, PRINT = "pdf", "csv", "excel", "print"
_SUFFIX = {PDF: ".pdf", CSV: ".csv", EXCEL: ".xlsx"}
NO_PRINTER = "This table has no slip printer"


@frozen
class Exported:
    """A report as it was taken along: what to say, and the slip where it goes to the printer."""

    way: str
    words: str
    number: int
    copy: int
    is_saved: bool = False
    dots: bytes = b""


def take(
    way: str, report: Report, journal: Path, at: datetime, across: int = NARROW_DOTS
) -> Exported:
    """Write a report as a file or draw it for the printer; nothing of it is on record yet."""
    number = report_number(report.period)
    with closing(connect_reader(journal)) as db:
        copy = next_copy(db, PAGE, number)
    if way == PRINT:
        words = "The report was sent to the slip printer"
        return Exported(way, words, number, copy, dots=slip_dots(report_page(report), across))
    written: list[Path] = []

    def write(file: Path) -> None:
        _WRITERS[way](report, file)
        written.append(file)

    stem = report_page(report).name
    try:
        words = export(exports_folder(journal), stem, _SUFFIX[way], at, write)
    except ExcelMissing as missing:
        words = str(missing)
    return Exported(way, words, number, copy, bool(written))


def hand_over(page_context: PageContext, taken: Exported) -> None:
    """Put a copy on paper on record; a file that can be printed anywhere counts as one."""
    if taken.dots:
        slip = PaperRef(PAGE, taken.number, taken.copy).name
        page_context.rack.print_slip(Slip(slip, page_context.rack.slip_dots, taken.dots))
    elif taken.way == PDF and taken.is_saved:
        page_context.do(NotePrint(PAGE, taken.number, taken.copy))


def print_refusal(page_context: PageContext) -> str:
    """Say why nothing can be printed now, or nothing."""
    return page_context.rack.printer_trouble if page_context.rack.has_printer else NO_PRINTER


def _csv(report: Report, file: Path) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        to_csv(report, out)


def _pdf(report: Report, file: Path) -> None:
    write_pdf(report_page(report), file)


_WRITERS: dict[str, Callable[[Report, Path], None]] = {PDF: _pdf, CSV: _csv, EXCEL: to_excel}


class PaperCopies:
    """Prints and saves pages; a file counts as a copy, for it can be printed anywhere."""

    def __init__(self, page_context: PageContext, record: JournalAccess) -> None:
        self._page_context, self._record = page_context, record

    @property
    def print_refusal(self) -> str:
        """Say why no slip can be printed now, or nothing."""
        rack = self._page_context.rack
        return rack.printer_trouble if rack.has_printer else "This table has no slip printer"

    def following(self, kind: str, number: int) -> int:
        """Give the number of the next copy; every one but the first is a reprint."""
        waiting = highest_copy(self._page_context.rack.slips_waiting, kind, number)
        return max(self._record.ask(lambda db: next_copy(db, kind, number), 1), waiting + 1)

    def save(self, page: Page, kind: str, number: int, copy: int) -> str:
        """Write a page as PDF and put the copy on record; say where it is."""
        from dealer_assist.ui.print.fonts import load_paper_fonts
        from dealer_assist.ui.print.pages import write_pdf

        page_context = self._page_context
        load_paper_fonts(page_context.resources)
        written: list[Path] = []

        def write(file: Path) -> None:
            write_pdf(page, file)
            written.append(file)

        folder = exports_folder(page_context.journal)
        stem = f"{page.name}-{_paper(copy).lower().replace(' ', '-')}"
        said = export(folder, stem, ".pdf", page_context.clock.now(), write)
        page_context.do(NotePrint(kind, number, copy, "" if written else said))
        return said

    def print(self, page: Page, kind: str, number: int, copy: int) -> str:
        """Send a page to the slip printer; how that ends goes on record when it is known."""
        if refusal := self.print_refusal:
            return refusal
        from dealer_assist.ui.print.fonts import load_paper_fonts
        from dealer_assist.ui.print.pages import slip_dots

        load_paper_fonts(self._page_context.resources)
        rack = self._page_context.rack
        dots = slip_dots(page, rack.slip_dots)
        rack.print_slip(Slip(PaperRef(kind, number, copy).name, rack.slip_dots, dots))
        return f"{_paper(copy)} was sent to the slip printer"


def _paper(copy: int) -> str:
    return reprint_mark(copy) or "ORIGINAL"

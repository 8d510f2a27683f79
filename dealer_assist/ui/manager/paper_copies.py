"""Copies of win and adjustment pages: numbered by the journal, each on record as it ended."""

from pathlib import Path

from dealer_assist.desk.slip_words import highest_copy, paper_name
from dealer_assist.devices.escpos import Slip
from dealer_assist.journal.trails import next_copy
from dealer_assist.reports.page import Page
from dealer_assist.table.commands import NotePrint
from dealer_assist.ui.manager.exports import export, exports_folder
from dealer_assist.ui.manager.office_record import OfficeRecord
from dealer_assist.ui.over_page import Stand


class PaperCopies:
    """Prints and saves pages; a file counts as a copy, for it can be printed anywhere."""

    def __init__(self, stand: Stand, record: OfficeRecord) -> None:
        self._stand, self._record = stand, record

    @property
    def print_refusal(self) -> str:
        """Say why no slip can be printed now, or nothing."""
        rack = self._stand.rack
        return rack.printer_trouble if rack.has_printer else "This table has no slip printer"

    def following(self, kind: str, number: int) -> int:
        """Give the number of the next copy; every one but the first is a reprint."""
        waiting = highest_copy(self._stand.rack.slips_waiting, kind, number)
        return max(self._record.ask(lambda db: next_copy(db, kind, number), 1), waiting + 1)

    def save(self, page: Page, kind: str, number: int, copy: int) -> str:
        """Write a page as PDF and put the copy on record; say where it is."""
        from dealer_assist.ui.paper import write_pdf
        from dealer_assist.ui.paper_type import load_paper_fonts

        stand = self._stand
        load_paper_fonts(stand.resources)
        written: list[Path] = []

        def write(file: Path) -> None:
            write_pdf(page, file)
            written.append(file)

        folder = exports_folder(stand.journal)
        said = export(folder, f"{page.name}-copy-{copy}", ".pdf", stand.clock.now(), write)
        stand.do(NotePrint(kind, number, copy, "" if written else said))
        return said

    def print(self, page: Page, kind: str, number: int, copy: int) -> str:
        """Send a page to the slip printer; how that ends goes on record when it is known."""
        if refusal := self.print_refusal:
            return refusal
        from dealer_assist.ui.paper import slip_dots
        from dealer_assist.ui.paper_type import load_paper_fonts

        load_paper_fonts(self._stand.resources)
        rack = self._stand.rack
        dots = slip_dots(page, rack.slip_dots)
        rack.print_slip(Slip(paper_name(kind, number, copy), rack.slip_dots, dots))
        return f"Copy {copy} was sent to the slip printer"

"""Copies of win and adjustment pages: numbered by the journal, each on record as it ended."""

from collections.abc import Callable
from pathlib import Path

from dealer_assist.desk.slip_words import slip_name
from dealer_assist.devices.escpos import Slip
from dealer_assist.devices.messages import Message, SlipFailed, SlipPrinted
from dealer_assist.journal.trails import next_copy
from dealer_assist.reports.page import Page
from dealer_assist.table.commands import NotePrint
from dealer_assist.ui.manager.exports import export, exports_folder
from dealer_assist.ui.manager.office_record import OfficeRecord
from dealer_assist.ui.over_page import Stand

WIN, ADJUSTMENT = "win", "adjustment"


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
        return self._record.ask(lambda db: next_copy(db, kind, number), 1)

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
        from dealer_assist.ui.paper import SLIP_DOTS, slip_dots
        from dealer_assist.ui.paper_type import load_paper_fonts

        load_paper_fonts(self._stand.resources)
        name = slip_name(number, copy)
        if kind != WIN:
            # The desk notes the slips of wins by their names; for other paper it is done here.
            name = f"{kind} {number} copy {copy}"
            self._stand.desk.overhear(self._noting(name, NotePrint(kind, number, copy)))
        self._stand.rack.print_slip(Slip(name, SLIP_DOTS, slip_dots(page)))
        return f"Copy {copy} was sent to the slip printer"

    def _noting(self, name: str, note: NotePrint) -> Callable[[Message], None]:
        desk = self._stand.desk

        def hear(message: Message) -> None:
            match message:
                case SlipPrinted(slip) if slip == name:
                    desk.ask_later(note)
                case SlipFailed(slip, reason) if slip == name:
                    desk.ask_later(NotePrint(note.page, note.number, note.copy, reason))

        return hear

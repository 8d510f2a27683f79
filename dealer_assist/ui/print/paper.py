"""Pages that leave the kiosk: to the slip printer of the table, or as PDF into one folder.

They are no papers of a win: nothing about them goes on record.
"""

from datetime import datetime
from pathlib import Path

from dealer_assist import paths
from dealer_assist.devices.printers.escpos import Slip
from dealer_assist.message import Msg
from dealer_assist.reports.page import Page
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import slip_dots, write_pdf
from dealer_assist.ui.toolkit.page import PageContext

_FOLDER = "exports"


def print_refusal(page_context: PageContext) -> str:
    """Say why nothing can be printed now, or nothing."""
    rack = page_context.rack
    return rack.printer_trouble if rack.has_printer else Msg("No printer on this table")


def print_page(page_context: PageContext, page: Page) -> str:
    """Send a page to the slip printer; say so, or why not."""
    if refusal := print_refusal(page_context):
        return refusal
    load_paper_fonts(page_context.resources)
    rack = page_context.rack
    rack.print_slip(Slip(page.name, rack.slip_dots, slip_dots(page, rack.slip_dots)))
    return Msg("Sent to the slip printer")


def save_page(page_context: PageContext, page: Page) -> str:
    """Write a page as PDF under a name that nothing has yet; say where it is, or why not."""
    journal = page_context.journal
    folder = journal.parent if journal else paths.data_folder()
    return save_in(folder, page, page_context.clock.now(), page_context.resources)


def save_in(data: Path, page: Page, at: datetime, resources: Path) -> str:
    """Write a page as PDF among what a data folder has to give; say where it is, or why not."""
    load_paper_fonts(resources)
    folder = data / _FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = _free(folder, page.name, at)
        write_pdf(page, file)
    except OSError as error:
        why = error.strerror or str(error)
        return Msg("Nothing was saved: {why}; call a technician", why=why)
    return Msg("Saved as {file} in {folder}", file=file.name, folder=str(folder))


def _free(folder: Path, name: str, at: datetime) -> Path:
    stem = f"{name}-{at:%Y%m%d-%H%M%S}"
    file, number = folder / f"{stem}.pdf", 2
    while file.exists():
        file, number = folder / f"{stem}-{number}.pdf", number + 1
    return file

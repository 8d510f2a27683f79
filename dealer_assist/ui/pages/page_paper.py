"""What a menu page gives away: to the slip printer of the table, or as PDF.

They are no papers of a win: nothing about them goes on record.
"""

from enum import Enum

from dealer_assist import paths
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.message import Msg
from dealer_assist.reports.page import PaperPage
from dealer_assist.ui.print.fonts import load_paper_fonts
from dealer_assist.ui.print.pages import slip_dots
from dealer_assist.ui.print.paper import save_in
from dealer_assist.ui.shell.page_context import PageContext


class ToPaper(Enum):
    """Both ways to paper: large, or what fits a slip."""

    SAVE = "save"
    PRINT = "print"


def print_refusal(page_context: PageContext) -> str:
    """Return why nothing can be printed now, or nothing."""
    rack = page_context.rack
    return rack.printer_trouble if rack.has_printer else Msg("No printer on this table")


def print_page(page_context: PageContext, page: PaperPage) -> str:
    """Send a page to the slip printer; say so, or why not."""
    if refusal := print_refusal(page_context):
        return refusal
    load_paper_fonts(page_context.resources)
    rack = page_context.rack
    rack.print_slip(SlipPicture(page.name, rack.slip_dots, slip_dots(page, rack.slip_dots)))
    return Msg("Sent to the slip printer")


def save_page(page_context: PageContext, page: PaperPage) -> str:
    """Write a page as PDF under a name that nothing has yet; say where it is, or why not."""
    journal = page_context.journal
    folder = journal.parent if journal else paths.data_folder()
    return save_in(folder, page, page_context.clock.now(), page_context.resources)

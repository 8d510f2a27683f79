"""What a menu page gives away: to the slip printer of the table, or as PDF.

They are no papers of a win: nothing about them goes on record. How a page gets onto paper is drawn
by Qt, which pages are free of: what draws it is registered with `draws_paper`.
"""

from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Protocol

from dealer_assist import paths
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.message import Msg
from dealer_assist.reports.page import PaperPage
from dealer_assist.ui.shell.page_context import PageContext


class ToPaper(Enum):
    """Both ways to paper: large, or what fits a slip."""

    SAVE = "save"
    PRINT = "print"


class PaperDrawn(Protocol):
    """Draws pages of paper."""

    def slip(self, page: PaperPage, width: int, resources: Path) -> SlipPicture:
        """Return a page as the slip printer takes it."""

    def saved(self, folder: Path, page: PaperPage, at: datetime, resources: Path) -> str:
        """Write a page as PDF; return where it is, or why it is not."""


_DRAWING: list[PaperDrawn] = []


def draws_paper(drawing: PaperDrawn) -> None:
    """Register what draws pages of paper; the last one does."""
    _DRAWING[:] = [drawing]


def print_refusal(page_context: PageContext) -> str:
    """Return why nothing can be printed now, or nothing."""
    rack = page_context.rack
    return rack.printer_trouble if rack.has_printer else Msg("No printer on this table")


def print_page(page_context: PageContext, page: PaperPage) -> str:
    """Send a page to the slip printer; say so, or why not."""
    if refusal := print_refusal(page_context):
        return refusal
    rack = page_context.rack
    (drawing,) = _DRAWING
    rack.print_slip(drawing.slip(page, rack.slip_dots, page_context.resources))
    return Msg("Sent to the slip printer")


def save_page(page_context: PageContext, page: PaperPage) -> str:
    """Write a page as PDF under a name that nothing has yet; say where it is, or why not."""
    journal = page_context.journal
    folder = journal.parent if journal else paths.data_folder()
    (drawing,) = _DRAWING
    return drawing.saved(folder, page, page_context.clock.now(), page_context.resources)

"""A list in a box, read off its page: title, detail, whether that is trouble, rows."""

from typing import Any

from tree import every, listing

from dealer_assist.ui.toolkit.nodes import Page, Paragraph, TabPress, Text
from dealer_assist.ui.toolkit.values.grid import Grid
from dealer_assist.value import Value


class Headed(Value):
    """What a list says around its rows."""

    title: str
    detail: str
    is_trouble: bool
    grid: Grid[Any]
    tabs: tuple[str, ...]
    shown: str

    @property
    def rows(self) -> Any:
        """Return the rows."""
        return self.grid.rows


def headed(page: Page[Any]) -> Headed:
    """Read the list of a page."""
    title, *_ = every(page, Text)
    detail, *_ = (*every(page, Paragraph), Paragraph("", "bold_20", "", 0))
    tabs = [tab.model for tab in every(page, TabPress)]
    return Headed(
        title.words,
        detail.words,
        detail.ink == "fault",
        listing(page),
        tuple(tab.label for tab in tabs),
        next((tab.label for tab in tabs if tab.is_selected), ""),
    )

"""A list in a box: its title, a line that says more, and the lists that it can show instead."""

from collections.abc import Sequence
from typing import TypeVar

from dealer_assist.ui.toolkit.nodes import (
    Listing,
    Node,
    Panel,
    Paragraph,
    TabPress,
    Text,
    abreast,
    column,
    inset,
    space,
)
from dealer_assist.ui.toolkit.values.grid import Grid
from dealer_assist.ui.toolkit.values.measures import SENTENCES, ListMeasures
from dealer_assist.ui.toolkit.values.touches import Tab

T = TypeVar("T")
_SIDE, _ROWS_SIDE, _TOP, _TITLE, _LINE, _GAP = 24.0, 4.0, 16.0, 44.0, 30.0, 12.0
_TAB, _TAB_WIDTH = 76.0, 300.0
_DETAIL_LINES = 2


def headed_list(
    title: str,
    rows: Grid[T],
    detail: str = "",
    tabs: Sequence[Tab[T]] = (),
    *,
    is_trouble: bool = False,
    measures: ListMeasures = SENTENCES,
) -> Node:
    """Return the tabs under the title, and the rows under the tabs."""
    ink = "fault" if is_trouble else "text_2"
    return Panel(
        column(
            _inset(Text(title, "bold_28"), _TITLE),
            _inset(Paragraph(detail, "medium_24", ink, _LINE), _DETAIL_LINES * _LINE)
            if detail
            else None,
            space(4),
            _inset(abreast([TabPress(tab) for tab in tabs], _TAB_WIDTH, _GAP), _TAB)
            if tabs
            else None,
            space(8) if tabs else None,
            Listing(rows, measures=measures),
        ),
        pad=(_ROWS_SIDE, _TOP),
    )


def _inset(node: Node, high: float) -> Node:
    return inset(node, (_SIDE - _ROWS_SIDE, 0)).of(high)

"""The line on top of a page: its title, what it says, and filters at the right end."""

from collections.abc import Sequence

from dealer_assist.ui.toolkit.boxes import Node, Slot, Text, row
from dealer_assist.ui.toolkit.buttons import PickButton

HEADING = 66.0
_FILTER, _FILTER_HIGH = 96.0, 72.0


def heading(
    title: str, note: str, filters: Sequence[PickButton] = (), width: float = _FILTER
) -> Node:
    """Give the line; a long note is written in two lines."""
    buttons = [Slot(one).of(width).across(_FILTER_HIGH) for one in filters]
    return row(
        row(
            Text(title, "heavy_38").hug(),
            Text(note, "medium_22", "text_2", breaks=True),
            gap=20,
        ),
        *buttons,
        gap=12,
    ).of(HEADING)

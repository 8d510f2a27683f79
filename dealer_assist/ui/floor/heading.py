"""The line on top of a page: its title, what it says, and filters at the right end."""

from collections.abc import Sequence

from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.toolkit.nodes import Filter, Node, Text, row
from dealer_assist.ui.toolkit.values.touches import Choice

_HIGH, _FILTER, _FILTER_HIGH = 66.0, 96.0, 72.0


def heading(
    title: str, note: str, filters: Sequence[Choice[FloorTouch]] = (), width: float = _FILTER
) -> Node:
    """Return the line; a long note is written in two lines."""
    words = row(
        Text(title, "heavy_38").hug(), Text(note, "medium_22", "text_2", breaks=True), gap=20
    )
    chosen_by = (Filter(choice).of(width).across(_FILTER_HIGH) for choice in filters)
    return row(words, *chosen_by, gap=12).of(_HIGH)

"""To look something up: names at the left, the open one in full beside them."""

from collections.abc import Sequence
from typing import TypeVar

from dealer_assist.ui.shell.table_page import GAP
from dealer_assist.ui.toolkit.nodes import Mark, Node, row, stacked
from dealer_assist.ui.toolkit.values.touches import Choice

_NAMES, _MOST = 424.0, 112.0
T = TypeVar("T")


def named_beside(names: Sequence[Choice[T]], opened: Node) -> Node:
    """Return the names below each other, and beside them what is open."""
    return row(stacked([Mark(name) for name in names], _MOST, GAP).of(_NAMES), opened, gap=GAP)

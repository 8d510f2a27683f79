"""A tree that depends on how long its words are in the room it gets: known when it is painted."""

from collections.abc import Callable

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.boxes import paint_tree, paints
from dealer_assist.ui.toolkit.nodes import Node
from dealer_assist.ui.toolkit.painter import Painter


class Measured(Node):
    """Makes its tree when it is painted; no control is in it."""

    make: Callable[[Painter, QRectF], Node]


@paints(Measured)
def _measured(painter: Painter, box: QRectF, node: Measured) -> None:
    paint_tree(node.make(painter, box), box, painter)

"""A piece of a page: it has a height and paints itself, and is never torn apart."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from dealer_assist.value import Value

Draw = Callable[[QPainter, QRectF], None]


class Piece(Value):
    """So many points of height, and how to fill them.

    `again` stands above it where it is the first on a sheet: the head of a table that goes on.
    """

    height: float
    draw: Draw
    again: "Piece | None" = None

"""Paints what fails a lesson at once."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.school.intro import FailsList
from dealer_assist.ui.school.nodes import PITCH
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.painter import Painter


@paints(FailsList)
def _fails(painter: Painter, box: QRectF, node: FailsList) -> None:
    """Write what fails and why; where that is too long for all, only what."""
    colour, y = painter.theme.colour, box.top()
    room = box.adjusted(58, 0, 0, 0)
    heights = [_height(painter, point.detail, room.width()) for point in node.fails]
    has_details = sum(heights) <= box.height() - 60
    for one, high in zip(node.fails, heights, strict=True):
        size = 40 if has_details else 30
        painter.icon("triangle", box.left() + 20 - size / 2, y + 4, size, colour.fault, 2.2)
        line = QRectF(room.left(), y, room.width(), 34)
        painter.text(line, one.title, "bold_24", colour.fault_text)
        if has_details:
            why = QRectF(room.left(), y + 34, room.width(), high - 34)
            painter.paragraph(why, one.detail, "medium_20", colour.text_2, PITCH)
        y += high if has_details else 42
    note = QRectF(box.left(), y, box.width(), 60)
    painter.paragraph(note, node.note, "medium_22", colour.text_2, 28)


def _height(painter: Painter, why: str, width: float) -> float:
    return 34 + PITCH * len(painter.broken(why, "medium_20", width)) + 14

"""Paints the heads of the columns of a class."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.school.class_rows import ColumnHead
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align


@paints(ColumnHead)
def _head(painter: Painter, box: QRectF, node: ColumnHead) -> None:
    lines = painter.broken(node.words, "medium_20", box.width() - 4)[:2]
    for number, line in enumerate(lines):
        y = box.top() + 64 - 26 * (len(lines) - number)
        at = QRectF(box.left() + 2, y, box.width() - 4, 26)
        painter.text(at, line, "medium_20", painter.theme.colour.text_2, Align.CENTRE)

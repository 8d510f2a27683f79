"""The cells of a list as they are painted: words, a second line, a tag, an icon, a small course."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen, QPolygonF

from dealer_assist.ui.models.grid import Cell, Column, Grid, Row, Tone
from dealer_assist.ui.toolkit.boxes import ink_of
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.theme import TypeRole

_ICON, _ICON_GAP, _CELL_GAP, _TAG_GAP = 24.0, 12.0, 24.0, 12.0
_TWO_LINES = 42.0  # of the smallest letters
_COURSE_INSET = 12.0


def draw_heads(painter: Painter, box: QRectF, grid: Grid[Any]) -> None:
    """Paint the titles of a list's columns."""
    high = max(_TWO_LINES, box.height())
    for column, place in zip(grid.columns, places(grid.columns, box), strict=True):
        room = QRectF(place.left(), box.center().y() - high / 2, place.width(), high)
        painter.label(room, column.title, "semi_20", painter.theme.colour.text_2, _side(column))


def draw_row(painter: Painter, box: QRectF, grid: Grid[Any], row: Row[Any]) -> None:
    """Paint the cells of a row."""
    there = places(grid.columns, box)
    cells = zip(grid.columns, row.cells, there, strict=True)
    for number, (column, cell, place) in enumerate(cells):
        room = QRectF(place.left(), box.top(), place.width(), box.height())
        if number == grid.course_at:
            draw_course(painter, room.adjusted(0, _COURSE_INSET, 0, -_COURSE_INSET), row.course)
        else:
            _draw_cell(painter, room, cell, _side(column))


def places(columns: tuple[Column, ...], box: QRectF) -> list[QRectF]:
    """Give where the columns stand in a box, from their shares."""
    whole, left = sum(one.share for one in columns) or 1.0, box.left()
    found = []
    for one in columns:
        room = box.width() * one.share / whole
        found.append(QRectF(left, box.top(), room - _CELL_GAP, box.height()))
        left += room
    return found


def draw_course(painter: Painter, box: QRectF, points: tuple[float, ...]) -> None:
    """Paint a small line; its points are shares of the height."""
    if len(points) < 2:
        return
    step = box.width() / (len(points) - 1)
    line = QPolygonF(
        [
            QPointF(box.left() + step * place, box.bottom() - share * box.height())
            for place, share in enumerate(points)
        ]
    )
    painter.qpainter.setPen(QPen(painter.theme.colour.text_2, 2.2))
    painter.qpainter.drawPolyline(line)


def _draw_cell(painter: Painter, box: QRectF, cell: Cell, align: Align) -> None:
    colour, ink = painter.theme.colour, ink_of(painter, cell.tone)
    role: TypeRole = "bold_26" if cell.tone in (Tone.STRONG, Tone.PRIZE) else "medium_22"
    role = "bold_24" if cell.below or cell.tone is Tone.BROKEN else role
    if cell.icon:
        top = box.center().y() - _ICON / 2
        painter.icon(cell.icon, box.left(), top, _ICON, ink, 2.8)
        box = box.adjusted(_ICON + _ICON_GAP, 0, 0, 0)
    line = QRectF(box)
    if cell.below:
        line.setHeight(box.height() / 2)
        line.translate(0, 3)
        below = QRectF(box.left(), box.center().y() - 1, box.width(), box.height() / 2 - 3)
        if painter.width_of(cell.below, "medium_20") > box.width():
            below.setTop(below.bottom() - _TWO_LINES)
            line.setHeight(below.top() - line.top())
        painter.label(below, cell.below, "medium_20", colour.text_2, align)
    width = painter.label(line, cell.words, role, ink, align)
    if cell.tag:
        left = line.left() + width + _TAG_GAP
        painter.tag(left, line.center().y(), cell.tag, colour.text_1, colour.line_strong)


def _side(column: Column) -> Align:
    return Align.RIGHT if column.is_right else Align.LEFT

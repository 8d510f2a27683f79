"""Columns of rows to read. Nothing on them scrolls."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import joined
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.lists import LeafColumn
from dealer_assist.ui.paint import Align, Easel

_GAP = 16.0
_COLUMN_HEAD, _ROW, _ROW_SIDE = 84.0, 54.0, 22.0
_NAME_SHARE = 0.4


class Leaf(Canvas):
    """Paints the columns; the page that it lies on has title and buttons."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._columns: tuple[LeafColumn, ...] = ()

    def show_state(self, columns: tuple[LeafColumn, ...]) -> None:
        """Show the columns."""
        if columns != self._columns:
            self._columns = columns
            self.setAccessibleName(joined(", ", (column.title for column in columns)))
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the columns side by side."""
        shares = sum(column.share for column in self._columns)
        x = 0.0
        for column in self._columns:
            width = (easel.width + _GAP) * column.share / shares - _GAP
            self._draw_column(easel, QRectF(x, 0, width, easel.height), column)
            x += width + _GAP

    def _draw_column(self, easel: Easel, box: QRectF, column: LeafColumn) -> None:
        colour = easel.theme.colour
        easel.panel(box, colour.well, colour.line, easel.theme.line.thin)
        inner = box.adjusted(_ROW_SIDE, 12, -_ROW_SIDE, -8)
        row = QRectF(inner.left(), inner.top(), inner.width(), 36)
        easel.text(row, column.title, "list_title", colour.text_1)
        easel.text(row.translated(0, 36), column.caption, "pay_how", colour.text_2)
        pitch = min(_ROW, (inner.height() - _COLUMN_HEAD) / max(1, len(column.rows)))
        y = inner.top() + _COLUMN_HEAD
        for cells in column.rows:
            easel.rule(inner.left(), y, inner.right(), colour.line)
            self._draw_row(easel, QRectF(inner.left(), y, inner.width(), pitch), cells)
            y += pitch

    def _draw_row(self, easel: Easel, box: QRectF, cells: tuple[str, ...]) -> None:
        colour, (name, *values) = easel.theme.colour, cells
        if len(values) <= 1:
            width = 0.0
            if values:
                width = easel.text(box, values[0], "leaf_value", colour.text_1, Align.RIGHT)
            rest = box.adjusted(0, 0, -width - 12, 0)
            easel.text(rest, name, "leaf_name", colour.text_2)
            return
        left = box.width() * _NAME_SHARE
        easel.text(box.adjusted(0, 0, left - box.width(), 0), name, "leaf_name", colour.text_2)
        width = (box.width() - left) / len(values)
        for place, value in enumerate(values):
            cell = QRectF(box.left() + left + place * width, box.top(), width - 6, box.height())
            easel.text(cell, value, "leaf_value", colour.text_1, Align.RIGHT)

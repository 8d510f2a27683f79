"""Columns of rows to read. Nothing on them scrolls."""

from PySide6.QtCore import QRectF

from dealer_assist.message import joined
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below, top_of
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.values.lists import ListColumn
from dealer_assist.ui.toolkit.view import View

_GAP = 16.0
_COLUMN_HEAD, _ROW, _ROW_SIDE = 84.0, 54.0, 22.0
_NAME_SHARE = 0.4


class ColumnList(View[tuple[ListColumn, ...]]):
    """Paints the columns; the page that it lies on has title and buttons."""

    _model: tuple[ListColumn, ...] = ()

    def changed(self, model: tuple[ListColumn, ...]) -> None:
        """Name the columns to assistive tools."""
        self.setAccessibleName(joined(", ", (column.title for column in model)))

    def draw(self, painter: Painter) -> None:
        """Paint the columns side by side."""
        shares = sum(column.share for column in self._model)
        x = 0.0
        for column in self._model:
            width = (painter.width + _GAP) * column.share / shares - _GAP
            self._draw_column(painter, QRectF(x, 0, width, painter.height), column)
            x += width + _GAP

    def _draw_column(self, painter: Painter, box: QRectF, column: ListColumn) -> None:
        colour = painter.theme.colour
        painter.panel(box, colour.well, colour.line)
        inner = box.adjusted(_ROW_SIDE, 12, -_ROW_SIDE, -8)
        row = top_of(inner, 36)
        painter.text(row, column.title, "bold_28", colour.text_1)
        painter.text(below(row, 36), column.caption, "medium_22", colour.text_2)
        pitch = min(_ROW, (inner.height() - _COLUMN_HEAD) / max(1, len(column.rows)))
        for place, cells in enumerate(column.rows):
            row = top_of(inner, pitch, _COLUMN_HEAD + place * pitch)
            painter.rule(row.left(), row.top(), row.right(), colour.line)
            self._draw_row(painter, row, cells)

    def _draw_row(self, painter: Painter, box: QRectF, cells: tuple[str, ...]) -> None:
        colour, (name, *values) = painter.theme.colour, cells
        if len(values) <= 1:
            width = 0.0
            if values:
                width = painter.text(box, values[0], "bold_26", colour.text_1, Align.RIGHT)
            rest = box.adjusted(0, 0, -width - 12, 0)
            painter.text(rest, name, "medium_24", colour.text_2)
            return
        left = box.width() * _NAME_SHARE
        painter.text(box.adjusted(0, 0, left - box.width(), 0), name, "medium_24", colour.text_2)
        width = (box.width() - left) / len(values)
        for place, value in enumerate(values):
            cell = QRectF(box.left() + left + place * width, box.top(), width - 6, box.height())
            painter.text(cell, value, "bold_26", colour.text_1, Align.RIGHT)

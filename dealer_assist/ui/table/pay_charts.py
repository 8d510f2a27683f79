"""What the wagers of a table pay, large enough to pay from; the line in force is framed."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.message import joined
from dealer_assist.ui.table.model.panel import PayChartModel, PayRowModel
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import column_at, top_of
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole
from dealer_assist.ui.toolkit.view import View

_GAP, _SIDE, _TOP, _BOTTOM = 14.0, 20.0, 10.0, 8.0
_TITLE = 36.0
_COLUMN_GAP = 40.0
_ONE_COLUMN, _TWO_COLUMNS = 5, 12
_GRID_SHARE, _GRID_NAME = 3, 0.31
_HIGHEST_ROW = 72.0
_FRAME, _FRAME_GAP = 10.0, 3.0
_RADIUS = 12.0


class PayCharts(TablePart, View[tuple[PayChartModel, ...]]):
    """Paints the charts beside each other; nothing on them can be pressed."""

    _model: tuple[PayChartModel, ...] = ()

    def changed(self, model: tuple[PayChartModel, ...]) -> None:
        """Name the charts and say their lines."""
        self.setAccessibleName(joined(", ", (chart.title for chart in model)))
        rows = [
            joined(": ", (row.name, joined(", ", row.pays)))
            for chart in model
            for row in chart.rows
        ]
        self.setAccessibleDescription(joined("; ", rows))

    def draw(self, painter: Painter) -> None:
        """Paint each chart as wide as its columns need."""
        shares = [_GRID_SHARE if chart.heads else _columns(chart) for chart in self._model]
        room = painter.width - _GAP * (len(shares) - 1)
        x = 0.0
        for chart, share in zip(self._model, shares, strict=True):
            width = room * share / sum(shares)
            self._draw_chart(painter, QRectF(x, 0, width, painter.height), chart)
            x += width + _GAP

    def _draw_chart(self, painter: Painter, box: QRectF, chart: PayChartModel) -> None:
        colour = painter.colour
        painter.panel(box, colour.well, colour.line, radius=_RADIUS)
        inner = box.adjusted(_SIDE, _TOP, -_SIDE, -_BOTTOM)
        title = top_of(inner, _TITLE)
        if chart.heads:
            self._draw_cells(painter, title, chart.heads, "semi_20", colour.text_2)
            title.setWidth(title.width() * _GRID_NAME)
        painter.text(title, chart.title, "caption_22", colour.text_2)
        body = inner.adjusted(0, _TITLE, 0, 0)
        columns = _columns(chart)
        rows = -(-len(chart.rows) // columns)
        pitch = min(_HIGHEST_ROW, body.height() / rows)
        is_long = len(chart.rows) > _TWO_COLUMNS
        gap = _COLUMN_GAP / 2 if is_long else _COLUMN_GAP
        width = (body.width() - gap * (columns - 1)) / columns
        for number, row in enumerate(chart.rows):
            column, place = divmod(number, rows)
            left = body.left() + column * (width + gap)
            line = QRectF(left, body.top() + place * pitch, width, pitch)
            if chart.heads:
                self._draw_grid_row(painter, line, row, is_odd=place % 2 == 0)
            elif is_long:
                self._draw_low_row(painter, line, row, is_odd=place % 2 == 0)
            else:
                self._draw_row(painter, line, row, is_first=place == 0)

    def _draw_row(self, painter: Painter, box: QRectF, row: PayRowModel, *, is_first: bool) -> None:
        colour, lines = painter.colour, painter.theme.line
        if not is_first:
            painter.rule(box.left(), box.top(), box.right(), colour.line)
        if row.is_in_force:
            frame = box.adjusted(-_FRAME, _FRAME_GAP, _FRAME, -_FRAME_GAP)
            painter.panel(frame, colour.raised, colour.selected, lines.strong, lines.small_radius)
        ink = colour.text_1 if row.is_in_force else colour.text_2
        pays, room = row.pays[0], box.width() - 12
        most = painter.size_beside(pays, "heavy_34", room, row.name, "bold_26")
        box = box.adjusted(0, _FRAME_GAP + lines.strong, 0, -_FRAME_GAP - lines.strong)
        width = painter.text(box, pays, "heavy_34", colour.text_1, Align.RIGHT, most=most)
        painter.text(box.adjusted(0, 0, -width - 12, 0), row.name, "bold_26", ink)

    def _draw_low_row(
        self, painter: Painter, box: QRectF, row: PayRowModel, *, is_odd: bool
    ) -> None:
        """Paint a line of a long chart, smaller than others, every other one lighter."""
        colour, lines = painter.colour, painter.theme.line
        if is_odd or row.is_in_force:
            edge = colour.selected if row.is_in_force else None
            ground = box.adjusted(-_FRAME / 2, 0, _FRAME / 2, 0)
            painter.panel(ground, colour.raised, edge, radius=lines.small_radius)
        pays, room = row.pays[0], box.width() - 8
        most = painter.size_beside(pays, "bold_26", room, row.name, "medium_22")
        width = painter.text(box, pays, "bold_26", colour.text_1, Align.RIGHT, most=most)
        painter.text(box.adjusted(0, 0, -width - 8, 0), row.name, "medium_22", colour.text_1)

    def _draw_grid_row(
        self, painter: Painter, box: QRectF, row: PayRowModel, *, is_odd: bool
    ) -> None:
        """Paint a low line: every other one is lighter, for rules would touch the figures."""
        colour = painter.colour
        if is_odd:
            ground = box.adjusted(-_FRAME, 0, _FRAME, 0)
            painter.panel(ground, colour.raised, radius=painter.theme.line.small_radius)
        name = column_at(box, box.left(), box.width() * _GRID_NAME)
        painter.text(name, row.name, "medium_22", colour.text_1)
        self._draw_cells(painter, box, row.pays, "bold_26", colour.text_1)

    def _draw_cells(
        self, painter: Painter, box: QRectF, words: tuple[str, ...], role: TypeRole, ink: QColor
    ) -> None:
        left = box.width() * _GRID_NAME
        width = (box.width() - left) / len(words)
        for place, word in enumerate(words):
            cell = column_at(box, box.left() + left + place * width, width - 6)
            painter.text(cell, word, role, ink, Align.RIGHT)


def _columns(chart: PayChartModel) -> int:
    if chart.heads or len(chart.rows) <= _ONE_COLUMN:
        return 1
    return 2 if len(chart.rows) <= _TWO_COLUMNS else 3

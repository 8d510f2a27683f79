"""The figures of a meter, as they are painted and read aloud."""

from PySide6.QtCore import QRectF

from dealer_assist.message import joined
from dealer_assist.ui.office.meters.figures import Figures
from dealer_assist.ui.office.meters.meters import MeterFigureRows
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.view import View

_COLUMNS, _SIDE, _GAP = 5, 24.0, 20.0
_CAPTION, _VALUE = 26.0, 40.0


class MeterFigureRow(View[Figures]):
    """Two rows of figures."""

    def changed(self, model: Figures) -> None:
        """Say the figures to whoever cannot see them."""
        self.setAccessibleDescription(joined(", ", (joined(" ", one) for one in model)))

    def draw(self, painter: Painter) -> None:
        """Paint each name above its figure."""
        colour = painter.theme.colour
        painter.panel(painter.whole, colour.panel, colour.line, painter.theme.line.thin)
        figures = self.model if self.shows_something else ()
        rows = max(1, -(-len(figures) // _COLUMNS))
        width = (painter.width - 2 * _SIDE + _GAP) / _COLUMNS - _GAP
        height = painter.height / rows
        for place, (name, value) in enumerate(figures):
            row, column = divmod(place, _COLUMNS)
            left = _SIDE + column * (width + _GAP)
            lines = painter.broken(name, "medium_20", width)
            used = min(2, len(lines)) * _CAPTION + _VALUE
            top = row * height + (height - used) / 2
            room = QRectF(left, top, width, 2 * _CAPTION)
            top += painter.paragraph(room, name, "medium_20", colour.text_2, _CAPTION)
            painter.text(QRectF(left, top, width, _VALUE), value, "bold_28", colour.text_1)


@shows(MeterFigureRows)
def _meter_figures(on: Canvas, node: MeterFigureRows, tell: Tell) -> Widget:
    return MeterFigureRow(on.context, on)

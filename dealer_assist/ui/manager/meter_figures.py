"""The figures of one meter: each with its name, in a grid, nothing to press."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Easel

Figures = tuple[tuple[str, str], ...]

_COLUMNS, _SIDE, _GAP = 5, 24.0, 20.0
_CAPTION, _VALUE = 26.0, 40.0


class MeterFigures(Canvas):
    """Two rows of figures."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._figures: Figures = ()

    @property
    def figures(self) -> Figures:
        """Give what is shown."""
        return self._figures

    def show_state(self, figures: Figures) -> None:
        """Show the figures of a meter."""
        if figures != self._figures:
            self._figures = figures
            words = ", ".join(f"{name} {value}" for name, value in figures)
            self.setAccessibleDescription(words)
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint each name above its figure."""
        colour = easel.theme.colour
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.panel, colour.line, easel.theme.line.thin)
        rows = max(1, -(-len(self._figures) // _COLUMNS))
        width = (easel.width - 2 * _SIDE + _GAP) / _COLUMNS - _GAP
        height = easel.height / rows
        for place, (name, value) in enumerate(self._figures):
            row, column = divmod(place, _COLUMNS)
            left = _SIDE + column * (width + _GAP)
            lines = easel.broken(name, "sum_caption", width)
            used = min(2, len(lines)) * _CAPTION + _VALUE
            top = row * height + (height - used) / 2
            room = QRectF(left, top, width, 2 * _CAPTION)
            top += easel.paragraph(room, name, "sum_caption", colour.text_2, _CAPTION)
            easel.text(QRectF(left, top, width, _VALUE), value, "panel_title", colour.text_1)

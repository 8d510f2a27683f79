"""One large figure with its name above and a note below."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below, top_of
from dealer_assist.ui.toolkit.values.controls import FigureModel
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT
from dealer_assist.ui.toolkit.view import View

_SIDE, _TOP, _CAPTION, _VALUE, _NOTE = 28.0, 26.0, 36.0, 90.0, 30.0
_LOW_TOP, _LOW_NOTE, _LOW_BOTTOM = 6.0, 42.0, 6.0


class FigureTile(View[FigureModel]):
    """Shows a figure; it cannot be pressed."""

    _model: FigureModel = FigureModel("", "")

    def changed(self, model: FigureModel) -> None:
        """Say the figure to assistive tools."""
        self.setAccessibleName(model.caption)
        self.setAccessibleDescription(model.value)

    def draw(self, painter: Painter) -> None:
        """Paint the name, the figure and the note."""
        colour, high = painter.theme.colour, painter.height
        painter.panel(painter.whole, colour.panel, colour.line)
        words = _CAPTION + _VALUE + 2 * _NOTE
        if high < words:  # the same words, and room for one line below the figure
            rest = high - _LOW_TOP - _CAPTION - _LOW_NOTE - _LOW_BOTTOM
            note = below(self._draw_figure(painter, _LOW_TOP, 0.0, rest), _LOW_NOTE)
            painter.label(note, self._model.note, "medium_22", colour.text_2)
            return
        # A low tile has the same words, closer to one another.
        above, under = (18.0, 14.0) if high >= words + 32 + 2 * _TOP else (0.0, 0.0)
        top = max(_TOP if above else 4.0, (high - words - above - under) / 2)
        value = self._draw_figure(painter, top, above, _VALUE)
        note = below(value, max(2 * _NOTE, high - value.bottom() - under - 12), under)
        painter.paragraph(note, self._model.note, "medium_22", colour.text_2, _NOTE)

    def _draw_figure(self, painter: Painter, top: float, gap: float, high: float) -> QRectF:
        """Paint the name and the figure; give where the figure stands."""
        colour, model = painter.theme.colour, self._model
        box = top_of(painter.whole.adjusted(_SIDE, 0, -_SIDE, 0), _CAPTION, top)
        painter.text(box, model.caption, "bold_28", colour.text_2)
        value = below(box, high, gap)
        painter.text(value, model.value, "heavy_60", colour.text_1, least=SMALLEST_AMOUNT)
        return value

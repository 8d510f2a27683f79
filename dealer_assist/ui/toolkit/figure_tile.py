"""One large figure with its name above and a note below."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.controls import FigureModel
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter

_SIDE, _TOP, _CAPTION, _VALUE, _NOTE = 28.0, 26.0, 36.0, 90.0, 30.0
_LOW_TOP, _LOW_NOTE, _LOW_BOTTOM = 6.0, 42.0, 6.0


class FigureTile(Canvas):
    """Shows a figure; it cannot be pressed."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = FigureModel("", "")

    @property
    def model(self) -> FigureModel:
        """Give what is shown."""
        return self._model

    def show_state(self, model: FigureModel) -> None:
        """Show a figure."""
        if model != self._model:
            self._model = model
            self.setAccessibleName(model.caption)
            self.setAccessibleDescription(model.value)
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the name, the figure and the note."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        words = _CAPTION + _VALUE + 2 * _NOTE
        if painter.height < words:
            self._draw_low(painter)
            return
        # A low tile has the same words, closer to one another.
        above, below = (18.0, 14.0) if painter.height >= words + 32 + 2 * _TOP else (0.0, 0.0)
        height = words + above + below
        top = max(_TOP if above else 4.0, (painter.height - height) / 2)
        box = QRectF(_SIDE, top, painter.width - 2 * _SIDE, _CAPTION)
        painter.text(box, model.caption, "bold_28", colour.text_2)
        box = QRectF(box.left(), box.bottom() + above, box.width(), _VALUE)
        painter.text(box, model.value, "heavy_60", colour.text_1, least=SMALLEST_AMOUNT)
        y = box.bottom() + below
        box = QRectF(box.left(), y, box.width(), max(2 * _NOTE, painter.height - y - 12))
        painter.paragraph(box, model.note, "medium_22", colour.text_2, _NOTE)

    def _draw_low(self, painter: Painter) -> None:
        """Paint the same words where there is room for one line below the figure."""
        colour, model = painter.theme.colour, self._model
        rest = painter.height - _LOW_TOP - _CAPTION - _LOW_NOTE - _LOW_BOTTOM
        box = QRectF(_SIDE, _LOW_TOP, painter.width - 2 * _SIDE, _CAPTION)
        painter.text(box, model.caption, "bold_28", colour.text_2)
        box = QRectF(box.left(), box.bottom(), box.width(), rest)
        painter.text(box, model.value, "heavy_60", colour.text_1, least=SMALLEST_AMOUNT)
        box = QRectF(box.left(), box.bottom(), box.width(), _LOW_NOTE)
        painter.label(box, model.note, "medium_22", colour.text_2)

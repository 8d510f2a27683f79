"""A reason to be chosen: white with a filled ring when it is."""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.actions import PutAway
from dealer_assist.ui.supervisor.model import ReasonModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.view import View

_SIDE, _RING, _LINE = 18.0, 15.0, 32.0


class ReasonChoice(Touchable, View[ReasonModel]):
    """Gives what chooses it in `pressed`."""

    pressed = Signal(object)
    _model: ReasonModel = ReasonModel(PutAway(), "")

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self.fired.connect(lambda: self.pressed.emit(self._model.choose))

    def changed(self, model: ReasonModel) -> None:
        """Name the reason."""
        self.describe(model.words)

    def draw(self, painter: Painter) -> None:
        """Paint the ring and the words."""
        colour = painter.colour
        is_on = self._model.is_on
        ground = colour.selected if is_on else colour.pressed if self.is_pressed else colour.raised
        painter.panel(painter.whole, ground, colour.line_strong)
        ink = colour.selected_ink if is_on else colour.text_1
        qpainter, middle = painter.qpainter, QPointF(_SIDE + _RING, painter.height / 2)
        qpainter.setPen(QPen(ink if is_on else colour.line_strong, 8 if is_on else 3))
        qpainter.drawEllipse(middle, _RING - 4, _RING - 4)
        left = _SIDE + 2 * _RING + 16
        words = QRectF(left, 0, painter.width - left - _SIDE, painter.height)
        if len(lines := painter.broken(self._model.words, "bold_24", words.width())) == 1:
            painter.text(words, self._model.words, "bold_24", ink)
            return
        words.setTop(words.center().y() - len(lines) * _LINE / 2)
        painter.paragraph(words, self._model.words, "bold_24", ink, _LINE)

"""The supervisor's key as it stands. The picture follows the lock; only a simulated one turns."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.table.actions import (
    KeyTouched,
)
from dealer_assist.ui.table.model.table import KeyModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.view import View

RUN, JPH = "RUN", "JPH"
_SIDE, _TOP, _CAPTION, _ICON = 22.0, 14.0, 32.0, 26.0
_RING, _FACE, _ARM = 84.0, 62.0, 66.0
_DROP, _NOTE = 30.0, 28.0
_WORD_WIDTH, _WORD_HEIGHT, _UNDERLINE = 96.0, 36.0, 5.0


class KeyBox(Touchable, View[KeyModel]):
    """Names the position that the simulated key is turned to."""

    touched = Signal(object)
    _model: KeyModel = KeyModel("")

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.fired.connect(lambda: self.touched.emit(KeyTouched(self._other())))

    def changed(self, model: KeyModel) -> None:
        """Say where the key stands."""
        shut = "" if model.is_simulated else Msg("Turn the key in its lock")
        self.describe(Msg("Key to {position}", position=self._other()), shut)
        is_at = Msg("The key is at {position}", position=model.position)
        self.setAccessibleDescription(is_at if model.position else model.note)

    def draw(self, painter: Painter) -> None:
        """Paint the lock, the key in it, and the word that it points at."""
        colour, lines = painter.colour, painter.theme.line
        whole = painter.whole
        if self._model.is_simulated:
            fill = colour.simulated_mid if self.is_pressed else colour.simulated_well
            edge = colour.selected if self.is_pressed else colour.simulated
            painter.panel(whole, fill, edge, lines.device, dashed=True)
        else:
            painter.panel(whole, colour.panel, colour.line)
        ink = colour.simulated if self._model.is_simulated else colour.text_2
        painter.icon("key", _SIDE, _TOP + 3, _ICON, ink, 2.4)
        left = _SIDE + _ICON + 12
        box = QRectF(left, _TOP, painter.width - left - _SIDE, _CAPTION)
        painter.text(box, self._model.caption, "caption_20", ink)
        self._draw_words(painter)
        self._draw_lock(painter)
        note = QRectF(_SIDE, painter.height - _NOTE - 8, painter.width - 2 * _SIDE, _NOTE)
        shade = ink if self._model.position else colour.fault
        painter.text(note, self._model.note, "caption_20", shade, Align.CENTRE)

    def _other(self) -> str:
        return RUN if self._model.position == JPH else JPH

    def _draw_words(self, painter: Painter) -> None:
        colour, top = painter.colour, _TOP + _CAPTION + 8
        right = painter.width - _SIDE - _WORD_WIDTH
        for word, left in ((RUN, _SIDE), (JPH, right)):
            is_here = word == self._model.position
            box = QRectF(left, top, _WORD_WIDTH, _WORD_HEIGHT)
            ink = colour.text_1 if is_here else colour.text_2
            painter.text(box, word, "heavy_34", ink, Align.CENTRE)
            if is_here:
                line = QRectF(left, box.bottom() + 2, _WORD_WIDTH, _UNDERLINE)
                painter.panel(line, colour.text_1, radius=_UNDERLINE / 2)

    def _draw_lock(self, painter: Painter) -> None:
        colour, qpainter = painter.colour, painter.qpainter
        drop = _DROP - (_NOTE / 2 if self._model.note else 0)
        middle = QPointF(painter.width / 2, painter.height / 2 + drop)
        painter.panel(_around(middle, _RING), colour.digit_well, colour.line_strong, 3, _RING)
        painter.panel(_around(middle, _FACE), colour.raised, colour.line_strong, 3, _FACE)
        qpainter.save()
        qpainter.translate(middle)
        if self._model.position:
            qpainter.rotate(45 if self._model.position == JPH else -45)
            _draw_arrow(painter, colour.selected)
        qpainter.restore()
        if not self._model.position:
            painter.icon_in(_around(middle, _FACE), "unlink", _FACE, colour.fault, 2.2)


def _around(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


def _draw_arrow(painter: Painter, ink: QColor) -> None:
    pen = QPen(ink, 20)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.qpainter.setPen(pen)
    painter.qpainter.drawLine(QPointF(0, _ARM * 0.6), QPointF(0, -_ARM * 0.55))
    head = QPainterPath(QPointF(0, -_ARM))
    head.lineTo(24, -_ARM * 0.4)
    head.lineTo(-24, -_ARM * 0.4)
    head.closeSubpath()
    painter.qpainter.setPen(Qt.PenStyle.NoPen)
    painter.qpainter.setBrush(ink)
    painter.qpainter.drawPath(head)

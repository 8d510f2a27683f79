"""The supervisor's key as it stands. The picture follows the lock; only a simulated one turns."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import KeyLook
from dealer_assist.ui.models.touches import KeyTurned
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.touch import Touchable

RUN, JPH = "RUN", "JPH"
_SIDE, _TOP, _CAPTION, _ICON = 22.0, 14.0, 32.0, 26.0
_RING, _FACE, _ARM = 84.0, 62.0, 66.0
_DROP = 30.0
_WORD_WIDTH, _WORD_HEIGHT, _UNDERLINE = 96.0, 36.0, 5.0


class KeyBox(Touchable):
    """Names the position that the simulated key is turned to."""

    touched = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = KeyLook("")
        self.fired.connect(self._tell)

    @property
    def look(self) -> KeyLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: KeyLook) -> None:
        """Show where the key stands."""
        if look == self._look:
            return
        self._look = look
        shut = "" if look.is_simulated else Msg("Turn the key in its lock")
        self.describe(Msg("Key to {position}", position=self._other()), shut)
        self.setAccessibleDescription(Msg("The key is at {position}", position=look.position))
        self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the lock, the key in it, and the word that it points at."""
        colour, lines = easel.theme.colour, easel.theme.line
        whole = QRectF(0, 0, easel.width, easel.height)
        if self._look.is_simulated:
            fill = colour.simulated_mid if self.is_pressed else colour.simulated_well
            edge = colour.selected if self.is_pressed else colour.simulated
            easel.panel(whole, fill, edge, lines.device, dashed=True)
        else:
            easel.panel(whole, colour.panel, colour.line, lines.thin)
        ink = colour.simulated if self._look.is_simulated else colour.text_2
        easel.icon("key", _SIDE, _TOP + 3, _ICON, ink, 2.4)
        left = _SIDE + _ICON + 12
        box = QRectF(left, _TOP, easel.width - left - _SIDE, _CAPTION)
        easel.text(box, self._look.caption, "caption", ink)
        self._draw_words(easel)
        self._draw_lock(easel)

    def _tell(self) -> None:
        self.touched.emit(KeyTurned(self._other()))

    def _other(self) -> str:
        return RUN if self._look.position == JPH else JPH

    def _draw_words(self, easel: Easel) -> None:
        colour, top = easel.theme.colour, _TOP + _CAPTION + 8
        right = easel.width - _SIDE - _WORD_WIDTH
        for word, left in ((RUN, _SIDE), (JPH, right)):
            is_here = word == self._look.position
            box = QRectF(left, top, _WORD_WIDTH, _WORD_HEIGHT)
            ink = colour.text_1 if is_here else colour.text_2
            easel.text(box, word, "key_word", ink, Align.CENTRE)
            if is_here:
                line = QRectF(left, box.bottom() + 2, _WORD_WIDTH, _UNDERLINE)
                easel.panel(line, colour.text_1, radius=_UNDERLINE / 2)

    def _draw_lock(self, easel: Easel) -> None:
        colour, painter = easel.theme.colour, easel.painter
        middle = QPointF(easel.width / 2, easel.height / 2 + _DROP)
        easel.panel(_around(middle, _RING), colour.digit_well, colour.line_strong, 3, _RING)
        easel.panel(_around(middle, _FACE), colour.raised, colour.line_strong, 3, _FACE)
        painter.save()
        painter.translate(middle)
        painter.rotate(45 if self._look.position == JPH else -45)
        _draw_arrow(easel, colour.selected)
        painter.restore()


def _around(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


def _draw_arrow(easel: Easel, ink: QColor) -> None:
    pen = QPen(ink, 20)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    easel.painter.setPen(pen)
    easel.painter.drawLine(QPointF(0, _ARM * 0.6), QPointF(0, -_ARM * 0.55))
    head = QPainterPath(QPointF(0, -_ARM))
    head.lineTo(24, -_ARM * 0.4)
    head.lineTo(-24, -_ARM * 0.4)
    head.closeSubpath()
    easel.painter.setPen(Qt.PenStyle.NoPen)
    easel.painter.setBrush(ink)
    easel.painter.drawPath(head)

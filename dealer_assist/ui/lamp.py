"""The lamp of one progressive sensor. Each state has its own shape; a detected chip pulses."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import LampState
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.theme import Colours

_GRID = 48.0
_CENTRE = QPointF(24.0, 24.0)
# Steps of a pulse: few enough that a lamp is repainted only 12 times a second.
_PULSE_STEPS = 12
_PULSE_DEPTH = 0.45


class Lamp(Canvas):
    """One lamp, painted on the colour it lies on so that a pulse repaints nothing else."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._state = LampState.OFF
        self._ground: QColor | None = None
        self._is_on_white = False
        self._step = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def state(self) -> LampState:
        """Give the state that is shown."""
        return self._state

    @property
    def pulses(self) -> bool:
        """Tell whether the lamp moves."""
        return self._state is LampState.LIT and not self.kit.theme.motion.reduce

    def show_state(
        self, state: LampState, ground: QColor | None, *, is_on_white: bool = False
    ) -> None:
        """Show a state on a ground; without a ground the parent shines through."""
        self._state, self._ground, self._is_on_white = state, ground, is_on_white
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, ground is not None)
        self.update()

    def tick(self, now_ms: int) -> None:
        """Move the pulse, if it has moved enough to be seen."""
        if not self.pulses:
            return
        pulse_ms = self.kit.theme.motion.pulse_ms
        step = now_ms % pulse_ms * _PULSE_STEPS // pulse_ms
        if step != self._step:
            self._step = step
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the lamp over its ground."""
        if self._ground is not None:
            easel.fill(QRectF(0, 0, easel.width, easel.height), self._ground)
        wave = abs(self._step - _PULSE_STEPS // 2) if self.pulses else _PULSE_STEPS // 2
        colour = easel.theme.colour
        key = ("lamp", self._state, self._is_on_white, wave, colour.ok.rgba(), colour.line.rgba())

        def paint(painter: QPainter, box: QRectF) -> None:
            painter.scale(box.width() / _GRID, box.height() / _GRID)
            painter.setOpacity(1.0 - _PULSE_DEPTH * (1.0 - wave / (_PULSE_STEPS // 2)))
            draw_lamp(painter, colour, self._state, is_on_white=self._is_on_white)

        easel.picture(QRectF(0, 0, easel.width, easel.height), key, paint)


def draw_lamp(
    painter: QPainter, colour: Colours, state: LampState, *, is_on_white: bool = False
) -> None:
    """Draw a lamp on a grid of 48."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match state:
        case LampState.OFF:
            painter.setPen(QPen(colour.line_strong, 4))
            painter.drawEllipse(_CENTRE, 19, 19)
        case LampState.LIT:
            blue = colour.detected_ink if is_on_white else colour.detected
            painter.setPen(QPen(blue, 5))
            painter.drawEllipse(_CENTRE, 20, 20)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blue)
            painter.drawEllipse(_CENTRE, 9, 9)
        case LampState.LOCKED:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour.ok_deep if is_on_white else colour.ok)
            painter.drawEllipse(_CENTRE, 22, 22)
            ink = colour.selected if is_on_white else colour.ok_ink
            _line(painter, ink, 5.5, (13, 25), (21, 33), (36, 16))
        case LampState.LATE:
            blue = colour.detected_ink if is_on_white else colour.detected
            pen = QPen(blue, 4)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern((1.75, 1.25))
            painter.setPen(pen)
            painter.drawEllipse(_CENTRE, 20, 20)
            _line(painter, blue, 5, (17, 17), (31, 31))
            _line(painter, blue, 5, (31, 17), (17, 31))
        case LampState.FAULT:
            pen = QPen(colour.fault, 3)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(colour.fault)
            triangle = QPainterPath(QPointF(24, 4))
            triangle.lineTo(46, 43)
            triangle.lineTo(2, 43)
            triangle.closeSubpath()
            painter.drawPath(triangle)
            _line(painter, colour.fault_ink, 5.5, (24, 18), (24, 30))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour.fault_ink)
            painter.drawEllipse(QPointF(24, 37), 3.2, 3.2)
        case LampState.PAUSED:
            grey = colour.selected_ink if is_on_white else colour.text_2
            painter.setPen(QPen(grey, 4))
            painter.drawEllipse(_CENTRE, 19, 19)
            _line(painter, grey, 5, (19, 16), (19, 32))
            _line(painter, grey, 5, (29, 16), (29, 32))


def _line(painter: QPainter, colour: QColor, width: float, *points: tuple[float, float]) -> None:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)

"""The lamp of one progressive sensor. Each state has its own shape; a detected chip pulses."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.model.table import LampState
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.theme import Colours

_GRID = 48.0
_CENTRE = QPointF(24.0, 24.0)
_SQUARE = QRectF(4.0, 4.0, 40.0, 40.0)
# Steps of a pulse: few enough that a lamp is repainted only 12 times a second.
_PULSE_STEPS = 12
_PULSE_DEPTH = 0.45


class LampWidget(Canvas):
    """One lamp, painted on the colour it lies on so that a pulse repaints nothing else."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._state = LampState.OFF
        self._is_on_white = False
        self._is_to_take = False
        self._step = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def state(self) -> LampState:
        """Return the state that is shown."""
        return self._state

    @property
    def pulses(self) -> bool:
        """True if the lamp moves."""
        return self._state is LampState.LIT and not self.context.theme.motion.reduce

    def show_state(
        self,
        state: LampState,
        ground: QColor | None,
        *,
        is_on_white: bool = False,
        is_to_take: bool = False,
    ) -> None:
        """Show a state on a ground; without a ground the parent shines through."""
        if (state, ground, is_on_white, is_to_take) == (
            self._state,
            self.ground,
            self._is_on_white,
            self._is_to_take,
        ):
            return
        self._state, self.ground, self._is_on_white = state, ground, is_on_white
        self._is_to_take = is_to_take
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, ground is not None)
        self.update()

    def look(self) -> Hashable:
        """Return what a lamp looks like; a pulse has few steps, and each is painted once."""
        return self._state, self._is_on_white, self._is_to_take, self._wave()

    def _wave(self) -> int:
        half = _PULSE_STEPS // 2
        return abs(self._step - half) if self.pulses else half

    def tick(self, now_ms: int) -> None:
        """Move the pulse, if it has moved enough to be seen."""
        if not self.pulses:
            return
        pulse_ms = self.context.theme.motion.pulse_ms
        step = now_ms % pulse_ms * _PULSE_STEPS // pulse_ms
        if step != self._step:
            self._step = step
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint the lamp over its ground."""
        wave = self._wave()
        colour = painter.colour
        shape = (self._state, self._is_on_white, self._is_to_take, wave)
        key = ("lamp", *shape, colour.ok.rgba(), colour.line.rgba())

        def paint(qpainter: QPainter, box: QRectF) -> None:
            qpainter.scale(box.width() / _GRID, box.height() / _GRID)
            qpainter.setOpacity(1.0 - _PULSE_DEPTH * (1.0 - wave / (_PULSE_STEPS // 2)))
            if self._is_to_take:
                draw_take(qpainter, colour)
            else:
                draw_lamp(qpainter, colour, self._state, is_on_white=self._is_on_white)

        painter.picture(painter.whole, key, paint)


def draw_take(qpainter: QPainter, colour: Colours) -> None:
    """Draw the arrow of a chip that is to be taken off, on a grid of 48."""
    qpainter.setPen(Qt.PenStyle.NoPen)
    qpainter.setBrush(colour.next_ink)
    qpainter.drawEllipse(_CENTRE, 22, 22)
    _arrow_up(qpainter, colour.next)


def draw_lamp(
    qpainter: QPainter, colour: Colours, state: LampState, *, is_on_white: bool = False
) -> None:
    """Draw a lamp on a grid of 48."""
    qpainter.setBrush(Qt.BrushStyle.NoBrush)
    match state:
        case LampState.OFF:
            qpainter.setPen(QPen(colour.line_strong, 4))
            qpainter.drawEllipse(_CENTRE, 19, 19)
        case LampState.LIT:
            blue = colour.detected_ink if is_on_white else colour.detected
            qpainter.setPen(QPen(blue, 5))
            qpainter.drawEllipse(_CENTRE, 20, 20)
            qpainter.setPen(Qt.PenStyle.NoPen)
            qpainter.setBrush(blue)
            qpainter.drawEllipse(_CENTRE, 9, 9)
        case LampState.MARKED:
            blue = colour.detected_ink if is_on_white else colour.detected
            qpainter.setPen(_dashed(blue))
            qpainter.drawRoundedRect(_SQUARE, 7, 7)
            _hand(qpainter, blue)
        case LampState.LOCKED_BY_HAND:
            blue = colour.detected_ink if is_on_white else colour.detected
            qpainter.setPen(Qt.PenStyle.NoPen)
            qpainter.setBrush(blue)
            qpainter.drawRoundedRect(_SQUARE, 7, 7)
            _hand(qpainter, colour.selected if is_on_white else colour.well)
        case LampState.LOCKED:
            qpainter.setPen(Qt.PenStyle.NoPen)
            qpainter.setBrush(colour.ok_deep if is_on_white else colour.ok)
            qpainter.drawEllipse(_CENTRE, 22, 22)
            ink = colour.selected if is_on_white else colour.ok_ink
            draw_line(qpainter, ink, 5.5, (13, 25), (21, 33), (36, 16))
        case LampState.LYING:
            green = colour.ok_deep if is_on_white else colour.ok
            qpainter.setPen(QPen(green, 3.5))
            qpainter.drawEllipse(_CENTRE, 20.5, 20.5)
            qpainter.setPen(Qt.PenStyle.NoPen)
            qpainter.setBrush(green)
            qpainter.drawEllipse(_CENTRE, 15.5, 15.5)
            ink = colour.selected if is_on_white else colour.ok_ink
            draw_line(qpainter, ink, 4.5, (16.5, 24.5), (22, 30), (32, 18.5))
        case LampState.LATE | LampState.NO_GAME | LampState.NOT_TAKEN:
            blue = colour.detected_ink if is_on_white else colour.detected
            qpainter.setPen(_dashed(blue))
            qpainter.drawEllipse(_CENTRE, 20, 20)
            if state is LampState.NO_GAME:  # nothing lies before it: a minus
                draw_line(qpainter, blue, 5, (15, 24), (33, 24))
                return
            draw_line(qpainter, blue, 5, (17, 17), (31, 31))
            draw_line(qpainter, blue, 5, (31, 17), (17, 31))
        case LampState.LEFT:
            grey = colour.selected_ink if is_on_white else colour.text_2
            qpainter.setPen(_dashed(grey))
            qpainter.drawEllipse(_CENTRE, 20, 20)
            _arrow_up(qpainter, grey)
        case LampState.FAULT:
            pen = QPen(colour.fault, 3)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            qpainter.setPen(pen)
            qpainter.setBrush(colour.fault)
            triangle = QPainterPath(QPointF(24, 4))
            triangle.lineTo(46, 43)
            triangle.lineTo(2, 43)
            triangle.closeSubpath()
            qpainter.drawPath(triangle)
            draw_line(qpainter, colour.fault_ink, 5.5, (24, 18), (24, 30))
            qpainter.setPen(Qt.PenStyle.NoPen)
            qpainter.setBrush(colour.fault_ink)
            qpainter.drawEllipse(QPointF(24, 37), 3.2, 3.2)
        case LampState.PAUSED:
            grey = colour.selected_ink if is_on_white else colour.text_2
            qpainter.setPen(QPen(grey, 4))
            qpainter.drawEllipse(_CENTRE, 19, 19)
            draw_line(qpainter, grey, 5, (19, 16), (19, 32))
            draw_line(qpainter, grey, 5, (29, 16), (29, 32))


def _dashed(colour: QColor) -> QPen:
    pen = QPen(colour, 4)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern((1.75, 1.25))
    return pen


def _hand(qpainter: QPainter, colour: QColor) -> None:
    """Draw a hand: four fingers and a palm."""
    for x, top in ((16.5, 19.0), (21.5, 15.0), (26.5, 15.0), (31.5, 19.0)):
        draw_line(qpainter, colour, 3, (x, top), (x, 29))
    draw_line(qpainter, colour, 3, (16.5, 29), (19, 34), (29, 34), (31.5, 29), (16.5, 29))


def _arrow_up(qpainter: QPainter, colour: QColor) -> None:
    draw_line(qpainter, colour, 5, (24, 34), (24, 15))
    draw_line(qpainter, colour, 5, (16, 23), (24, 15), (32, 23))


def draw_line(
    qpainter: QPainter, colour: QColor, width: float, *points: tuple[float, float]
) -> None:
    """Draw a line from point to point with round ends."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    qpainter.setPen(pen)
    qpainter.setBrush(Qt.BrushStyle.NoBrush)
    qpainter.drawPath(path)

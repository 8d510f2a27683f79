"""A track with a knob: the finger takes it to any place, marks show what lies where."""

from abc import abstractmethod

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.view import View
from dealer_assist.value import Value

CLAIM, RECORDED = "claim", "ok"
_SIDE, _TRACK, _KNOB = 30.0, 8.0, 44.0
_MARK_WIDTH, _MARK_HEIGHT = 6.0, 34.0


class SliderModel(Value):
    """A place from 0 to `last`; marks are places with the colour that they have in the theme."""

    place: int = 0
    last: int = 0
    marks: tuple[tuple[int, str], ...] = ()
    label: str = ""


class Dragged(Touchable):
    """Hands each place of the finger to `follow`; lifting it does nothing more."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=0)

    @abstractmethod
    def follow(self, position: QPointF) -> None:
        """Take what is dragged to a place of the widget."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Follow from where it was touched."""
        super().mousePressEvent(event)
        if self.is_pressed:
            self.follow(event.position())

    def _touch(self, event: QTouchEvent) -> None:
        super()._touch(event)
        for point in event.points():
            if point.id() == self._contact:
                self.follow(point.position())

    def _move(self, contact: int, position: QPointF) -> None:
        if contact == self._contact:
            self.follow(position)

    def _lift(self, contact: int, position: QPointF) -> None:
        if contact == self._contact:
            self.cancel()


class Slider(Dragged, View[SliderModel]):
    """Tells in `moved` the place that the finger has reached; it follows what is shown."""

    moved = Signal(int)
    _model: SliderModel = SliderModel()

    def changed(self, model: SliderModel) -> None:
        """Say the place."""
        self.describe(model.label)
        self.setAccessibleDescription(f"{model.place + 1} / {model.last + 1}")

    def draw(self, painter: Painter) -> None:
        """Paint the track as far as it has come, the marks, and the knob."""
        colour = painter.theme.colour
        painter.panel(painter.whole, colour.panel, colour.line_strong)
        middle = painter.height / 2
        track = QRectF(_SIDE, middle - _TRACK / 2, painter.width - 2 * _SIDE, _TRACK)
        painter.panel(track, colour.line, radius=_TRACK / 2)
        here = self._x(self._model.place, painter.width)
        done = QRectF(track.left(), track.top(), max(_TRACK, here - track.left()), _TRACK)
        painter.panel(done, colour.text_1, radius=_TRACK / 2)
        inks = {CLAIM: colour.claim, RECORDED: colour.ok}
        for place, tone in self._model.marks:
            x = self._x(place, painter.width) - _MARK_WIDTH / 2
            box = QRectF(x, middle - _MARK_HEIGHT / 2, _MARK_WIDTH, _MARK_HEIGHT)
            painter.panel(box, inks[tone], radius=_MARK_WIDTH / 2)
        knob = QRectF(here - _KNOB / 2, middle - _KNOB / 2, _KNOB, _KNOB)
        painter.panel(knob, colour.selected, colour.bg, painter.theme.line.strong, _KNOB / 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by one place with the arrows."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._go(self._model.place + step)

    def follow(self, position: QPointF) -> None:
        """Emit the place that the finger has reached."""
        room = max(1.0, self.design_width - 2 * _SIDE)
        share = (position.x() / self.scale - _SIDE) / room
        self._go(round(share * self._model.last))

    def _go(self, place: int) -> None:
        place = min(self._model.last, max(0, place))
        if place != self._model.place:
            self.moved.emit(place)

    def _x(self, place: int, width: float) -> float:
        share = place / self._model.last if self._model.last else 0.0
        return _SIDE + (width - 2 * _SIDE) * share

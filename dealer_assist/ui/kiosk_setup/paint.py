"""What is painted at the first start: the mark of a state, and crosses to be hit by a finger."""

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.kiosk_setup.parts import StateMark, ThingState
from dealer_assist.ui.kiosk_setup.touch_trial import Crosses, CrossTouched
from dealer_assist.ui.supervisor import paint  # noqa: F401 - a slip is painted as there
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.view import View

_PLACES = ((0.08, 0.12), (0.92, 0.12), (0.5, 0.38), (0.08, 0.88), (0.92, 0.88))
_SIZE, _ARM, _RING = 200.0, 60.0, 34.0


@paints(StateMark)
def _state_mark(painter: Painter, box: QRectF, node: StateMark) -> None:
    colour, radius = painter.theme.colour, box.width() / 2
    left, top, size = box.left(), box.top(), box.width()
    match node.state:
        case ThingState.DONE:
            painter.panel(box, colour.ok, radius=radius)
            painter.icon("check", left + 6, top + 6, size - 12, colour.ok_ink, 4)
        case ThingState.WRONG:
            painter.icon("triangle", left, top, size, colour.fault, 2.6)
        case ThingState.NOW:
            painter.panel(box, None, colour.selected, 3, radius)
        case ThingState.OPEN | ThingState.LATER:
            painter.panel(box, None, colour.line_strong, 3, radius)


class Cross(Touchable):
    """A cross to be hit; tells how far off its middle the finger came down."""

    hit = Signal(float)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._off_px = 0.0
        self.fired.connect(lambda: self.hit.emit(self._off_px))

    def event(self, event: QEvent) -> bool:
        """Note where a finger comes down."""
        if isinstance(event, QTouchEvent) and event.points():
            self._note(event.points()[0].position())
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the left button as a finger."""
        self._note(event.position())
        super().mousePressEvent(event)

    def _note(self, at: QPointF) -> None:
        self._off_px = _off(at, QRectF(self.rect()).center())

    def draw(self, painter: Painter) -> None:
        """Paint the cross in its ring."""
        colour, middle = painter.theme.colour, painter.width / 2
        ink = colour.selected if self.is_pressed else colour.next
        for box in (
            QRectF(middle - _ARM, middle - 3, 2 * _ARM, 6),
            QRectF(middle - 3, middle - _ARM, 6, 2 * _ARM),
        ):
            painter.fill(box, ink)
        ring = QRectF(middle - _RING, middle - _RING, 2 * _RING, 2 * _RING)
        painter.panel(ring, None, ink, 4, _RING)


class CrossField(View[int]):
    """A cross near each corner and one in the middle, one at a time; all else is beside it."""

    told = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.cross = Cross(context, self)
        self.cross.hit.connect(lambda off_px: self._tell(off_px, is_hit=True))

    def changed(self, model: int) -> None:
        """Name the cross, and place it."""
        self.cross.describe(Msg("CROSS {number}", number=model))
        self.arrange()

    def arrange(self) -> None:
        """Place the present cross."""
        if self.shows_something:
            across, down = _PLACES[self.model - 1]
            x, y = across * self.design_width, down * self.design_height
            x = min(max(x, _SIZE / 2), self.design_width - _SIZE / 2)
            self.cross.place(QRectF(x - _SIZE / 2, y - _SIZE / 2, _SIZE, _SIZE), self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say that a touch fell beside the cross."""
        middle = QPointF(self.cross.geometry().center())
        self._tell(_off(event.position(), middle), is_hit=False)

    def draw(self, painter: Painter) -> None:
        """Paint nothing beside the cross."""

    def _tell(self, off_px: float, *, is_hit: bool) -> None:
        self.told.emit(CrossTouched(off_px, self.width(), is_hit))


@shows(Crosses)
def _crosses(on: Canvas, node: Crosses, tell: Tell) -> Widget:
    field = CrossField(on.context, on)
    field.told.connect(tell)
    return field


def _off(at: QPointF, middle: QPointF) -> float:
    return math.hypot(at.x() - middle.x(), at.y() - middle.y())

"""The touch test: five crosses one after the other, and how far the finger was off each."""

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.touchable import Touchable

_PLACES = ((0.08, 0.12), (0.92, 0.12), (0.5, 0.38), (0.08, 0.88), (0.92, 0.88))
_SIZE, _ARM, _RING = 200.0, 60.0, 34.0


class Cross(Touchable):
    """A cross to be hit; remembers how far off its middle the finger came down."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.off_px = 0.0

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
        middle = QRectF(self.rect()).center()
        self.off_px = math.hypot(at.x() - middle.x(), at.y() - middle.y())

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


class TouchTest(Canvas):
    """Covers the whole screen. Gives in `measured` the largest distance in its own pixels."""

    measured = Signal(float)
    left = Signal()

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._hit, self._most_px = 0, 0.0
        self.cross = Cross(context, self)
        self.cross.fired.connect(self._next)
        self.back = ActionButton(context, self)
        self.back.show_state(
            ActionModel("back", Msg("BACK"), "arrow-left", Msg("Without the test"))
        )
        self.back.pressed.connect(lambda action: self.left.emit())
        self._describe()

    def arrange(self) -> None:
        """Place the present cross, and the way back in the middle."""
        across, down = _PLACES[min(self._hit, len(_PLACES) - 1)]
        x, y = across * self.design_width, down * self.design_height
        x = min(max(x, _SIZE / 2), self.design_width - _SIZE / 2)
        box = QRectF(x - _SIZE / 2, y - _SIZE / 2, _SIZE, _SIZE)
        self.cross.place(box, self.scale)
        left = self.design_width / 2 - 180
        self.back.place(QRectF(left, self.design_height * 0.62, 360, 104), self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Count a touch beside the cross as far off as it was."""
        middle = QPointF(self.cross.geometry().center())
        at = event.position()
        self._most_px = max(self._most_px, math.hypot(at.x() - middle.x(), at.y() - middle.y()))

    def draw(self, painter: Painter) -> None:
        """Paint what to do."""
        colour = painter.theme.colour
        painter.fill(QRectF(0, 0, painter.width, painter.height), colour.bg)
        line = QRectF(100, painter.height * 0.48, painter.width - 200, 70)
        words = Msg("Touch the middle of the cross")
        painter.text(line, words, "swipe_line", colour.text_1, Align.CENTRE)
        line = line.translated(0, 66)
        count = Msg("{step} of {steps}", step=self._hit + 1, steps=len(_PLACES))
        painter.text(line, count, "swipe_detail", colour.text_2, Align.CENTRE)

    def _next(self) -> None:
        self._most_px = max(self._most_px, self.cross.off_px)
        self._hit += 1
        if self._hit == len(_PLACES):
            self.measured.emit(self._most_px)
            return
        self._describe()
        self.arrange()
        self.update()

    def _describe(self) -> None:
        self.cross.describe(Msg("CROSS {number}", number=self._hit + 1))

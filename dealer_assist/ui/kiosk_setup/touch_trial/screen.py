"""The touch test: five crosses one after the other, and how far the finger was off each."""

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.kiosk_setup.touch_trial.model import (
    CROSSES,
    CrossTouched,
    TouchTrialModel,
    TouchTrialTouch,
    TrialLeft,
)
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.toolkit.boxes import CENTRE, Node, Slot, Text, column, row, space
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.frame_parts import SHEET
from dealer_assist.ui.toolkit.help_button import HELP_GAP, HELP_ROOM, HELP_SIZE
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.screen import Screen
from dealer_assist.ui.toolkit.touchable import Touchable

_PLACES = ((0.08, 0.12), (0.92, 0.12), (0.5, 0.38), (0.08, 0.88), (0.92, 0.88))
_SIZE, _ARM, _RING = 200.0, 60.0, 34.0
_BACK = Button(TrialLeft(), Msg("BACK"), "arrow-left", Msg("Without the test"))


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
        middle = QRectF(self.rect()).center()
        self._off_px = math.hypot(at.x() - middle.x(), at.y() - middle.y())

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


class TouchTrialScreen(Screen[TouchTrialModel, TouchTrialTouch]):
    """Covers everything: a cross near each corner and one in the middle."""

    frame_style = SHEET

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.cross = Cross(self.context, self)
        self.cross.hit.connect(lambda off_px: self._tell(off_px, is_hit=True))
        self.back = self.button_pool("bold_30", 40.0)

    def body(self, model: TouchTrialModel) -> Node:
        """Say what to do in the middle, with the way back below."""
        self.cross.describe(Msg("CROSS {number}", number=model.number))
        (back,) = self.back.show((_BACK,))
        count = model.note or Msg("{step} of {steps}", step=model.number, steps=CROSSES)
        words = column(
            Text(Msg("Touch the middle of the cross"), "heavy_54", align=CENTRE).of(70),
            Text(count, "medium_30", "text_2", CENTRE).of(70),
            gap=-4,
        )
        ways = row(
            space(),
            space(HELP_ROOM),
            Slot(back).of(360),
            space(HELP_GAP),
            Slot(self.parts.help_button).of(HELP_SIZE),
            space(),
        )
        return column(
            space().sharing(0.48),
            column(words.of(136), space()).sharing(0.14),
            column(ways.of(104), space()).sharing(0.38),
        )

    def arrange(self) -> None:
        """Place the present cross too."""
        super().arrange()
        if self.shows_something:
            across, down = _PLACES[self.model.number - 1]
            x, y = across * self.design_width, down * self.design_height
            x = min(max(x, _SIZE / 2), self.design_width - _SIZE / 2)
            self.cross.place(QRectF(x - _SIZE / 2, y - _SIZE / 2, _SIZE, _SIZE), self.scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell a touch beside the cross."""
        middle, at = QPointF(self.cross.geometry().center()), event.position()
        self._tell(math.hypot(at.x() - middle.x(), at.y() - middle.y()), is_hit=False)

    def _tell(self, off_px: float, *, is_hit: bool) -> None:
        self.touched.emit(CrossTouched(off_px, self.width(), is_hit))

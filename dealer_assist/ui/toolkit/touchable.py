"""Everything that can be pressed: feedback on touch-down, action on lift, never twice.

One finger counts. It may stray by the slop; sliding further off cancels, and coming back does not
revive the press. A mouse is a finger, and so are Space and Enter.
"""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimerEvent, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.reachable import is_reachable
from dealer_assist.ui.toolkit.values.touch_guard import PLACE_MS

BOUNCE_MS = 60
"""The same key twice is meant; a finger that bounces is faster."""
FELT_MS = 120
"""How long a swallowed touch makes the bar of a rest thick."""
_BAR, _FELT_BAR, _VEIL = 8.0, 18.0, 80
_FRAME_MS, _STEP_MS, _STEPS = 40, 250, 3  # of the bar: as it shrinks, and where motion is reduced
_MOUSE = -1
_KEYBOARD = -2
_PRESS_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)
_KEYBOARD_FOCUS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Touchable(Canvas):
    """A control: `fired` is its action, `label` is printed on it, `reason` says why it is shut."""

    fired = Signal()

    def __init__(
        self,
        context: UiContext,
        parent: QWidget | None = None,
        *,
        guard_ms: int | None = None,
        hold_ms: int = 0,
        awaits_answer: bool = False,
        is_repeatable: bool = False,
        is_judged: bool = False,
        slides: bool = False,
    ) -> None:
        """Guard against double taps; where each tap of a fast finger is meant, against bouncing.

        What `is_judged` belongs to a page that is to be read first: it rests when it comes up. What
        `slides` rests as long, but only where a touch has brought it under the finger.
        """
        super().__init__(context, parent)
        self.is_repeatable = is_repeatable
        self.is_judged = is_judged
        self.slides = slides
        usual = BOUNCE_MS if is_repeatable else context.theme.touch.guard_ms
        self.guard_ms = usual if guard_ms is None else guard_ms
        self.hold_ms = hold_ms
        self.awaits_answer = awaits_answer
        self._label = ""
        self._reason = ""
        self._contact: int | None = None
        self._pressed_at = 0
        self._fired_at: int | None = None
        self._shown_after = self._shown_at = 0
        self._pressed_point: tuple[float, float] | None = None
        self._finger_at: QPointF | None = None
        self._too_early: int | None = None
        self._swallowed_at = -FELT_MS
        self._rest_timer = 0
        self._waiting = False
        self._progress = 0.0
        self._shows_focus = False
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def label(self) -> str:
        """Return the words printed on the control."""
        return self._label

    @property
    def reason(self) -> str:
        """Return why the control cannot be pressed now, or nothing."""
        return self._reason

    @property
    def is_available(self) -> bool:
        """Return True if a press would count, guards aside."""
        return not self._reason and not self._waiting and self.isEnabled()

    @property
    def is_resting(self) -> bool:
        """Return True if a press would be swallowed now: it came up, or has fired, a moment ago."""
        return self._rests(self.context.clock_ms())

    @property
    def is_coming_up(self) -> bool:
        """Return True if a press would be swallowed because it came up a moment ago."""
        return self._comes_up(self.context.clock_ms())

    @property
    def is_swallowing(self) -> bool:
        """Return True if a finger is on it that came too early; that is shown."""
        return self._too_early is not None

    @property
    def is_pressed(self) -> bool:
        """Return True if the finger is on it."""
        return self._contact is not None

    @property
    def is_waiting(self) -> bool:
        """Return True if it has fired and no answer has come."""
        return self._waiting

    @property
    def progress(self) -> float:
        """Return how much of the hold is done, 0 to 1."""
        return self._progress

    def describe(self, label: str, reason: str = "") -> None:
        """Say what is printed on the control, and why it is shut if it is."""
        self._label, self._reason = label, reason
        self.setAccessibleName(label)
        self.setAccessibleDescription(reason)
        if reason:
            self.cancel()
        self.note_place()

    def answered(self) -> None:
        """End the waiting: the table has answered the command."""
        if self._waiting:
            self._waiting = False
            self.update()

    @property
    def touch(self) -> object:
        """Return what a press tells; nothing where the kind of control is all there is to know."""
        return None

    def note_place(self) -> None:
        """Let the finger know where this can be touched now, and what that says."""
        is_live = self.isVisible() and self.isEnabled() and not self._reason and self.scale > 0
        box = self.box_on_screen() if is_live else None
        over = id(self._cover()) if is_live else 0
        self.context.finger.stand(self, box, self.touch, self.context.clock_ms(), over)

    def _cover(self) -> QWidget | None:
        """Return what covers others and has this control on it; nothing at the table itself."""
        above = self.parentWidget()
        while above is not None and not getattr(above, "covers", False):
            above = above.parentWidget()
        return above

    def change_meaning(self) -> None:
        """Lead to something else from now on: a touch on its way here meant what stood before."""
        self.cancel()
        self._fired_at = self.context.clock_ms()

    def come_anew(self) -> None:
        """Rest as what has just appeared, where it moved or is said of something else now.

        A judged control always does; any other where it lies under the last touch.
        """
        if self.is_judged or self._is_under():
            self._came_up()

    def _came_up(self) -> None:
        self._shown_after = self.context.finger.fires
        self._shown_at = self.context.clock_ms()

    def cancel(self) -> None:
        """Forget the press; nothing fires."""
        if self._contact is not None:
            self._let_go()
            self.update()

    def press_changed(self) -> None:
        """Get ready to be painted pressed, or no longer pressed."""

    def tick(self, now_ms: int) -> None:
        """Let time pass for a hold; it fires when it is full."""
        if self._contact is None or not self.hold_ms:
            return
        self._progress = min(1.0, (now_ms - self._pressed_at) / self.hold_ms)
        if self._progress >= 1.0:
            self._let_go()
            self._fire(now_ms)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Read touches; everything else goes its usual way."""
        if isinstance(event, QTouchEvent):
            self._touch(event)
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the left button as a finger."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._finger_at = event.position()
            self._press(_MOUSE)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the finger."""
        self._move(_MOUSE, event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lift the finger."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._lift(_MOUSE, event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click as a press like any other; the guard judges."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Space or Enter; under a sheet or the lock a key does what a finger does."""
        if event.key() in _PRESS_KEYS:
            if not event.isAutoRepeat() and is_reachable(self):
                self._finger_at = None
                self._press(_KEYBOARD)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let go of Space or Enter."""
        if event.key() in _PRESS_KEYS:
            if not event.isAutoRepeat():
                self._lift(_KEYBOARD, QPointF(self.rect().center()))
        else:
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring, but only to somebody who uses the keyboard."""
        self._shows_focus = event.reason() in _KEYBOARD_FOCUS
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Drop a keyboard press with the focus."""
        if self._contact == _KEYBOARD:
            self.cancel()
        self._shows_focus = False
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Note after which action the control appeared: the same double tap must not press it."""
        self._came_up()
        self.note_place()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Whatever comes to lie under a finger has come up there."""
        self.come_anew()
        self.note_place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Note what it covers now."""
        super().resizeEvent(event)
        self.note_place()

    def timerEvent(self, event: QTimerEvent) -> None:
        """Let the bar of the rest shrink, until it is over."""
        if self._rest_ms(self.context.clock_ms()) <= 0 and not self._is_felt():
            self.killTimer(event.timerId())
            self._rest_timer = 0
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """A hidden control cannot be held; the ring of somebody who types moves on."""
        if not self._shows_focus:
            super().hideEvent(event)
        self.cancel()
        self.note_place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the control, and a ring when the keyboard is here."""
        super().paintEvent(event)
        colour = self.context.theme.colour
        if self._shows_focus:
            self._ring(QPen(colour.selected, 3 * self.scale, Qt.PenStyle.DotLine))
        self._paint_rest()

    def _paint_rest(self) -> None:
        """Dim what rests, with a bar over the rest; a touch that is swallowed makes it thick."""
        left = self._rest_ms(self.context.clock_ms())
        if (left <= 0 and not self._is_felt()) or not self.is_available:
            return
        colour, motion = self.context.theme.colour, self.context.theme.motion
        share = min(1.0, left / PLACE_MS)
        if motion.reduce:
            share = -(-left * _STEPS // PLACE_MS) / _STEPS
        qpainter = QPainter(self)
        if left > 0:
            veil = QColor(colour.well)
            veil.setAlpha(_VEIL)
            qpainter.fillRect(self.rect(), veil)
        high = (_FELT_BAR if self._is_felt() else _BAR) * self.scale
        width = self.width() * (share if left > 0 else 1.0)
        qpainter.fillRect(QRectF(0, self.height() - high, width, high), self.bar_colour())
        qpainter.end()
        if not self._rest_timer:
            self._rest_timer = self.startTimer(_STEP_MS if motion.reduce else _FRAME_MS)

    def bar_colour(self) -> QColor:
        """Return the colour of the bar that shows a rest."""
        return self.context.theme.colour.text_1

    def _is_felt(self) -> bool:
        """Return True if a touch was swallowed a moment ago."""
        return self.context.clock_ms() - self._swallowed_at < FELT_MS

    def _ring(self, pen: QPen) -> None:
        qpainter = QPainter(self)
        qpainter.setPen(pen)
        inset = 6 * self.scale
        qpainter.drawRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))
        qpainter.end()

    def _touch(self, event: QTouchEvent) -> None:
        if event.type() == QEvent.Type.TouchCancel:
            self.cancel()
            return
        for point in event.points():
            match point.state().name:
                case "Pressed":
                    self._finger_at = point.position()
                    self._press(point.id())
                case "Updated":
                    self._move(point.id(), point.position())
                case "Released":
                    self._lift(point.id(), point.position())

    def _press(self, contact: int) -> None:
        now = self.context.clock_ms()
        if not self.is_available or self._contact is not None:
            return
        if self._swallows(now):
            self._too_early = contact  # a finger that came too early sees it
            self._swallowed_at = now
            self.context.finger.swallow(now)
            self.repaint()
            return
        if not self.context.finger.take(self):
            return
        self._contact, self._pressed_at, self._progress = contact, now, 0.0
        at = self._finger_at
        self._pressed_point = self._on_screen(at) if at is not None else None
        self.press_changed()
        self.repaint()  # Feedback belongs to this frame: it does not wait for the event loop.

    def _move(self, contact: int, position: QPointF) -> None:
        if contact == self._contact and not self._holds(position):
            self.cancel()

    def _lift(self, contact: int, position: QPointF) -> None:
        if contact == self._too_early:
            self._too_early = None
            self.update()
        if contact != self._contact:
            return
        now, inside = self.context.clock_ms(), self._holds(position)
        held = now - self._pressed_at
        self._let_go()
        if inside and held >= self.hold_ms:
            self._fire(now)
        self.update()

    def _holds(self, position: QPointF) -> bool:
        slop = self.context.theme.touch.slop * self.scale
        return QRectF(self.rect()).adjusted(-slop, -slop, slop, slop).contains(position)

    def _swallows(self, now: int) -> bool:
        """Take a press as the rest of a double tap; whoever keeps tapping has not ended it.

        A touch that left time to read begins no wait anew: a steady hand is answered in the end.
        """
        finger, touch = self.context.finger, self.context.theme.touch
        since = now - max(finger.fired_at, finger.swallowed_at)
        if self._has_just_fired(now):
            if not self.is_repeatable:
                self._fired_at = now
            return True
        if not self._comes_up(now):
            return False
        if since < (touch.read_ms if self.is_judged else touch.guard_ms):
            finger.fired_at = now
        return True

    def _rests(self, now: int) -> bool:
        """Return True if it fired, or came up, too short a time ago."""
        return self._has_just_fired(now) or self._comes_up(now)

    def _comes_up(self, now: int) -> bool:
        """Return True if it came up, or was uncovered, too short a time ago to be meant."""
        finger, touch = self.context.finger, self.context.theme.touch
        was_brought_up = finger.fires > 0 and self._shown_after == finger.fires
        since = now - finger.fired_at
        if self._rest_ms(now) > 0:
            return True
        if not (was_brought_up or finger.has_uncovered):
            return False
        # A double tap must not reach a control that the first tap has put under the finger.
        if since < touch.guard_ms:
            return True
        is_long = (self.is_judged or self.slides) and was_brought_up
        rest_ms = touch.under_ms if is_long else touch.read_ms
        return since < rest_ms and self._is_under()

    def _rest_ms(self, now: int) -> int:
        """Return how long it rests still: it is to be read, or another control was at its place."""
        read = 0
        if self.is_judged and self.isVisible():
            read = self.context.theme.touch.read_ms - (now - self._shown_at)
        return max(0, read, self.context.finger.rest_ms(self, now))

    def _has_just_fired(self, now: int) -> bool:
        return self._fired_at is not None and now - self._fired_at < self.guard_ms

    def _is_under(self) -> bool:
        """Return True if it lies where the finger was that brought it up."""
        if self.context.finger.at is None:
            return False
        x, y = self.context.finger.at
        corner, near = self._on_screen(QPointF(0, 0)), self.context.theme.touch.under
        box = QRectF(*corner, self.design_width, self.design_height)
        return box.adjusted(-near, -near, near, near).contains(QPointF(x, y))

    def _on_screen(self, position: QPointF) -> tuple[float, float]:
        """Return a point of the window in design pixels."""
        point = self.mapTo(self.window(), position)
        return point.x() / self.scale, point.y() / self.scale

    def _let_go(self) -> None:
        self._contact, self._progress = None, 0.0
        self.context.finger.lift(self)
        self.press_changed()

    def _fire(self, now: int) -> None:
        self._fired_at = now
        self.context.finger.fire(now, self._pressed_point)
        self._waiting = self.awaits_answer
        self.fired.emit()
        # From the answer on: a tap that waited in the queue for it is still the same double tap.
        self._fired_at = self.context.clock_ms()
        self.context.finger.rest(self._fired_at, has_uncovered=not self.isVisible())

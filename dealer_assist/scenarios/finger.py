"""The hand that presses: finds a control by its printed words and touches it as a finger would."""

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.seat_plate import SeatPlate
from dealer_assist.ui.toolkit.canvas import scale_for
from dealer_assist.ui.toolkit.touchable import Touchable


class CannotDo(Exception):  # noqa: N818 - an answer to the scenario
    """An instruction cannot be done, or an expectation does not hold."""


class Finger:
    """One finger over the window."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.device: QPointingDevice = QTest.createTouchDevice()

    def control(self, words: str) -> Touchable:
        """Find the control whose printed words begin like this, on top of whatever is shown."""
        found = [touchable for touchable in self._controls() if _begins(touchable.label, words)]
        reachable = [touchable for touchable in found if self._is_on_top(touchable)]
        if not reachable:
            there = ", ".join(
                repr(touchable.label)
                for touchable in self._controls()
                if self._is_on_top(touchable)
            )
            hidden = "is covered" if found else "is not on the screen"
            raise CannotDo(f"{words!r} {hidden}; there is {there}")
        return min(
            reachable,
            key=lambda touchable: (len(touchable.label), not touchable.label.startswith(words)),
        )

    def shows(self, words: str) -> bool:
        """True if a control with just these printed words can be touched."""
        return any(
            touchable.label == words and self._is_on_top(touchable)
            for touchable in self._controls()
        )

    def ready(self, words: str) -> Touchable:
        """Find a control that can be pressed now."""
        control = self.control(words)
        if not control.is_available:
            raise CannotDo(f"{words!r} cannot be pressed now: {control.reason or 'it waits'}")
        return control

    def seat(self, number: int) -> SeatPlate:
        """Find the plate of a seat."""
        for control in self._controls():
            if isinstance(control, SeatPlate) and control.model.number == number:
                return control
        raise CannotDo(f"seat {number} is not on the screen")

    def press(self, control: Touchable) -> None:
        """Put the finger down on a control."""
        point = self.place_of(control)
        QTest.touchEvent(self._window, self.device).press(0, point, self._window).commit()

    def lift(self, control: Touchable) -> None:
        """Take the finger off it again."""
        point = self.place_of(control)
        QTest.touchEvent(self._window, self.device).release(0, point, self._window).commit()

    def tap(self, x: int, y: int) -> None:
        """Touch a point of the 1920 x 1080 design and let go, whatever lies there."""
        point = (QPointF(x, y) * scale_for(self._window.width(), self._window.height())).toPoint()
        if not self._window.rect().contains(point):
            raise CannotDo(f"{x} {y} is not on the screen; the design is 1920 x 1080")
        QTest.touchEvent(self._window, self.device).press(0, point, self._window).commit()
        QTest.touchEvent(self._window, self.device).release(0, point, self._window).commit()

    def _controls(self) -> list[Touchable]:
        everything: list[QWidget] = list(self._window.findChildren(QWidget))
        return [
            widget for widget in everything if isinstance(widget, Touchable) and widget.isVisible()
        ]

    def place_of(self, control: QWidget) -> QPoint:
        """Return the point of the window at which a control is touched."""
        # The lower third of a seat plate: a simulated sensor may lie over its head.
        share = 0.7 if isinstance(control, SeatPlate) else 0.5
        x, y = control.width() // 2, int(control.height() * share)
        corner = control.mapTo(self._window, QPoint(0, 0))
        return QPoint(round(corner.x()) + x, round(corner.y()) + y)

    def _is_on_top(self, control: QWidget) -> bool:
        there = self._window.childAt(self.place_of(control))
        return there is control or (there is not None and control.isAncestorOf(there))


def _begins(label: str, words: str) -> bool:
    return label.replace("\n", " ").casefold().startswith(words.casefold())

"""What is wrong with a screen as it shows: cut texts, small targets, targets too close, hidden."""

from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.seat_plate import SeatPlate
from dealer_assist.ui.sensor_pad import SensorPad
from dealer_assist.ui.touch import Touchable

SMALLEST_TARGET, SMALLEST_GAP = 72.0, 12.0
ROUNDING = 1.5  # edges fall on whole pixels of a smaller screen


def findings(window: QWidget) -> list[str]:
    """List what is wrong, in words; nothing is wrong on a good screen."""
    window.grab()
    return [*_cut(window), *_small(window), *_close(window)]


def _cut(window: QWidget) -> list[str]:
    canvases = [one for one in window.findChildren(Canvas) if one.isVisible()]
    return [f"cut: {text}" for canvas in canvases for text in canvas.too_long]


def _small(window: QWidget) -> list[str]:
    found = []
    for control in _controls(window):
        if min(control.design_width, control.design_height) < SMALLEST_TARGET - ROUNDING:
            found.append(f"small: {control.label}")
        if not window.rect().contains(_place(window, control)):
            found.append(f"outside: {control.label}")
    return found


def _close(window: QWidget) -> list[str]:
    found = []
    for one, other in combinations(_controls(window), 2):
        kinds = {type(one), type(other)}
        if kinds == {SeatPlate, SensorPad}:
            continue  # a simulated sensor lies on its seat, as the real one does
        least = SMALLEST_GAP - 2 * ROUNDING
        if type(one) in (SeatPlate, SensorPad) and len(kinds) == 1:
            least = 0.0  # sensors of one seat share its head
        a, b = _place(window, one), _place(window, other)
        across = max(a.left(), b.left()) - min(a.right(), b.right()) - 1
        down = max(a.top(), b.top()) - min(a.bottom(), b.bottom()) - 1
        if max(across, down) < least * one.scale:
            found.append(f"close: {one.label} and {other.label}")
    return found


def _controls(window: QWidget) -> list[Touchable]:
    shown = [one for one in window.findChildren(Touchable) if one.isVisible()]
    return [one for one in shown if _is_on_top(window, one)]


def _is_on_top(window: QWidget, control: QWidget) -> bool:
    place = _place(window, control)
    there = window.childAt(QPoint(place.center().x(), place.bottom() - 2))
    return there is control or (there is not None and control.isAncestorOf(there))


def _place(window: QWidget, control: QWidget) -> QRect:
    return QRect(control.mapTo(window, QPoint(0, 0)), control.size())

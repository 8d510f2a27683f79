"""What is wrong with a screen as it shows: cut, covered or pale words, small or hidden targets.

Checked on the widgets as they stand and on the picture they paint: targets large enough and far
enough apart; no word cut, covered, or written over another; ink that stands out from its ground;
the keyboard reaches every control that can be pressed, and nothing that is covered; one of them
leads to help.
"""

from collections import Counter
from itertools import combinations

from ink import Mark, painted
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.shell.ambience import FULL, Dimmer
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.sign.screen import SignScreen
from dealer_assist.ui.table.foot_key import FootKey
from dealer_assist.ui.table.seat_plate import SeatPlate
from dealer_assist.ui.table.sensor_pad import SensorPad
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.touchable import Touchable

SMALLEST_TARGET, SMALLEST_GAP = 72.0, 12.0
ROUNDING = 1.5  # edges fall on whole pixels of a smaller screen
# WCAG 2.2, success criteria 1.4.3 for words and 1.4.11 for what else carries a meaning.
LEAST_FOR_WORDS, LEAST_FOR_ICONS = 4.5, 3.0
_TO_HELP = ("MENU", "HELP", "CLOSE HELP")
_SHADE = 40  # the edges of letters are mixed from ink and ground


def findings(window: QWidget) -> list[str]:
    """List what is wrong, in words; nothing is wrong on a good screen."""
    picture, marks = painted(window)
    seen = [mark for mark in marks if _sight(window, mark) != "none"]
    light = min((film.brightness for film in window.findChildren(Dimmer)), default=FULL)
    return [
        *_cut(window),
        *_small(window),
        *_close(window),
        *_covered(window, seen),
        *_written_over(seen),
        *(_pale(picture, seen) if light == FULL else ()),  # dimmed because a dealer wants it so
        *_out_of_reach(window),
        *_without_help(window),
    ]


def _cut(window: QWidget) -> list[str]:
    canvases = [window] if isinstance(window, Canvas) else []
    canvases += [one for one in window.findChildren(Canvas) if one.isVisible()]
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
    places = [(one, _place(window, one)) for one in _controls(window)]
    for (one, a), (other, b) in combinations(places, 2):
        kinds = {type(one), type(other)}
        if kinds == {SeatPlate, SensorPad}:
            continue  # a simulated sensor lies on its seat, as the real one does
        if kinds == {SeatPlate, FootKey}:
            continue  # a fold, and who plays, are touched in the foot of the seat
        least = SMALLEST_GAP - 2 * ROUNDING
        if type(one) in (SeatPlate, SensorPad) and len(kinds) == 1:
            least = 0.0  # sensors of one seat share its head
        across = max(a.left(), b.left()) - min(a.right(), b.right()) - 1
        down = max(a.top(), b.top()) - min(a.bottom(), b.bottom()) - 1
        if max(across, down) < least * one.scale:
            found.append(f"close: {one.label} and {other.label}")
    return found


def _covered(window: QWidget, marks: list[Mark]) -> list[str]:
    found = []
    for mark in marks:
        if _sight(window, mark) == "part":
            found.append(f"covered in part: {mark.words}")
        inside = QRect(mark.canvas.mapTo(window, QPoint(0, 0)), mark.canvas.size())
        if not mark.is_icon and not inside.adjusted(-1, -1, 1, 1).contains(mark.box):
            found.append(f"cut off at the edge: {mark.words}")
    return found


def _written_over(marks: list[Mark]) -> list[str]:
    found = []
    words = [mark for mark in marks if not mark.is_icon]
    for one, other in combinations(words, 2):
        if one.canvas is other.canvas:
            shared = one.box & other.box
            if min(shared.width(), shared.height()) > 2:
                found.append(f"written over each other: {one.words} and {other.words}")
    return found


def _pale(picture: QImage, marks: list[Mark]) -> list[str]:
    found = []
    for mark in marks:
        if isinstance(mark.canvas, Touchable) and mark.canvas.is_resting:
            continue  # dim until it takes a touch
        least = LEAST_FOR_ICONS if mark.is_icon else LEAST_FOR_WORDS
        ground = _ground(picture, mark)
        if (ratio := contrast(mark.colour, ground)) < least:
            seen = f"{mark.colour.name()} on {ground.name()}, {ratio:.1f}"
            found.append(f"pale: {mark.words} ({seen})")
    return found


def _out_of_reach(window: QWidget) -> list[str]:
    """Walk through the controls as the Tab key does."""
    if not isinstance(window, KioskWindow):
        return []  # a widget that a test shows by itself
    wanted = {one for one in _controls(window) if one.isEnabled()}
    found, visited = [], set()
    window.setFocus(Qt.FocusReason.OtherFocusReason)
    for _ in range(len(window.findChildren(Touchable)) + 1):
        if not window.focusNextPrevChild(is_next=True):
            break
        here = window.focusWidget()
        if here in visited:
            break
        visited.add(here)
        if isinstance(here, Touchable) and here not in wanted:
            found.append(f"the keyboard lands on what is covered: {here.label}")
    if isinstance(focused := window.focusWidget(), QWidget):
        focused.clearFocus()
    found += [f"the keyboard does not reach: {one.label}" for one in wanted - visited]
    return found


def _without_help(window: QWidget) -> list[str]:
    """Look for the way to help: a button of its own, that of the menu, or help itself."""
    if not isinstance(window, KioskWindow) or window.findChild(SignScreen) is not None:
        return []  # guests have nothing to touch
    ways = [one for one in _controls(window) if one.isEnabled()]
    found = [one for one in ways if isinstance(one, HelpButton) or one.label in _TO_HELP]
    return [] if found or not ways else ["no way to help"]


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of WCAG 2.2."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _ground(picture: QImage, mark: Mark) -> QColor:
    """Return the colour that a mark lies on: the most frequent around it, shades of ink aside."""
    # Letters with accents and Chinese ones are taller than capitals.
    taller = 0 if mark.is_icon else max(2, mark.box.height() // 4)
    box = mark.box.adjusted(-taller // 2, -taller, taller // 2, taller) & picture.rect()
    across = range(box.left(), box.right() + 1, max(1, box.width() // 12))
    down = range(box.top(), box.bottom() + 1, max(1, box.height() // 4))
    seen = Counter(picture.pixel(x, y) for x in across for y in (box.top(), box.bottom()))
    seen.update(picture.pixel(x, y) for y in down for x in (box.left(), box.right()))
    ink = mark.colour.rgb()
    grounds = {colour: times for colour, times in seen.items() if _apart(colour, ink) > _SHADE}
    if not grounds:  # nothing but ink: it cannot be told from its ground
        return QColor(ink)
    return QColor(max(grounds, key=lambda colour: grounds[colour]))


def _apart(one: int, other: int) -> int:
    return sum(abs((one >> shift & 255) - (other >> shift & 255)) for shift in (0, 8, 16))


def _sight(window: QWidget, mark: Mark) -> str:
    """Return whether a mark is seen whole, in part or not at all, by what lies on it.

    A simulated sensor lies on its seat and is drawn so that the seat's head is seen through it.
    """
    y = mark.box.center().y()
    xs = (mark.box.left() + 1, mark.box.center().x(), mark.box.right() - 1)
    free = [_is_free(window.childAt(QPoint(x, y)), mark.canvas) for x in xs]
    return "whole" if all(free) else "part" if any(free) else "none"


def _is_free(there: QWidget | None, canvas: Canvas) -> bool:
    return there is canvas or isinstance(there, SensorPad) or there is None


def _controls(window: QWidget) -> list[Touchable]:
    shown = [one for one in window.findChildren(Touchable) if one.isVisible()]
    return [one for one in shown if _is_on_top(window, one)]


def _is_on_top(window: QWidget, control: QWidget) -> bool:
    place = _place(window, control)
    there = window.childAt(QPoint(place.center().x(), place.bottom() - 2))
    return there is control or (there is not None and control.isAncestorOf(there))


def _place(window: QWidget, control: QWidget) -> QRect:
    return QRect(control.mapTo(window, QPoint(0, 0)), control.size())

"""A screen as text: every word, ground and icon with its box and its ink, every control with them.

To the pixel, and readable in a diff. The first screen of a play is written whole, each next one by
the lines that came and went.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.fitted_line import fitted_line
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.theme import Theme
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align, TypeRole
from dealer_assist.value import fields

Line = tuple[int, int, str]
"""Where it begins, from the top and from the left, and what it is."""


def text_of(window: QWidget) -> tuple[str, ...]:
    """Return what a window shows, from the top to the bottom."""
    found: list[Line] = []
    names: dict[int, dict[int, str]] = {}  # of each theme: to find them takes longer than to paint
    for canvas in _seen(window):
        corner = canvas.mapTo(window, QPoint(0, 0))
        box = QRectF(canvas.rect()).translated(corner)
        if isinstance(canvas, Touchable):
            found.append(_line(box, _control(canvas)))
        theme = canvas.context.theme
        if id(theme) not in names:
            names[id(theme)] = _names(theme)
        found += _painted(canvas, corner, names[id(theme)])
    return tuple(words for *_, words in sorted(found))


def _seen(window: QWidget) -> Iterator[Canvas]:
    canvases = [window] if isinstance(window, Canvas) else []
    canvases += window.findChildren(Canvas)
    return (one for one in canvases if one.isVisibleTo(window) and not one.size().isEmpty())


def _control(control: Touchable) -> str:
    shut = f", shut: {control.accessibleDescription()}" if control.reason else ""
    return f"CONTROL {control.accessibleName()!r}{shut}"


def _painted(canvas: Canvas, corner: QPoint, names: dict[int, str]) -> list[Line]:
    ground = QPixmap(1, 1)
    qpainter = QPainter(ground)
    qpainter.scale(canvas.scale, canvas.scale)
    size = (canvas.design_width, canvas.design_height)
    painter = _Recorder(qpainter, canvas.context, *size)
    painter.names = names
    try:
        canvas.draw(painter)
    finally:
        qpainter.end()
    return [_line(box.translated(corner), words) for box, words in painter.seen]


def _line(box: QRectF, words: str) -> Line:
    x, y, wide, high = (round(one) for one in box.getRect())  # type: ignore[misc]
    return y, x, f"{x} {y} {wide} {high} {words}"


class _Recorder(Painter):
    """Writes down what it is asked to paint."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.seen: list[tuple[QRectF, str]] = []
        self.names: dict[int, str] = {}

    def _note(self, rect: QRectF, words: str) -> None:
        box = self.qpainter.worldTransform().mapRect(rect)
        if box.width() > 0 or box.height() > 0:
            self.seen.append((box, words))

    def _ink(self, colour: QColor | None) -> str:
        if colour is None or not colour.alpha():
            return "none"
        return self.names.get(colour.rgba()) or colour.name(QColor.NameFormat.HexArgb)

    def panel(
        self,
        rect: QRectF,
        fill: QColor | None,
        edge: QColor | None = None,
        line: float | None = None,
        radius: float | None = None,
        *,
        dashed: bool = False,
    ) -> None:
        """Note a ground; what has neither a fill nor an edge only keeps its sides clear."""
        if fill is None and edge is None:
            return
        usual = self.theme.line
        more = "" if line in (None, usual.thin) else f" line {line:g}"
        more += "" if radius in (None, usual.radius) else f" radius {radius:g}"
        more += " dashed" if dashed else ""
        self._note(rect, f"panel {self._ink(fill)} edge {self._ink(edge)}{more}")

    def fill(self, rect: QRectF, colour: QColor) -> None:
        """Note a plain ground."""
        self._note(rect, f"fill {self._ink(colour)}")

    def rule(self, left: float, y: float, right: float, colour: QColor) -> None:
        """Note a divider."""
        self._note(QRectF(left, y, right - left, self.theme.line.thin), f"rule {self._ink(colour)}")

    def hatch(self, rect: QRectF, ground: QColor, stripe: QColor, width: float) -> None:
        """Note stripes."""
        self._note(rect, f"hatch {self._ink(ground)} {self._ink(stripe)} {width:g}")

    def half(self, rect: QRectF, colour: QColor, radius: float, *, top: bool) -> None:
        """Note a ground that is rounded at one end."""
        end = "top" if top else "bottom"
        self._note(rect, f"half {end} {self._ink(colour)} radius {radius:g}")

    def text(
        self,
        rect: QRectF,
        words: str,
        role: TypeRole,
        colour: QColor,
        align: Align = Align.LEFT,
        least: int = SMALLEST_LABEL,
        most: int = 0,
    ) -> float:
        """Note a line as it is written: shrunk, cut, translated."""
        width = super().text(rect, words, role, colour, align, least, most)
        if words:
            room = (rect.width(), rect.height())
            line = fitted_line(self.theme, self.said(words, role), role, *room, least, most)
            left = rect.left() + (rect.width() - line.width) * align.part
            box = QRectF(left, rect.top(), line.width, rect.height())
            size = line.font.pixelSize()
            self._note(box, f"{line.words!r} {role} {size} {self._ink(colour)}")
        return width

    def icon(
        self, name: str, x: float, y: float, size: float, colour: QColor, weight: float = 2.4
    ) -> None:
        """Note an icon."""
        if name:
            self._note(QRectF(x, y, size, size), f"icon {name} {self._ink(colour)} {weight:g}")


def _names(theme: Theme) -> dict[int, str]:
    colour = theme.colour
    return {getattr(colour, name).rgba(): name for name in reversed(fields(type(colour)))}


def written(screens: Iterable[tuple[str, tuple[str, ...]]]) -> str:
    """Write the screens of a play: the first one whole, each next one by what is another."""
    lines: list[str] = []
    before: Counter[str] = Counter()
    for name, text in screens:
        now = Counter(text)
        lines.append(f"== {name}")
        lines += [f"- {line}" for line in sorted((before - now).elements(), key=_place)]
        lines += [f"+ {line}" for line in sorted((now - before).elements(), key=_place)]
        before = now
    return "\n".join(lines) + "\n"


def _place(line: str) -> tuple[int, int, str]:
    x, y, _ = line.split(" ", 2)
    return int(y), int(x), line


def digest(text: tuple[str, ...]) -> str:
    """Return what stands for a screen where its text is not kept whole."""
    return sha256("\n".join(text).encode()).hexdigest()[:16]

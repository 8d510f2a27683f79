"""What is written and drawn on a window: every text and icon with its place and its colour."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.fitted_line import fitted_line
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align


@dataclass(frozen=True, slots=True)
class Mark:
    """A text or an icon on its canvas; the box is where its ink lies, in the window's pixels."""

    words: str
    canvas: Canvas
    box: QRect
    colour: QColor
    is_icon: bool = False


def painted(window: QWidget) -> tuple[QImage, list[Mark]]:
    """Paint a window and give the picture with all that was written on it."""
    with _noting(window) as marks:
        picture = window.grab().toImage()
    return picture, marks


@contextmanager
def _noting(window: QWidget) -> Iterator[list[Mark]]:
    marks: list[Mark] = []
    at_work: list[tuple[Canvas, QRect]] = []
    # Not `paintEvent`, which Qt calls: PySide6 6.12 keeps what it found, also when it is gone.
    paint, text, icon = Canvas._paint, Painter.text, Painter.icon
    keeping = Canvas._picture

    def note(painter: Painter, words: str, box: QRectF, colour: QColor, *, is_icon: bool) -> None:
        if not at_work or painter.qpainter.device() is not at_work[-1][0] or not colour.alpha():
            return  # a picture that is kept to be shown often
        canvas, asked = at_work[-1]
        there = painter.qpainter.worldTransform().mapRect(box)
        if clip := _own_clip(painter, asked):
            there &= clip
        place = there.toAlignedRect().translated(canvas.mapTo(window, QPoint(0, 0)))
        marks.append(Mark(words, canvas, place, QColor(colour), is_icon))

    def paint_region(canvas: Canvas, qpainter: QPainter, region: QRegion | None) -> bool:
        asked = canvas.rect() if region is None else region.boundingRect()
        at_work.append((canvas, asked))
        try:
            return paint(canvas, qpainter, region)
        finally:
            at_work.pop()

    def write(
        painter: Painter,
        rect: QRectF,
        words: str,
        role: str,
        colour: QColor,
        align: Align = Align.LEFT,
        least: int = SMALLEST_LABEL,
        most: int = 0,
    ) -> float:
        width = text(painter, rect, words, role, colour, align, least, most)
        if width and painter.is_seen(rect):
            said, room = painter.said(words, role), (rect.width(), rect.height())
            line = fitted_line(painter.theme, said, role, *room, least, most)
            metrics = QFontMetricsF(line.font)
            base = rect.center().y() + line.drop
            x = rect.left() + (rect.width() - width) * align.value
            box = QRectF(x, base - metrics.capHeight(), width, metrics.capHeight())
            note(painter, words, box, colour, is_icon=False)
        return width

    def draw_icon(
        painter: Painter,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: QColor,
        weight: float = 2.4,
    ) -> None:
        icon(painter, name, x, y, size, colour, weight)
        box = QRectF(x, y, size, size)
        if painter.is_seen(box):
            note(painter, name, box, colour, is_icon=True)

    Canvas._paint, Painter.text, Painter.icon = paint_region, write, draw_icon  # type: ignore[method-assign]
    Canvas._picture = lambda canvas, look, region: None  # type: ignore[method-assign]
    try:
        yield marks
    finally:
        Canvas._paint, Painter.text, Painter.icon = paint, text, icon  # type: ignore[method-assign]
        Canvas._picture = keeping  # type: ignore[method-assign]


def _own_clip(painter: Painter, asked: QRect) -> QRectF | None:
    """Return the box in which a drawing keeps its ink; not the part that Qt has asked it to paint.

    What runs over the edge of its canvas, or below another, is cut there as well: a flaw.
    """
    if not painter.qpainter.hasClipping():
        return None
    clip = painter.qpainter.worldTransform().mapRect(painter.qpainter.clipBoundingRect())
    is_narrower = not clip.adjusted(-1, -1, 1, 1).contains(asked.toRectF())
    return clip if is_narrower else None

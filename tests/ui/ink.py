"""What is written and drawn on a window: every text and icon with its place and its colour."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.paint import SMALLEST_LABEL, Align, Easel


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
    at_work: list[Canvas] = []
    paint, text, icon = Canvas.paintEvent, Easel.text, Easel.icon

    def note(easel: Easel, words: str, box: QRectF, colour: QColor, *, is_icon: bool) -> None:
        if not at_work or easel.painter.device() is not at_work[-1] or not colour.alpha():
            return  # a picture that is kept to be shown often
        canvas = at_work[-1]
        there = easel.painter.worldTransform().mapRect(box)
        if easel.painter.hasClipping():
            there &= easel.painter.worldTransform().mapRect(easel.painter.clipBoundingRect())
        place = there.toAlignedRect().translated(canvas.mapTo(window, QPoint(0, 0)))
        marks.append(Mark(words, canvas, place, QColor(colour), is_icon))

    def paint_event(canvas: Canvas, event: QPaintEvent) -> None:
        at_work.append(canvas)
        try:
            paint(canvas, event)
        finally:
            at_work.pop()

    def write(
        easel: Easel,
        rect: QRectF,
        words: str,
        role: str,
        colour: QColor,
        align: Align = Align.LEFT,
        least: int = SMALLEST_LABEL,
    ) -> float:
        width = text(easel, rect, words, role, colour, align, least)
        if width and easel.is_seen(rect):
            size = easel._fitting(easel.said(words, role), role, rect.width(), least)
            metrics = easel.theme.measure(role, size)
            base = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
            x = rect.left() + (rect.width() - width) * align.value
            box = QRectF(x, base - metrics.capHeight(), width, metrics.capHeight())
            note(easel, words, box, colour, is_icon=False)
        return width

    def draw_icon(
        easel: Easel,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: QColor,
        weight: float = 2.4,
    ) -> None:
        icon(easel, name, x, y, size, colour, weight)
        note(easel, name, QRectF(x, y, size, size), colour, is_icon=True)

    Canvas.paintEvent, Easel.text, Easel.icon = paint_event, write, draw_icon  # type: ignore[method-assign]
    try:
        yield marks
    finally:
        Canvas.paintEvent, Easel.text, Easel.icon = paint, text, icon  # type: ignore[method-assign]

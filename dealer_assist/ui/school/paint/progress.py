"""Paints skills on their scales, errors week by week, and the pace."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from dealer_assist.message import Msg
from dealer_assist.ui.school.paint.shared import around, draw_dashes
from dealer_assist.ui.school.progress import (
    ABOVE,
    AXIS,
    BELOW,
    LABEL,
    PITCH,
    SIDE,
    SKILLS,
    PaceWeeks,
    ScaleMark,
    SkillMarks,
    SkillScales,
    WeekBars,
)
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole

_RIGHT, _BETWEEN, _TIMES = 400.0, 60.0, 180.0
_BAR, _DOT, _MOST_TIMES, _FULL = 28.0, 22.0, 200, 100
_INSIDE = 80
"""From so many percent on the figure is in its bar, clear of the target's stroke."""


def _share_at(percent: int) -> float:
    """Return where a percentage is on a line."""
    return LABEL + _RIGHT * percent / _FULL


def _time_at(hundredths: int) -> float:
    """Return where a time is on a line."""
    return LABEL + _RIGHT + _BETWEEN + _TIMES * hundredths / _MOST_TIMES


@paints(SkillMarks)
def _skill_marks(painter: Painter, box: QRectF, node: SkillMarks) -> None:
    colour, middle = painter.theme.colour, box.center().y()
    wide = max(_BAR, _share_at(node.right) - LABEL)
    bar = QRectF(LABEL, middle - _BAR / 2, wide, _BAR)
    painter.panel(bar, colour.ok if node.is_known else colour.text_3, radius=6)
    if node.right >= _INSIDE:
        ink = colour.ok_ink if node.is_known else colour.bg
        painter.text(bar.adjusted(0, 0, -10, 0), str(node.right), "bold_20", ink, Align.RIGHT)
    else:
        beside = QRectF(bar.right() + 8, box.top(), 60, box.height())
        painter.text(beside, str(node.right), "bold_20", colour.text_1)
    if node.speed:
        one, at = _time_at(_FULL), _time_at(min(node.speed, _MOST_TIMES))
        painter.fill(QRectF(min(one, at), middle - 2, abs(at - one), 4), colour.line_strong)
        is_fast = node.speed <= _FULL
        ink = colour.ok if is_fast else colour.text_1
        dot = around(at, middle, _DOT)
        painter.panel(dot, ink if is_fast else colour.panel, ink, 4, _DOT / 2)


@paints(SkillScales)
def _skill_scales(painter: Painter, box: QRectF, node: SkillScales) -> None:
    colour = painter.theme.colour
    head = QRectF(box.left() + 26, box.top() + 14, box.width() - 52, 40)
    painter.text(head, Msg("Skills, weakest first"), "bold_28", colour.text_1)
    if node.nothing:
        painter.text(box, node.nothing, "heavy_34", colour.text_2, Align.CENTRE)
        return
    left = box.left() + SIDE
    line = QRectF(left + LABEL, box.top() + 62, _RIGHT, 32)
    painter.text(line, Msg("Right of the last ten, in %"), "bold_20", colour.text_2)
    times = QRectF(left + _time_at(0), line.top(), SKILLS - 2 * SIDE - _time_at(0), 32)
    painter.text(times, Msg("Time, × target"), "bold_20", colour.text_2, Align.CENTRE)
    strokes = QRectF(left, line.bottom() + 2, box.width() - 2 * SIDE, 0)
    strokes.setBottom(box.top() + ABOVE + node.seen * PITCH - 6)
    _draw_axis(painter, strokes, [(_share_at(mark.at), mark) for mark in node.right])
    _draw_axis(painter, strokes, [(_time_at(mark.at), mark) for mark in node.times])
    foot = QRectF(box.left() + 26, box.bottom() - BELOW, box.width() - 52, 50)
    said = Msg("Bar: right answers of the last ten. Dot: the time, full within the target.")
    painter.paragraph(foot, said, "medium_20", colour.text_2, 24)


def _draw_axis(painter: Painter, box: QRectF, marks: Sequence[tuple[float, ScaleMark]]) -> None:
    """Paint strokes down all lines, with their figures below; what is short ends at the next."""
    colour = painter.theme.colour
    words = QRectF(box.left(), box.bottom() + 2, box.width(), AXIS - 6)
    free = box.right()
    for at, mark in reversed(marks):
        x = box.left() + at
        role: TypeRole = "bold_20" if mark.is_target else "medium_20"
        ink = colour.text_1 if mark.is_target else colour.text_2
        if mark.is_target:
            draw_dashes(painter, QPointF(x, box.top()), QPointF(x, box.bottom()))
        else:
            painter.fill(QRectF(x - 1, box.top(), 2, box.height()), colour.line)
        width = painter.width_of(mark.label, role)
        right = min(x + width / 2, free)
        painter.text(
            QRectF(right - width, words.top(), width + 1, words.height()), mark.label, role, ink
        )
        free = right - width - 12


@paints(WeekBars)
def _week_bars(painter: Painter, box: QRectF, node: WeekBars) -> None:
    colour = painter.theme.colour
    title = QRectF(box.left(), box.top(), box.width(), 28)
    painter.text(title, node.title, "bold_20", colour.text_1)
    floor = box.bottom() - 6
    room = floor - title.bottom() - 30
    painter.rule(box.left(), floor, box.right(), colour.line_strong)
    pitch = box.width() / max(1, len(node.values))
    for place, value in enumerate(node.values):
        is_now = place == len(node.values) - 1
        high = max(0.0, room * (value or 0) / node.most)
        bar = QRectF(box.left() + place * pitch + 3, floor - high, pitch - 6, high)
        painter.fill(bar, colour.text_1 if is_now else colour.line_strong)
        if is_now or place == 0:
            said = QRectF(bar.center().x() - 30, bar.top() - 28, 60, 26)
            figure = "–" if value is None else str(value)
            painter.text(said, figure, "bold_20", colour.text_1, Align.CENTRE)


@paints(PaceWeeks)
def _pace(painter: Painter, box: QRectF, node: PaceWeeks) -> None:
    colour = painter.theme.colour
    known = [(place, value) for place, value in enumerate(node.values) if value]
    room = box.adjusted(62, 46, -42, -40)
    if not known:
        painter.rule(box.left(), box.bottom() - 20, box.right(), colour.line_strong)
        painter.text(room, Msg("No round was played yet"), "medium_22", colour.text_2, Align.CENTRE)
        return
    most = max(node.target, *(value for _, value in known))

    def height(value: int) -> float:
        return room.bottom() - room.height() * value / most

    for mark in node.marks:
        painter.rule(room.left() - 10, height(mark), room.right() + 10, colour.line)
        figure = QRectF(box.left(), height(mark) - 16, 46, 32)
        painter.text(figure, str(mark), "medium_20", colour.text_2, Align.RIGHT)
    if node.target:
        y = height(node.target)
        draw_dashes(painter, QPointF(room.left() - 10, y), QPointF(room.right() + 10, y))
        words = QRectF(room.left() - 10, y - 32, room.width(), 28)
        painter.text(words, node.target_words, "bold_20", colour.text_1)
    for x, label in (
        (room.left(), "1"),
        (room.center().x(), Msg("Week")),
        (room.right(), str(len(node.values))),
    ):
        week = QRectF(x - 80, room.bottom() + 8, 160, 28)
        painter.text(week, label, "medium_20", colour.text_2, Align.CENTRE)
    _draw_line(painter, room, len(node.values), [(place, height(n)) for place, n in known])
    at, last = known[-1]
    x = room.left() + at * room.width() / max(1, len(node.values) - 1)
    said = QRectF(x - 40, height(last) + 12, 80, 32)
    is_struck = node.target and said.top() <= height(node.target) <= said.bottom()
    if is_struck or said.bottom() > room.bottom():
        said.moveBottom(height(last) - 12)
    wide = painter.width_of(str(last), "bold_26") + 8
    # No scale strikes the figure out.
    painter.fill(QRectF(x - wide / 2, said.top() + 2, wide, 28), colour.panel)
    painter.text(said, str(last), "bold_26", colour.text_1, Align.CENTRE)


def _draw_line(
    painter: Painter, room: QRectF, count: int, heights: Sequence[tuple[int, float]]
) -> None:
    """Paint the way from week to week; this week's end is full."""
    colour, pitch = painter.theme.colour, room.width() / max(1, count - 1)
    points = [QPointF(room.left() + place * pitch, y) for place, y in heights]
    painter.qpainter.setPen(QPen(colour.text_1, 4))
    painter.qpainter.setBrush(Qt.BrushStyle.NoBrush)
    painter.qpainter.drawPolyline(points)
    for place, point in enumerate(points):
        is_now = place == len(points) - 1
        size = 18.0 if is_now else 12.0
        dot = around(point.x(), point.y(), size)
        painter.panel(dot, colour.text_1 if is_now else colour.panel, colour.text_1, 3, size / 2)

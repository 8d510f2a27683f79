"""MY PROGRESS: skills with memory and time, errors a week, rounds an hour."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.drawing import around, draw_dashes
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.school.progress.model import (
    PaceModel,
    ProgressModel,
    ScaleMark,
    SkillRow,
    WeeksModel,
)
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.toolkit.boxed import BoxedButton
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Node,
    Panel,
    Room,
    Slot,
    Stack,
    Text,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.text_flow import Phrase
from dealer_assist.ui.toolkit.theme import TypeRole

_SKILLS = 944.0
_SIDE, _ABOVE, _BELOW, _ROW, _PITCH = 12.0, 104.0, 60.0, 72.0, 84.0
_LABEL, _MEMORY, _BETWEEN, _TIMES = 250.0, 400.0, 60.0, 180.0
_BAR, _DOT, _MOST_TIMES, _FULL = 28.0, 22.0, 200, 100
_INSIDE = 80
"""From so many percent on the figure stands in its bar, clear of the target's stroke."""
_AXIS = 36.0


class SkillLine(BoxedButton[SkillRow]):
    """A skill: its name, a bar of right answers, a dot of time; touched, its drill is next."""

    def tell(self, model: SkillRow) -> None:
        """Say the skill and how well it is known."""
        self.describe(model.label)
        self.setAccessibleDescription(model.about)

    def face(self, model: SkillRow) -> Node:
        """Stand the name before bar and dot, on scales that all lines share."""
        name = row(space(14), Text(model.label, "bold_24").of(_LABEL - 20), space())
        fill = "pressed" if self.is_pressed else None
        edge = "selected" if model.is_chosen else None
        scales = Drawn(partial(_draw_skill, model=model))
        return Panel(Stack(name, scales), fill=fill, edge=edge, line=3, radius=12)


def _draw_skill(painter: Painter, box: QRectF, model: SkillRow) -> None:
    colour, middle = painter.theme.colour, box.center().y()
    wide = max(_BAR, _share_at(model.right) - _LABEL)
    bar = QRectF(_LABEL, middle - _BAR / 2, wide, _BAR)
    painter.panel(bar, colour.ok if model.is_known else colour.text_3, radius=6)
    if model.right >= _INSIDE:
        ink = colour.ok_ink if model.is_known else colour.bg
        painter.text(bar.adjusted(0, 0, -10, 0), str(model.right), "bold_20", ink, Align.RIGHT)
    else:
        beside = QRectF(bar.right() + 8, box.top(), 60, box.height())
        painter.text(beside, str(model.right), "bold_20", colour.text_1)
    if model.speed:
        one, at = _time_at(_FULL), _time_at(min(model.speed, _MOST_TIMES))
        painter.fill(QRectF(min(one, at), middle - 2, abs(at - one), 4), colour.line_strong)
        is_fast = model.speed <= _FULL
        ink = colour.ok if is_fast else colour.text_1
        dot = around(at, middle, _DOT)
        painter.panel(dot, ink if is_fast else colour.panel, ink, 4, _DOT / 2)


def _share_at(percent: int) -> float:
    """Give where a percentage lies on a line."""
    return _LABEL + _MEMORY * percent / _FULL


def _time_at(hundredths: int) -> float:
    """Give where a time lies on a line."""
    return _LABEL + _MEMORY + _BETWEEN + _TIMES * hundredths / _MOST_TIMES


class ProgressScreen(SchoolScreen[ProgressModel[Any], Any]):
    """Shows as many skills as fit, the weakest first, beside errors and pace."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.lines = self.pool_of(SkillLine)

    def body(self, model: ProgressModel[Any]) -> Node:
        """Stand the skills at the left, the weeks at the right."""
        pace = column(
            _head(model.pace.title, Msg("table lessons only")).of(36),
            Drawn(partial(_draw_pace, pace=model.pace)),
        )
        right = column(
            Panel(_errors(model.errors), pad=(22, 14)).sharing(0.5815),
            Panel(pace, pad=(22, 14)).sharing(0.4185),
            gap=GAP,
        )
        return row(Panel(_Skills(self, model)).of(_SKILLS), right, gap=GAP)


class _Skills(Node):
    """Lines on scales that all of them share."""

    def __init__(self, screen: ProgressScreen, model: ProgressModel[Any]) -> None:
        super().__init__()
        self._screen, self._model = screen, model

    def lay(self, box: QRectF, room: Room) -> None:
        """Place as many as there is room for."""
        super().lay(box, room)
        for place, line in enumerate(self._screen.lines.show(self._model.skills[: self._seen()])):
            top = box.top() + _ABOVE + place * _PITCH
            at = QRectF(box.left() + _SIDE, top, box.width() - 2 * _SIDE, _ROW)
            Slot(line).lay(at, room)

    def paint(self, painter: Painter) -> None:
        """Paint the scales."""
        _draw_scales(painter, self.box, self._model, self._seen())

    def _seen(self) -> int:
        """Count the skills that there is room for."""
        high = self.box.height() - _ABOVE - _BELOW - _AXIS
        return min(len(self._model.skills), max(0, int((high + _PITCH - _ROW) // _PITCH)))


def _draw_scales(painter: Painter, box: QRectF, model: ProgressModel[Any], seen: int) -> None:
    colour = painter.theme.colour
    head = QRectF(box.left() + 26, box.top() + 14, box.width() - 52, 40)
    painter.text(head, Msg("Skills, weakest first"), "bold_28", colour.text_1)
    if not model.skills:
        painter.text(box, model.nothing, "heavy_34", colour.text_2, Align.CENTRE)
        return
    left = box.left() + _SIDE
    line = QRectF(left + _LABEL, box.top() + 62, _MEMORY, 32)
    painter.text(line, Msg("Right of the last ten, in %"), "bold_20", colour.text_2)
    times = QRectF(left + _time_at(0), line.top(), _SKILLS - 2 * _SIDE - _time_at(0), 32)
    painter.text(times, Msg("Time, × target"), "bold_20", colour.text_2, Align.CENTRE)
    strokes = QRectF(left, line.bottom() + 2, box.width() - 2 * _SIDE, 0)
    strokes.setBottom(box.top() + _ABOVE + seen * _PITCH - 6)
    memory = [(_share_at(mark.at), mark) for mark in model.right_scale]
    times_of = [(_time_at(mark.at), mark) for mark in model.time_scale]
    _draw_axis(painter, strokes, memory)
    _draw_axis(painter, strokes, times_of)
    foot = QRectF(box.left() + 26, box.bottom() - _BELOW, box.width() - 52, 50)
    said = Msg("Bar: right answers of the last ten. Dot: the time, full within the target.")
    painter.paragraph(foot, said, "medium_20", colour.text_2, 24)


def _head(title: str, note: str) -> Node:
    return Phrase(Text(title, "bold_28"), Text(note, "medium_20", "text_2", RIGHT), gap=20)


def _errors(errors: Sequence[WeeksModel]) -> Node:
    most = max((value or 0 for one in errors for value in one.values), default=0) or 1
    bars = [Drawn(partial(_draw_bars, weeks=one, most=most)) for one in errors]
    lines = [row(*bars[at : at + 2], gap=50) for at in range(0, len(bars), 2)]
    head = _head(Msg("Errors a week, by type"), Msg("per 100 answers"))
    return column(head.of(36), space(12), column(*lines, gap=8))


def _draw_bars(painter: Painter, box: QRectF, weeks: WeeksModel, most: int) -> None:
    colour = painter.theme.colour
    title = QRectF(box.left(), box.top(), box.width(), 28)
    painter.text(title, weeks.title, "bold_20", colour.text_1)
    floor = box.bottom() - 6
    room = floor - title.bottom() - 30
    painter.rule(box.left(), floor, box.right(), colour.line_strong)
    pitch = box.width() / max(1, len(weeks.values))
    for place, value in enumerate(weeks.values):
        is_now = place == len(weeks.values) - 1
        high = max(0.0, room * (value or 0) / most)
        bar = QRectF(box.left() + place * pitch + 3, floor - high, pitch - 6, high)
        painter.fill(bar, colour.text_1 if is_now else colour.line_strong)
        if is_now or place == 0:
            said = QRectF(bar.center().x() - 30, bar.top() - 28, 60, 26)
            figure = "–" if value is None else str(value)
            painter.text(said, figure, "bold_20", colour.text_1, Align.CENTRE)


def _draw_axis(painter: Painter, box: QRectF, marks: Sequence[tuple[float, ScaleMark]]) -> None:
    """Paint strokes down all lines, with their figures below; what is short ends at the next."""
    colour = painter.theme.colour
    words = QRectF(box.left(), box.bottom() + 2, box.width(), _AXIS - 6)
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


def _draw_pace(painter: Painter, box: QRectF, pace: PaceModel) -> None:
    colour = painter.theme.colour
    known = [(place, value) for place, value in enumerate(pace.values) if value]
    room = box.adjusted(62, 46, -42, -40)
    if not known:
        painter.rule(box.left(), box.bottom() - 20, box.right(), colour.line_strong)
        painter.text(room, Msg("No round was played yet"), "medium_22", colour.text_2, Align.CENTRE)
        return
    most = max(pace.target, *(value for _, value in known))

    def height(value: int) -> float:
        return room.bottom() - room.height() * value / most

    for mark in pace.marks:
        painter.rule(room.left() - 10, height(mark), room.right() + 10, colour.line)
        figure = QRectF(box.left(), height(mark) - 16, 46, 32)
        painter.text(figure, str(mark), "medium_20", colour.text_2, Align.RIGHT)
    if pace.target:
        y = height(pace.target)
        draw_dashes(painter, QPointF(room.left() - 10, y), QPointF(room.right() + 10, y))
        words = QRectF(room.left() - 10, y - 32, room.width(), 28)
        painter.text(words, pace.target_words, "bold_20", colour.text_1)
    for x, label in (
        (room.left(), "1"),
        (room.center().x(), Msg("Week")),
        (room.right(), str(len(pace.values))),
    ):
        week = QRectF(x - 80, room.bottom() + 8, 160, 28)
        painter.text(week, label, "medium_20", colour.text_2, Align.CENTRE)
    _draw_line(painter, room, len(pace.values), [(place, height(n)) for place, n in known])
    at, last = known[-1]
    x = room.left() + at * room.width() / max(1, len(pace.values) - 1)
    said = QRectF(x - 40, height(last) + 12, 80, 32)
    is_struck = pace.target and said.top() <= height(pace.target) <= said.bottom()
    if is_struck or said.bottom() > room.bottom():
        said.moveBottom(height(last) - 12)
    wide = painter.width_of(str(last), "bold_26") + 8
    painter.fill(
        QRectF(x - wide / 2, said.top() + 2, wide, 28), colour.panel
    )  # no scale strikes it
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

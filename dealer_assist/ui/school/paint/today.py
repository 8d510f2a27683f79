"""Paints the path of the course and the bar of the day."""

from typing import assert_never

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.ui.school.nodes import ProgressMark
from dealer_assist.ui.school.paint.shared import around, draw_dot
from dealer_assist.ui.school.today import (
    CIRCLE,
    CIRCLE_TOP,
    UNIT_NAME,
    DayBar,
    LessonCircle,
    LessonWords,
    UnitWay,
)
from dealer_assist.ui.toolkit.boxes import paint_tree, paints
from dealer_assist.ui.toolkit.nodes import CENTRE, Text, column, space
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align

_BADGE, _LINE, _TITLE_LINES = 38.0, 23.0, 4
_ABREAST, _BAR_GAP = 5, 5.0


@paints(UnitWay)
def _unit_way(painter: Painter, box: QRectF, node: UnitWay) -> None:
    colour, width = painter.theme.colour, (box.width() - UNIT_NAME) / _ABREAST
    name = QRectF(box.left() + 22, box.top() + 24, UNIT_NAME - 30, 90)
    used = painter.paragraph(name, node.title, "bold_24", colour.text_1, 30)
    detail = QRectF(name.left(), name.top() + used + 4, name.width(), 28)
    painter.text(detail, node.detail, "medium_20", colour.text_2)
    for place, is_passed in enumerate(node.ways):
        left = box.left() + UNIT_NAME + (place + 0.5) * width + CIRCLE / 2 + 12
        top = box.top() + CIRCLE_TOP + CIRCLE / 2 - 1
        ink = colour.ok if is_passed else colour.line
        painter.fill(QRectF(left, top, width - CIRCLE - 24, 6), ink)


@paints(LessonCircle)
def _lesson_circle(painter: Painter, box: QRectF, node: LessonCircle) -> None:
    circle = around(box.center().x(), box.center().y(), CIRCLE)
    ink = _draw_ground(painter, circle, node.state)
    painter.text(circle, node.number, "heavy_34", ink, Align.CENTRE)
    if node.state is not ProgressMark.OPEN:
        badge = QRectF(circle.right() - 26, circle.bottom() - 32, _BADGE, _BADGE)
        painter.panel(badge, painter.theme.colour.well, radius=_BADGE / 2)
        draw_dot(painter, badge.adjusted(2, 2, -2, -2), node.state)


def _draw_ground(painter: Painter, circle: QRectF, state: ProgressMark) -> QColor:
    colour, radius = painter.theme.colour, CIRCLE / 2
    match state:
        case ProgressMark.DONE:
            painter.panel(circle, colour.ok_well, colour.ok, 4, radius)
            return colour.text_1
        case ProgressMark.NEXT:
            painter.panel(circle.adjusted(-9, -9, 9, 9), None, colour.selected, 4, radius + 9)
            painter.panel(circle, colour.selected, radius=radius)
            return colour.selected_ink
        case ProgressMark.OPEN:
            painter.panel(circle, colour.raised, colour.line_strong, 3, radius)
            return colour.text_1
        case ProgressMark.LOCKED:
            painter.panel(circle, colour.panel, colour.line_strong, 3, radius, dashed=True)
            return colour.text_3
        case _:
            assert_never(state)


@paints(LessonWords)
def _lesson_words(painter: Painter, box: QRectF, node: LessonWords) -> None:
    """Write a long title in the room of its detail too."""
    lines = painter.broken(node.title, "bold_20", box.width(), is_running=True)
    if len(lines) > _TITLE_LINES:
        painter.too_long.append(node.title)
    words = [Text(line, "bold_20", node.ink, CENTRE) for line in lines[:_TITLE_LINES]]
    if len(words) < _TITLE_LINES:
        words.append(Text(node.detail, "medium_20", node.soft, CENTRE))
    paint_tree(column(*(word.of(_LINE) for word in words), space()), box, painter)


@paints(DayBar)
def _day_bar(painter: Painter, box: QRectF, node: DayBar) -> None:
    """Paint a part a task, as long as it takes, full where it is done."""
    colour = painter.theme.colour
    total = sum(max(1, minutes) for minutes, _ in node.parts)
    x, room = box.left(), box.width() - _BAR_GAP * (len(node.parts) - 1)
    for minutes, is_done in node.parts:
        width = room * max(1, minutes) / max(1, total)
        fill = colour.ok if is_done else colour.digit_well
        edge = colour.ok if is_done else colour.line_strong
        painter.panel(QRectF(x, box.top(), width, box.height()), fill, edge, 2, box.height() / 2)
        x += width + _BAR_GAP

"""A lesson on the path of the course, and a line of today."""

from functools import partial
from typing import assert_never

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.message import Msg
from dealer_assist.ui.school.drawing import around, draw_dot
from dealer_assist.ui.school.nodes import dot, title_over
from dealer_assist.ui.school.today.model import NodeModel, ProgressMark, TaskModel
from dealer_assist.ui.toolkit.boxed import BoxedButton
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    RIGHT,
    Drawn,
    Icon,
    Node,
    Panel,
    Text,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.text_flow import Measured

NODE, NODE_TOP, _BELOW = 84.0, 10.0, 6.0
_BADGE, _LINE, _TITLE_LINES = 38.0, 23.0, 4
_DOT, _ARROW, _MINUTES = 36.0, 28.0, 110.0


class LessonNode(BoxedButton[NodeModel]):
    """A lesson on the path; a locked one can be touched too, and says what opens it."""

    def tell(self, model: NodeModel) -> None:
        """Say the lesson and how it stands."""
        self.describe(model.title)
        self.setAccessibleDescription(model.detail)

    def face(self, model: NodeModel) -> Node:
        """Stand the words below the picture; a long title takes the room of its detail."""
        name = "text_2" if model.state is ProgressMark.LOCKED else "text_1"
        soft = "text_1" if model.state is ProgressMark.NEXT else "text_2"

        def made(painter: Painter, box: QRectF) -> Node:
            lines = painter.broken(model.title, "bold_20", box.width(), is_running=True)
            if len(lines) > _TITLE_LINES:
                painter.too_long.append(model.title)
            words = [Text(one, "bold_20", name, CENTRE) for one in lines[:_TITLE_LINES]]
            if len(words) < _TITLE_LINES:
                words.append(Text(model.detail, "medium_20", soft, CENTRE))
            return column(*(one.of(_LINE) for one in words), space())

        picture = Drawn(partial(_draw_node, model=model)).of(NODE)
        inner = column(space(NODE_TOP), picture, space(_BELOW), Measured(made))
        return Panel(inner, fill="pressed" if self.is_pressed else None, edge=None, pad=(2, 0))


def _draw_node(painter: Painter, box: QRectF, model: NodeModel) -> None:
    colour = painter.theme.colour
    node = around(box.center().x(), box.center().y(), NODE)
    ink = _draw_ground(painter, node, model.state)
    painter.text(node, model.number, "heavy_34", ink, Align.CENTRE)
    if model.state is not ProgressMark.OPEN:
        badge = QRectF(node.right() - 26, node.bottom() - 32, _BADGE, _BADGE)
        painter.panel(badge, colour.well, radius=_BADGE / 2)
        draw_dot(painter, badge.adjusted(2, 2, -2, -2), model.state)


def _draw_ground(painter: Painter, node: QRectF, state: ProgressMark) -> QColor:
    colour, radius = painter.theme.colour, NODE / 2
    match state:
        case ProgressMark.DONE:
            painter.panel(node, colour.ok_well, colour.ok, 4, radius)
            return colour.text_1
        case ProgressMark.NEXT:
            painter.panel(node.adjusted(-9, -9, 9, 9), None, colour.selected, 4, radius + 9)
            painter.panel(node, colour.selected, radius=radius)
            return colour.selected_ink
        case ProgressMark.OPEN:
            painter.panel(node, colour.raised, colour.line_strong, 3, radius)
            return colour.text_1
        case ProgressMark.LOCKED:
            painter.panel(node, colour.panel, colour.line_strong, 3, radius, dashed=True)
            return colour.text_3
        case _:
            assert_never(state)


class TaskRow(BoxedButton[TaskModel]):
    """Something to do today."""

    def tell(self, model: TaskModel) -> None:
        """Say what it is and how it stands."""
        reason = model.detail if model.state is ProgressMark.DONE else ""
        self.describe(model.title, reason)
        self.setAccessibleDescription(model.detail)

    def face(self, model: TaskModel) -> Node:
        """Stand dot, words, minutes and the arrow."""
        minutes = Text(Msg("{n} min", n=model.minutes), "bold_24", align=RIGHT).of(_MINUTES)
        is_done, is_next = model.state is ProgressMark.DONE, model.state is ProgressMark.NEXT
        inner = row(
            dot(model.state, _DOT),
            space(16),
            title_over(model.title, model.detail),
            space(8) if model.minutes else None,
            minutes if model.minutes else None,
            None if is_done else space(14),
            None if is_done else Icon("arrow-right", _ARROW, "text_2"),
        )
        if is_done:
            return inset(inner, (16, 0))
        fill, edge = ("pressed", "selected") if self.is_pressed else ("raised", "line_strong")
        edge, line = ("selected", 3.0) if is_next else (edge, 2.0)
        return Panel(inner, fill=fill, edge=edge, line=line, radius=12, pad=(16, 0))

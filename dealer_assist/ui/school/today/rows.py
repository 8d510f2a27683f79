"""A lesson on the path of the course, and a line of today."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.drawing import draw_dot, split, write
from dealer_assist.ui.school.today.model import LessonTouched, NodeModel, ProgressMark, TaskModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.theme import TypeRole

NODE, NODE_TOP, _BELOW = 84.0, 10.0, 6.0
_BADGE, _LINE, _TITLE_LINES = 38.0, 23.0, 4
_DOT, _ARROW, _MINUTES = 36.0, 28.0, 110.0
_TIGHT: tuple[TypeRole, TypeRole] = ("bold_20", "bold_20")
_NOTHING = LessonTouched("")


class LessonNode(Selectable[NodeModel]):
    """A lesson on the path; a locked one can be touched too, and says what opens it."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, NodeModel(_NOTHING, "", "", "", ProgressMark.LOCKED), parent)

    def tell(self, model: NodeModel) -> None:
        """Say the lesson and how it stands."""
        self.describe(model.title)
        self.setAccessibleDescription(model.detail)

    def draw(self, painter: Painter) -> None:
        """Paint the node, its badge and the words below."""
        colour, model = painter.theme.colour, self._model
        if self.is_pressed:
            painter.panel(QRectF(0, 0, painter.width, painter.height), colour.pressed)
        node = QRectF((painter.width - NODE) / 2, NODE_TOP, NODE, NODE)
        ink = self._draw_node(painter, node)
        painter.text(node, model.number, "heavy_34", ink, Align.CENTRE)
        if model.state is not ProgressMark.OPEN:
            badge = QRectF(node.right() - 26, node.bottom() - 32, _BADGE, _BADGE)
            painter.panel(badge, colour.well, radius=_BADGE / 2)
            draw_dot(painter, badge.adjusted(2, 2, -2, -2), model.state)
        is_next = model.state is ProgressMark.NEXT
        soft = colour.text_1 if is_next else colour.text_2
        name = colour.text_2 if model.state is ProgressMark.LOCKED else colour.text_1
        y = node.bottom() + _BELOW
        lines = split(painter, model.title, "bold_20", painter.width - 4)
        if len(lines) > _TITLE_LINES:
            painter.too_long.append(model.title)
        for line in lines[:_TITLE_LINES]:
            room = QRectF(2, y, painter.width - 4, _LINE)
            painter.text(room, line, "bold_20", name, Align.CENTRE)
            y += _LINE
        if len(lines) >= _TITLE_LINES:
            return  # a long title takes the room of its detail
        box = QRectF(2, y, painter.width - 4, _LINE)
        painter.text(box, model.detail, "medium_20", soft, Align.CENTRE)

    def _draw_node(self, painter: Painter, node: QRectF) -> QColor:
        colour, radius = painter.theme.colour, NODE / 2
        match self._model.state:
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


class TaskRow(Selectable[TaskModel]):
    """Something to do today."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, TaskModel(_NOTHING, "", "", 0, ProgressMark.OPEN), parent)

    def tell(self, model: TaskModel) -> None:
        """Say what it is and how it stands."""
        reason = model.detail if model.state is ProgressMark.DONE else ""
        self.describe(model.title, reason)
        self.setAccessibleDescription(model.detail)

    def draw(self, painter: Painter) -> None:
        """Paint dot, words, minutes and the arrow."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        if model.state is not ProgressMark.DONE:
            is_next = model.state is ProgressMark.NEXT
            fill = colour.pressed if self.is_pressed else colour.raised
            edge = colour.selected if is_next or self.is_pressed else colour.line_strong
            painter.panel(whole, fill, edge, 3 if is_next else 2, 12)
        middle = painter.height / 2
        draw_dot(painter, QRectF(16, middle - _DOT / 2, _DOT, _DOT), model.state)
        right = painter.width - 16
        if model.state is not ProgressMark.DONE:
            top = middle - _ARROW / 2
            painter.icon("arrow-right", right - _ARROW, top, _ARROW, colour.text_2)
            right -= _ARROW + 14
        if model.minutes:
            minutes = Msg("{n} min", n=model.minutes)
            box = QRectF(right - _MINUTES, 0, _MINUTES, painter.height)
            painter.text(box, minutes, "bold_24", colour.text_1, Align.RIGHT)
            right -= _MINUTES + 8
        left = 16 + _DOT + 16
        title = QRectF(left, middle - 29, right - left, 32)
        if painter.theme.width(painter.said(model.title), "bold_20") > title.width():
            write(
                painter,
                QRectF(left, 0, right - left, painter.height),
                model.title,
                _TIGHT,
                colour.text_1,
            )
            return  # a long title takes the room of its detail
        painter.text(title, model.title, "bold_24", colour.text_1)
        box = QRectF(left, middle + 3, right - left, 26)
        painter.text(box, model.detail, "medium_20", colour.text_2)

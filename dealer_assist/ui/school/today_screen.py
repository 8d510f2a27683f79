"""TODAY: the course as a path at the left, what is to do today at the right."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.models.school.today import (
    NodeModel,
    Progress,
    TaskModel,
    TodayModel,
    UnitModel,
)
from dealer_assist.ui.school.drawing import draw_dot, split, write
from dealer_assist.ui.school.frame import GAP, SchoolScreen
from dealer_assist.ui.toolkit.buttons import TurnButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_TODAY, _SIDE, _HEAD, _TITLE = 644.0, 18.0, 88.0, 40.0
_UNIT, _UNIT_GAP, _UNITS_BELOW, _NAME = 200.0, 9.0, 10.0, 176.0
_ROW, _ROW_GAP, _ROWS_TOP = 76.0, 12.0, 92.0
_NODE, _NODE_TOP, _BADGE = 84.0, 14.0, 38.0
_TIGHT = ("fold_live", "fold_live")
_TURN, _DOT, _ARROW, _MINUTES = 72.0, 36.0, 28.0, 110.0
_DONE_BAR, _LINE, _TITLE_LINES = 14.0, 23.0, 4


class LessonNode(Selectable[NodeModel]):
    """A lesson on the path; a locked one can be touched too, and says what opens it."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, NodeModel("", "", "", "", Progress.LOCKED), parent)

    def tell(self, model: NodeModel) -> None:
        """Say the lesson and how it stands."""
        self.describe(model.title)
        self.setAccessibleDescription(model.detail)

    def draw(self, painter: Painter) -> None:
        """Paint the node, its badge and the words below."""
        colour, model = painter.theme.colour, self._model
        if self.is_pressed:
            painter.panel(QRectF(0, 0, painter.width, painter.height), colour.pressed)
        node = QRectF((painter.width - _NODE) / 2, _NODE_TOP, _NODE, _NODE)
        ink = self._draw_node(painter, node)
        painter.text(node, model.number, "envy_seat", ink, Align.CENTRE)
        if model.state is not Progress.OPEN:
            badge = QRectF(node.right() - 26, node.bottom() - 32, _BADGE, _BADGE)
            painter.panel(badge, colour.well, radius=_BADGE / 2)
            draw_dot(painter, badge.adjusted(2, 2, -2, -2), model.state)
        is_next = model.state is Progress.NEXT
        soft = colour.text_1 if is_next else colour.text_2
        name = colour.text_2 if model.state is Progress.LOCKED else colour.text_1
        y = node.bottom() + 10
        lines = split(painter, model.title, "fold_live", painter.width - 4)
        if len(lines) > _TITLE_LINES:
            painter.too_long.append(model.title)
        for line in lines[:_TITLE_LINES]:
            room = QRectF(2, y, painter.width - 4, _LINE)
            painter.text(room, line, "fold_live", name, Align.CENTRE)
            y += _LINE
        if len(lines) >= _TITLE_LINES:
            return  # a long title takes the room of its detail
        box = QRectF(2, y, painter.width - 4, _LINE)
        painter.text(box, model.detail, "game_caption", soft, Align.CENTRE)

    def _draw_node(self, painter: Painter, node: QRectF) -> QColor:
        colour, radius = painter.theme.colour, _NODE / 2
        match self._model.state:
            case Progress.DONE:
                painter.panel(node, colour.ok_well, colour.ok, 4, radius)
                return colour.text_1
            case Progress.NEXT:
                painter.panel(node.adjusted(-9, -9, 9, 9), None, colour.selected, 4, radius + 9)
                painter.panel(node, colour.selected, radius=radius)
                return colour.selected_ink
            case Progress.OPEN:
                painter.panel(node, colour.raised, colour.line_strong, 3, radius)
                return colour.text_1
            case Progress.LOCKED:
                painter.panel(node, colour.panel, colour.line_strong, 3, radius, dashed=True)
                return colour.text_3


class TaskRow(Selectable[TaskModel]):
    """Something to do today."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, TaskModel("", "", "", 0, Progress.OPEN), parent)

    def tell(self, model: TaskModel) -> None:
        """Say what it is and how it stands."""
        reason = model.detail if model.state is Progress.DONE else ""
        self.describe(model.title, reason)
        self.setAccessibleDescription(model.detail)

    def draw(self, painter: Painter) -> None:
        """Paint dot, words, minutes and the arrow."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        if model.state is not Progress.DONE:
            is_next = model.state is Progress.NEXT
            fill = colour.pressed if self.is_pressed else colour.raised
            edge = colour.selected if is_next or self.is_pressed else colour.line_strong
            painter.panel(whole, fill, edge, 3 if is_next else 2, 12)
        middle = painter.height / 2
        draw_dot(painter, QRectF(16, middle - _DOT / 2, _DOT, _DOT), model.state)
        right = painter.width - 16
        if model.state is not Progress.DONE:
            top = middle - _ARROW / 2
            painter.icon("arrow-right", right - _ARROW, top, _ARROW, colour.text_2)
            right -= _ARROW + 14
        if model.minutes:
            minutes = Msg("{n} min", n=model.minutes)
            box = QRectF(right - _MINUTES, 0, _MINUTES, painter.height)
            painter.text(box, minutes, "check_found", colour.text_1, Align.RIGHT)
            right -= _MINUTES + 8
        left = 16 + _DOT + 16
        title = QRectF(left, middle - 29, right - left, 32)
        if painter.theme.width(painter.said(model.title), "fold_live") > title.width():
            write(
                painter,
                QRectF(left, 0, right - left, painter.height),
                model.title,
                _TIGHT,
                colour.text_1,
            )
            return  # a long title takes the room of its detail
        painter.text(title, model.title, "check_found", colour.text_1)
        box = QRectF(left, middle + 3, right - left, 26)
        painter.text(box, model.detail, "game_caption", colour.text_2)


class TodayScreen(SchoolScreen):
    """Emits `Pick` with the key of what was touched."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: TodayModel | None = None
        self._top = -1
        self.nodes: list[LessonNode] = []
        self.rows: list[TaskRow] = []
        self.up = TurnButton(context, Msg("Earlier lessons"), "arrow-left", self)
        self.down = TurnButton(context, Msg("Later lessons"), "arrow-right", self)
        self.up.pressed.connect(lambda: self._turn(-1))
        self.down.pressed.connect(lambda: self._turn(1))

    @property
    def next_key(self) -> str:
        """Give what CONTINUE takes up."""
        tasks = self._model.tasks if self._model else ()
        return next((one.key for one in tasks if one.state is Progress.NEXT), "")

    def show_state(self, model: TodayModel) -> None:
        """Show the course and the day."""
        self._model = model
        for row in self.rows[len(model.tasks) :]:
            row.hide()
        while len(self.rows) < len(model.tasks):
            row = TaskRow(self.context, self)
            row.chosen.connect(self._choose)
            self.rows.append(row)
        for row, task in zip(self.rows, model.tasks, strict=False):
            row.show_state(task)
        self.show_frame(model.frame)

    def arrange(self) -> None:
        """Place the visible units of the path, and the rows of today."""
        super().arrange()
        if self._model is None:
            return
        course, today = self._boxes()
        units = self._seen()
        nodes = [node for unit in units for node in unit.nodes]
        while len(self.nodes) < len(nodes):
            node = LessonNode(self.context, self)
            node.chosen.connect(self._choose)
            self.nodes.append(node)
        for spare in self.nodes[len(nodes) :]:
            spare.hide()
        place = 0
        for line, unit in enumerate(units):
            top = self._unit_box(course, line).top()
            for column, model in enumerate(unit.nodes):
                node = self.nodes[place]
                width = self._node_width(course)
                left = course.left() + _SIDE + _NAME + column * width
                node.place(QRectF(left + 6, top + 2, width - 12, _UNIT - 4), self.scale)
                node.show_state(model)
                node.show()
                place += 1
        self._place_turns(course)
        y = today.top() + _ROWS_TOP
        for row in self.rows[: len(self._model.tasks)]:
            row.place(QRectF(today.left() + 22, y, today.width() - 44, _ROW), self.scale)
            row.setVisible(y + _ROW <= today.bottom() - 70)
            y += _ROW + _ROW_GAP

    def draw(self, painter: Painter) -> None:
        """Paint the panels, the names of the units and the way that is done."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        course, today = self._boxes()
        for box in (course, today):
            painter.panel(box, colour.panel, colour.line, painter.theme.line.thin)
        inner = course.adjusted(_SIDE, 16, -_SIDE, -16)
        head = QRectF(inner.left(), inner.top(), inner.width(), _TITLE)
        painter.text(head, Msg("The course"), "list_title", colour.text_1)
        room = head.adjusted(300, 0, -(2 * _TURN + 2 * GAP) if self._has_turns() else 0, 0)
        painter.text(room, model.passed, "check_detail", colour.text_2, Align.RIGHT)
        for line, unit in enumerate(self._seen()):
            self._draw_unit(painter, self._unit_box(course, line), unit, course)
        self._draw_today(painter, today, model)

    def _draw_unit(self, painter: Painter, box: QRectF, unit: UnitModel, course: QRectF) -> None:
        colour, width = painter.theme.colour, self._node_width(course)
        painter.panel(box, colour.well, radius=12)
        name = QRectF(box.left() + 22, box.top() + 24, _NAME - 30, 90)
        used = painter.paragraph(name, unit.title, "check_found", colour.text_1, 30)
        name.translate(0, used + 4)
        painter.text(
            QRectF(name.left(), name.top(), name.width(), 28),
            unit.detail,
            "game_caption",
            colour.text_2,
        )
        for place, node in enumerate(unit.nodes[:-1]):
            left = box.left() + _NAME + (place + 0.5) * width + _NODE / 2 + 12
            ink = colour.ok if node.state is Progress.DONE else colour.line
            link = QRectF(left, box.top() + _NODE_TOP + _NODE / 2 - 1, width - _NODE - 24, 6)
            painter.fill(link, ink)

    def _draw_today(self, painter: Painter, box: QRectF, model: TodayModel) -> None:
        colour = painter.theme.colour
        head = QRectF(box.left() + 22, box.top() + 16, box.width() - 44, _TITLE)
        painter.text(head, Msg("Today"), "list_title", colour.text_1)
        painter.text(
            head.adjusted(180, 0, 0, 0), model.done, "check_detail", colour.text_2, Align.RIGHT
        )
        total = sum(max(1, task.minutes) for task in model.tasks)
        x, room = head.left(), head.width() - 5 * (len(model.tasks) - 1)
        for task in model.tasks:
            width = room * max(1, task.minutes) / max(1, total)
            part = QRectF(x, head.bottom() + 8, width, _DONE_BAR)
            is_done = task.state is Progress.DONE
            fill, edge = (
                (colour.ok, colour.ok) if is_done else (colour.digit_well, colour.line_strong)
            )
            painter.panel(part, fill, edge, 2, _DONE_BAR / 2)
            x += width + 5
        if model.note:
            line = box.bottom() - 62
            painter.rule(head.left(), line, head.right(), colour.line)
            painter.icon("clock", head.left(), line + 16, 30, colour.text_2)
            note = QRectF(head.left() + 44, line + 6, head.width() - 44, 52)
            painter.text(note, model.note, "game_caption", colour.text_2)

    def _boxes(self) -> tuple[QRectF, QRectF]:
        body = self.body()
        course = body.adjusted(0, 0, -_TODAY - GAP, 0)
        return course, body.adjusted(course.width() + GAP, 0, 0, 0)

    def _lines(self) -> int:
        room = self.body().height() - _HEAD - _UNITS_BELOW + _UNIT_GAP
        return max(1, int(room // (_UNIT + _UNIT_GAP)))

    def _first(self) -> int:
        """Give the first unit that shows: the one with what is next, unless it was turned."""
        units = self._model.units if self._model else ()
        most = max(0, len(units) - self._lines())
        if self._top >= 0:
            return min(self._top, most)
        at = next(
            (n for n, unit in enumerate(units) if any(_is_next(one) for one in unit.nodes)), 0
        )
        return min(max(0, at - self._lines() // 2), most)

    def _seen(self) -> tuple[UnitModel, ...]:
        first = self._first()
        return self._model.units[first : first + self._lines()] if self._model else ()

    def _has_turns(self) -> bool:
        return self._model is not None and len(self._model.units) > self._lines()

    def _turn(self, by: int) -> None:
        self._top = max(0, self._first() + by)
        self.arrange()
        self.update()

    def _place_turns(self, course: QRectF) -> None:
        has_turns, first = self._has_turns(), self._first()
        last = len(self._model.units) - self._lines() if self._model else 0
        for place, button in enumerate((self.up, self.down)):
            button.setVisible(has_turns)
            left = course.right() - (2 - place) * (_TURN + GAP)
            button.place(QRectF(left, course.top() + 6, _TURN, _TURN), self.scale)
        self.up.show_state("" if first > 0 else Msg("These are the first"))
        self.down.show_state("" if first < last else Msg("These are the last"))

    def _unit_box(self, course: QRectF, line: int) -> QRectF:
        top = course.top() + _HEAD + line * (_UNIT + _UNIT_GAP)
        return QRectF(course.left() + _SIDE, top, course.width() - 2 * _SIDE, _UNIT)

    def _node_width(self, course: QRectF) -> float:
        return (course.width() - 2 * _SIDE - _NAME) / 5

    def _choose(self, key: object) -> None:
        self.asked.emit(Pick(key))


def _is_next(node: NodeModel) -> bool:
    return node.state is Progress.NEXT

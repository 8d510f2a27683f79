"""TODAY: the course as a path at the left, what is to do today at the right."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.paged import GAP, Paged, slots
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.school.today.model import (
    ProgressMark,
    TaskModel,
    TodayModel,
    TodayTouch,
    UnitModel,
)
from dealer_assist.ui.school.today.rows import NODE, NODE_TOP, LessonNode, TaskRow
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Icon,
    Node,
    Panel,
    Slot,
    Stack,
    Text,
    column,
    row,
    rule,
    space,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter

_TODAY, _SIDE, _HEAD, _TITLE = 644.0, 18.0, 88.0, 40.0
_UNIT, _UNIT_GAP, _NAME, _ABREAST = 200.0, 9.0, 176.0, 5
_ROW, _ROW_GAP, _FOOT = 76.0, 12.0, 70.0
_BAR, _BAR_GAP = 14.0, 5.0


class TodayScreen(SchoolScreen[TodayModel, TodayTouch]):
    """Shows the unit with what is next until somebody turns to others."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.nodes = self.pool_of(LessonNode)
        self.rows = self.pool_of(TaskRow)
        names = Msg("Earlier lessons"), Msg("Later lessons")
        self.units = Paged[UnitModel](self, self._units, _UNIT, gap=_UNIT_GAP, by=1, names=names)
        self.tasks = Paged[TaskModel](self, slots(self.rows), _ROW, gap=_ROW_GAP)

    def body(self, model: TodayModel) -> Node:
        """Stand the course beside the day."""
        self.units.aim = next((n for n, unit in enumerate(model.units) if _is_next(unit)), 0)
        return row(self._course(model), self._today(model).of(_TODAY), gap=GAP)

    def _course(self, model: TodayModel) -> Node:
        def head(arrows: Node | None) -> Node:
            title = Text(Msg("The course"), "bold_28").hug()
            passed = Text(model.passed, "medium_22", "text_2", RIGHT)
            return column(space(16), row(title, passed, arrows, gap=GAP).of(_TITLE), space()).of(
                _HEAD
            )

        return Panel(self.units.node(model.units, head), pad=(_SIDE, 0, _SIDE, 10))

    def _today(self, model: TodayModel) -> Node:
        def foot(arrows: Node | None) -> Node:
            if not model.note and arrows is None:
                return space(_FOOT)
            note = row(
                Icon("clock" if model.note else "", 30, "text_2"),
                Text(model.note, "medium_20", "text_2", breaks=True),
                arrows,
                gap=GAP,
            )
            return column(space(8), rule(), space(4), note).of(_FOOT if arrows is None else 92)

        title = Text(Msg("Today"), "bold_28").hug()
        done = Text(model.done, "medium_22", "text_2", RIGHT)
        return Panel(
            column(
                space(16),
                row(title, done, gap=GAP).of(_TITLE),
                space(8),
                Drawn(partial(_draw_minutes, tasks=model.tasks)).of(_BAR),
                space(14),
                self.tasks.node(model.tasks, foot=foot),
            ),
            pad=(22, 0),
        )

    def _units(self, seen: Sequence[UnitModel]) -> list[Node]:
        shown = iter(self.nodes.show([node for unit in seen for node in unit.nodes]))
        return [self._unit(unit, [next(shown) for _ in unit.nodes]) for unit in seen]

    def _unit(self, unit: UnitModel, shown: Sequence[LessonNode]) -> Node:
        slots = [Panel(Slot(one), fill=None, edge=None, pad=(6, 2)) for one in shown]
        rest = [space() for _ in range(_ABREAST - len(slots))]
        ground = Panel(Drawn(partial(_draw_unit, unit=unit)), fill="well", edge=None, radius=12)
        return Stack(ground, row(space(_NAME), *slots, *rest))


def _draw_unit(painter: Painter, box: QRectF, unit: UnitModel) -> None:
    """Paint the name of a unit, and the way from lesson to lesson that is done."""
    colour, width = painter.theme.colour, (box.width() - _NAME) / _ABREAST
    name = QRectF(box.left() + 22, box.top() + 24, _NAME - 30, 90)
    used = painter.paragraph(name, unit.title, "bold_24", colour.text_1, 30)
    detail = QRectF(name.left(), name.top() + used + 4, name.width(), 28)
    painter.text(detail, unit.detail, "medium_20", colour.text_2)
    for place, node in enumerate(unit.nodes[:-1]):
        left = box.left() + _NAME + (place + 0.5) * width + NODE / 2 + 12
        ink = colour.ok if node.state is ProgressMark.DONE else colour.line
        top = box.top() + NODE_TOP + NODE / 2 - 1
        painter.fill(QRectF(left, top, width - NODE - 24, 6), ink)


def _draw_minutes(painter: Painter, box: QRectF, tasks: Sequence[TaskModel]) -> None:
    """Paint the day as a bar: a part a task, as long as it takes, full where it is done."""
    colour = painter.theme.colour
    total = sum(max(1, task.minutes) for task in tasks)
    x, room = box.left(), box.width() - _BAR_GAP * (len(tasks) - 1)
    for task in tasks:
        width = room * max(1, task.minutes) / max(1, total)
        is_done = task.state is ProgressMark.DONE
        fill = colour.ok if is_done else colour.digit_well
        edge = colour.ok if is_done else colour.line_strong
        painter.panel(QRectF(x, box.top(), width, _BAR), fill, edge, 2, _BAR / 2)
        x += width + _BAR_GAP


def _is_next(unit: UnitModel) -> bool:
    return any(node.state is ProgressMark.NEXT for node in unit.nodes)

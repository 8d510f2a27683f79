"""LESSON MAKER: a recorded run, its goals in words, its faults on a line, and the check of it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.drawing import write
from dealer_assist.ui.school.maker.fault_line import FaultLine
from dealer_assist.ui.school.maker.model import GoalRow, MakerCheck, MakerModel, MakerTouch, RunRow
from dealer_assist.ui.school.maker.rows import FaultButton, GoalLine, RunLine, draw_checked
from dealer_assist.ui.school.paged import GAP, Paged
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Node,
    Panel,
    Slot,
    Stack,
    Text,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.frame_parts import LESSONS
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.screen import Screen

_INSET, _HEAD, _ROW, _ROW_GAP = 20.0, 92.0, 72.0, 12.0
_RUN, _GOALS = 0.348, 0.545
_OFFER, _ACTION, _CHECK = 74.0, 92.0, 550.0


class MakerScreen(Screen[MakerModel, MakerTouch]):
    """The run at the left, goals above faults at the right, the check beside the buttons."""

    frame_style = LESSONS

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.acts = self.button_pool(role="bold_30", icon_size=40.0)
        self.rows = self.pool_of(RunLine)
        self.goals = self.pool_of(GoalLine)
        self.offers = self.pool_of(FaultButton)
        self.line = FaultLine(context, self)
        self.line.told.connect(self.touched)
        steps = Msg("Steps before"), Msg("Steps after")
        goals = Msg("Goals before"), Msg("Goals after")
        self.run_pages = Paged[RunRow](self, self._run_rows, _ROW, gap=_ROW_GAP, names=steps)
        self.goal_pages = Paged[GoalRow](self, self._goal_rows, _ROW, gap=_ROW_GAP, names=goals)

    def frame(self, model: MakerModel) -> ScreenFrame[MakerTouch]:
        """Give the frame."""
        return model.frame

    def body(self, model: MakerModel) -> Node:
        """Stand the three panels; what the check has found lies over the place of the bar."""
        right = column(
            self._goals(model).sharing(_GOALS), self._faults(model).sharing(1 - _GOALS), gap=GAP
        )
        panels = row(self._run(model).sharing(_RUN), right.sharing(1 - _RUN), gap=GAP)
        return Stack(panels, Drawn(partial(self._draw_check, model=model)))

    def _run(self, model: MakerModel) -> Node:
        acts = row(*map(Slot, self.acts.show(model.actions)), gap=GAP).of(_ACTION)
        head = partial(_head, Msg("Recorded run"), model.run_note)
        nothing = Drawn(partial(_draw_nothing, words=model.nothing)) if not model.rows else None
        rows = Stack(self.run_pages.node(model.rows, head), nothing)
        return Panel(column(rows, space(12), acts, space(14)), pad=(_INSET, 0))

    def _goals(self, model: MakerModel) -> Node:
        head = partial(_head, Msg("Goals"), model.goals_note)
        return Panel(self.goal_pages.node(model.goals, head), pad=(_INSET, 0, _INSET, 8))

    def _faults(self, model: MakerModel) -> Node:
        self.line.show_state(model.line)
        self.line.setVisible(bool(model.rows))
        offers = row(*map(Slot, self.offers.show(model.offers)), gap=GAP).of(_OFFER)
        head = _head(Msg("Faults"), Msg("Touch one to add it, drag it along"), None).of(66)
        line: Node = Slot(self.line) if model.rows else space()
        return Panel(column(head, line, space(GAP), offers, space(GAP)), pad=(_INSET, 0))

    def _run_rows(self, seen: Sequence[RunRow]) -> list[Node]:
        return [Slot(one) for one in self.rows.show(seen)]

    def _goal_rows(self, seen: Sequence[GoalRow]) -> list[Node]:
        return [Slot(one) for one in self.goals.show(seen)]

    def _draw_check(self, painter: Painter, body: QRectF, model: MakerModel) -> None:
        style = self.frame_style
        buttons = sum(one.width + GAP for one in model.frame.bar)
        wide = min(_CHECK, body.width() - buttons - GAP)
        box = QRectF(body.left(), body.bottom() + style.bar_above, wide, style.bar)
        if self.context.is_left_handed:
            box.moveRight(body.right())
        colour = painter.theme.colour
        painter.panel(box, colour.panel, radius=12)
        mark = QRectF(box.left() + 20, box.center().y() - 21, 42, 42)
        draw_checked(painter, mark, model.check_state)
        room = box.adjusted(78, 14, -14, -14)
        is_long = painter.width_of(model.check_line, "bold_24") > room.width()
        if not model.check_detail or is_long:
            write(painter, room, model.check_line, ("bold_24", "medium_20"), colour.text_1)
            return
        line = QRectF(room.left(), room.top() + 4, room.width(), 34)
        painter.text(line, model.check_line, "bold_24", colour.text_1)
        rest = QRectF(room.left(), line.bottom(), room.width(), room.bottom() - line.bottom())
        ink = colour.fault_text if model.check_state is MakerCheck.LOST else colour.text_2
        painter.paragraph(rest, model.check_detail, "medium_20", ink, 23)


def _head(title: str, note: str, arrows: Node | None) -> Node:
    """Stand the note beside its title, or below it where arrows take the room."""
    if arrows is None:
        words = row(
            Text(title, "bold_28").hug(), Text(note, "medium_22", "text_2", RIGHT), gap=16
        ).of(56)
        return column(space(14), words, space()).of(_HEAD)
    lines = column(Text(title, "bold_28").of(36), Text(note, "medium_22", "text_2").of(36), space())
    return column(space(6), row(lines, arrows, gap=GAP).of(72), space()).of(_HEAD)


def _draw_nothing(painter: Painter, box: QRectF, words: str) -> None:
    room = box.adjusted(20, 80, -20, 0)
    high = 40 * len(painter.broken(words, "heavy_34", room.width()))
    middle = QRectF(room.left(), room.center().y() - high / 2, room.width(), high)
    painter.paragraph(middle, words, "heavy_34", painter.theme.colour.text_2, 40, Align.CENTRE)

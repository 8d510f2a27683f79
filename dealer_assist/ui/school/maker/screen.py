"""LESSON MAKER: a recorded run, its goals in words, its faults on a line, and the check of it."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.maker.fault_line import FaultLine
from dealer_assist.ui.school.maker.model import GoalRow, MakerCheck, MakerModel, MakerTouch, RunRow
from dealer_assist.ui.school.maker.rows import FaultButton, GoalLine, RunLine, checked
from dealer_assist.ui.school.nodes import lines
from dealer_assist.ui.school.paged import GAP, Paged, slots
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    RIGHT,
    Fitted,
    Node,
    Panel,
    Paragraph,
    Slot,
    Stack,
    Text,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.text_flow import Block, Measured

_INSET, _HEAD, _ROW, _ROW_GAP = 20.0, 92.0, 72.0, 12.0
_RUN, _GOALS = 0.348, 0.545
_OFFER, _ACTION, _CHECK = 74.0, 92.0, 550.0


class MakerScreen(SchoolScreen[MakerModel, MakerTouch]):
    """The run at the left, goals above faults at the right, the check beside the buttons."""

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
        self.run_pages = Paged[RunRow](self, slots(self.rows), _ROW, gap=_ROW_GAP, names=steps)
        self.goal_pages = Paged[GoalRow](self, slots(self.goals), _ROW, gap=_ROW_GAP, names=goals)

    def body(self, model: MakerModel) -> Node:
        """Stand the three panels; what the check has found lies over the place of the bar."""
        right = column(
            self._goals(model).sharing(_GOALS), self._faults(model).sharing(1 - _GOALS), gap=GAP
        )
        panels = row(self._run(model).sharing(_RUN), right.sharing(1 - _RUN), gap=GAP)
        return Stack(panels, Fitted(partial(self._check, model)))

    def _run(self, model: MakerModel) -> Node:
        acts = row(*map(Slot, self.acts.show(model.actions)), gap=GAP).of(_ACTION)
        head = partial(_head, Msg("Recorded run"), model.run_note)
        nothing = Block(model.nothing, "heavy_34", "text_2", 40, CENTRE)
        empty = None if model.rows else inset(nothing, (20, 80, 20, 0))
        rows = Stack(self.run_pages.node(model.rows, head), empty)
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

    def _check(self, model: MakerModel, body: QRectF) -> Node:
        """Stand what the check has found beside the buttons, below the body."""
        style = self.frame_style
        buttons = sum(one.width + GAP for one in model.frame.bar)
        wide = min(_CHECK, body.width() - buttons - GAP)
        inner = row(checked(model.check_state, 42), Measured(partial(_found, model)), gap=16)
        ground = Panel(inner, edge=None, radius=12, pad=(20, 14, 14, 14))
        return column(
            space(),
            space(style.bar_above),
            row(ground.of(wide), space(), mirrors=True).of(style.bar),
            space(-style.bar_above - style.bar),
        )


def _found(model: MakerModel, painter: Painter, room: QRectF) -> Node:
    is_long = painter.width_of(model.check_line, "bold_24") > room.width()
    if not model.check_detail or is_long:
        return lines(model.check_line, "bold_24")
    ink = "fault_text" if model.check_state is MakerCheck.LOST else "text_2"
    detail = Paragraph(model.check_detail, "medium_20", ink, 23)
    return column(space(4), Text(model.check_line, "bold_24").of(34), detail)


def _head(title: str, note: str, arrows: Node | None) -> Node:
    """Stand the note beside its title, or below it where arrows take the room."""
    if arrows is None:
        words = row(
            Text(title, "bold_28").hug(), Text(note, "medium_22", "text_2", RIGHT), gap=16
        ).of(56)
        return column(space(14), words, space()).of(_HEAD)
    lines = column(Text(title, "bold_28").of(36), Text(note, "medium_22", "text_2").of(36), space())
    return column(space(6), row(lines, arrows, gap=GAP).of(72), space()).of(_HEAD)

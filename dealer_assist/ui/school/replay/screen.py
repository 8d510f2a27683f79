"""REPLAY: the table at a moment, what was expected, what was done, and all events on lanes."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.drawing import draw_felt, draw_touch
from dealer_assist.ui.school.nodes import caption, dot, lines
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.school.replay.lanes import Lanes
from dealer_assist.ui.school.replay.model import ReplayModel, ReplayTouch
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.school.today.model import ProgressMark
from dealer_assist.ui.toolkit import pill
from dealer_assist.ui.toolkit.boxes import (
    Drawn,
    Icon,
    Ink,
    Node,
    Panel,
    Paragraph,
    Slot,
    Stack,
    Text,
    column,
    inset,
    row,
    rule,
    space,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.prompt_bar import PROMPT_HEIGHT
from dealer_assist.ui.toolkit.text_flow import Phrase
from dealer_assist.ui.toolkit.theme import TypeRole

_LANES, _FELT_SHARE, _HEAD_MARK, _HEAD_BELOW = 290.0, 0.632, 244.0, 10.0
_MARK, _MARK_GAP, _STEP = 38.0, 14.0, 50.0


class ReplayScreen(SchoolScreen[ReplayModel, ReplayTouch]):
    """Its own head stands in the place of the prompt: nothing here is live."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.lanes = Lanes(context, self)
        self.lanes.scrubbed.connect(self.touched)

    def body(self, model: ReplayModel) -> Node:
        """Stand the moment above the lanes."""
        self.lanes.show_state(model)
        side = Panel(_side(model), pad=(26, 16, 26, 14)).sharing(1 - _FELT_SHARE)
        return column(
            _head(model).of(PROMPT_HEIGHT),
            space(_HEAD_BELOW),
            row(Panel(_table(model)).sharing(_FELT_SHARE), side, gap=GAP),
            space(GAP),
            Slot(self.lanes).of(_LANES),
        )


def _table(model: ReplayModel) -> Node:
    touch = (Drawn(_draw_touch).of(30), space(11), Text(Msg("touch"), "medium_20", "text_2").hug())
    title = row(Text(model.table_title, "bold_24"), *(touch if model.has_touch else ()))
    return column(
        space(8),
        inset(title, (20, 0)).of(36),
        inset(Drawn(partial(draw_felt, seats=model.seats)), (16, 12, 16, 14)),
    )


def _draw_touch(painter: Painter, box: QRectF) -> None:
    draw_touch(painter, box.center())


def _head(model: ReplayModel) -> Node:
    mark = row(
        space(30),
        Icon("history", 38, "selected_ink"),
        space(14),
        Text(Msg("REPLAY"), "bold_30", "selected_ink"),
        space(8),
    )
    words = column(
        space(8),
        Text(model.head, "heavy_38").of(46),
        Text(model.detail, "semi_20", "text_2").of(28),
        space(),
    )
    note = (space(20), Text(model.note, "bold_24").hug()) if model.note else ()
    line = row(Stack(Drawn(_draw_mark), mark).of(_HEAD_MARK), space(26), words, *note, space(26))
    return Panel(line, edge="selected", line=3)


def _draw_mark(painter: Painter, box: QRectF) -> None:
    """Paint the ground of the word, rounded only at the left."""
    painter.qpainter.save()
    painter.qpainter.setClipRect(box)
    painter.panel(box.adjusted(0, 0, 28, 0), painter.theme.colour.selected)
    painter.qpainter.restore()


def _side(model: ReplayModel) -> Node:
    """Stand what was expected above what was done, and below a comment or the model's act."""
    mark, ink = Icon("check", 34, "ok", 3), "text_1"
    if model.is_wrong:
        mark, ink = Icon("triangle", 38, "fault", 2.2), "fault_text"
    rest: Node = space()
    if model.comment:
        rest = _comment(model)
    elif model.model_did:
        did = _step(pill.dot("ok", 16), model.model_did, role="bold_24").of(_STEP)
        rest = column(rule(), space(10), caption(Msg("MODEL RUN")).of(28), did, space())
    return column(
        caption(Msg("EXPECTED")).of(28),
        _step(dot(ProgressMark.OPEN, 34), model.expected).of(_STEP),
        _why(model.expected_why).of(48),
        space(10),
        rule(),
        space(10),
        caption(Msg("DONE")).of(28),
        _step(mark, model.done, ink).of(_STEP),
        _why(model.done_why).of(50),
        space(8),
        rest,
    )


def _step(mark: Node, words: str, ink: Ink = "text_1", role: TypeRole = "bold_28") -> Node:
    return row(mark.of(_MARK), lines(words, role, "bold_20", ink), gap=_MARK_GAP)


def _why(words: str) -> Node:
    return inset(Paragraph(words, "medium_20", "text_2", 24), (_MARK + _MARK_GAP, 0, 0, 0))


def _comment(model: ReplayModel) -> Node:
    by = Text(model.comment_by or Msg("Comment"), "bold_20")
    head = Phrase(by, Text(model.comment_at, "medium_20", "text_2"), gap=12)
    words = column(
        row(Icon("speech", 22), head, gap=12).of(28),
        space(2),
        Paragraph(model.comment, "medium_20", "text_1", 25),
    )
    stroke = Panel(fill="selected", edge=None, radius=0)
    inner = row(inset(stroke, (0, 6)).of(4), inset(words, (16, 6, 16, 4)))
    return Panel(inner, fill="well", edge=None, radius=12)

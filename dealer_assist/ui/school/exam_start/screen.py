"""The start of a table test: the parts that were drawn, what passes, and who is ready."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.drawing import PITCH
from dealer_assist.ui.school.exam_start.model import ExamStartModel, ExamStartTouch
from dealer_assist.ui.school.nodes import caption, disc, dot, lines, title_over
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Fitted,
    Node,
    Panel,
    Paragraph,
    Slot,
    Text,
    column,
    row,
    rule,
    space,
    stacked,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.text_flow import Block, Phrase

_PAD, _CARD, _READY = (28.0, 20.0), 112.0, 78.0
_TEST, _PASSES, _WHO = 0.502, 0.248, 0.25
_PART, _MARKS, _DRAW = 86.0, 76.0, 68.0


class ExamStartScreen(SchoolScreen[ExamStartModel, ExamStartTouch]):
    """Waits for a trainer's card."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.cards = self.card_pool()

    def body(self, model: ExamStartModel) -> Node:
        """Stand the test, what passes it and who is ready side by side."""
        cards = [Slot(one).of(_CARD) for one in reversed(self.cards.show(model.cards))]
        return row(
            Panel(_test(model), pad=_PAD).sharing(_TEST),
            Panel(_passes(model), pad=_PAD).sharing(_PASSES),
            Panel(column(_ready(model), *cards, gap=GAP), pad=_PAD).sharing(_WHO),
            gap=GAP,
        )


def _passes(model: ExamStartModel) -> Node:
    figures = (
        column(
            rule(),
            space(12),
            Text(figure, "heavy_38").of(50),
            Paragraph(words, "medium_20", "text_2", PITCH),
            space(2),
        ).of(112)
        for figure, words in model.passes
    )
    note = Block(model.note, "medium_22", "text_2", 29).at_end()
    return column(caption(Msg("PASSES WITH")).of(30), space(10), *figures, note)


def _ready(model: ExamStartModel) -> Node:
    people = [
        column(row(dot(one.state, 40), title_over(one.title, one.detail), gap=18).of(62), space())
        for one in model.ready
    ]
    return column(caption(Msg("READY?")).of(30), space(14), stacked(people, _READY))


def _test(model: ExamStartModel) -> Node:
    parts = [
        column(
            rule(),
            row(
                disc(part.icon, drawn=26),
                space(22),
                title_over(part.title, part.detail),
                Text(part.value, "bold_30", align=RIGHT).of(160),
            ),
        )
        for part in model.parts
    ]
    marks = row(
        lines(Msg("Trainer's marks: hands, voice, courtesy"), "bold_24"),
        Text(Msg("1 to 10 each"), "medium_22", "text_2", RIGHT).of(180),
        gap=10,
    )

    def fitted(box: QRectF) -> Node:
        high = min(_PART, (box.height() - _MARKS) / max(1, len(parts)))
        return column(*(part.of(high) for part in parts), rule(), marks.of(_MARKS), space())

    kept = lines(model.kept, "medium_20", ink="text_2")
    draw = Phrase(caption(Msg("DRAW")), Phrase(Text(model.seed, "bold_30"), kept, gap=20), gap=20)
    return column(
        caption(Msg("THE TABLE TEST")).of(30),
        Text(model.title, "heavy_34").of(48),
        space(8),
        Fitted(fitted),
        space(GAP),
        Panel(draw, fill="well", edge=None, radius=12, pad=(20, 0)).of(_DRAW),
    )

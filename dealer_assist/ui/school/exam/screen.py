"""The table test: the machine's points, the trainer's marks, and the record beside them."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg, joined
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.touches import Choice
from dealer_assist.ui.school.exam.model import ExamModel, ExamTouch, HeadingModel, MarkGiven
from dealer_assist.ui.school.exam.record import draw_note, record
from dealer_assist.ui.school.nodes import bar, caption, disc, dot, lines, tag
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.school.today.model import ProgressMark
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Icon,
    Node,
    Panel,
    Paragraph,
    Slot,
    Text,
    column,
    inset,
    row,
    rule,
    space,
    stacked,
)
from dealer_assist.ui.toolkit.buttons import PickButton, draw_ground
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.text_flow import Phrase

_MACHINE, _TRAINER, _RECORD = 0.258, 0.482, 0.26
_CARD, _PART, _CRITICAL = 112.0, 62.0, 46.0
_MARK, _MARK_GAP, _MARKS = 72.0, 12.0, 10
_ABOUT, _NOTE, _FOOT = 84.0, 78.0, 60.0


class MarkButton(PickButton):
    """A mark to give: its figure is read from a step away."""

    def tell(self, model: ChoiceModel | Choice[Any]) -> None:
        """Say under which heading the mark stands."""
        self.describe(joined(" ", (model.detail, model.label)))

    def draw(self, painter: Painter) -> None:
        """Paint the figure in the middle."""
        ink = draw_ground(painter, self, is_on=self._model.is_on)
        room = painter.whole
        painter.text(room, self._model.label, "bold_30", ink, Align.CENTRE)


class ExamScreen(SchoolScreen[ExamModel, ExamTouch]):
    """Ten marks below each heading, and the card that signs below the record."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.marks = self.choice_pool(MarkButton)
        self.cards = self.card_pool()

    def body(self, model: ExamModel) -> Node:
        """Stand the machine, the trainer and the record side by side."""
        cards = [Slot(one).of(_CARD) for one in self.cards.show(model.cards)]
        return row(
            Panel(_machine(model), pad=(24, 16, 24, 14)).sharing(_MACHINE),
            Panel(self._trainer(model), pad=(28, 16, 28, 14)).sharing(_TRAINER),
            Panel(column(record(model), *cards, gap=GAP), pad=(20, 16)).sharing(_RECORD),
            gap=GAP,
        )

    def _trainer(self, model: ExamModel) -> Node:
        """Stand the marks below their headings, then the note and the mark in all."""
        said = Msg("What the machine cannot see. 6 or more in each.")
        marks = iter(self.marks.show(tuple(_marks(model))))
        headings = (
            column(
                rule(),
                space(4),
                _heading(heading).of(_ABOUT),
                self._marked(heading, marks).of(_MARK),
            )
            for heading in model.headings
        )
        high = 4 + _ABOUT + _MARK
        note = row(
            Icon("speech", 28, "text_2"),
            inset(Drawn(partial(draw_note, words=model.note, middle=True)), (16, 4, 0, 0)),
        )
        return column(
            Phrase(
                caption(Msg("THE TRAINER")), Text(said, "medium_20", "text_2", RIGHT), gap=20
            ).of(34),
            space(14),
            column(*(one.of(high) for one in headings), gap=_MARK_GAP).of(
                len(model.headings) * (high + _MARK_GAP) - _MARK_GAP
            ),
            stacked([note if model.note else space()], _NOTE),
            rule(),
            row(
                Text(Msg("Weighted mark"), "medium_22", "text_2"),
                Text(model.weighted, "heavy_38", align=RIGHT),
                Text(Msg("of 10"), "medium_22", "text_2").hug(),
                gap=18,
            ).of(_FOOT),
        )

    def _marked(self, heading: HeadingModel, marks: Iterator[PickButton]) -> Node:
        if heading.is_open:
            buttons = (Slot(next(marks)).of(_MARK) for _ in range(_MARKS))
            return row(*buttons, space(), gap=_MARK_GAP)
        said = str(heading.mark) if heading.mark else Msg("After the last part")
        return inset(Text(said, "bold_30", "text_2"), (0, 8, 0, 0))


def _marks(model: ExamModel) -> Iterator[Choice[MarkGiven]]:
    for heading in model.headings:
        for mark in range(1, _MARKS + 1) if heading.is_open else ():
            given = MarkGiven(heading.key, mark)
            yield Choice(given, str(mark), mark == heading.mark, heading.title)


def _heading(heading: HeadingModel) -> Node:
    words = column(
        space(6),
        Text(heading.title, "bold_28").of(34),
        Paragraph(heading.about, "medium_20", "text_2", 22),
    )
    return row(disc(heading.icon), space(16), words, space(20), tag(heading.weight))


def _machine(model: ExamModel) -> Node:
    parts = [
        column(
            rule(),
            row(
                lines(part.title, "medium_22").sharing(0.46),
                space().sharing(0.04),
                bar(
                    part.points / 100,
                    "ok" if part.points >= model.least else "fault",
                    model.least / 100,
                ).sharing(0.32),
                Text(str(part.points), "bold_30", align=RIGHT).sharing(0.18),
            ),
        )
        for part in model.parts
    ]
    mark = dot(ProgressMark.DONE, 36) if model.is_clean else Icon("triangle", 34, "fault", 3)
    return column(
        caption(Msg("THE MACHINE")).of(30),
        Phrase(
            Text(model.points, "bold_71"),
            inset(Text(model.of, "medium_22", "text_2"), (0, 14, 0, 0)),
            gap=18,
        ).of(82),
        space(6),
        stacked(parts, _PART),
        space(12),
        rule(),
        row(
            mark.of(36),
            space(12),
            Text(Msg("Critical errors"), "bold_24"),
            Text(model.critical, "bold_30", align=RIGHT).of(60),
        ).of(_CRITICAL),
        space(4),
        Paragraph(model.machine_note, "medium_20", "text_2", 24).of(92),
    )

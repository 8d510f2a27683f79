"""The table test: the machine's points, the trainer's marks, and the record beside them."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg, joined
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.models.touches import Choice
from dealer_assist.ui.school.drawing import draw_bar, draw_dot, write
from dealer_assist.ui.school.exam.model import ExamModel, ExamTouch, HeadingModel, MarkGiven
from dealer_assist.ui.school.exam.record import draw_note, draw_record
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.school.today.model import ProgressMark
from dealer_assist.ui.toolkit.boxes import Drawn, Node, Panel, Slot, Stack, column, row, space
from dealer_assist.ui.toolkit.buttons import PickButton, draw_ground
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.frame_parts import LESSONS
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.screen import Screen

_MACHINE, _TRAINER, _RECORD = 0.258, 0.482, 0.26
_SIDE, _CARD = 28.0, 112.0
_MARK, _MARK_GAP, _MARKS = 72.0, 12.0, 10
_HEADING, _MARKS_TOP, _FOOT = 172.0, 88.0, 60.0
_DISC, _DISC_ICON, _TIGHT, _NOTE = 48.0, 28.0, 22.0, 78.0


class MarkButton(PickButton):
    """A mark to give: its figure is read from a step away."""

    def tell(self, model: ChoiceModel | Choice[Any]) -> None:
        """Say under which heading the mark stands."""
        self.describe(joined(" ", (model.detail, model.label)))

    def draw(self, painter: Painter) -> None:
        """Paint the figure in the middle."""
        ink = draw_ground(painter, self, is_on=self._model.is_on)
        room = QRectF(0, 0, painter.width, painter.height)
        painter.text(room, self._model.label, "bold_30", ink, Align.CENTRE)


class ExamScreen(Screen[ExamModel, ExamTouch]):
    """Ten marks below each heading, and the card that signs below the record."""

    frame_style = LESSONS

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.marks = self.choice_pool(MarkButton)
        self.cards = self.card_pool()

    def frame(self, model: ExamModel) -> ScreenFrame[ExamTouch]:
        """Give the frame."""
        return model.frame

    def body(self, model: ExamModel) -> Node:
        """Stand the machine, the trainer and the record side by side."""
        cards = [Slot(one).of(_CARD) for one in self.cards.show(model.cards)]
        record = column(Drawn(partial(draw_record, model=model)), *cards, gap=GAP)
        trainer = Stack(Drawn(partial(_draw_trainer, model=model)), self._marked(model))
        machine = Drawn(partial(_draw_machine, model=model))
        return row(
            Panel(machine, pad=(24, 16, 24, 14)).sharing(_MACHINE),
            Panel(trainer, pad=(_SIDE, 16, _SIDE, 14)).sharing(_TRAINER),
            Panel(record, pad=(20, 16)).sharing(_RECORD),
            gap=GAP,
        )

    def _marked(self, model: ExamModel) -> Node:
        """Stand the marks where their headings leave room."""
        shown = iter(self.marks.show(tuple(_marks(model))))
        lines: list[Node] = []
        for heading in model.headings:
            line: Node = space()
            if heading.is_open:
                buttons = [Slot(next(shown)).of(_MARK) for _ in range(_MARKS)]
                line = row(*buttons, space(), gap=_MARK_GAP)
            lines += [space(_MARKS_TOP), line.of(_MARK), space(_HEADING - _MARKS_TOP - _MARK)]
        return column(space(48), *lines, space())


def _marks(model: ExamModel) -> Iterator[Choice[MarkGiven]]:
    for heading in model.headings:
        for mark in range(1, _MARKS + 1) if heading.is_open else ():
            given = MarkGiven(heading.key, mark)
            yield Choice(given, str(mark), mark == heading.mark, heading.title)


def _draw_machine(painter: Painter, box: QRectF, model: ExamModel) -> None:
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), 30)
    painter.text(caption, Msg("THE MACHINE"), "caption_20", colour.text_2)
    figure = QRectF(box.left(), caption.bottom(), box.width(), 82)
    width = painter.text(figure, model.points, "bold_71", colour.text_1)
    of = figure.adjusted(width + 18, 14, 0, 0)
    painter.text(of, model.of, "medium_22", colour.text_2)
    y = figure.bottom() + 6
    high = min(62.0, (box.bottom() - 154 - y) / max(1, len(model.parts)))
    for part in model.parts:
        painter.rule(box.left(), y, box.right(), colour.line)
        name = QRectF(box.left(), y, box.width() * 0.46, high)
        write(painter, name, part.title, ("medium_22", "medium_20"), colour.text_1)
        bar = QRectF(box.left() + box.width() * 0.5, y + high / 2 - 7, box.width() * 0.32, 14)
        ink = colour.ok if part.points >= model.least else colour.fault
        draw_bar(painter, bar, part.points / 100, ink, model.least / 100)
        value = QRectF(box.right() - 70, y, 70, high)
        painter.text(value, str(part.points), "bold_30", colour.text_1, Align.RIGHT)
        y += high
    line = QRectF(box.left(), box.bottom() - 142, box.width(), 46)
    painter.rule(box.left(), line.top(), box.right(), colour.line)
    if model.is_clean:
        draw_dot(painter, QRectF(line.left(), line.top() + 6, 36, 36), ProgressMark.DONE)
    else:
        painter.icon("triangle", line.left(), line.top() + 7, 34, colour.fault, 3)
    words = line.adjusted(48, 0, -60, 0)
    painter.text(words, Msg("Critical errors"), "bold_24", colour.text_1)
    painter.text(line, model.critical, "bold_30", colour.text_1, Align.RIGHT)
    note = QRectF(box.left(), line.bottom() + 4, box.width(), 92)
    painter.paragraph(note, model.machine_note, "medium_20", colour.text_2, 24)


def _draw_trainer(painter: Painter, box: QRectF, model: ExamModel) -> None:
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), 34)
    width = painter.text(caption, Msg("THE TRAINER"), "caption_20", colour.text_2)
    rest = caption.adjusted(width + 20, 0, 0, 0)
    said = Msg("What the machine cannot see. 6 or more in each.")
    painter.text(rest, said, "medium_20", colour.text_2, Align.RIGHT)
    for line, heading in enumerate(model.headings):
        top = box.top() + 48 + line * _HEADING
        _draw_heading(painter, QRectF(box.left(), top, box.width(), _HEADING), heading)
    foot = QRectF(box.left(), box.bottom() - _FOOT, box.width(), _FOOT)
    if model.note:
        top = box.top() + 48 + 2 * _HEADING + _MARKS_TOP + _MARK
        room = QRectF(box.left(), top, box.width(), min(_NOTE, foot.top() - top))
        painter.icon("speech", room.left(), room.center().y() - 14, 28, colour.text_2)
        draw_note(painter, room.adjusted(44, 4, 0, 0), model.note, colour.text_1, middle=True)
    painter.rule(box.left(), foot.top(), box.right(), colour.line)
    painter.text(foot, Msg("Weighted mark"), "medium_22", colour.text_2)
    width = painter.text(foot, Msg("of 10"), "medium_22", colour.text_2, Align.RIGHT)
    figure = foot.adjusted(0, 0, -width - 18, 0)
    painter.text(figure, model.weighted, "heavy_38", colour.text_1, Align.RIGHT)


def _draw_heading(painter: Painter, box: QRectF, heading: HeadingModel) -> None:
    colour = painter.theme.colour
    painter.rule(box.left(), box.top(), box.right(), colour.line)
    width = painter.tag_width(heading.weight)
    middle = box.top() + 46
    painter.tag(box.right() - width, middle, heading.weight, colour.text_1, colour.line_strong)
    disc = QRectF(box.left(), middle - _DISC / 2, _DISC, _DISC)
    painter.panel(disc, colour.raised, radius=_DISC / 2)
    inset = (_DISC - _DISC_ICON) / 2
    left, top = disc.left() + inset, disc.top() + inset
    painter.icon(heading.icon, left, top, _DISC_ICON, colour.text_1)
    words = QRectF(disc.right() + 16, box.top() + 10, 0, 34)
    words.setRight(box.right() - width - 20)
    painter.text(words, heading.title, "bold_28", colour.text_1)
    about = QRectF(words.left(), words.bottom(), words.width(), _MARKS_TOP - 44)
    painter.paragraph(about, heading.about, "medium_20", colour.text_2, _TIGHT)
    if not heading.is_open:
        words = QRectF(box.left(), box.top() + 98, box.width(), 60)
        said = str(heading.mark) if heading.mark else Msg("After the last part")
        painter.text(words, said, "bold_30", colour.text_2)

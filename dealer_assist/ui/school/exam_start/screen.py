"""The start of a table test: the parts that were drawn, what passes, and who is ready."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.drawing import PITCH, draw_dot, write
from dealer_assist.ui.school.exam_start.model import ExamStartModel, ExamStartTouch
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.toolkit.boxes import Drawn, Node, Panel, Slot, column, row
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.frame_parts import LESSONS
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.screen import Screen
from dealer_assist.ui.toolkit.theme import TypeRole

_PAD, _CARD, _READY = (28.0, 20.0), 112.0, 78.0
_TEST, _PASSES, _WHO = 0.502, 0.248, 0.25
_SMALL: tuple[TypeRole, TypeRole] = ("medium_20", "medium_20")


class ExamStartScreen(Screen[ExamStartModel, ExamStartTouch]):
    """Waits for a trainer's card."""

    frame_style = LESSONS

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.cards = self.card_pool()

    def frame(self, model: ExamStartModel) -> ScreenFrame[ExamStartTouch]:
        """Give the frame."""
        return model.frame

    def body(self, model: ExamStartModel) -> Node:
        """Stand the test, what passes it and who is ready side by side."""
        cards = [Slot(one).of(_CARD) for one in reversed(self.cards.show(model.cards))]
        ready = column(Drawn(partial(_draw_ready, model=model)), *cards, gap=GAP)
        return row(
            Panel(Drawn(partial(_draw_test, model=model)), pad=_PAD).sharing(_TEST),
            Panel(Drawn(partial(_draw_passes, model=model)), pad=_PAD).sharing(_PASSES),
            Panel(ready, pad=_PAD).sharing(_WHO),
            gap=GAP,
        )


def _draw_passes(painter: Painter, box: QRectF, model: ExamStartModel) -> None:
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), 30)
    painter.text(caption, Msg("PASSES WITH"), "caption_20", colour.text_2)
    y = caption.bottom() + 10
    for figure, words in model.passes:
        painter.rule(box.left(), y, box.right(), colour.line)
        line = QRectF(box.left(), y + 12, box.width(), 52)
        painter.text(line, figure, "heavy_38", colour.text_1)
        line = QRectF(box.left(), y + 62, box.width(), 48)
        painter.paragraph(line, words, "medium_20", colour.text_2, PITCH)
        y += 112
    lines = painter.broken(model.note, "medium_22", box.width(), is_running=True)
    high = 29.0 * len(lines)
    note = QRectF(box.left(), box.bottom() - high, box.width(), high)
    painter.paragraph(note, model.note, "medium_22", colour.text_2, 29)


def _draw_ready(painter: Painter, box: QRectF, model: ExamStartModel) -> None:
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), 30)
    painter.text(caption, Msg("READY?"), "caption_20", colour.text_2)
    y = caption.bottom() + 14
    pitch = min(_READY, (box.bottom() - y) / max(1, len(model.ready)))
    for one in model.ready:
        draw_dot(painter, QRectF(box.left(), y + 8, 40, 40), one.state)
        line = QRectF(box.left() + 58, y, box.width() - 58, 32)
        painter.text(line, one.title, "bold_24", colour.text_1)
        painter.text(line.translated(0, 30), one.detail, "medium_20", colour.text_2)
        y += pitch


def _draw_test(painter: Painter, box: QRectF, model: ExamStartModel) -> None:
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), 30)
    painter.text(caption, Msg("THE TABLE TEST"), "caption_20", colour.text_2)
    title = QRectF(box.left(), caption.bottom(), box.width(), 48)
    painter.text(title, model.title, "heavy_34", colour.text_1)
    y = title.bottom() + 8
    high = min(86.0, (box.bottom() - 84 - 78 - y) / max(1, len(model.parts)))
    for part in model.parts:
        painter.rule(box.left(), y, box.right(), colour.line)
        disc = QRectF(box.left(), y + (high - 48) / 2, 48, 48)
        painter.panel(disc, colour.raised, radius=24)
        painter.icon(part.icon, disc.left() + 11, disc.top() + 11, 26, colour.text_1)
        line = QRectF(box.left() + 70, y + high / 2 - 30, box.width() - 230, 32)
        painter.text(line, part.title, "bold_24", colour.text_1)
        painter.text(line.translated(0, 29), part.detail, "medium_20", colour.text_2)
        value = QRectF(box.right() - 160, y, 160, high)
        painter.text(value, part.value, "bold_30", colour.text_1, Align.RIGHT)
        y += high
    painter.rule(box.left(), y, box.right(), colour.line)
    line = QRectF(box.left(), y, box.width() - 190, 76)
    marks = Msg("Trainer's marks: hands, voice, courtesy")
    write(painter, line, marks, ("bold_24", "medium_20"), colour.text_1)
    line = QRectF(box.right() - 180, y, 180, 76)
    painter.text(line, Msg("1 to 10 each"), "medium_22", colour.text_2, Align.RIGHT)
    well = QRectF(box.left(), box.bottom() - 68, box.width(), 68)
    painter.panel(well, colour.well, radius=12)
    line = well.adjusted(20, 0, -20, 0)
    width = painter.text(line, Msg("DRAW"), "caption_20", colour.text_2)
    line = line.adjusted(width + 20, 0, 0, 0)
    width = painter.text(line, model.seed, "bold_30", colour.text_1)
    line = line.adjusted(width + 20, 0, 0, 0)
    write(painter, line, model.kept, _SMALL, colour.text_2)

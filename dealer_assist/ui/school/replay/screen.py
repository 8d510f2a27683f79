"""REPLAY: the table at a moment, what was expected, what was done, and all events on lanes."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.drawing import draw_felt, draw_touch, write
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.school.replay.lanes import Lanes
from dealer_assist.ui.school.replay.model import ReplayModel, ReplayTouch
from dealer_assist.ui.toolkit.boxes import Drawn, Node, Panel, Slot, column, row
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.frame_parts import LESSONS
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.prompt_bar import PROMPT_HEIGHT
from dealer_assist.ui.toolkit.screen import Screen

_LANES, _FELT_SHARE, _HEAD_MARK, _TEXT_INSET = 290.0, 0.632, 244.0, 52.0
_HEAD_BELOW = 10.0


class ReplayScreen(Screen[ReplayModel, ReplayTouch]):
    """Its own head stands in the place of the prompt: nothing here is live."""

    frame_style = LESSONS

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.lanes = Lanes(context, self)
        self.lanes.scrubbed.connect(self.touched)

    def frame(self, model: ReplayModel) -> ScreenFrame[ReplayTouch]:
        """Give the frame."""
        return model.frame

    def body(self, model: ReplayModel) -> Node:
        """Stand the moment above the lanes."""
        self.lanes.show_state(model)
        felt = Panel(Drawn(partial(_draw_table, model=model))).sharing(_FELT_SHARE)
        side = Panel(Drawn(partial(_draw_side, model=model)), pad=(26, 16, 26, 14))
        return column(
            Drawn(partial(_draw_head, model=model)).of(PROMPT_HEIGHT + _HEAD_BELOW - GAP),
            row(felt, side.sharing(1 - _FELT_SHARE), gap=GAP),
            Slot(self.lanes).of(_LANES),
            gap=GAP,
        )


def _draw_table(painter: Painter, box: QRectF, model: ReplayModel) -> None:
    colour = painter.theme.colour
    title = QRectF(box.left() + 20, box.top() + 8, box.width() - 40, 36)
    painter.text(title, model.table_title, "bold_24", colour.text_1)
    draw_felt(painter, box.adjusted(16, 56, -16, -14), model.seats)
    if model.has_touch:
        words = Msg("touch")
        left = box.right() - 20 - painter.width_of(words, "medium_20")
        painter.text(QRectF(left, title.top(), 200, 36), words, "medium_20", colour.text_2)
        draw_touch(painter, QPointF(left - 26, title.center().y()))


def _draw_head(painter: Painter, box: QRectF, model: ReplayModel) -> None:
    colour = painter.theme.colour
    box = QRectF(box.left(), box.top(), box.width(), PROMPT_HEIGHT)
    painter.panel(box, colour.panel, colour.selected, 3)
    mark = QRectF(box.left(), box.top(), _HEAD_MARK, box.height())
    painter.qpainter.save()
    painter.qpainter.setClipRect(mark)
    painter.panel(mark.adjusted(0, 0, 28, 0), colour.selected)
    painter.qpainter.restore()
    painter.icon("history", mark.left() + 30, mark.center().y() - 19, 38, colour.selected_ink)
    words = mark.adjusted(82, 0, -8, 0)
    painter.text(words, Msg("REPLAY"), "bold_30", colour.selected_ink)
    right = box.right() - 26
    if model.note:
        width = painter.width_of(model.note, "bold_24")
        note = QRectF(right - width, box.top(), width + 1, box.height())
        painter.text(note, model.note, "bold_24", colour.text_1)
        right -= width + 20
    left = mark.right() + 26
    line = QRectF(left, box.top() + 8, right - left, 46)
    painter.text(line, model.head, "heavy_38", colour.text_1)
    line = QRectF(left, box.top() + 54, right - left, 28)
    painter.text(line, model.detail, "semi_20", colour.text_2)


def _draw_side(painter: Painter, box: QRectF, model: ReplayModel) -> None:
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), 28)
    painter.text(caption, Msg("EXPECTED"), "caption_20", colour.text_2)
    left = box.left() + _TEXT_INSET
    ring = QRectF(box.left() + 2, caption.bottom() + 8, 34, 34)
    painter.panel(ring, None, colour.line_strong, 4, 17)
    line = QRectF(left, caption.bottom(), box.right() - left, 50)
    write(painter, line, model.expected, ("bold_28", "bold_20"), colour.text_1)
    why = QRectF(left, line.bottom(), box.right() - left, 48)
    painter.paragraph(why, model.expected_why, "medium_20", colour.text_2, 24)
    y = why.bottom() + 10
    painter.rule(box.left(), y, box.right(), colour.line)
    caption = QRectF(box.left(), y + 10, box.width(), 28)
    painter.text(caption, Msg("DONE"), "caption_20", colour.text_2)
    ink = colour.fault_text if model.is_wrong else colour.text_1
    if model.is_wrong:
        painter.icon("triangle", box.left(), caption.bottom() + 6, 38, colour.fault, 2.2)
    else:
        painter.icon("check", box.left() + 2, caption.bottom() + 8, 34, colour.ok, 3)
    line = QRectF(left, caption.bottom(), box.right() - left, 50)
    write(painter, line, model.done, ("bold_28", "bold_20"), ink)
    why = QRectF(left, line.bottom(), box.right() - left, 50)
    painter.paragraph(why, model.done_why, "medium_20", colour.text_2, 24)
    rest = QRectF(box.left(), why.bottom() + 8, box.width(), box.bottom() - why.bottom() - 8)
    if model.comment:
        _draw_comment(painter, rest, model)
    elif model.model_did:
        painter.rule(rest.left(), rest.top(), rest.right(), colour.line)
        caption = QRectF(rest.left(), rest.top() + 10, rest.width(), 28)
        painter.text(caption, Msg("MODEL RUN"), "caption_20", colour.text_2)
        line = QRectF(left, caption.bottom(), rest.right() - left, 50)
        write(painter, line, model.model_did, ("bold_24", "bold_20"), colour.text_1)
        dot = QRectF(rest.left() + 11, line.center().y() - 8, 16, 16)
        painter.panel(dot, colour.ok, radius=8)


def _draw_comment(painter: Painter, well: QRectF, model: ReplayModel) -> None:
    colour = painter.theme.colour
    painter.panel(well, colour.well, radius=12)
    painter.fill(QRectF(well.left(), well.top() + 6, 4, well.height() - 12), colour.selected)
    by = QRectF(well.left() + 20, well.top() + 6, well.width() - 40, 28)
    painter.icon("speech", by.left(), by.top() + 3, 22, colour.text_1)
    by.setLeft(by.left() + 34)
    width = painter.text(by, model.comment_by or Msg("Comment"), "bold_20", colour.text_1)
    by.setLeft(by.left() + width + 12)
    painter.text(by, model.comment_at, "medium_20", colour.text_2)
    words = well.adjusted(20, 36, -16, -4)
    painter.paragraph(words, model.comment, "medium_20", colour.text_1, 25)

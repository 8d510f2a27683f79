"""LESSON INTRO: what will happen, what counts and what fails at once, before the table opens."""

from functools import partial

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.models.frame import ScreenFrame
from dealer_assist.ui.school.drawing import PITCH, draw_bar, draw_felt, write
from dealer_assist.ui.school.intro.model import IntroModel, IntroTouch, PointModel, TargetPace
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.toolkit.boxes import Drawn, Node, Panel, row
from dealer_assist.ui.toolkit.frame_parts import LESSONS
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.screen import Screen
from dealer_assist.ui.toolkit.theme import TypeRole

_SHARES, _PAD, _CAPTION = (0.318, 0.342, 0.34), (28.0, 20.0), 28.0
_POINT, _DISC = 68.0, 48.0
_COUNT, _PACE = 70.0, 148.0
_LAST = 126.0
_FELT_LEAST, _FELT_MOST, _FELT_GAP = 140.0, 190.0, 20.0
_PLATE = 62.0
"""A seat of the small table has room for its number and its lamp."""
_SMALL: tuple[TypeRole, TypeRole] = ("medium_20", "medium_20")


class IntroScreen(Screen[IntroModel, IntroTouch]):
    """Nothing in its body is touched."""

    frame_style = LESSONS

    def frame(self, model: IntroModel) -> ScreenFrame[IntroTouch]:
        """Give the frame."""
        return model.frame

    def body(self, model: IntroModel) -> Node:
        """Stand three columns side by side."""
        drawn = (_draw_happens, _draw_counts, _draw_fails)
        edges = ("line", "line", "danger_edge")
        columns = [
            Panel(Drawn(partial(draw, model=model)), edge=edge, pad=_PAD).sharing(share)
            for draw, edge, share in zip(drawn, edges, _SHARES, strict=True)
        ]
        return row(*columns, gap=GAP)


def _draw_happens(painter: Painter, box: QRectF, model: IntroModel) -> None:
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), _CAPTION)
    painter.text(caption, Msg("WHAT WILL HAPPEN"), "caption_20", colour.text_2)
    y = caption.bottom() + 6
    title = QRectF(box.left(), y, box.width(), 84)
    y += painter.paragraph(title, model.title, "heavy_34", colour.text_1, 42) + 10
    story = QRectF(box.left(), y, box.width(), 136)
    y += painter.paragraph(story, model.story, "medium_24", colour.text_1, 33) + 20
    foot = box.bottom() - 52
    y += _draw_table(painter, QRectF(box.left(), y, box.width(), foot - y), model)
    for point in model.happens:
        if y + _POINT > foot:
            break
        disc = QRectF(box.left(), y + 6, _DISC, _DISC)
        painter.panel(disc, colour.raised, radius=_DISC / 2)
        painter.icon(point.icon, disc.left() + 10, disc.top() + 10, 28, colour.text_1)
        _draw_two_lines(painter, box.adjusted(_DISC + 18, 0, 0, 0), y, point)
        y += _POINT + 6
    painter.rule(box.left(), foot, box.right(), colour.line)
    note = QRectF(box.left(), foot + 4, box.width(), box.bottom() - foot)
    write(painter, note, model.coach, _SMALL, colour.text_2)


def _draw_table(painter: Painter, box: QRectF, model: IntroModel) -> float:
    """Paint the table in small where the list leaves room for it; give the height used."""
    listed = len(model.happens) * (_POINT + 6)
    high = min(_FELT_MOST, box.height() - listed - _FELT_GAP)
    if not model.seats or high < _FELT_LEAST or box.width() / len(model.seats) < _PLATE:
        return 0.0
    draw_felt(painter, QRectF(box.left(), box.top(), box.width(), high), model.seats)
    return high + _FELT_GAP


def _draw_counts(painter: Painter, box: QRectF, model: IntroModel) -> None:
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), 34)
    painter.text(caption, Msg("WHAT COUNTS"), "caption_20", colour.text_2)
    width = painter.tag_width(model.pass_at)
    painter.tag(
        box.right() - width,
        caption.center().y(),
        model.pass_at,
        colour.text_1,
        colour.line_strong,
    )
    foot = box.bottom() - (_PACE + 12 if model.pace else 0)
    room = foot - caption.bottom() - 12
    high = min(_COUNT, room / (len(model.counts) + 1))
    y = caption.bottom() + 12
    for point in model.counts:
        painter.rule(box.left(), y, box.right(), colour.line)
        line = QRectF(box.left(), y, box.width() - 80, high)
        if point.detail and high >= 60 and _fits(painter, point.title, line.width()):
            _draw_two_lines(painter, line, y + 5, point)
        else:
            write(painter, line, point.title, ("bold_24", "medium_20"), colour.text_1)
        value = QRectF(box.right() - 72, y, 72, high)
        painter.text(value, point.value, "bold_30", colour.text_1, Align.RIGHT)
        y += high
    painter.rule(box.left(), y, box.right(), colour.line)
    line = QRectF(box.left(), y, box.width(), high)
    painter.text(line, Msg("Together"), "bold_24", colour.text_1)
    painter.text(line, model.together, "bold_30", colour.text_1, Align.RIGHT)
    if model.pace:
        well = QRectF(box.left(), box.bottom() - _PACE, box.width(), _PACE)
        _draw_pace(painter, well, model.pace)


def _draw_fails(painter: Painter, box: QRectF, model: IntroModel) -> None:
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), _CAPTION)
    painter.text(caption, Msg("FAILS THE LESSON AT ONCE"), "caption_20", colour.text_2)
    y = caption.bottom() + 12
    foot = box.bottom() - 40 - (_LAST + 16 if model.last_points else 0)
    room = box.adjusted(58, 0, 0, 0)
    heights = [_fail_height(painter, point, room.width()) for point in model.fails]
    has_details = y + sum(heights) <= foot - 60
    for point, high in zip(model.fails, heights, strict=True):
        size = 40 if has_details else 30
        painter.icon("triangle", box.left() + 20 - size / 2, y + 4, size, colour.fault, 2.2)
        line = QRectF(room.left(), y, room.width(), 34)
        painter.text(line, point.title, "bold_24", colour.fault_text)
        if has_details:
            why = QRectF(room.left(), y + 34, room.width(), high - 34)
            painter.paragraph(why, point.detail, "medium_20", colour.text_2, PITCH)
        y += high if has_details else 42
    note = QRectF(box.left(), y, box.width(), 60)
    painter.paragraph(note, model.fails_note, "medium_22", colour.text_2, 28)
    if model.last_points:
        _draw_last(painter, QRectF(box.left(), foot, box.width(), _LAST), model)
    line = QRectF(box.left() + 44, box.bottom() - 44, box.width() - 44, 50)
    painter.icon("info", box.left(), line.center().y() - 14, 28, colour.text_2)
    write(painter, line, model.hesitation, _SMALL, colour.text_2)


def _draw_last(painter: Painter, box: QRectF, model: IntroModel) -> None:
    colour = painter.theme.colour
    painter.panel(box, colour.well, radius=12)
    inner = box.adjusted(20, 12, -20, -12)
    caption = QRectF(inner.left(), inner.top(), inner.width(), _CAPTION)
    painter.text(caption, model.last_title, "caption_20", colour.text_2)
    figure = QRectF(inner.left(), caption.bottom() + 4, 110, 64)
    width = painter.text(figure, model.last_points, "heavy_48", colour.text_1)
    words = QRectF(inner.left() + width + 22, figure.top(), 0, figure.height())
    words.setRight(inner.right())
    write(painter, words, model.last_words, ("medium_20", "medium_20"), colour.text_1)


def _fits(painter: Painter, words: str, width: float) -> bool:
    return painter.theme.width(painter.said(words), "bold_20") <= width


def _fail_height(painter: Painter, point: PointModel, width: float) -> float:
    return 34 + PITCH * len(painter.broken(point.detail, "medium_20", width)) + 14


def _draw_two_lines(painter: Painter, box: QRectF, top: float, point: PointModel) -> None:
    colour = painter.theme.colour
    line = QRectF(box.left(), top, box.width(), 32)
    painter.text(line, point.title, "bold_24", colour.text_1)
    painter.text(line.translated(0, 29), point.detail, "medium_20", colour.text_2)


def _draw_pace(painter: Painter, box: QRectF, pace: TargetPace) -> None:
    colour = painter.theme.colour
    painter.panel(box, colour.well, radius=12)
    inner = box.adjusted(18, 14, -26, -12)
    head = QRectF(inner.left() + 40, inner.top(), inner.width() - 40, 32)
    painter.icon("clock", inner.left(), inner.top() + 2, 28, colour.text_1)
    painter.text(head, pace.title, "bold_24", colour.text_1)
    bar = QRectF(inner.left(), inner.top() + 52, inner.width(), 14)
    draw_bar(painter, bar, pace.share, colour.ok, pace.share)
    painter.fill(QRectF(bar.right() - 2, bar.top() - 8, 2, 30), colour.text_2)
    legend = QRectF(inner.left(), bar.bottom() + 14, inner.width(), 28)
    painter.text(legend, "0:00", "medium_20", colour.text_2)
    at = bar.left() + bar.width() * pace.share
    width = painter.width_of(pace.target, "bold_20")
    far = painter.width_of(pace.slowest, "medium_20")
    left = max(legend.left() + 60, min(at - width / 2, legend.right() - far - width - 14))
    target = QRectF(left, legend.top(), width + 1, 28)
    painter.text(target, pace.target, "bold_20", colour.text_1)
    painter.text(legend, pace.slowest, "medium_20", colour.text_2, Align.RIGHT)

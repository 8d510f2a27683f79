"""LESSON INTRO: what will happen, what counts and what fails at once, before the table opens."""

from functools import partial

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.school.drawing import PITCH, draw_felt, draw_legend
from dealer_assist.ui.school.intro.model import IntroModel, IntroTouch, PointModel, TargetPace
from dealer_assist.ui.school.nodes import BAR, bar, caption, disc, lines, tag, title_over
from dealer_assist.ui.school.paged import GAP
from dealer_assist.ui.school.school_screen import SchoolScreen
from dealer_assist.ui.toolkit.boxes import (
    RIGHT,
    Drawn,
    Fitted,
    Icon,
    Node,
    Panel,
    Paragraph,
    Stack,
    Text,
    column,
    row,
    rule,
    space,
    stacked,
)
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.text_flow import Flowing, Phrase

_PAD, _CAPTION = (28.0, 20.0), 28.0
_HAPPENS, _COUNTS, _FAILS = 0.318, 0.342, 0.34
_POINT, _POINT_GAP = 68.0, 6.0
_COUNT, _PACE, _LAST = 70.0, 148.0, 126.0
_FELT_LEAST, _FELT_MOST, _FELT_GAP = 140.0, 190.0, 20.0
_PLATE = 62.0
"""A seat of the small table has room for its number and its lamp."""


class IntroScreen(SchoolScreen[IntroModel, IntroTouch]):
    """Nothing in its body is touched."""

    def body(self, model: IntroModel) -> Node:
        """Stand three columns side by side."""
        return row(
            Panel(_happens(model), pad=_PAD).sharing(_HAPPENS),
            Panel(_counts(model), pad=_PAD).sharing(_COUNTS),
            Panel(_fails(model), edge="danger_edge", pad=_PAD).sharing(_FAILS),
            gap=GAP,
        )


def _happens(model: IntroModel) -> Node:
    told = Flowing(
        caption(Msg("WHAT WILL HAPPEN")).of(_CAPTION),
        space(6),
        Paragraph(model.title, "heavy_34", "text_1", 42).of(84),
        space(10),
        Paragraph(model.story, "medium_24", "text_1", 33).of(136),
        space(20),
        Fitted(partial(_listed, model)),
    )
    coach = lines(model.coach, "medium_20", ink="text_2").of(52)
    return column(told, rule(), space(4), coach, space(-4))


def _listed(model: IntroModel, box: QRectF) -> Node:
    """List what happens, below the table in small where both have room."""
    pitch, seats = _POINT + _POINT_GAP, model.seats
    free = box.height() - _FELT_GAP - len(model.happens) * pitch
    felt = Drawn(partial(draw_felt, seats=seats)).of(min(_FELT_MOST, free))
    has_felt = seats and free >= _FELT_LEAST and box.width() / len(seats) >= _PLATE
    points = [
        row(disc(one.icon), title_over(one.title, one.detail), gap=18).of(_POINT)
        for one in model.happens[: max(0, int((box.height() + _POINT_GAP) // pitch))]
    ]
    above = (felt, space(_FELT_GAP)) if has_felt else ()
    return column(*above, column(*points, gap=_POINT_GAP))


def _counts(model: IntroModel) -> Node:
    counts = [
        column(
            rule(),
            row(
                title_over(one.title, one.detail),
                Text(one.value, "bold_30", align=RIGHT).of(72),
                gap=8,
            ),
        )
        for one in model.counts
    ]
    together = row(
        Text(Msg("Together"), "bold_24"), Text(model.together, "bold_30", align=RIGHT).of(120)
    )
    return column(
        row(caption(Msg("WHAT COUNTS")), tag(model.pass_at)).of(34),
        space(12),
        stacked([*counts, column(rule(), together)], _COUNT),
        space(12) if model.pace else None,
        _pace(model.pace).of(_PACE) if model.pace else None,
    )


def _fails(model: IntroModel) -> Node:
    hesitation = row(
        Icon("info", 28, "text_2"), lines(model.hesitation, "medium_20", ink="text_2"), gap=16
    )
    return column(
        caption(Msg("FAILS THE LESSON AT ONCE")).of(_CAPTION),
        space(12),
        Drawn(partial(_draw_fails, model=model)),
        _last(model).of(_LAST) if model.last_points else None,
        space(12) if model.last_points else None,
        hesitation.of(50),
        space(-6),
    )


def _draw_fails(painter: Painter, box: QRectF, model: IntroModel) -> None:
    """Write what fails and why; where that is too long for all, only what."""
    colour, y = painter.theme.colour, box.top()
    room = box.adjusted(58, 0, 0, 0)
    heights = [_fail_height(painter, point, room.width()) for point in model.fails]
    has_details = sum(heights) <= box.height() - 60
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


def _fail_height(painter: Painter, point: PointModel, width: float) -> float:
    return 34 + PITCH * len(painter.broken(point.detail, "medium_20", width)) + 14


def _last(model: IntroModel) -> Node:
    words = lines(model.last_words, "medium_20")
    figure = Phrase(Text(model.last_points, "heavy_48"), words, gap=22)
    inner = column(caption(model.last_title).of(_CAPTION), space(4), figure.of(64), space())
    return Panel(inner, fill="well", edge=None, radius=12, pad=(20, 12))


def _pace(pace: TargetPace) -> Node:
    words = ("0:00", pace.target, pace.slowest)
    end = Panel(fill="text_2", edge=None, radius=0).of(2)
    inner = column(
        row(Icon("clock", 28), Text(pace.title, "bold_24"), gap=12).of(32),
        space(12),
        Stack(bar(pace.share, "ok", pace.share), row(space(), end)).of(2 * 8 + BAR),
        space(6),
        Drawn(partial(draw_legend, share=pace.share, words=words, role="bold_20")).of(28),
        space(),
    )
    return Panel(inner, fill="well", edge=None, radius=12, pad=(18, 14, 26, 12))

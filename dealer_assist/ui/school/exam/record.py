"""The record of a table test as it will be printed, and the trainer's note on it."""

from functools import partial

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.i18n.translator import Translated
from dealer_assist.ui.school.exam.model import ExamModel
from dealer_assist.ui.school.nodes import caption, tag
from dealer_assist.ui.toolkit.boxes import (
    Drawn,
    Ink,
    Node,
    Panel,
    Paragraph,
    Text,
    column,
    ink_of,
    row,
    space,
)
from dealer_assist.ui.toolkit.painter import SMALLEST_LABEL, Align, Painter

_PITCH, _TIGHT = 24.0, 22.0
_ROW = 36.0
_GAP = 10.0


def record(model: ExamModel) -> Node:
    """Stand the record on its paper below what it is worth."""
    said = Msg("The employer's record of a table test. It is no licence.")
    paper = column(
        Text(Msg("TABLE TEST RECORD"), "bold_20", "claim_ink").of(28),
        Text(model.record_name, "heavy_34", "claim_ink").of(46),
        Text(model.record_about, "medium_20", "claim_ink").of(28),
        space(_GAP),
        Drawn(partial(_draw_inside, model=model)),
        space(6),
        Paragraph(said, "medium_20", "claim_ink_soft", _PITCH).of(50),
    )
    return column(
        row(caption(Msg("THE RECORD")), tag(model.record_tag)).of(34),
        space(12),
        Panel(paper, fill="claim", edge=None, radius=6, pad=(24, 18, 24, 16)),
    )


def _draw_inside(painter: Painter, box: QRectF, model: ExamModel) -> None:
    colour = painter.theme.colour
    room = QRectF(box)
    room.setTop(_draw_lines(painter, box, model))
    if model.note:
        painter.rule(room.left(), room.top() + 4, room.right(), colour.claim_ink_soft)
        draw_note(painter, room.adjusted(0, _GAP, 0, 0), model.note, ink="claim_ink")


def draw_note(
    painter: Painter, box: QRectF, words: str, *, ink: Ink = "text_1", middle: bool = False
) -> None:
    """Write what a person wrote, as it is in every language; what has no room ends in dots.

    Only many letters of the widest kind have no room; the paper has it for all that are taken.
    """
    lines = note_lines(painter, words, box.width())
    pitch = _PITCH if len(lines) * _PITCH <= box.height() else _TIGHT
    room = max(1, int(box.height() // pitch))
    if len(lines) > room:
        lines = [*lines[: room - 1], Translated(f"{lines[room - 1][:-1]}…")]
    top = box.top() + (max(0.0, box.height() - len(lines) * pitch) / 2 if middle else 0.0)
    for place, line in enumerate(lines):
        at = QRectF(box.left(), top + place * pitch, box.width(), pitch)
        painter.text(at, line, "medium_20", ink_of(painter, ink))


def note_lines(painter: Painter, words: str, width: float) -> list[str]:
    """Break a note into the lines that it takes."""
    return painter.broken(Translated(words), "medium_20", width, is_running=True)


def _draw_lines(painter: Painter, box: QRectF, model: ExamModel) -> float:
    """Write the lines of the record; what is too long beside its caption stands below it.

    They give way to a note. Gives where they end.
    """
    colour = painter.theme.colour
    beside = [
        painter.width_of(name, "medium_20")
        + _GAP
        + painter.theme.width(painter.said(value), "bold_20", SMALLEST_LABEL)
        <= box.width()
        for name, value in model.record
    ]
    count = sum(1 if one else 2 for one in beside)
    room = box.height()
    if model.note:
        noted = len(note_lines(painter, model.note, box.width())) * _TIGHT + _GAP
        room -= min(noted, room - count * _TIGHT)
    pitch = min(_ROW, room / max(1, count))
    y = box.top()
    for (name, value), is_beside in zip(model.record, beside, strict=True):
        line = QRectF(box.left(), y, box.width(), pitch)
        free = box.width() - _GAP
        most = painter.size_beside(name, "medium_20", free, value if is_beside else "", "bold_20")
        width = painter.text(line, name, "medium_20", colour.claim_ink_soft, most=most)
        place = line.adjusted(width + _GAP, 0, 0, 0) if is_beside else line.translated(0, pitch)
        painter.text(place, value, "bold_20", colour.claim_ink, Align.RIGHT)
        y += pitch if is_beside else 2 * pitch
    return y

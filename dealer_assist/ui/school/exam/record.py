"""The record of a table test as it will be printed, and the trainer's note on it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.message import Msg
from dealer_assist.ui.i18n.translator import Translated
from dealer_assist.ui.school.exam.model import ExamModel
from dealer_assist.ui.toolkit.painter import SMALLEST_LABEL, Align, Painter

_PITCH, _TIGHT = 24.0, 22.0
_ROW = 36.0
_FOOT = 56.0
_GAP = 10.0


def draw_record(painter: Painter, box: QRectF, model: ExamModel) -> None:
    """Paint the record on its paper."""
    colour = painter.theme.colour
    caption = QRectF(box.left(), box.top(), box.width(), 34)
    painter.text(caption, Msg("THE RECORD"), "caption_20", colour.text_2)
    left = box.right() - painter.tag_width(model.record_tag)
    painter.tag(left, caption.center().y(), model.record_tag, colour.text_1, colour.line_strong)
    paper = QRectF(box.left(), caption.bottom() + 12, box.width(), 0)
    paper.setBottom(box.bottom())
    painter.panel(paper, colour.claim, radius=6)
    inner = paper.adjusted(24, 18, -24, -16)
    line = QRectF(inner.left(), inner.top(), inner.width(), 28)
    painter.text(line, Msg("TABLE TEST RECORD"), "bold_20", colour.claim_ink)
    line = QRectF(inner.left(), line.bottom(), inner.width(), 46)
    painter.text(line, model.record_name, "heavy_34", colour.claim_ink)
    line = QRectF(inner.left(), line.bottom(), inner.width(), 28)
    painter.text(line, model.record_about, "medium_20", colour.claim_ink)
    room = inner.adjusted(0, line.bottom() + _GAP - inner.top(), 0, -_FOOT)
    room.setTop(_draw_lines(painter, room, model))
    if model.note:
        painter.rule(room.left(), room.top() + 4, room.right(), colour.claim_ink_soft)
        draw_note(painter, room.adjusted(0, _GAP, 0, 0), model.note, colour.claim_ink)
    foot = QRectF(inner.left(), inner.bottom() - 50, inner.width(), 50)
    said = Msg("The employer's record of a table test. It is no licence.")
    painter.paragraph(foot, said, "medium_20", colour.claim_ink_soft, _PITCH)


def draw_note(
    painter: Painter, box: QRectF, words: str, ink: QColor, *, middle: bool = False
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
        row = QRectF(box.left(), top + place * pitch, box.width(), pitch)
        painter.text(row, line, "medium_20", ink)


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
        row = QRectF(box.left(), y, box.width(), pitch)
        free = box.width() - _GAP
        most = painter.size_beside(name, "medium_20", free, value if is_beside else "", "bold_20")
        width = painter.text(row, name, "medium_20", colour.claim_ink_soft, most=most)
        place = row.adjusted(width + _GAP, 0, 0, 0) if is_beside else row.translated(0, pitch)
        painter.text(place, value, "bold_20", colour.claim_ink, Align.RIGHT)
        y += pitch if is_beside else 2 * pitch
    return y

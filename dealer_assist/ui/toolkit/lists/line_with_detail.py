"""A line with its detail beside it: the line gives way before a word of the detail is cut.

A sentence is put into those two parts after it was translated: every language has its own marks
between clauses.
"""

import re

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align, TypeRole
from dealer_assist.value import Value

_STOP = r"(?<!\b[A-Z])\. |。"  # the point of "A. Novak" ends no sentence
# Not compiled before the first sentence is cut: the table stands without one.
_CLAUSE_END = rf": |; | (?=\()|：|；|(?=（)|{_STOP}"
_SEMICOLON = r";|；"
_HAN = r"[\u3000-\u9fff\uff00-\uffef]"


def headline_and_detail(text: str) -> tuple[str, str]:
    """Split a sentence into what happened, for the large line, and what to do about it."""
    headline, rest = _split(text, _CLAUSE_END)
    return headline, rest[:1].upper() + rest[1:]


def first_sentence_and_rest(text: str) -> tuple[str, str]:
    """Split a text after its first sentence, whose stop is not kept."""
    return _split(text, _STOP)


def what_was_read(text: str) -> str:
    """Return what was read of a card, without what to do about it, as a sentence."""
    read = re.split(rf"{_SEMICOLON}|{_STOP}", text, maxsplit=1)[0]
    return f"{read}。" if re.search(_HAN, read[-1:]) else f"{read}."


def after_one_another(first: str, second: str) -> str:
    """Write two sentences in a line; after a wide stop no space is needed."""
    if not first or not second:
        return first or second
    return f"{first}{second}" if first.endswith("。") else f"{first} {second}"


def _split(text: str, end: str) -> tuple[str, str]:
    first, *rest = re.split(end, text, maxsplit=1)
    return _without_stop(first), _without_stop("".join(rest).strip())


def _without_stop(text: str) -> str:
    return text.rstrip(".。")


_LINES = 2
_TIGHT_PITCH = 27.0  # three such lines stand in a prompt
_SMALLEST_PITCH = 22.0
_HIGH, _FOOT = 1.3, 5.0  # of a line over its detail, times its letters; below the detail


class Writing(Value):
    """Roles of the line and of its detail, which is `tight` where two lines do not hold it.

    The line is never written smaller than `least`; `pitch` is from one line of the detail to the
    next.
    """

    line: TypeRole
    least: int
    detail: TypeRole
    tight: TypeRole
    pitch: float
    gap: float


def draw_line_with_detail(
    painter: Painter,
    box: QRectF,
    line: str,
    detail: str,
    writing: Writing,
    detail_ink: QColor | None = None,
) -> None:
    """Write a line at the left of a box, and its detail in what is left of it."""
    ink, room = painter.theme.colour.text_1, QRectF(box)
    if _is_stacked(painter, box, line, detail, writing):
        room.setHeight(writing.least * _HIGH)
        painter.text(room, line, writing.line, ink, least=writing.least, most=writing.least)
        below = box.adjusted(0, room.height(), 0, -_FOOT)
        painter.label(below, detail, writing.tight, detail_ink or painter.theme.colour.text_2)
        return
    room.setWidth(_line_width(painter, box.width(), line, detail, writing))
    width = painter.text(room, line, writing.line, ink, least=writing.least)
    rest = box.adjusted(width + writing.gap, 0, 0, 0)
    draw_detail(painter, rest, detail, writing, ink=detail_ink)


def _is_stacked(painter: Painter, box: QRectF, line: str, detail: str, writing: Writing) -> bool:
    """Return True if a detail that would be cut beside its line has room below, across the box."""
    if not detail or box.height() < writing.least * _HIGH + 2 * _SMALLEST_PITCH + _FOOT:
        return False
    beside = box.width() - _line_width(painter, box.width(), line, detail, writing) - writing.gap
    most = int(box.height() // _SMALLEST_PITCH)
    lines = painter.broken(detail, writing.tight, beside, SMALLEST_LABEL)
    widest = max(painter.theme.width(one, writing.tight, SMALLEST_LABEL) for one in lines)
    return len(lines) > most or widest > beside


def draw_detail(
    painter: Painter,
    box: QRectF,
    detail: str,
    writing: Writing,
    align: Align = Align.LEFT,
    ink: QColor | None = None,
) -> None:
    """Write a detail in one line or two, in the middle of a box; in three where it is high."""
    ink = ink or painter.theme.colour.text_2
    role, pitch = writing.detail, writing.pitch
    if painter.width_of(detail, role) <= box.width():
        painter.text(box, detail, role, ink, align)
        return
    lines = len(painter.broken(detail, role, box.width()))
    if lines > _LINES:
        role = writing.tight
        lines = len(painter.broken(detail, role, box.width()))
    if lines > _LINES:
        pitch = min(pitch, _TIGHT_PITCH)
        if lines > int(box.height() // pitch):
            painter.label(box, detail, role, ink, align)
            return
    size = painter.size_for((detail,), role, box, pitch)
    high = painter.height_of(detail, role, box.width(), pitch, size)
    rows = QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
    painter.paragraph(rows, detail, role, ink, pitch, align, size)


def _line_width(painter: Painter, room: float, line: str, detail: str, writing: Writing) -> float:
    """Write the line at its full size, or less where the detail would be cut beside it."""
    said, width = painter.said(line), room
    for size in range(painter.theme.largest(writing.line), writing.least - 1, -1):
        width = min(room, painter.theme.width(said, writing.line, size))
        rest = room - width - writing.gap
        if not detail or len(painter.broken(detail, writing.detail, rest)) <= _LINES:
            break
    return width + 1

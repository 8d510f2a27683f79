"""A line with its detail beside it: the line gives way before a word of the detail is cut."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from dealer_assist.ui.paint import Align, Easel

_LINES = 2


@dataclass(frozen=True, slots=True)
class Writing:
    """Roles of the line and of its detail, which is `tight` where two lines do not hold it.

    The line is never written smaller than `least`; `pitch` is from one line of the detail to the
    next.
    """

    line: str
    least: int
    detail: str
    tight: str
    pitch: float
    gap: float


def draw_line_with_detail(
    easel: Easel, box: QRectF, line: str, detail: str, writing: Writing
) -> None:
    """Write a line at the left of a box, and its detail in what is left of it."""
    ink, room = easel.theme.colour.text_1, QRectF(box)
    room.setWidth(_line_width(easel, box.width(), line, detail, writing))
    width = easel.text(room, line, writing.line, ink, least=writing.least)
    draw_detail(easel, box.adjusted(width + writing.gap, 0, 0, 0), detail, writing)


def draw_detail(
    easel: Easel, box: QRectF, detail: str, writing: Writing, align: Align = Align.LEFT
) -> None:
    """Write a detail in one line or two, in the middle of a box."""
    ink, role = easel.theme.colour.text_2, writing.detail
    if easel.width_of(detail, role) <= box.width():
        easel.text(box, detail, role, ink, align)
        return
    lines = len(easel.broken(detail, role, box.width()))
    if lines > _LINES:
        role = writing.tight
        lines = len(easel.broken(detail, role, box.width()))
    top = box.center().y() - min(lines, _LINES) * writing.pitch / 2
    rows = QRectF(box.left(), top, box.width(), _LINES * writing.pitch)
    easel.paragraph(rows, detail, role, ink, writing.pitch, align)


def _line_width(easel: Easel, room: float, line: str, detail: str, writing: Writing) -> float:
    """Give the line its full size, or less where the detail would be cut beside it."""
    said, width = easel.said(line), room
    for size in range(easel.theme.letters[writing.line].size, writing.least - 1, -1):
        width = min(room, easel.theme.width(said, writing.line, size))
        rest = room - width - writing.gap
        if not detail or len(easel.broken(detail, writing.detail, rest)) <= _LINES:
            break
    return width + 1

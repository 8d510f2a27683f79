"""Small print below rows: it keeps its lines, and the rows share what that leaves."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.value import Value


class NotesStyle(Value):
    """The letters and lines of the notes, the gap above them, and how high a row may be."""

    role: TypeRole
    line: float
    gap: float
    least: float
    most: float


def row_height(
    painter: Painter, room: QRectF, rows: int, notes: Sequence[str], style: NotesStyle
) -> float:
    """Return how high each row is over the notes."""
    lines = sum(len(painter.broken(note, style.role, room.width())) for note in notes)
    spare = room.height() - lines * style.line - style.gap
    return max(style.least, min(style.most, spare / max(1, rows)))


def draw_notes(painter: Painter, room: QRectF, notes: Sequence[str], style: NotesStyle) -> None:
    """Write the notes below each other, all in letters of one size."""
    size, ink = painter.size_for(notes, style.role, room, style.line), painter.theme.colour.text_2
    for note in notes:
        used = painter.paragraph(room, note, style.role, ink, style.line, most=size)
        room = room.adjusted(0, used, 0, 0)

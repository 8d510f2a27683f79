"""Paints the record of a table test as it will be printed, the note on it, and a mark to give."""

from typing import Any

from PySide6.QtCore import QRectF

from dealer_assist.message import Translated, joined
from dealer_assist.ui.school.exam import MarkPick, NoteWords, RecordLines
from dealer_assist.ui.toolkit.boxes import ink_of, paints
from dealer_assist.ui.toolkit.buttons import PickButton, draw_ground
from dealer_assist.ui.toolkit.controls import shows_by
from dealer_assist.ui.toolkit.nodes import Ink
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align
from dealer_assist.ui.toolkit.values.touches import Choice

_PITCH, _TIGHT = 24.0, 22.0
_ROW, _GAP = 36.0, 10.0


class MarkButton(PickButton):
    """A mark to give."""

    def tell(self, model: Choice[Any]) -> None:
        """Say the heading of the mark before it."""
        self.describe(joined(" ", (model.detail, model.label)))

    def draw(self, painter: Painter) -> None:
        """Paint the figure in the middle."""
        ink = draw_ground(painter, self, is_on=self._model.is_on)
        room = painter.whole
        painter.text(room, self._model.label, "bold_30", ink, Align.CENTRE)


shows_by(MarkPick, MarkButton)


@paints(NoteWords)
def _note(painter: Painter, box: QRectF, node: NoteWords) -> None:
    _draw_note(painter, box, node.words, is_middle=True)


@paints(RecordLines)
def _record(painter: Painter, box: QRectF, node: RecordLines) -> None:
    colour = painter.theme.colour
    room = QRectF(box)
    room.setTop(_draw_lines(painter, box, node))
    if node.note:
        painter.rule(room.left(), room.top() + 4, room.right(), colour.claim_ink_soft)
        _draw_note(painter, room.adjusted(0, _GAP, 0, 0), node.note, ink="claim_ink")


def _draw_note(
    painter: Painter, box: QRectF, words: str, *, ink: Ink = "text_1", is_middle: bool = False
) -> None:
    """Write what a person wrote; what has no room ends in dots.

    Only many letters of the widest kind have no room; the paper has it for all that are taken.
    """
    lines = _note_lines(painter, words, box.width())
    pitch = _PITCH if len(lines) * _PITCH <= box.height() else _TIGHT
    room = max(1, int(box.height() // pitch))
    if len(lines) > room:
        lines = [*lines[: room - 1], Translated(f"{lines[room - 1][:-1]}…")]
    top = box.top()
    if is_middle:
        top += max(0.0, box.height() - len(lines) * pitch) / 2
    for place, line in enumerate(lines):
        at = QRectF(box.left(), top + place * pitch, box.width(), pitch)
        painter.text(at, line, "medium_20", ink_of(painter, ink))


def _note_lines(painter: Painter, words: str, width: float) -> list[str]:
    """Break a note into the lines that it takes."""
    return painter.broken(Translated(words), "medium_20", width, is_running=True)


def _draw_lines(painter: Painter, box: QRectF, node: RecordLines) -> float:
    """Write the lines of the record; what is too long beside its caption is below it.

    They give way to a note. Returns where they end.
    """
    colour = painter.theme.colour
    beside = [
        painter.width_of(name, "medium_20")
        + _GAP
        + painter.theme.width(painter.said(value), "bold_20", SMALLEST_LABEL)
        <= box.width()
        for name, value in node.lines
    ]
    count = sum(1 if one else 2 for one in beside)
    room = box.height()
    if node.note:
        noted = len(_note_lines(painter, node.note, box.width())) * _TIGHT + _GAP
        room -= min(noted, room - count * _TIGHT)
    pitch = min(_ROW, room / max(1, count))
    y = box.top()
    for (name, value), is_beside in zip(node.lines, beside, strict=True):
        line = QRectF(box.left(), y, box.width(), pitch)
        free = box.width() - _GAP
        most = painter.size_beside(name, "medium_20", free, value if is_beside else "", "bold_20")
        width = painter.text(line, name, "medium_20", colour.claim_ink_soft, most=most)
        place = line.adjusted(width + _GAP, 0, 0, 0) if is_beside else line.translated(0, pitch)
        painter.text(place, value, "bold_20", colour.claim_ink, Align.RIGHT)
        y += pitch if is_beside else 2 * pitch
    return y

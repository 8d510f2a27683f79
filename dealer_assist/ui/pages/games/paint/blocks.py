"""Captions, values and details below each other: what a table would open with."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.ui.pages.games.model import Block
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import below, top_of
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL, Align, TypeRole

_CAPTION, _VALUE, _DETAIL = 26.0, 32.0, 28.0
_CAPTION_GAP = 16.0
_AIR, _ENOUGH_AIR, _MOST_AIR = 4.0, 9.0, 16.0


def draw_blocks(painter: Painter, inner: QRectF, blocks: tuple[Block, ...]) -> None:
    """Rule each block off, with air; where room is low its caption is beside the value."""
    spare = inner.height() - _height(blocks, _CAPTION)
    is_low = spare < 2 * _ENOUGH_AIR * len(blocks)
    caption = 0.0 if is_low else _CAPTION
    spare = inner.height() - _height(blocks, caption)
    air = max(_AIR, min(_MOST_AIR, spare / max(1, len(blocks)) / 2))
    room = QRectF(inner)
    for block in blocks:
        painter.rule(room.left(), room.top(), room.right(), painter.theme.colour.line)
        _draw_block(painter, room.adjusted(0, air, 0, 0), block, is_low=is_low)
        room.setTop(room.top() + _height((block,), caption) + 2 * air)


def write_whole(
    painter: Painter,
    row: QRectF,
    words: str,
    align: Align,
    role: TypeRole = "medium_22",
    ink: QColor | None = None,
) -> bool:
    """Write what fits, and tell whether it did; half of a limit would be worse than none."""
    least = painter.theme.width(painter.said(words), role, SMALLEST_LABEL)
    if least > row.width():
        return False
    painter.text(row, words, role, ink or painter.theme.colour.text_2, align)
    return True


def _draw_block(painter: Painter, room: QRectF, block: Block, *, is_low: bool) -> None:
    """Write the value below its caption, or at the right of it where room is low."""
    colour, (caption, value, detail) = painter.theme.colour, block
    row = top_of(room, _VALUE if is_low else _CAPTION)
    used = painter.text(row, caption, "medium_20", colour.text_2)
    align = Align.RIGHT if is_low else Align.LEFT
    row = row.adjusted(used + _CAPTION_GAP, 0, 0, 0) if is_low else below(row, _VALUE)
    painter.text(row, value, "bold_26", colour.text_1, align)
    row.setLeft(room.left())
    write_whole(painter, below(row, _DETAIL), detail, align)


def _height(blocks: tuple[Block, ...], caption: float) -> float:
    return sum(caption + _VALUE + (_DETAIL if detail else 0.0) for *_, detail in blocks)

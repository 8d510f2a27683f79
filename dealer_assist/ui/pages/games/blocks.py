"""Captions, values and details below each other: what a table would open with."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.ui.pages.games.model import Block
from dealer_assist.ui.toolkit.painter import SMALLEST_LABEL, Align, Painter
from dealer_assist.ui.toolkit.theme import TypeRole

_CAPTION, _VALUE, _DETAIL = 26.0, 32.0, 28.0
_CAPTION_GAP = 16.0
_AIR, _ENOUGH_AIR, _MOST_AIR = 4.0, 9.0, 16.0


def draw_blocks(painter: Painter, inner: QRectF, blocks: tuple[Block, ...]) -> None:
    """Give every block its rule and its air; where room is low its caption is beside the value."""
    colour, y = painter.theme.colour, inner.top()
    spare = inner.height() - _height(blocks, _CAPTION)
    is_low = spare < 2 * _ENOUGH_AIR * len(blocks)
    caption_height = 0.0 if is_low else _CAPTION
    spare = inner.height() - _height(blocks, caption_height)
    air = max(_AIR, min(_MOST_AIR, spare / max(1, len(blocks)) / 2))
    draw = _draw_beside if is_low else _draw_under
    for block in blocks:
        painter.rule(inner.left(), y, inner.right(), colour.line)
        height = _height((block,), caption_height)
        draw(painter, QRectF(inner.left(), y + air, inner.width(), height), block)
        y += height + 2 * air


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


def _draw_under(painter: Painter, box: QRectF, block: Block) -> None:
    colour, (caption, value, detail) = painter.theme.colour, block
    row = QRectF(box.left(), box.top(), box.width(), _CAPTION)
    painter.text(row, caption, "medium_20", colour.text_2)
    row = QRectF(row.left(), row.bottom(), row.width(), _VALUE)
    painter.text(row, value, "bold_26", colour.text_1)
    row = QRectF(row.left(), row.bottom(), row.width(), _DETAIL)
    write_whole(painter, row, detail, Align.LEFT)


def _draw_beside(painter: Painter, box: QRectF, block: Block) -> None:
    colour, (caption, value, detail) = painter.theme.colour, block
    row = QRectF(box.left(), box.top(), box.width(), _VALUE)
    used = painter.text(row, caption, "medium_20", colour.text_2)
    rest = row.adjusted(used + _CAPTION_GAP, 0, 0, 0)
    painter.text(rest, value, "bold_26", colour.text_1, Align.RIGHT)
    row = QRectF(row.left(), row.bottom(), row.width(), _DETAIL)
    write_whole(painter, row, detail, Align.RIGHT)


def _height(blocks: tuple[Block, ...], caption: float) -> float:
    return sum(caption + _VALUE + (_DETAIL if detail else 0.0) for *_, detail in blocks)

"""Blocks of a page cut into sheets: what one screen holds. Nothing scrolls, no block is cut.

A picture is read with the sheet that it is on, and goes with it.
"""

from typing import assert_never

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImageReader, QPainter, QPixmap

from dealer_assist.catalog.handbook import Block, HandbookPicture, Pair, Quote, Words
from dealer_assist.message import Translated
from dealer_assist.ui.help.reading import ChapterSheets
from dealer_assist.ui.toolkit.boxes import Drawn, Room, becomes
from dealer_assist.ui.toolkit.nodes import Node, Paragraph, Text, column, row, space
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import TypeRole

_ROLE: TypeRole = "medium_24"
_FIRST: TypeRole = "bold_24"
_LINE, _GAP, _MARK, _QUOTE, _BAR = 34.0, 14.0, 52.0, 28.0, 6.0
_CAPTION, _PAIR_GAP, _PAIR = 32.0, 24.0, 0.4
_LEAST_PICTURE, _MOST_PICTURE = 260.0, 620.0
_SHAPE = 16 / 9


@becomes(ChapterSheets)
def _chapter(node: ChapterSheets, box: QRectF, room: Room) -> Node:
    """Open the sheet that is asked for, or the last one."""
    wide, high = node.room(box)
    found = _sheets(Painter(QPainter(), room.context, wide, high), node.blocks)
    at = min(node.sheet, len(found) - 1)
    blocks = (_block(block, wide, share).of(share) for block, share in found[at])
    return node.opened(column(*blocks, gap=_GAP), at, len(found))


def _sheets(measure: Painter, blocks: tuple[Block, ...]) -> list[list[tuple[Block, float]]]:
    """Return the blocks of each sheet with their heights.

    A picture takes what its sheet has left, or comes on the next one where that is too little.
    """
    room = measure.whole
    found: list[list[tuple[Block, float]]] = [[]]
    left = room.height()
    for block in blocks:
        if isinstance(block, HandbookPicture):
            if not QImageReader(str(block.file)).canRead():
                continue
            least = _LEAST_PICTURE + _CAPTION
            high = min(room.width() / _SHAPE, _MOST_PICTURE) + _CAPTION
        else:
            least = high = _high(measure, block, room.width())
        if left < least and found[-1]:
            found.append([])
            left = room.height()
        if isinstance(block, HandbookPicture):
            high = min(high, left)
        found[-1].append((block, high))
        left -= high + _GAP
    return found


def _high(measure: Painter, block: Words | Quote | Pair, width: float) -> float:
    match block:
        case Words(text, mark):
            return _lines(measure, text, width - (_MARK if mark else 0.0)) * _LINE
        case Quote(text):
            return _lines(measure, text, width - _QUOTE) * _LINE
        case Pair(first, rest):
            wide = width * _PAIR
            heads = _lines(measure, first, wide - _PAIR_GAP, _FIRST)
            return max(heads, _lines(measure, rest, width - wide)) * _LINE
        case _:
            assert_never(block)


def _lines(measure: Painter, text: str, width: float, role: TypeRole = _ROLE) -> int:
    return len(measure.broken(Translated(text), role, width, is_running=True))


def _block(block: Block, wide: float, high: float) -> Node:
    match block:
        case Words(text, mark):
            head = column(Text(mark, _FIRST, "text_2").of(_LINE), space()).of(_MARK)
            return row(head if mark else None, _words(text))
        case Quote(text):
            return row(Drawn(_bar).of(_BAR), space(_QUOTE - _BAR), _words(text, "text_2"))
        case Pair(first, rest):
            head = Paragraph(Translated(first), _FIRST, "text_1", _LINE)
            return row(head.of(wide * _PAIR - _PAIR_GAP), space(_PAIR_GAP), _words(rest))
        case HandbookPicture(words_below, file):
            return _picture(QPixmap(str(file)), words_below, wide, high - _CAPTION)
        case _:
            assert_never(block)


def _words(text: str, ink: str = "text_1") -> Node:
    return Paragraph(Translated(text), _ROLE, ink, _LINE)


def _bar(painter: Painter, box: QRectF) -> None:
    painter.fill(box, painter.theme.colour.line_strong)


def _picture(image: QPixmap, words_below: str, wide: float, high: float) -> Node:
    """Return a picture as large as there is room for, at the left over its words."""

    def draw(painter: Painter, box: QRectF) -> None:
        painter.qpainter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.qpainter.drawPixmap(box, image, QRectF(image.rect()))

    wide = min(wide, high * image.width() / image.height())
    shown = Drawn(draw).of(wide * image.height() / image.width()).across(wide, 0.0)
    caption = Text(Translated(words_below), "medium_20", "text_2").of(_CAPTION)
    return column(shown, caption, space())

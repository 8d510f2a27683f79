"""Blocks of a page cut into sheets: what one screen holds. Nothing scrolls, no block is cut."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from dealer_assist.catalog.handbook import Block, HandbookPicture, Pair, Quote, Words
from dealer_assist.message import Translated
from dealer_assist.ui.help.picture_files import PictureFiles
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole

_ROLE: TypeRole = "medium_24"
_FIRST: TypeRole = "bold_24"
_LINE, _GAP, _MARK, _QUOTE, _BAR = 34.0, 14.0, 52.0, 28.0, 6.0
_CAPTION, _PAIR_GAP, _PAIR = 32.0, 24.0, 0.4
_LEAST_PICTURE, _MOST_PICTURE = 260.0, 620.0
_SHAPE = 16 / 9


def sheets(
    context: UiContext, pictures: PictureFiles, blocks: Sequence[Block], room: QRectF
) -> list[list[tuple[Block, float]]]:
    """Return the blocks of each sheet with their heights.

    A picture takes what its sheet has left, or comes on the next one where that is too little.
    """
    measure = Painter(QPainter(), context, room.width(), room.height())
    found: list[list[tuple[Block, float]]] = [[]]
    left = room.height()
    for block in blocks:
        if isinstance(block, HandbookPicture):
            if pictures.of(block.file).isNull():
                continue
            least = _LEAST_PICTURE + _CAPTION
            high = min(room.width() / _SHAPE, _MOST_PICTURE) + _CAPTION
            if left < least and found[-1]:
                found.append([])
                left = room.height()
            high = min(high, left)
        else:
            high = _high(measure, block, room.width())
            if left < high and found[-1]:
                found.append([])
                left = room.height()
        found[-1].append((block, high))
        left -= high + _GAP
    return found


def draw_sheet(
    painter: Painter, box: QRectF, pictures: PictureFiles, sheet: Sequence[tuple[Block, float]]
) -> None:
    """Write and paint the blocks below each other."""
    top = box.top()
    for block, high in sheet:
        _draw(painter, QRectF(box.left(), top, box.width(), high), block, pictures)
        top += high + _GAP


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


def _draw(painter: Painter, box: QRectF, block: Block, pictures: PictureFiles) -> None:
    colour = painter.theme.colour
    match block:
        case Words(text, mark):
            words = box.adjusted(_MARK if mark else 0.0, 0, 0, 0)
            painter.text(QRectF(box.left(), box.top(), _MARK, _LINE), mark, _FIRST, colour.text_2)
            painter.paragraph(words, Translated(text), _ROLE, colour.text_1, _LINE)
        case Quote(text):
            painter.fill(QRectF(box.left(), box.top(), _BAR, box.height()), colour.line_strong)
            words = box.adjusted(_QUOTE, 0, 0, 0)
            painter.paragraph(words, Translated(text), _ROLE, colour.text_2, _LINE)
        case Pair(first, rest):
            wide = box.width() * _PAIR
            head = QRectF(box.left(), box.top(), wide - _PAIR_GAP, box.height())
            painter.paragraph(head, Translated(first), _FIRST, colour.text_1, _LINE)
            words = box.adjusted(wide, 0, 0, 0)
            painter.paragraph(words, Translated(rest), _ROLE, colour.text_1, _LINE)
        case HandbookPicture(words_below, file):
            image = pictures.of(file)
            high = box.height() - _CAPTION
            wide = min(box.width(), high * image.width() / image.height())
            at = QRectF(box.left(), box.top(), wide, wide * image.height() / image.width())
            painter.qpainter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.qpainter.drawPixmap(at, image, QRectF(image.rect()))
            caption = QRectF(box.left(), at.bottom(), box.width(), _CAPTION)
            painter.text(caption, Translated(words_below), "medium_20", colour.text_2, Align.LEFT)
        case _:
            assert_never(block)

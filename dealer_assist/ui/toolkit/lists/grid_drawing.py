"""The cells of a list as they are painted: words, a second line, a tag, an icon, a small course."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen, QPolygonF

from dealer_assist.ui.toolkit.boxes import ink_of
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.grid import Cell, Column, Grid, Row, Tone
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole
from dealer_assist.ui.toolkit.values.measures import ListMeasures

_ICON, _ICON_GAP, _MARK, _TAG_GAP = 24.0, 12.0, 30.0, 12.0
_ONE_LINE, _TWO_LINES = 26.0, 42.0  # of small letters below others
_COURSE_INSET, _BAR, _BAR_GAP, _THIN = 12.0, 16.0, 4.0, 3.0
LINE = 32.0  # of words that take several, in their full size


def draw_heads(painter: Painter, box: QRectF, grid: Grid[Any], measures: ListMeasures) -> None:
    """Paint the titles of a list's columns."""
    high, ink = max(_TWO_LINES, box.height()), painter.theme.colour.text_2
    for column, place in zip(grid.columns, places(grid, box, measures), strict=True):
        room = QRectF(place.left(), box.center().y() - high / 2, place.width(), high)
        painter.label(room, column.title, measures.head_letters, ink, _side(column))


def draw_row(
    painter: Painter, box: QRectF, grid: Grid[Any], row: Row[Any], measures: ListMeasures
) -> None:
    """Paint the mark and the cells of a row."""
    if row.icon:
        ink = ink_of(painter, row.tone)
        painter.icon(row.icon, box.left(), box.center().y() - _MARK / 2, _MARK, ink, 2.6)
    there = places(grid, box, measures)
    found = zip(grid.columns, row.cells, there, strict=True)
    for number, (column, cell, room) in enumerate(found):
        if number == grid.course_at:
            draw_course(painter, room.adjusted(0, _COURSE_INSET, 0, -_COURSE_INSET), row.course)
            continue
        if cell.bars:
            draw_bars(painter, room, cell.bars)
            continue
        tone = _tone(grid, row, column, cell, measures)
        role = _letters(cell, column, measures)
        if cell.icon:
            top = room.center().y() - _ICON / 2
            painter.icon(cell.icon, room.left(), top, _ICON, ink_of(painter, tone), 2.8)
            room = room.adjusted(_ICON + _ICON_GAP, 0, 0, 0)
        if cell.below or cell.tag:
            _draw_with_more(painter, room, cell, role, tone, _side(column))
        else:
            _draw_words(painter, room, grid, cell.words, role, tone, _side(column))


def places(grid: Grid[Any], box: QRectF, measures: ListMeasures) -> list[QRectF]:
    """Return where the columns stand in a box, from their shares; marks stand before them."""
    left = box.left() + (_MARK + measures.gap if any(row.icon for row in grid.rows) else 0.0)
    room = box.right() - left - measures.gap * (len(grid.columns) - 1)
    whole = sum(column.share for column in grid.columns) or 1.0
    found = []
    for column in grid.columns:
        width = room * column.share / whole
        found.append(QRectF(left, box.top(), width, box.height()))
        left += width + measures.gap
    return found


def draw_course(painter: Painter, box: QRectF, points: tuple[float, ...]) -> None:
    """Paint a small line; its points are shares of the height."""
    if len(points) < 2:
        return
    step = box.width() / (len(points) - 1)
    line = QPolygonF(
        [
            QPointF(box.left() + step * place, box.bottom() - share * box.height())
            for place, share in enumerate(points)
        ]
    )
    painter.qpainter.setPen(QPen(painter.theme.colour.text_2, 2.2))
    painter.qpainter.drawPolyline(line)


def draw_bars(painter: Painter, box: QRectF, shares: tuple[float, ...]) -> None:
    """Paint bars below each other, the first one bright; what was lost is coral."""
    colour = painter.theme.colour
    top = box.center().y() - (len(shares) * (_BAR + _BAR_GAP) - _BAR_GAP) / 2
    for place, share in enumerate(shares):
        won = colour.text_2 if place else colour.text_1
        width = max(_THIN, abs(share) * box.width()) if share else 0.0
        bar = QRectF(box.left(), top + place * (_BAR + _BAR_GAP), width, _BAR)
        painter.fill(bar, colour.fault if share < 0 else won)


def _tone(
    grid: Grid[Any], row: Row[Any], column: Column, cell: Cell, measures: ListMeasures
) -> Tone:
    """Return the tone of a cell: its own, or that of its row where the row is not grounded."""
    if measures.is_grounded or cell.tone is not Tone.PLAIN:
        return cell.tone
    is_whole = row.tone is Tone.SOFT or not any(one.is_toned for one in grid.columns)
    return row.tone if column.is_toned or is_whole else Tone.PLAIN


def _letters(cell: Cell, column: Column, measures: ListMeasures) -> TypeRole:
    if cell.below:
        return "bold_24"
    if column.is_strong or cell.tone in (Tone.STRONG, Tone.PRIZE):
        return "bold_26"
    return measures.bad_letters if cell.tone is Tone.BROKEN else measures.letters


def _draw_words(
    painter: Painter,
    box: QRectF,
    grid: Grid[Any],
    words: str,
    role: TypeRole,
    tone: Tone,
    align: Align,
) -> None:
    """Write words in a line, or in as many as the list allows where the row is high enough."""
    ink = ink_of(painter, tone)
    lines = len(painter.broken(words, role, box.width()))
    if lines == 1 or box.height() < 2 * LINE or lines > grid.lines:
        painter.label(box, words, role, ink, align)
        return
    room = QRectF(box.left(), box.center().y() - lines * LINE / 2, box.width(), lines * LINE)
    painter.paragraph(room, words, role, ink, LINE, align)


def _draw_with_more(
    painter: Painter, box: QRectF, cell: Cell, role: TypeRole, tone: Tone, align: Align
) -> None:
    """Write words with a line in small letters below them, and a tag behind."""
    colour, line = painter.theme.colour, QRectF(box)
    if cell.below:
        line.setHeight(box.height() / 2)
        line.translate(0, 3)
        below = QRectF(box.left(), box.center().y() - 1, box.width(), box.height() / 2 - 3)
        if painter.width_of(cell.below, "medium_20") > box.width():
            below.setTop(below.bottom() - _TWO_LINES)
            line.setHeight(below.top() - line.top())
        elif box.height() > 3 * LINE and painter.width_of(cell.words, role) > 2 * box.width():
            below.setTop(below.bottom() - _ONE_LINE)
            line.setHeight(below.top() - line.top())
        painter.label(below, cell.below, "medium_20", colour.text_2, align)
    width = painter.label(line, cell.words, role, ink_of(painter, tone), align)
    if cell.tag:
        left = line.left() + width + _TAG_GAP
        painter.tag(left, line.center().y(), cell.tag, colour.text_1, colour.line_strong)


def _side(column: Column) -> Align:
    return Align.RIGHT if column.is_right else Align.LEFT

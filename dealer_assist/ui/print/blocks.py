"""The blocks of a page as pieces: each has a height and paints itself, none is torn apart."""

from collections.abc import Iterator
from functools import partial
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dealer_assist.reports.page import (
    Amount,
    Bar,
    Block,
    HitChart,
    NewSheet,
    Notice,
    PaperGrid,
    Poster,
    QrCode,
    Rows,
    Signatures,
    Steps,
)
from dealer_assist.ui.print import fonts as t
from dealer_assist.ui.print.grid import grid_pieces
from dealer_assist.ui.print.piece import Piece
from dealer_assist.ui.print.poster import poster_piece
from dealer_assist.ui.toolkit.rows import below, column_of, top_of

_ROW = 16.0
_LABEL = 110.0
_FIGURES = 124.0
_DOT = 3.2


def chart_height(chart: HitChart) -> float:
    """Return the height that a chart takes."""
    return t.SMALL.line + 4 + _ROW * len(chart.bars)


def draw_chart(qpainter: QPainter, box: QRectF, chart: HitChart) -> None:
    """Draw one row a line, each on its own scale from none to the most that is shown."""
    t.write(qpainter, top_of(box, t.SMALL.line), chart.title, t.SMALL, t.inks().soft)
    for number, bar in enumerate(chart.bars):
        _draw_bar(qpainter, top_of(box, _ROW, t.SMALL.line + 4 + number * _ROW), bar)


def _draw_bar(qpainter: QPainter, row: QRectF, bar: Bar) -> None:
    label = QRectF(row.left(), row.top(), _LABEL, _ROW)
    t.write(qpainter, label, bar.label, t.CELLS[1][0])
    scale = QRectF(row.left() + _LABEL, row.top(), row.width() - _LABEL - _FIGURES, _ROW)
    most = max(bar.actual, bar.high, 1.0) * 1.05

    def x(value: float) -> float:
        return scale.left() + scale.width() * value / most

    middle = scale.center().y()
    qpainter.fillRect(QRectF(scale.left(), middle - 0.25, scale.width(), 0.5), t.inks().rule)
    band = max(1.0, x(bar.high) - x(bar.low))
    qpainter.fillRect(QRectF(x(bar.low), middle - 4, band, 8), t.inks().band)
    qpainter.fillRect(QRectF(x(bar.expected) - 0.5, middle - 6, 1, 12), t.inks().soft)
    qpainter.setPen(Qt.PenStyle.NoPen)
    qpainter.setBrush(t.inks().ink)
    qpainter.drawEllipse(QPointF(x(bar.actual), middle), _DOT, _DOT)
    figures = QRectF(scale.right() + 6, row.top(), _FIGURES - 6, _ROW)
    words = f"{bar.actual:,.0f}, {bar.low:,.0f} to {bar.high:,.0f} expected"
    t.write(qpainter, figures, words, t.SMALL, t.inks().soft, align=1.0)


_GAP = 8.0
_LABEL_SHARE = 0.4
_BETWEEN = 20.0
_LEAST_HALF = 200.0
_SIGN_ROOM, _SIGN_COLUMN = 34.0, 200.0
_MODULE = 2.0
_NUMBER = 26.0
_QUIET = 4  # modules of white around a code, as its standard asks for


def pieces_of(block: Block, room: float) -> Iterator[Piece]:
    """Cut a block into pieces for a width."""
    match block:
        case Rows(rows, title):
            yield from _rows(rows, title, room)
        case Amount():
            yield _amount(block, room)
        case PaperGrid():
            yield from grid_pieces(block, room)
        case HitChart():
            yield Piece(chart_height(block) + _GAP, lambda p, box: draw_chart(p, box, block))
        case Notice(text):
            yield _notice(text, room)
        case Signatures(lines):
            yield _signatures(lines, room)
        case QrCode():
            yield _code(block)
        case Poster():
            yield poster_piece(block, room)
        case Steps(title, steps):
            pieces = map(partial(_step, room), steps)
            yield _titled(title, next(pieces, None))
            yield from pieces
        case NewSheet():
            return
        case _:
            assert_never(block)
    yield Piece(_GAP, lambda qpainter, box: None)


def _rows(rows: tuple[tuple[str, str], ...], title: str, room: float) -> Iterator[Piece]:
    lines = _lines(list(rows), room)
    if title:
        yield _titled(title, next(lines, None))
    yield from lines


def _step(room: float, step: tuple[str, str, str]) -> Piece:
    """Write a step beside its number, and what is to be known about it in smaller letters."""
    number, text, note = step
    words, small = t.lines_of(text, t.STRONG, room - _NUMBER), t.CELLS[0][0]
    known = t.lines_of(note, small, room - _NUMBER) if note else []
    high = len(words) * t.STRONG.line

    def draw(qpainter: QPainter, box: QRectF) -> None:
        t.write(qpainter, top_of(box, t.STRONG.line), number, t.STRONG)
        beside = box.adjusted(_NUMBER, 0, 0, 0)
        t.write_lines(qpainter, beside, words, t.STRONG)
        t.write_lines(qpainter, beside.adjusted(0, high, 0, 0), known, small, t.inks().soft)

    return Piece(high + len(known) * small.line + 1, draw)


def _titled(title: str, first: Piece | None) -> Piece:
    """Keep a title with what stands below it: it is never the last on a sheet."""
    head = t.HEAD.line + 2

    def draw(qpainter: QPainter, box: QRectF) -> None:
        t.write(qpainter, top_of(box, head), title, t.HEAD)
        if first is not None:
            first.draw(qpainter, box.adjusted(0, head, 0, 0))

    return Piece(head + (first.height if first is not None else 0.0), draw)


def _lines(rows: list[tuple[str, str]], room: float) -> Iterator[Piece]:
    """Put two short rows side by side where the sheet is wide enough."""
    half = (room - _BETWEEN) / 2
    while rows:
        first, second = rows[0], rows[1] if len(rows) > 1 else ("", "")
        if half > _LEAST_HALF and second[0] and all(_fits(row, half) for row in (first, second)):
            yield _pair(_row(*first, half), _row(*second, half))
            del rows[:2]
        else:
            yield _row(*first, room, half * _LABEL_SHARE if half > _LEAST_HALF else 0.0)
            del rows[:1]


def _fits(row: tuple[str, str], room: float) -> bool:
    left = room * _LABEL_SHARE
    return t.width(row[0], t.TEXT) <= left - 6 and t.width(row[1], t.STRONG) <= room - left


def _pair(first: Piece, second: Piece) -> Piece:
    def draw(qpainter: QPainter, box: QRectF) -> None:
        for place, piece in enumerate((first, second)):
            piece.draw(qpainter, column_of(box, place, 2, _BETWEEN))

    return Piece(max(first.height, second.height), draw)


def _row(label: str, value: str, room: float, indent: float = 0.0) -> Piece:
    left = indent or room * _LABEL_SHARE
    labels = t.lines_of(label, t.TEXT, left - 6)
    values = t.lines_of(value, t.STRONG, room - left)

    def draw(qpainter: QPainter, box: QRectF) -> None:
        t.write_lines(qpainter, box, labels, t.TEXT, t.inks().soft)
        t.write_lines(qpainter, box.adjusted(left, 0, 0, 0), values, t.STRONG)

    return Piece(max(len(labels), len(values)) * t.TEXT.line, draw)


def _amount(amount: Amount, room: float) -> Piece:
    words = t.lines_of(amount.words, t.STRONG, room - 24)
    height = t.TEXT.line + t.AMOUNT.line + len(words) * t.STRONG.line + 16

    def draw(qpainter: QPainter, box: QRectF) -> None:
        _frame(qpainter, box.adjusted(0.75, 0.75, -0.75, -0.75), 1.5)
        inner = box.adjusted(12, 8, -12, -8)
        caption = top_of(inner, t.TEXT.line)
        t.write(qpainter, caption, amount.caption, t.TEXT, t.inks().soft)
        figures = below(caption, t.AMOUNT.line)
        t.write(qpainter, figures, amount.figures, t.fitting(amount.figures, t.AMOUNT, room - 24))
        t.write_lines(qpainter, below(figures, 0), words, t.STRONG)

    return Piece(height, draw)


def _notice(text: str, room: float) -> Piece:
    lines = t.lines_of(text, t.STRONG, room - 14)

    def draw(qpainter: QPainter, box: QRectF) -> None:
        qpainter.fillRect(QRectF(box.left(), box.top(), 4, box.height()), t.inks().ink)
        t.write_lines(qpainter, box.adjusted(14, 0, 0, 0), lines, t.STRONG)

    return Piece(len(lines) * t.STRONG.line, draw)


def _signatures(lines: tuple[str, ...], room: float) -> Piece:
    columns = max(1, min(2, int(room // _SIGN_COLUMN)))
    step, width = _SIGN_ROOM + t.SMALL.line, room / columns
    rows = -(-len(lines) // columns)

    def draw(qpainter: QPainter, box: QRectF) -> None:
        for number, words in enumerate(lines):
            row, column = divmod(number, columns)
            left = box.left() + column * width
            y = box.top() + row * step + _SIGN_ROOM
            qpainter.fillRect(QRectF(left, y, width - 16, 0.75), t.inks().ink)
            at = QRectF(left, y + 1, width, t.SMALL.line)
            t.write(qpainter, at, words, t.SMALL, t.inks().soft)

    return Piece(rows * step, draw)


def _code(code: QrCode) -> Piece:
    import segno

    matrix = [[bool(dark) for dark in row] for row in segno.make(code.payload, error="m").matrix]
    side = (len(matrix) + 2 * _QUIET) * _MODULE

    def draw(qpainter: QPainter, box: QRectF) -> None:
        # White under it: a reader may not see the words across the page in the code.
        qpainter.fillRect(QRectF(box.left(), box.top(), side, side), t.inks().paper)
        left, top = box.left() + _QUIET * _MODULE, box.top() + _QUIET * _MODULE
        for row, darks in enumerate(matrix):
            for column, dark in enumerate(darks):
                if dark:
                    x, y = left + column * _MODULE, top + row * _MODULE
                    qpainter.fillRect(QRectF(x, y, _MODULE, _MODULE), t.inks().ink)
        words = top_of(box, side).adjusted(side + 8, 0, 0, 0)
        lines = t.lines_of(code.caption, t.SMALL, words.width())
        words.setTop(words.center().y() - len(lines) * t.SMALL.line / 2)
        t.write_lines(qpainter, words, lines, t.SMALL, t.inks().soft)

    return Piece(side, draw)


def _frame(qpainter: QPainter, box: QRectF, weight: float) -> None:
    qpainter.setPen(QPen(t.inks().ink, weight))
    qpainter.setBrush(Qt.BrushStyle.NoBrush)
    qpainter.drawRect(box)

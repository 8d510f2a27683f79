"""A sign on paper: its notices and rows in letters that are read from a chair, in one frame."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dealer_assist.reports.page import Poster
from dealer_assist.ui.print import fonts as t

_PAD, _RULE, _AFTER = 14.0, 6.0, 4.0
_ROW_AIR, _NARROW = 4.0, 320.0

Drawn = tuple[float, Callable[[QPainter, QRectF], None]]
_Part = tuple[str, t.Letters]


def poster_piece(poster: Poster, room: float) -> Drawn:
    """Give the height of a sign, and how it is drawn; on a slip its letters are smaller."""
    inner = room - 2 * _PAD
    letters = _letters(room)
    head = [(line, letters[0]) for line in t.lines_of(poster.title, letters[0], inner)]
    notices = _broken(poster.notices, letters[1], inner)
    notes = _broken(poster.notes, letters[3], inner)
    source = _broken((poster.source,) if poster.source else (), t.SMALL, inner)
    rows = [(row, _row_lines(row, letters[2], inner)) for row in poster.rows]
    row_line = letters[2].line + _ROW_AIR
    height = (
        2 * _PAD
        + _height(head)
        + _RULE
        + (_height(notices) + _AFTER if notices else 0.0)
        + sum(len(lines) for _, lines in rows) * row_line
        + (row_line if poster.heads else 0.0)
        + (_height(notes) + _AFTER if notes else 0.0)
        + _height(source)
    )

    def draw(qpainter: QPainter, box: QRectF) -> None:
        qpainter.setPen(QPen(t.inks().ink, 2.0))
        qpainter.setBrush(Qt.BrushStyle.NoBrush)
        qpainter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        left, y = box.left() + _PAD, box.top() + _PAD
        y = _write(qpainter, left, y, inner, head)
        qpainter.fillRect(QRectF(left, y + 1, inner, 1.5), t.inks().ink)
        y += _RULE
        if notices:
            y = _write(qpainter, left, y, inner, notices) + _AFTER
        if poster.heads:
            _figures(qpainter, QRectF(left, y, inner, row_line), poster.heads, letters[2])
            y += row_line
        for row, lines in rows:
            for number, words in enumerate(lines):
                line = QRectF(left, y, inner, row_line)
                t.write(qpainter, line, words, letters[2])
                if number == len(lines) - 1:
                    _figures(qpainter, line, row[1:], letters[2])
                y += row_line
            qpainter.fillRect(QRectF(left, y - 0.5, inner, 0.5), t.inks().rule)
        if notes:
            y = _write(qpainter, left, y + _AFTER, inner, notes)
        _write(qpainter, left, y, inner, source)

    return height, draw


def _letters(room: float) -> tuple[t.Letters, t.Letters, t.Letters, t.Letters]:
    if room < _NARROW:
        return t.SUBTITLE, t.HEAD, t.STRONG, t.CELLS[1][0]
    return t.SIGN_TITLE, t.SIGN_NOTICE, t.SIGN_ROW, t.SIGN_NOTE


def _row_lines(row: tuple[str, ...], letters: t.Letters, room: float) -> list[str]:
    """Break a row's words; the last of their lines leaves room for the figures."""
    used = _figures_width(row[1:], letters) + 12
    lines = t.lines_of(row[0], letters, room)
    if len(lines) == 1 and t.width(lines[0], letters) + used > room:
        return [*lines, ""]
    return lines if len(lines) == 1 else [*lines, ""]


def _figures_width(figures: tuple[str, ...], letters: t.Letters) -> float:
    if len(figures) == 1:
        return t.width(figures[0], letters)
    return len(figures) * _column(letters)


def _column(letters: t.Letters) -> float:
    return letters.size * 2.6


def _figures(
    qpainter: QPainter, line: QRectF, figures: tuple[str, ...], letters: t.Letters
) -> None:
    if len(figures) == 1:
        t.write(qpainter, line, figures[0], letters, align=1.0)
        return
    width = _column(letters)
    for place, figure in enumerate(reversed(figures)):
        right = line.right() - place * width
        box = QRectF(right - width, line.top(), width, line.height())
        t.write(qpainter, box, figure, letters, align=1.0)


def _broken(texts: tuple[str, ...], letters: t.Letters, room: float) -> list[_Part]:
    return [(line, letters) for text in texts for line in t.lines_of(text, letters, room)]


def _height(parts: list[_Part]) -> float:
    return sum(letters.line for _, letters in parts)


def _write(qpainter: QPainter, left: float, y: float, room: float, parts: list[_Part]) -> float:
    for words, letters in parts:
        t.write(qpainter, QRectF(left, y, room, letters.line), words, letters)
        y += letters.line
    return y

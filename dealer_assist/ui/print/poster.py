"""A sign on paper: its notices and rows in letters that are read from a chair, in one frame."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dealer_assist.reports.page import Poster
from dealer_assist.ui.print import fonts as t
from dealer_assist.ui.print.piece import Piece

_PAD, _RULE, _AFTER = 14.0, 6.0, 4.0
_ROW_AIR, _NARROW = 4.0, 320.0


def poster_piece(poster: Poster, room: float) -> Piece:
    """Return the height of a sign, and how it is drawn; on a slip its letters are smaller."""
    inner = room - 2 * _PAD
    large, notice, plain, note = _letters(room)
    head = t.lines_of(poster.title, large, inner)
    notices = _broken(poster.notices, notice, inner)
    notes = _broken(poster.notes, note, inner)
    source = _broken((poster.source,) if poster.source else (), t.SMALL, inner)
    rows = [(row, _row_lines(row, plain, inner)) for row in poster.rows]
    row_line = plain.line + _ROW_AIR
    height = (
        2 * _PAD
        + len(head) * large.line
        + _RULE
        + (len(notices) * notice.line + _AFTER if notices else 0.0)
        + sum(len(lines) for _, lines in rows) * row_line
        + (row_line if poster.heads else 0.0)
        + (len(notes) * note.line + _AFTER if notes else 0.0)
        + len(source) * t.SMALL.line
    )

    def draw(qpainter: QPainter, box: QRectF) -> None:
        qpainter.setPen(QPen(t.inks().ink, 2.0))
        qpainter.setBrush(Qt.BrushStyle.NoBrush)
        qpainter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        left, y = box.left() + _PAD, box.top() + _PAD
        y = t.write_lines(qpainter, QRectF(left, y, inner, 0), head, large)
        qpainter.fillRect(QRectF(left, y + 1, inner, 1.5), t.inks().ink)
        y += _RULE
        if notices:
            y = t.write_lines(qpainter, QRectF(left, y, inner, 0), notices, notice) + _AFTER
        if poster.heads:
            _figures(qpainter, QRectF(left, y, inner, row_line), poster.heads, plain)
            y += row_line
        for row, lines in rows:
            for number, words in enumerate(lines):
                line = QRectF(left, y, inner, row_line)
                t.write(qpainter, line, words, plain)
                if number == len(lines) - 1:
                    _figures(qpainter, line, row[1:], plain)
                y += row_line
            qpainter.fillRect(QRectF(left, y - 0.5, inner, 0.5), t.inks().rule)
        if notes:
            y = t.write_lines(qpainter, QRectF(left, y + _AFTER, inner, 0), notes, note)
        t.write_lines(qpainter, QRectF(left, y, inner, 0), source, t.SMALL)

    return Piece(height, draw)


def _letters(room: float) -> tuple[t.Letters, t.Letters, t.Letters, t.Letters]:
    if room < _NARROW:
        return t.SUBTITLE, t.HEAD, t.STRONG, t.CELLS[1][0]
    return t.SIGN_TITLE, t.SIGN_NOTICE, t.SIGN_ROW, t.SIGN_NOTE


def _row_lines(row: tuple[str, ...], letters: t.Letters, room: float) -> list[str]:
    """Break a row's words; the last of their lines leaves room for the figures."""
    used = _figures_width(row[1:], letters) + 12
    lines = t.lines_of(row[0], letters, room)
    is_short = len(lines) == 1 and t.width(lines[0], letters) + used <= room
    return lines if is_short else [*lines, ""]


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


def _broken(texts: tuple[str, ...], letters: t.Letters, room: float) -> list[str]:
    return [line for text in texts for line in t.lines_of(text, letters, room)]

"""A table on paper: columns as wide as they need, smaller letters where they must, else stacked."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from dealer_assist.reports.page import Grid
from dealer_assist.ui.print import fonts as t

_BETWEEN = 8.0
_PAD = 3.0

Drawn = tuple[float, Callable[[QPainter, QRectF], None]]


def grid_pieces(grid: Grid, room: float) -> Iterator[Drawn]:
    """Give title and head with the first row, then row by row; too narrow a sheet stacks them."""
    for plain, strong in t.CELLS:
        widths = _widths(grid, plain, strong)
        if sum(widths) + _BETWEEN * (len(widths) - 1) <= room:
            yield from _table(grid, widths, plain, strong, room)
            return
    yield from _stacked(grid, room)


def _widths(grid: Grid, plain: t.Letters, strong: t.Letters) -> list[float]:
    """Measure the columns; a head may break into lines, a value may not."""
    widths = []
    for column, name in enumerate(grid.columns):
        head = max(t.width(word, strong) for word in name.split())
        cells = (t.width(row[column], plain) for row in grid.rows)
        widths.append(max(head, *cells) if grid.rows else head)
    return widths


def _table(
    grid: Grid, widths: list[float], plain: t.Letters, strong: t.Letters, room: float
) -> Iterator[Drawn]:
    spare = (room - sum(widths)) / max(1, len(widths) - 1)
    between = min(spare, 3 * _BETWEEN)
    lefts = [sum(widths[:n]) + n * between for n in range(len(widths))]
    heads = [
        t.lines_of(name, strong, width + 0.5)
        for name, width in zip(grid.columns, widths, strict=True)
    ]
    height = max(map(len, heads)) * strong.line + _PAD

    def cell(qpainter: QPainter, box: QRectF, column: int, words: str, letters: t.Letters) -> None:
        place = QRectF(box.left() + lefts[column], box.top(), widths[column], box.height())
        t.write(qpainter, place, words, letters, align=1.0 if column in grid.right else 0.0)

    def head(qpainter: QPainter, box: QRectF) -> None:
        title = QRectF(box.left(), box.top(), room, t.HEAD.line)
        t.write(qpainter, title, grid.title, t.HEAD)
        bottom = box.top() + t.HEAD.line + height
        for column, lines in enumerate(heads):
            top = bottom - _PAD - len(lines) * strong.line
            for number, words in enumerate(lines):
                y = top + number * strong.line
                cell(qpainter, QRectF(box.left(), y, room, strong.line), column, words, strong)
        qpainter.fillRect(QRectF(box.left(), bottom - 1, room, 0.75), t.inks().ink)

    def row_at(cells: tuple[str, ...]) -> Callable[[QPainter, QRectF], None]:
        def draw(qpainter: QPainter, box: QRectF) -> None:
            for column, words in enumerate(cells):
                cell(qpainter, box, column, words, plain)

        return draw

    tall = plain.line + _PAD
    first, *rest = grid.rows or ((),)

    def opening(qpainter: QPainter, box: QRectF) -> None:
        head(qpainter, box)
        row_at(first)(qpainter, QRectF(box.left(), box.bottom() - tall, room, tall))

    yield t.HEAD.line + height + tall, opening
    for cells in rest:
        yield tall, row_at(cells)


def _stacked(grid: Grid, room: float) -> Iterator[Drawn]:
    yield t.HEAD.line + 2, lambda qpainter, box: t.write(qpainter, box, grid.title, t.HEAD)
    for cells in grid.rows:
        yield _stack(grid, cells, room)


def _stack(grid: Grid, cells: tuple[str, ...], room: float) -> Drawn:
    plain, strong = t.CELLS[0]
    left = room * 0.4
    lines: list[tuple[str, str]] = []
    for name, value in zip(grid.columns, cells, strict=True):
        first, *rest = t.lines_of(value, strong, room - left)
        lines += [(name, first), *(("", more) for more in rest)]

    def draw(qpainter: QPainter, box: QRectF) -> None:
        qpainter.fillRect(QRectF(box.left(), box.top(), room, 0.5), t.inks().rule)
        for number, (name, value) in enumerate(lines):
            y = box.top() + _PAD + number * plain.line
            t.write(qpainter, QRectF(box.left(), y, left, plain.line), name, plain, t.inks().soft)
            place = QRectF(box.left() + left, y, room - left, plain.line)
            t.write(qpainter, place, value, strong)

    return len(lines) * plain.line + 2 * _PAD, draw

"""A table on paper: columns as wide as they need, smaller letters where they must, else stacked."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from dealer_assist.reports.page import PaperGrid
from dealer_assist.ui.print import fonts as t
from dealer_assist.ui.print.piece import Draw, Piece
from dealer_assist.ui.toolkit.rows import foot_of
from dealer_assist.value import Value

_BETWEEN = 8.0
_PAD = 3.0


def grid_pieces(grid: PaperGrid, room: float) -> Iterator[Piece]:
    """Return title and head with the first row, then row by row; too narrow a sheet stacks them."""
    columns = _columns(grid, room)
    yield from _table(grid, columns) if columns else _stacked(grid, room)


class _Columns(Value):
    """Where the columns of a table stand, and the letters that they are written in."""

    widths: tuple[float, ...]
    lefts: tuple[float, ...]
    heads: tuple[tuple[str, ...], ...]
    plain: t.Letters
    strong: t.Letters
    room: float

    @property
    def height(self) -> float:
        """Return the height of the head without its title."""
        return max(map(len, self.heads)) * self.strong.line + _PAD


def _columns(grid: PaperGrid, room: float) -> _Columns | None:
    """Find the largest letters that let every column have its width."""
    for plain, strong in t.CELLS:
        widths = _widths(grid, plain, strong)
        if sum(widths) + _BETWEEN * (len(widths) - 1) > room:
            continue
        spare = (room - sum(widths)) / max(1, len(widths) - 1)
        between = min(spare, 3 * _BETWEEN)
        lefts = tuple(sum(widths[:n]) + n * between for n in range(len(widths)))
        heads = tuple(
            tuple(t.lines_of(name, strong, width + 0.5))
            for name, width in zip(grid.columns, widths, strict=True)
        )
        return _Columns(tuple(widths), lefts, heads, plain, strong, room)
    return None


def _widths(grid: PaperGrid, plain: t.Letters, strong: t.Letters) -> list[float]:
    """Measure the columns; a head may break into lines, a value may not."""
    widths = []
    for column, name in enumerate(grid.columns):
        head = max(t.width(word, strong) for word in name.split())
        cells = (t.width(row[column], plain) for row in grid.rows)
        widths.append(max(head, *cells) if grid.rows else head)
    return widths


def _draw_cell(
    qpainter: QPainter,
    box: QRectF,
    column: int,
    words: str,
    letters: t.Letters,
    grid: PaperGrid,
    columns: _Columns,
) -> None:
    left = box.left() + columns.lefts[column]
    place = QRectF(left, box.top(), columns.widths[column], box.height())
    t.write(qpainter, place, words, letters, align=1.0 if column in grid.right else 0.0)


def _draw_head(
    qpainter: QPainter, box: QRectF, title: str, grid: PaperGrid, columns: _Columns
) -> None:
    strong, room = columns.strong, columns.room
    t.write(qpainter, QRectF(box.left(), box.top(), room, t.HEAD.line), title, t.HEAD)
    bottom = box.top() + t.HEAD.line + columns.height
    for column, lines in enumerate(columns.heads):
        top = bottom - _PAD - len(lines) * strong.line
        for number, words in enumerate(lines):
            line = QRectF(box.left(), top + number * strong.line, room, strong.line)
            _draw_cell(qpainter, line, column, words, strong, grid, columns)
    qpainter.fillRect(QRectF(box.left(), bottom - 1, room, 0.75), t.inks().ink)


def _table(grid: PaperGrid, columns: _Columns) -> Iterator[Piece]:
    """Return the rows; the head comes once more on a sheet on which the table goes on."""

    def row_at(cells: tuple[str, ...]) -> Draw:
        def draw(qpainter: QPainter, box: QRectF) -> None:
            for column, words in enumerate(cells):
                _draw_cell(qpainter, box, column, words, columns.plain, grid, columns)

        return draw

    tall = columns.plain.line + _PAD
    first, *rest = grid.rows or ((),)

    def opening(qpainter: QPainter, box: QRectF) -> None:
        _draw_head(qpainter, box, grid.title, grid, columns)
        row_at(first)(qpainter, foot_of(box, tall))

    def once_more(qpainter: QPainter, box: QRectF) -> None:
        _draw_head(qpainter, box, f"{grid.title}, continued", grid, columns)

    head = t.HEAD.line + columns.height
    yield Piece(head + tall, opening)
    for cells in rest:
        yield Piece(tall, row_at(cells), Piece(head, once_more))


def _stacked(grid: PaperGrid, room: float) -> Iterator[Piece]:
    yield Piece(t.HEAD.line + 2, lambda qpainter, box: t.write(qpainter, box, grid.title, t.HEAD))
    for cells in grid.rows:
        yield _stack(grid, cells, room)


def _stack(grid: PaperGrid, cells: tuple[str, ...], room: float) -> Piece:
    plain, strong = t.CELLS[0]
    left = room * 0.4
    lines: list[tuple[str, str]] = []
    for name, value in zip(grid.columns, cells, strict=True):
        first, *rest = t.lines_of(value, strong, room - left)
        lines += [(name, first), *(("", more) for more in rest)]

    def draw(qpainter: QPainter, box: QRectF) -> None:
        qpainter.fillRect(QRectF(box.left(), box.top(), room, 0.5), t.inks().rule)
        rows = box.adjusted(0, _PAD, 0, 0)
        t.write_lines(qpainter, rows, [name for name, _ in lines], plain, t.inks().soft)
        t.write_lines(qpainter, rows.adjusted(left, 0, 0, 0), [value for _, value in lines], strong)

    return Piece(len(lines) * plain.line + 2 * _PAD, draw)

"""Lists of figures, facts in rows, and states in capitals, as values without Qt."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Generic, TypeVar

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

T = TypeVar("T")
R = TypeVar("R")
T_co = TypeVar("T_co", covariant=True)
USUAL_LINES = 2


class Tone(Enum):
    """What a text says by its colour: what is healthy is grey."""

    PLAIN = "plain"
    SOFT = "soft"
    STRONG = "strong"
    PRIZE = "prize"
    BROKEN = "broken"
    WELL = "well"


class Cell(Value):
    """A figure or a word; `below` stands under it in small letters, `tag` behind it in a frame.

    `bars` lie in the place of words: shares of the width, what was lost below 0.
    """

    words: str = ""
    tone: Tone = Tone.PLAIN
    icon: str = ""
    below: str = ""
    tag: str = ""
    bars: tuple[float, ...] = ()


def cells(*words: str) -> tuple[Cell, ...]:
    """Return cells that have words and nothing else."""
    return tuple(Cell(word) for word in words)


class Column(Value):
    """A column with its share of the width; figures stand at its right, `is_strong` sets it large.

    Where a list has columns that are `is_toned`, good and bad show in them and in the mark alone:
    a whole row in coral is hard to read.
    """

    title: str
    share: float = 1.0
    is_right: bool = False
    is_strong: bool = False
    is_toned: bool = False


def figures(title: str, share: float = 1.0) -> Column:
    """Return a column of figures, which stand at its right."""
    return Column(title, share, is_right=True)


class Row(Value, Generic[T_co]):
    """A row; one with a touch can be touched, one with buttons has them at its right end.

    `icon` is a mark before the cells; `button` stands at the end, `beside` before it. `course` is a
    small line, drawn in the grid's column `course_at`: shares of the height.
    """

    cells: tuple[Cell, ...]
    touch: T_co | None = None
    tone: Tone = Tone.PLAIN
    is_selected: bool = False
    course: tuple[float, ...] = ()
    icon: str = ""
    button: Button[T_co] | None = None
    beside: Button[T_co] | None = None

    @property
    def key(self) -> T_co | None:
        """Return what a press tells."""
        return self.touch

    @property
    def words(self) -> tuple[str, ...]:
        """Return what stands in the cells."""
        return tuple(cell.words for cell in self.cells)

    @property
    def buttons(self) -> tuple[Button[T_co], ...]:
        """Return the buttons of the row, the last one first."""
        return tuple(button for button in (self.button, self.beside) if button is not None)


class Turning(Value, Generic[T_co]):
    """The touches that turn to other rows, where they are asked for as they are turned.

    None at an end. Without a `Turning` a grid has all its rows and turns its pages by itself.
    """

    before: T_co | None
    after: T_co | None


class Grid(Value, Generic[T_co]):
    """A list; `nothing` stands in the place of rows, `lines` is the most that words take."""

    columns: tuple[Column, ...]
    rows: tuple[Row[T_co], ...] = ()
    nothing: str = Msg("Nothing here")
    lines: int = USUAL_LINES
    course_at: int = -1
    turning: Turning[T_co] | None = None


class ColumnOf(Value, Generic[R]):
    """A column of a list of things: what is above it, what it says of a thing, how it looks."""

    title: str
    cell: Callable[[R], str | Cell]
    share: float = 1.0
    is_right: bool = False
    is_strong: bool = False
    is_toned: bool = False

    @property
    def head(self) -> Column:
        """Return the column without what it says."""
        return Column(self.title, self.share, self.is_right, self.is_strong, self.is_toned)


def list_of(
    columns: Sequence[ColumnOf[R]],
    things: Iterable[R],
    nothing: str,
    row: Callable[[R, tuple[Cell, ...]], Row[T]] | None = None,
    lines: int = USUAL_LINES,
) -> Grid[T]:
    """Return a list of things, a row for each; `row` is for what a row has besides its cells."""
    rows: list[Row[T]] = []
    for thing in things:
        said = (column.cell(thing) for column in columns)
        cells = tuple(cell if isinstance(cell, Cell) else Cell(cell) for cell in said)
        rows.append(row(thing, cells) if row else Row(cells))
    return Grid(tuple(column.head for column in columns), tuple(rows), nothing, lines)


class FactLine(Value):
    """A name with what is true of it; with an icon the name is strong and the value explains."""

    name: str
    value: str = ""
    tone: Tone = Tone.PLAIN
    icon: str = ""


class Facts(Value):
    """Facts under a title."""

    title: str
    rows: tuple[FactLine, ...]
    note: str = ""
    foot: str = ""


class Pill(Value):
    """A state in capitals; `is_filled` shows it on its own colour."""

    words: str
    icon: str
    tone: Tone = Tone.PLAIN
    is_filled: bool = False

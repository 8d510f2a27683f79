"""A table of a report by its columns: of which things it is made, and how each cell is told.

A column is a value: its title, its cell, and how wide the screen draws it. A new one is one line.
"""

from collections.abc import Callable, Iterable
from typing import Any

from dealer_assist.reports.cells import Cell
from dealer_assist.reports.figures import Report
from dealer_assist.value import Value

Row = tuple[Cell, ...]


def _always(_: Report) -> bool:
    return True


class ReportColumn(Value):
    """A column: what stands above it, what it says of a thing, and its share of a screen's width.

    `is_figure` where the screen sets it right, `must_be_nothing` where anything else is a fault,
    `is_there` where only some reports have it.
    """

    title: str
    cell: Callable[[Report, Any], Cell]
    width: float = 1.0
    is_figure: bool = False
    must_be_nothing: bool = False
    is_there: Callable[[Report], bool] = _always


class Layout(Value):
    """How a table of a report is made: of which things, in which columns.

    `tab` is its name on the screen and `empty` what is said there where it has no row; `lines` is
    how many a row may take. Few things with many figures stand side by side: then `names` is how
    many columns name the thing. One that `is_rare` is left out without rows.
    """

    key: str
    title: str
    things: Callable[[Report], Iterable[Any]]
    columns: tuple[ReportColumn, ...]
    tab: str = ""
    empty: str = ""
    lines: int = 2
    names: int = 0
    is_rare: bool = False

    def is_in(self, report: Report) -> bool:
        """True if a report has it: a rare one without a row is left out."""
        return not self.is_rare or any(True for _ in self.things(report))


class Section(Value):
    """One table of a report; `key` names it for programs."""

    layout: Layout
    shape: tuple[ReportColumn, ...]
    rows: tuple[Row, ...]

    @property
    def key(self) -> str:
        """Name it for programs."""
        return self.layout.key

    @property
    def title(self) -> str:
        """Name it for people."""
        return self.layout.title

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the heads of the columns."""
        return tuple(column.title for column in self.shape)


def section(report: Report, layout: Layout) -> Section:
    """Lay one table of a report out."""
    shape = tuple(column for column in layout.columns if column.is_there(report))
    rows = tuple(
        tuple(column.cell(report, thing) for column in shape) for thing in layout.things(report)
    )
    return Section(layout, shape, rows)

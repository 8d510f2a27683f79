"""What lists show: rows under headings with a button each, and columns to read."""

from typing import Generic, TypeVar

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.ui.models.touches import Button, Tab

T_co = TypeVar("T_co", covariant=True)
USUAL_LINES = 2


@frozen
class RowColumn:
    """A heading; `share` is how much of the width its cells need, `is_strong` sets them large.

    Where a list has columns that are `is_toned`, good and bad show in them and in the mark alone:
    a whole row in coral is hard to read.
    """

    title: str
    share: float = 1.0
    is_right: bool = False
    is_strong: bool = False
    is_toned: bool = False


@frozen
class ListRow(Generic[T_co]):
    """A row: its cells, a mark before them, the tone of its words, and what can be done with it.

    `button` stands at the end, `beside` before it.
    """

    key: str
    cells: tuple[str, ...]
    icon: str = ""
    tone: str = ""
    button: Button[T_co] | None = None
    beside: Button[T_co] | None = None

    @property
    def buttons(self) -> tuple[Button[T_co], ...]:
        """Give the buttons of the row, the last one first."""
        return tuple(one for one in (self.button, self.beside) if one is not None)


@frozen
class RowListModel(Generic[T_co]):
    """A list; `empty` is the sentence that stands where no row is, `lines` the most of a row."""

    columns: tuple[RowColumn, ...]
    rows: tuple[ListRow[T_co], ...]
    empty: str = Msg("Nothing here")
    lines: int = USUAL_LINES


@frozen
class ListColumn:
    """A list of rows: the first text of a row names it, the others are its values.

    `share` is how much of the page's width it needs beside the others.
    """

    title: str
    caption: str
    rows: tuple[tuple[str, ...], ...]
    share: int = 1


@frozen
class ColumnListModel:
    """A page of columns under its title."""

    title: str
    detail: str
    columns: tuple[ListColumn, ...]


@frozen
class HeadedModel(Generic[T_co]):
    """A list under its title; without tabs there is no other one."""

    title: str
    rows: RowListModel[T_co]
    detail: str = ""
    tabs: tuple[Tab[T_co], ...] = ()
    is_trouble: bool = False

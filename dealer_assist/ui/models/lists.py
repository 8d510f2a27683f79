"""What lists show: rows under headings with a button each, and columns to read."""

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg

USUAL_LINES = 2


@frozen
class Column:
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
class RowButtonModel:
    """What the button does; `name` says it to assistive tools, `reason` why it is shut."""

    icon: str = ""
    words: str = ""
    name: str = ""
    reason: str = ""


@frozen
class Row:
    """A row: its cells, a mark before them, the tone of its words, and its button if it has one."""

    key: str
    cells: tuple[str, ...]
    icon: str = ""
    tone: str = ""
    button: RowButtonModel | None = None


@frozen
class RowListModel:
    """A list; `empty` is the sentence that stands where no row is, `lines` the most of a row."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
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

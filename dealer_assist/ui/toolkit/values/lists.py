"""Lists on a page: one under its title with others beside it, and columns to read."""

from dealer_assist.value import Value


class ListColumn(Value):
    """A list of rows: the first text of a row names it, the others are its values.

    `share` is how much of the page's width it needs beside the others.
    """

    title: str
    caption: str
    rows: tuple[tuple[str, ...], ...]
    share: int = 1


class ColumnListModel(Value):
    """A page of columns under its title."""

    title: str
    detail: str
    columns: tuple[ListColumn, ...]

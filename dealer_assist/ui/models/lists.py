"""Lists on a page: one under its title with others beside it, and columns to read."""

from typing import Generic, TypeVar

from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.touches import Tab
from dealer_assist.value import Value

T_co = TypeVar("T_co", covariant=True)


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


class HeadedModel(Value, Generic[T_co]):
    """A list under its title; without tabs there is no other one."""

    title: str
    rows: Grid[T_co]
    detail: str = ""
    tabs: tuple[Tab[T_co], ...] = ()
    is_trouble: bool = False

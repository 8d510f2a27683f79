"""Lists on a page: one under its title with others beside it, and columns to read."""

from typing import Generic, TypeVar

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.touches import Tab

T_co = TypeVar("T_co", covariant=True)


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
    rows: Grid[T_co]
    detail: str = ""
    tabs: tuple[Tab[T_co], ...] = ()
    is_trouble: bool = False

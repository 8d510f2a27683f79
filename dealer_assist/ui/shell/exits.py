"""The ways off the table that a menu points to: another game, the school, the lock, the desktop."""

from collections.abc import Callable
from typing import Protocol

from dealer_assist.table.commands import Command
from dealer_assist.table.commands.office import LockTable
from dealer_assist.ui.shell.page_entries import WAYS_OFF, PageEntry, PageKey

DESKTOP, SCHOOL = "desktop", "school"


class Does(Protocol):
    """Whoever takes a command to the table."""

    def do(self, command: Command) -> object:
        """Have a command done, or its refusal said."""
        ...


class ExitLeft(Protocol):
    """The table that one leaves."""

    @property
    def touch(self) -> Does:
        """Return who takes commands."""
        ...

    def open_page(self, entry: PageEntry) -> object:
        """Lay a page over the table."""
        ...


class Exits:
    """Leads where the menu points. `close` ends the program; the page of EXIT has asked first.

    `school` opens the lessons; None where there are none.
    """

    def __init__(self, close: Callable[[], None], school: Callable[[], None] | None = None) -> None:
        self._close, self._school = close, school
        self._table: ExitLeft | None = None

    def lead_from(self, table: ExitLeft) -> None:
        """Know the table that one leaves."""
        self._table = table

    def go(self, where: str) -> None:
        """Open the page of a way, lock the table, or take the last step out."""
        if where == DESKTOP:
            self._close()
        elif where == SCHOOL:
            if self._school is not None:
                self._school()
        elif where == PageKey.LOCK and self._table is not None:
            self._table.touch.do(LockTable())  # on record, and its screen follows
        elif self._table is not None:
            self._table.open_page(WAYS_OFF[where])

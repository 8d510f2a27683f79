"""Reads the journal for the back office: beside the running table, never writing."""

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from dealer_assist.catalog.people import load_staff
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.opening import connect_reader
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.ui.shell.journal_reader import NOT_KEPT, NOT_READ
from dealer_assist.ui.shell.page_context import PageContext

T = TypeVar("T")
D = TypeVar("D")


class JournalAccess:
    """The journal of one table, opened anew for each question; `trouble` says why it is silent."""

    def __init__(self, journal: Path | None) -> None:
        self._journal = journal
        self.trouble = NOT_KEPT if journal is None else ""

    def ask(self, question: Callable[[sqlite3.Connection], T], otherwise: D) -> T | D:
        """Put a question to the journal, in one view of it."""
        if self._journal is None:
            return otherwise
        try:
            with closing(connect_reader(self._journal)) as db:
                db.execute("BEGIN")
                found = question(db)
        except (sqlite3.Error, OSError):
            self.trouble = NOT_READ
            return otherwise
        self.trouble = ""
        return found


def sample_staff(page_context: PageContext) -> tuple[StaffMember, ...]:
    """Return the staff of a table for practice."""
    file = page_context.resources / "staff" / f"{page_context.desk.table.setup.staff}.toml"
    return tuple(card.member for card in load_staff(file))


def staff_of(page_context: PageContext) -> tuple[StaffMember, ...]:
    """Return everybody who holds a card; nobody where the register cannot be read."""
    if page_context.staff is None:
        return sample_staff(page_context)
    try:
        return tuple(card.member for card in page_context.staff.staff().cards.values())
    except JournalUnavailable:
        return ()


def names_of(members: Iterable[StaffMember]) -> Mapping[str, str]:
    """Return everybody's name by their key."""
    return {member.key: member.name for member in members}

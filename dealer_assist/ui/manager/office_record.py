"""Reads the journal for the back office: beside the running table, never writing."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from dealer_assist.journal.opening import connect_reader
from dealer_assist.ui.past import NOT_KEPT, NOT_READ

T = TypeVar("T")
D = TypeVar("D")


class OfficeRecord:
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

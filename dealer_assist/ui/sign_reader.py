"""Reads a table's journal for the sign: beside the running kiosk, and unable to write."""

import sqlite3
from contextlib import closing
from pathlib import Path

from dealer_assist.desk.desk import resume
from dealer_assist.desk.reading import Reading
from dealer_assist.journal.opening import connect_reader
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.state import Table


class SignReader:
    """Gives the table as it stands on record, or None while the journal cannot be read."""

    def __init__(self, setup: TableSetup, journal: Path) -> None:
        self._setup = setup
        self._journal = journal
        self._seq = -1
        self._table: Table | None = None

    def read(self) -> Table | None:
        """Look at the end of the journal; replay only what has come since the last checkpoint."""
        try:
            with closing(connect_reader(self._journal)) as db:
                (seq,) = db.execute("SELECT seq FROM head").fetchone()
                if seq != self._seq:
                    self._table = resume(self._setup, Reading(db))
                    self._seq = seq
        except (sqlite3.Error, OSError, TypeError):
            # Being rewritten, damaged or not there yet: the next look may be luckier.
            self._seq, self._table = -1, None
        return self._table

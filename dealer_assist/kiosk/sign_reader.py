"""What a sign shows of its table, read from the journal that a kiosk writes beside it."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from dealer_assist.desk.clock import Clock
from dealer_assist.desk.steps import resume
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.shoe import ShoeOnRecord
from dealer_assist.journal.resume import Reading
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.sign.window import SignWindow
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES, Preferences


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

    def read_shoe(self, first_round: int) -> ShoeOnRecord | None:
        """Read the coups of the shoe, None while the journal cannot be read."""
        return JournalReader(self._journal).shoe(first_round)


def sign_for(
    setup: TableSetup,
    journal: Path,
    clock: Clock,
    resources: Path,
    languages: Sequence[str] = LANGUAGES[:1],
) -> SignWindow:
    """Make the sign of a table from its journal; the kiosk that writes it may run beside."""
    context = UiContext.for_person(resources, clock.ms, Preferences())
    return SignWindow(context, setup, SignReader(setup, journal), clock, languages)

"""A journal that is only read: what a table resumes from where nobody may write."""

import sqlite3
from collections.abc import Iterable, Sequence

from dealer_assist.journal.entry import Recorded, recorded
from dealer_assist.journal.tail import CHECKPOINTS, rows_from, tail_start


class Reading:
    """Gives what is on record."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def replay(self, from_kinds: Sequence[str] = CHECKPOINTS) -> Iterable[Recorded]:
        """Give what was recorded since the last checkpoint."""
        return map(recorded, rows_from(self._db, tail_start(self._db, from_kinds)))

"""Somebody who knows SQLite: takes our triggers off, does a deed, and puts them back."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path


@contextmanager
def forger(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a journal for a deed that only its chain can tell."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        triggers = db.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
        ).fetchall()
        for name, _ in triggers:
            db.execute(f"DROP TRIGGER {name}")
        yield db
        for _, sql in triggers:
            db.execute(sql)

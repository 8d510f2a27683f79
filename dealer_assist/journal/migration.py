"""Bringing the journal of an earlier release to the present schema; events are never touched."""

import sqlite3
from collections.abc import Iterator
from typing import Any

from dealer_assist.journal import schema


def migrate(db: sqlite3.Connection) -> None:
    """Apply the steps that the file does not have yet, each whole or not at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version == len(schema.STEPS):
        return
    from sqlite_utils import Database, Migrations  # takes 0.3 s to import, needed once a release

    steps = Migrations("dealer-assist-journal")
    for number, script in enumerate(schema.STEPS[version:], version + 1):
        steps(name=f"schema-{number}")(_step(number, script))
    steps.apply(Database(db))
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the version shall show in the file's header


def _step(number: int, script: str) -> Any:
    def apply(db: Any) -> None:
        for statement in statements(script):
            db.conn.execute(statement)
        db.conn.execute(f"PRAGMA user_version = {number}")

    return apply


def statements(script: str) -> Iterator[str]:
    """Split a script; running it whole would commit before it begins."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""

"""Whether a journal holds our tables, indexes and triggers, and nothing of anybody else's.

A foreign trigger can take an event off the record while the table shows it, and without our own
triggers an event can be changed by a statement: neither leaves a trace in the chain.
"""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

from dealer_assist.journal import schema, views
from dealer_assist.journal.errors import JournalDamaged
from dealer_assist.message import Msg

# SQLite's own indexes have no text; sqlite-utils notes in a table which steps it has taken.
_PARTS = """
SELECT type, name, sql FROM sqlite_master
WHERE sql IS NOT NULL AND NOT (type IN ('table', 'index') AND tbl_name = '_sqlite_migrations')
"""

Part = tuple[str, str]
"""Kind and name: ("trigger", "events_are_never_changed")."""


def foreign_parts(db: sqlite3.Connection) -> list[str]:
    """Say what of the file's schema is missing, altered, or not ours; nothing of a sound one.

    Views of another version are left out: they hold nothing, and are made anew at the opening.
    """
    (version,) = db.execute("PRAGMA user_version").fetchone()
    found = {(kind, name): sql for kind, name, sql in db.execute(_PARTS)}
    expected = dict(_expected(min(version, schema.VERSION)))
    if views.are_of_this_version(db):
        expected |= {("view", name): sql for name, sql in views.texts().items()}
    else:
        found = {part: sql for part, sql in found.items() if part[0] != "view"}
    said = [_said(part, found, expected) for part in sorted({*found, *expected})]
    return [one for one in said if one]


def require_ours(path: Path, db: sqlite3.Connection) -> None:
    """Refuse a journal into which somebody else has put something, or taken something out of."""
    foreign = foreign_parts(db)
    if foreign:
        raise JournalDamaged(
            path,
            Msg(
                "The journal {path} was altered by another program ({what}): leave it as it is, "
                "call a technician, and open the newest backup.",
                path=path,
                what=foreign[0],
            ),
            0,
        )


def _said(part: Part, found: dict[Part, str], expected: dict[Part, str]) -> str:
    kind, name = part
    if part not in expected:
        return f"the {kind} {name} is not part of a journal"
    if part not in found:
        return f"the {kind} {name} is missing"
    return "" if found[part] == expected[part] else f"the {kind} {name} was altered"


@cache
def _expected(version: int) -> tuple[tuple[Part, str], ...]:
    """Make the schema of a version in memory and read it back."""
    with closing(sqlite3.connect(":memory:")) as db:
        for step in schema.STEPS[:version]:
            db.executescript(step)
        return tuple(((kind, name), sql) for kind, name, sql in db.execute(_PARTS))

"""The journal's tables, one step a released schema; a step is never changed once released.

The journal of an earlier release is brought to the present one; events are never touched.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any

from dealer_assist.journal.chain import first_link
from dealer_assist.journal.codec import kinds_of
from dealer_assist.table import events as e
from dealer_assist.value import Value

# SQLite keeps these in the file's first hundred bytes: purpose and version show without opening it.
APPLICATION_IDS = {"live": 0x44414C56, "training": 0x44415452}

_EVENTS = """
CREATE TABLE about (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE definitions (
    id INTEGER PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE events (
    seq INTEGER PRIMARY KEY,
    at_utc TEXT NOT NULL,
    offset_minutes INTEGER NOT NULL,
    round INTEGER NOT NULL,
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    device TEXT NOT NULL,
    command TEXT NOT NULL,
    payload TEXT NOT NULL,
    definitions INTEGER NOT NULL REFERENCES definitions (id),
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;

-- A round is found by its first event and read to its last; an index over every event would cost
-- each commit a page more.
CREATE INDEX rounds_by_number ON events (round) WHERE kind = 'RoundOpened';
CREATE INDEX wins_by_round ON events (round) WHERE kind = 'WinsAuthorised';
CREATE INDEX landmarks_by_time ON events ((LANDMARK), at_utc) WHERE (LANDMARK) IS NOT NULL;

CREATE TABLE head (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    seq INTEGER NOT NULL,
    hash BLOB NOT NULL,
    seal BLOB NOT NULL
) STRICT;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'the journal is append-only: an event is never changed'); END;

CREATE TRIGGER events_are_never_deleted BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'the journal is append-only: an event is never deleted'); END;

CREATE TRIGGER definitions_are_never_changed BEFORE UPDATE ON definitions
BEGIN SELECT RAISE(ABORT, 'the journal is append-only: a digest is never changed'); END;

CREATE TRIGGER definitions_are_never_deleted BEFORE DELETE ON definitions
BEGIN SELECT RAISE(ABORT, 'the journal is append-only: a digest is never deleted'); END;
"""

_LANDMARKS_OF_1 = kinds_of(
    e.RoundOpened,
    e.WinsAuthorised,
    e.RoundVoided,
    e.TableOpened,
    e.DealerRelieved,
    e.TableClosed,
    e.GameChanged,
    e.SensorFailed,
    e.SensorMended,
    e.LateChipRefused,
    e.DevicesTested,
    e.SwipeRefused,
    e.SwipeTimedOut,
    e.KeyTurned,
    e.AdjustmentAsked,
    e.AdjustmentApproved,
    e.AdjustmentCancelled,
    e.WinBackedOut,
    e.IrregularityNoted,
    e.IrregularityCleared,
)
_LANDMARKS_OF_2 = _LANDMARKS_OF_1 + kinds_of(
    e.MeterSetAsked,
    e.MeterSet,
    e.PagePrinted,
    e.AlertRaised,
    e.AlertAcknowledged,
    e.ViewFailed,
    e.SettingProposed,
    e.SettingWithdrawn,
    e.SettingsApplied,
    e.BackOfficeOpened,
    e.BackOfficeClosed,
)
_LANDMARKS_OF_3 = _LANDMARKS_OF_2 + kinds_of(e.TableLocked, e.TableUnlocked)
LANDMARKS = _LANDMARKS_OF_3 + kinds_of(e.RulingRecorded, e.RulingWithdrawn)
"""The kinds of events that auditors search by time."""


def _if_one_of(kinds: Sequence[str]) -> str:
    """Write the kind if it is one of these, else NULL: halved down, since every event is asked."""
    if len(kinds) <= 2:
        return "CASE kind" + "".join(f" WHEN '{kind}' THEN kind" for kind in kinds) + " END"
    half = len(kinds) // 2
    less, more = _if_one_of(kinds[:half]), _if_one_of(kinds[half:])
    return f"CASE WHEN kind < '{kinds[half]}' THEN {less} ELSE {more} END"


_LANDMARK_OF_1 = (
    "CASE kind" + "".join(f" WHEN '{kind}' THEN kind" for kind in _LANDMARKS_OF_1) + " END"
)
_LANDMARK_OF_2 = _if_one_of(sorted(_LANDMARKS_OF_2))
_LANDMARK_OF_3 = _if_one_of(sorted(_LANDMARKS_OF_3))
LANDMARK = _if_one_of(sorted(LANDMARKS))
"""An event's kind if it is one that auditors search by time, else NULL.

One index over this expression costs a commit a twentieth of what an index for each kind does.
"""
RARE = LANDMARK.replace("kind", "e.kind")
"""The very expression of the index where events are `e`, so that SQLite uses it."""

_MORE_LANDMARKS = """
DROP INDEX landmarks_by_time;

CREATE INDEX landmarks_by_time ON events ((LANDMARK), at_utc) WHERE (LANDMARK) IS NOT NULL;
"""

_DEFINITION_FILES = """
CREATE TABLE definition_files (
    digest TEXT NOT NULL,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (digest, place)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER definition_files_are_never_changed BEFORE UPDATE ON definition_files
BEGIN SELECT RAISE(ABORT, 'the journal is append-only: a definition is never changed'); END;

CREATE TRIGGER definition_files_are_never_deleted BEFORE DELETE ON definition_files
BEGIN SELECT RAISE(ABORT, 'the journal is append-only: a definition is never deleted'); END;
"""

STEPS = (
    _EVENTS.replace("LANDMARK", _LANDMARK_OF_1),
    _MORE_LANDMARKS.replace("LANDMARK", _LANDMARK_OF_2),
    _MORE_LANDMARKS.replace("LANDMARK", _LANDMARK_OF_3),
    _DEFINITION_FILES,
    _MORE_LANDMARKS.replace("LANDMARK", LANDMARK),
)
VERSION = len(STEPS)
MIGRATIONS = "dealer-assist-journal"
"""The name under which a file notes the steps that it went through."""
WITH_DEFINITION_FILES = 4


class About(Value):
    """What the file says of itself."""

    purpose: str
    table: str
    made_utc: str
    key_print: str

    @property
    def first_link(self) -> bytes:
        """Begin the chain of this file."""
        return first_link(self.purpose, self.table, self.made_utc)


def about(db: sqlite3.Connection) -> About:
    """Read what the file says of itself; a file that says nothing raises `KeyError`."""
    said = dict(db.execute("SELECT name, value FROM about"))
    return About(said["purpose"], said["table"], said["made_utc"], said["key_print"])


def begin(db: sqlite3.Connection, told: About, head: tuple[int, bytes, bytes]) -> None:
    """Write into an empty journal of the newest schema what it is, and where its chain begins."""
    db.executemany(
        "INSERT INTO about (name, value) VALUES (?, ?)",
        [
            ("purpose", told.purpose),
            ("table", told.table),
            ("made_utc", told.made_utc),
            ("key_print", told.key_print),
        ],
    )
    db.execute("INSERT INTO head (only_one, seq, hash, seal) VALUES (1, ?, ?, ?)", head)
    db.execute(f"PRAGMA application_id = {APPLICATION_IDS[told.purpose]}")
    db.execute(f"PRAGMA user_version = {VERSION}")


def migrate(db: sqlite3.Connection) -> None:
    """Apply the steps that the file does not have yet, each whole or not at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version == len(STEPS):
        return
    from sqlite_utils import Database, Migrations  # takes 0.3 s to import, needed once a release

    steps = Migrations(MIGRATIONS)
    for number, script in enumerate(STEPS[version:], version + 1):
        steps(name=f"schema-{number}")(_step(number, script))
    steps.apply(Database(db))
    with db:  # when it was is on nobody's record: a bad byte in it would be told by nobody
        db.execute("UPDATE _sqlite_migrations SET applied_at = ''")
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

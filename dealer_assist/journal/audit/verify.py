"""Proving a journal whole: chain, head, gaps, money and file, in constant memory."""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from dealer_assist.journal import schema
from dealer_assist.journal.audit.ledger import Ledger
from dealer_assist.journal.audit.pages import damaged_parts
from dealer_assist.journal.chain import Head, Seal, Walk
from dealer_assist.journal.entry import Row, altered_definitions
from dealer_assist.journal.errors import trouble_words
from dealer_assist.journal.opening import connect_reader, foreign_parts
from dealer_assist.journal.resume import rows_from
from dealer_assist.value import Value

# A journal in which everything is wrong need not be told event by event.
MOST_FINDINGS = 1000
NOT_OURS = (sqlite3.Error, KeyError, TypeError, ValueError)
"""What reading a damaged file ends in: a value may be none, or of another kind than we write."""
PAUSE_EVERY = 500
"""Events between two pauses: some milliseconds."""

Pause: TypeAlias = Callable[[], object]


class Finding(Value):
    """What is wrong, at which sequence, and the time of the last event before it."""

    seq: int
    what: str
    since_utc: str = ""

    def __str__(self) -> str:
        since = f", after {self.since_utc}" if self.since_utc else ""
        return f"event {self.seq}: {self.what}{since}"


def verify(
    path: Path,
    key: bytes,
    saved: Head | None = None,
    pause: Pause | None = None,
    older: Mapping[str, bytes] | None = None,
) -> list[Finding]:
    """Check the whole journal, also while a table runs on it; nothing found is an empty list.

    `saved` is a head kept elsewhere, for example on a printed day report; `pause` is called now
    and then, for whoever must not take the processor from a table. With the `older` keys, by their
    prints, what was recorded before the key was changed is held against the key of that time.
    """
    try:
        with closing(connect_reader(path)) as db:
            db.execute("BEGIN")
            found = _check(path, db, key, saved, pause)
            return found if older is None else [*found, *_check_older(db, older)]
    except (*NOT_OURS, OSError) as trouble:
        return [Finding(0, f"the file cannot be read as a journal ({trouble_words(trouble)})")]


def _check(
    path: Path, db: sqlite3.Connection, key: bytes, saved: Head | None, pause: Pause | None
) -> list[Finding]:
    first = schema.about(db).first_link
    walk = Walk(0, first)
    found: list[Finding] = []
    try:
        for seq, what in wrong(rows_from(db, 1), walk, Ledger(), pause):
            found.append(Finding(seq, what, _time_of(db, seq - 1)))
            if len(found) == MOST_FINDINGS:
                return found
    except sqlite3.Error as trouble:
        since = _time_of(db, walk.seq)
        why = trouble_words(trouble)
        return [*found, Finding(walk.seq + 1, f"the event cannot be read ({why})", since)]
    found += _check_head(db, key, first, walk)
    found += _check_saved(db, saved, walk) if saved else ()
    found += (Finding(0, what) for what in foreign_parts(db))
    found += (
        Finding(0, f"the definitions kept as {digest[:12]} were altered") for digest in _altered(db)
    )
    found += (Finding(0, what) for what in damaged_parts(path, db, key, pause))
    return found


def wrong(
    rows: Iterable[Row], walk: Walk, ledger: Ledger, pause: Pause | None = None
) -> Iterator[tuple[int, str]]:
    """Say what is wrong with the next events, by their sequence: links of the chain and money."""
    step = walk.step
    for row in rows:
        if pause is not None and row[0] % PAUSE_EVERY == 0:
            pause()
        if (broken := step(row)) is not None:
            yield broken.seq, broken.what
        payload = row[8]
        if isinstance(payload, str) and '"meters"' in payload:
            yield from ((row[0], what) for what in ledger.objections(row[4], payload))


def _check_head(db: sqlite3.Connection, key: bytes, first: bytes, walk: Walk) -> Iterator[Finding]:
    since = _time_of(db, walk.seq)
    seq, last, sealed = db.execute("SELECT seq, hash, seal FROM head").fetchone() or (0, b"", b"")
    if seq > walk.seq:
        yield Finding(walk.seq + 1, f"the journal was cut off before event {seq}", since)
    elif (seq, last) != (walk.seq, walk.last):
        yield Finding(walk.seq, "the head does not fit the last event", since)
    elif not Seal(key, first).fits(seq, last, sealed):
        yield Finding(walk.seq, "the head was not made with this journal's key", since)


def _check_older(db: sqlite3.Connection, older: Mapping[str, bytes]) -> Iterator[Finding]:
    """Hold what was recorded before each change of the key against the key of that time.

    Without that key, as on a machine in the place of a dead one, the chain alone proves it.
    """
    first = schema.about(db).first_link
    changes = "SELECT seq, payload FROM events WHERE kind = 'JournalKeyChanged'"
    for seq, payload in db.execute(changes).fetchall():
        said = json.loads(payload)
        key, sealed = older.get(said["before"]), bytes.fromhex(said["seal"])
        found = db.execute("SELECT hash FROM events WHERE seq = ?", (seq - 1,)).fetchone()
        if key and not Seal(key, first).fits(seq - 1, found[0] if found else first, sealed):
            what = "what was recorded before it was not sealed by the key of that time"
            yield Finding(seq, what, _time_of(db, seq - 1))


def _check_saved(db: sqlite3.Connection, saved: Head, walk: Walk) -> Iterator[Finding]:
    if saved.seq > walk.seq:
        since = _time_of(db, walk.seq)
        yield Finding(walk.seq + 1, f"the journal was cut off before event {saved.seq}", since)
    elif saved.seq and not holds(db, saved):
        yield Finding(saved.seq, "the chain was rewritten since its head was saved")


def holds(db: sqlite3.Connection, saved: Head) -> bool:
    """True if an event has the hash that was saved; paper may show only its beginning."""
    found = db.execute("SELECT hash FROM events WHERE seq = ?", (saved.seq,)).fetchone()
    return found is not None and str(found[0].hex()).startswith(saved.hash.lower())


def _altered(db: sqlite3.Connection) -> Iterator[str]:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return altered_definitions(db) if version >= schema.WITH_DEFINITION_FILES else iter(())


def _time_of(db: sqlite3.Connection, seq: int) -> str:
    found = db.execute("SELECT at_utc FROM events WHERE seq = ?", (seq,)).fetchone()
    return "" if found is None else str(found[0])

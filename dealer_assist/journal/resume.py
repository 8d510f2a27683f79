"""The end of a journal: where to resume from, and whether that part can be trusted."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from dealer_assist.journal import schema
from dealer_assist.journal.chain import Seal, Walk
from dealer_assist.journal.codec import kinds_of
from dealer_assist.journal.entry import EVENTS, Recorded, Row, recorded
from dealer_assist.journal.errors import JournalDamaged, trouble_words
from dealer_assist.message import Msg
from dealer_assist.table.events.round import RoundOpened, TableClosed
from dealer_assist.value import Value

# Kinds whose payload holds the whole table, so that nothing before them is needed to resume.
CHECKPOINTS = kinds_of(RoundOpened, TableClosed)


def tail_start(db: sqlite3.Connection, kinds: Sequence[str] = CHECKPOINTS) -> int:
    """Find the last checkpoint's sequence, walking back from the end; 1 where there is none."""
    marks = ", ".join("?" * len(kinds))
    found = db.execute(
        f"SELECT seq FROM events WHERE kind IN ({marks}) ORDER BY seq DESC LIMIT 1", tuple(kinds)
    ).fetchone()
    return 1 if found is None else int(found[0])


def rows_from(db: sqlite3.Connection, start: int) -> Iterator[Row]:
    """Read the events from a sequence on, one at a time."""
    return db.execute(f"{EVENTS} WHERE e.seq >= ? ORDER BY e.seq", (start,))


def last_commands(db: sqlite3.Connection, most: int) -> list[str]:
    """Return the ids of the last commands, the oldest first, as far back as the last checkpoint."""
    found = db.execute(
        "SELECT command FROM events WHERE seq >= ? AND command <> '' ORDER BY seq DESC LIMIT ?",
        (tail_start(db), most),
    )
    return [command for (command,) in found][::-1]


def last_of(db: sqlite3.Connection, kind: str) -> dict[str, Any] | None:
    """Return what the newest event of a kind says; None where there is none.

    It is looked for from the end: ask only for kinds that are never far from it.
    """
    found = db.execute(
        "SELECT payload FROM events WHERE kind = ? ORDER BY seq DESC LIMIT 1", (kind,)
    ).fetchone()
    return None if found is None else json.loads(found[0])


class ResumePoint(Value):
    """The first link of a chain, and how far it goes."""

    first: bytes
    seq: int
    last: bytes


def check_tail(path: Path, db: sqlite3.Connection, key: bytes) -> ResumePoint:
    """Check the part a desk resumes from, and the head."""
    first = schema.about(db).first_link
    walk = Walk(0, first)
    try:
        start = tail_start(db)
        before = db.execute("SELECT hash FROM events WHERE seq = ?", (start - 1,)).fetchone()
        if before:
            walk = Walk(start - 1, before[0])
        for row in rows_from(db, walk.seq + 1):
            if broken := walk.step(row):
                raise _damaged(path, broken.seq, broken.what)
        _check_head(path, db, key, ResumePoint(first, walk.seq, walk.last))
    except (sqlite3.DatabaseError, TypeError, ValueError) as trouble:
        # A damaged value may be none, or of another kind than we write.
        raise _damaged(path, walk.seq + 1, trouble_words(trouble)) from trouble
    return ResumePoint(first, walk.seq, walk.last)


def _check_head(path: Path, db: sqlite3.Connection, key: bytes, tail: ResumePoint) -> None:
    seq, last, sealed = db.execute("SELECT seq, hash, seal FROM head").fetchone() or (0, b"", b"")
    if seq > tail.seq:
        raise _damaged(path, tail.seq + 1, Msg("the events up to {seq} are missing", seq=seq))
    if (seq, last) != (tail.seq, tail.last):
        raise _damaged(path, tail.seq, Msg("the head does not fit the last event"))
    if not Seal(key, tail.first).fits(seq, last, sealed):
        raise _damaged(path, tail.seq, Msg("the head was not made with this journal's key"))


def _damaged(path: Path, first_bad: int, what: str) -> JournalDamaged:
    return JournalDamaged(
        path,
        Msg(
            "The journal {path} is damaged at event {seq} ({what}): leave it as it "
            "is, call a technician, and open the newest backup.",
            path=path,
            seq=first_bad,
            what=what,
        ),
        first_bad,
    )


class Reading:
    """Gives what is on record."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def replay(self, from_kinds: Sequence[str] = CHECKPOINTS) -> Iterable[Recorded]:
        """Return what was recorded since the last checkpoint."""
        return map(recorded, rows_from(self._db, tail_start(self._db, from_kinds)))

"""The journal of one table: durable or refused, and what is recorded is never changed."""

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from dealer_assist.journal import opening
from dealer_assist.journal.chain import Head, link, seal
from dealer_assist.journal.entry import EVENTS, Entry, Recorded, Row, recorded, stamp, to_json
from dealer_assist.journal.errors import said_in_words
from dealer_assist.journal.lock import lock_beside, take_lock
from dealer_assist.journal.tail import CHECKPOINTS, Tail, check_tail, rows_from, tail_start
from dealer_assist.journal.verify import Finding, verify

_INSERT = (
    "INSERT INTO events (seq, at_utc, offset_minutes, round, kind, who, device, command,"
    " payload, definitions, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
# The index holds a round's commands side by side: the round before is searched for next to nothing.
_KNOWN = "SELECT 1 FROM events WHERE round BETWEEN ? AND ? AND command = ?"


class Journal:
    """An open journal; one process holds it, and one thread at a time appends."""

    def __init__(
        self,
        wanted: opening.Wanted,
        db: sqlite3.Connection,
        lock: int,
        clock: Callable[[], datetime],
        tail: Tail,
    ) -> None:
        self._wanted = wanted
        self._db = db
        self._lock = lock
        self._clock = clock
        self._turn = threading.RLock()
        self._first, self._seq, self._hash = tail.first, tail.seq, tail.last
        self._digests = {text: number for number, text in db.execute("SELECT * FROM definitions")}

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        purpose: opening.Purpose,
        table: str,
        clock: Callable[[], datetime],
        key: bytes,
    ) -> Self:
        """Open or make a journal; on a refusal nothing is made or changed."""
        wanted = opening.Wanted(path, purpose, table, key)
        if path.exists():
            opening.look(wanted)
        made = opening.make_folder(path)
        is_new = not path.exists()
        lock = -1
        try:
            with said_in_words(path):
                lock = take_lock(path)
                if is_new:
                    opening.make(wanted, stamp(clock())[0])
                # A damaged file is refused before the writer could bring its log into it.
                with closing(opening.connect_reader(path, alone=True)) as reader:
                    tail = check_tail(path, reader, key)
                return cls(wanted, opening.connect_writer(path), lock, clock, tail)
        except BaseException:
            _leave(path, lock, is_new=is_new)
            opening.remove_folders(made)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let the journal go; what was appended is on disk already."""
        with self._turn:
            self._db.close()
            if self._lock >= 0:
                os.close(self._lock)
                self._lock = -1

    @property
    def path(self) -> Path:
        """Say where the journal lies."""
        return self._wanted.path

    @property
    def head(self) -> Head:
        """Give the end of the chain, to be printed where nobody can rewrite it."""
        return Head(self._seq, self._hash.hex())

    @property
    def last(self) -> Recorded | None:
        """Give the newest event."""
        row = self._db.execute(f"{EVENTS} ORDER BY e.seq DESC LIMIT 1").fetchone()
        return None if row is None else recorded(row)

    def append(
        self, entries: Sequence[Entry], *, digest: str, command_id: str = ""
    ) -> tuple[Recorded, ...]:
        """Record all entries of one command durably, or raise and record none.

        A command id that this round or the one before it holds already records nothing.
        """
        if not entries:
            return ()
        with self._turn:
            try:
                with said_in_words(self.path):
                    return self._commit(entries, digest, command_id)
            except BaseException:
                with suppress(sqlite3.Error):
                    self._db.execute("ROLLBACK")
                raise

    def _commit(
        self, entries: Sequence[Entry], digest: str, command_id: str
    ) -> tuple[Recorded, ...]:
        self._db.execute("BEGIN IMMEDIATE")
        if command_id and self._knows(command_id, entries[0].round):
            self._db.execute("ROLLBACK")
            return ()
        number = self._number_of(digest)
        rows = self._rows(entries, digest, command_id)
        self._db.executemany(_INSERT, [(*row[:9], number, row[10]) for row in rows])
        seq, last = rows[-1][0], rows[-1][10]
        sealed = seal(self._wanted.key, self._first, seq, last)
        self._db.execute("UPDATE head SET seq = ?, hash = ?, seal = ?", (seq, last, sealed))
        self._db.execute("COMMIT")
        self._seq, self._hash = seq, last
        self._digests[digest] = number
        return tuple(map(recorded, rows))

    def replay(self, from_kinds: Sequence[str] = CHECKPOINTS) -> Iterator[Recorded]:
        """Give the events from the last checkpoint on; the whole history where there is none."""
        return map(recorded, rows_from(self._db, tail_start(self._db, from_kinds)))

    def verify(self, saved: Head | None = None) -> list[Finding]:
        """Check everything recorded; see `journal.verify`."""
        return verify(self.path, self._wanted.key, saved)

    def _knows(self, command_id: str, round_: int) -> bool:
        found = self._db.execute(_KNOWN, (round_ - 1, round_, command_id)).fetchone()
        return found is not None

    def _number_of(self, digest: str) -> int:
        number = self._digests.get(digest)
        if number is None:
            added = self._db.execute("INSERT INTO definitions (digest) VALUES (?)", (digest,))
            number = int(added.lastrowid or 0)
        return number

    def _rows(self, entries: Sequence[Entry], digest: str, command_id: str) -> list[Row]:
        at, offset = stamp(self._clock())
        seq, previous, command = self._seq, self._hash, command_id or None
        rows: list[Row] = []
        for entry in entries:
            seq += 1
            fields = (
                *(seq, at, offset, entry.round, entry.kind, entry.who, entry.device, command),
                *(to_json(entry.payload), digest),
            )
            previous = link(previous, fields)
            rows.append((*fields, previous))
            command = None
        return rows


def _leave(path: Path, lock: int, *, is_new: bool) -> None:
    if lock >= 0:
        if is_new:
            lock_beside(path).unlink(missing_ok=True)
        os.close(lock)

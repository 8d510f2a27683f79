"""The journal of one table: durable or refused, and what is recorded is never changed."""

import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from dealer_assist.journal import opening
from dealer_assist.journal.chain import Head, Seal, link
from dealer_assist.journal.entry import EVENTS, Entry, Recorded, Row, recorded, stamp, to_json
from dealer_assist.journal.errors import folder_not_writable, in_words
from dealer_assist.journal.lock import release_lock, take_lock
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
        self._seq, self._hash = tail.seq, tail.last
        self._seal = Seal(wanted.key, tail.first)
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
        with opening.made_only_on_success(path):
            try:
                lock = take_lock(path)
                try:
                    return cls(*_open(wanted, lock, clock))
                except BaseException:
                    release_lock(lock)
                    raise
            except sqlite3.DatabaseError as trouble:
                raise in_words(path, trouble) from trouble
            except OSError as trouble:
                raise folder_not_writable(path, trouble) from trouble

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
            release_lock(self._lock)
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
                return self._commit(entries, digest, command_id)
            except BaseException as trouble:
                with suppress(sqlite3.Error):
                    self._db.execute("ROLLBACK")
                if isinstance(trouble, sqlite3.DatabaseError):
                    raise in_words(self.path, trouble) from trouble
                raise

    def replay(self, from_kinds: Sequence[str] = CHECKPOINTS) -> Iterator[Recorded]:
        """Give the events from the last checkpoint on; the whole history where there is none."""
        return map(recorded, rows_from(self._db, tail_start(self._db, from_kinds)))

    def verify(self, saved: Head | None = None) -> list[Finding]:
        """Check everything recorded; see `journal.verify`."""
        return verify(self.path, self._wanted.key, saved)

    def _commit(
        self, entries: Sequence[Entry], digest: str, command_id: str
    ) -> tuple[Recorded, ...]:
        execute = self._db.execute
        execute("BEGIN IMMEDIATE")
        if command_id:
            round_ = entries[0].round
            if execute(_KNOWN, (round_ - 1, round_, command_id)).fetchone():
                execute("ROLLBACK")
                return ()
        number = self._digests.get(digest)
        if number is None:
            number = execute("INSERT INTO definitions (digest) VALUES (?)", (digest,)).lastrowid
            assert number is not None
        rows = self._rows(entries, digest, command_id)
        self._db.executemany(_INSERT, [(*row[:9], number, row[10]) for row in rows])
        seq, last = rows[-1][0], rows[-1][10]
        execute("UPDATE head SET seq = ?, hash = ?, seal = ?", (seq, last, self._seal(seq, last)))
        execute("COMMIT")
        self._seq, self._hash = seq, last
        self._digests[digest] = number
        return tuple(map(recorded, rows, (entry.payload for entry in entries)))

    def _rows(self, entries: Sequence[Entry], digest: str, command_id: str) -> list[Row]:
        at, offset = stamp(self._clock())
        seq, last, command = self._seq, self._hash, command_id or None
        rows: list[Row] = []
        for entry in entries:
            seq += 1
            row: Row = (
                *(seq, at, offset, entry.round, entry.kind, entry.who, entry.device, command),
                *(to_json(entry.payload), digest, b""),
            )
            last = link(last, row)
            rows.append((*row[:10], last))
            command = None
        return rows


def _open(
    wanted: opening.Wanted, lock: int, clock: Callable[[], datetime]
) -> tuple[opening.Wanted, sqlite3.Connection, int, Callable[[], datetime], Tail]:
    if not wanted.path.exists():
        opening.make(wanted, stamp(clock())[0])
    # A damaged file is refused before a writer could bring its log into it.
    with closing(opening.connect_reader(wanted.path, alone=True)) as reader:
        tail = check_tail(wanted.path, reader, wanted.key)
    return wanted, opening.connect_writer(wanted.path), lock, clock, tail

"""Sums that are kept beside the journal, block by block, so that a month is added up in a blink.

They are a convenience and never evidence: each is known by the chain's hash at its end and sealed
with the journal's key, is made again where either does not fit, and the file may be deleted at any
time.
"""

import hashlib
import hmac
import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeAlias

from dealer_assist.journal.errors import WrongKey
from dealer_assist.journal.key import load_key
from dealer_assist.journal.queries.spans import newest, round_edge
from dealer_assist.journal.queries.totals import VERSION, Span, Tally, tally
from dealer_assist.value import Value

log = logging.getLogger(__name__)

BLOCK = 16_384
"""Events a block: the two ends of a report, which no block covers, take some milliseconds."""

Progress: TypeAlias = Callable[[int, int], None]
Count: TypeAlias = Callable[[sqlite3.Connection, Span], Tally]
_TABLE = (
    "CREATE TABLE IF NOT EXISTS sealed (first INTEGER PRIMARY KEY, last INTEGER NOT NULL,"
    " hash BLOB NOT NULL, version TEXT NOT NULL, sums TEXT NOT NULL, seal BLOB NOT NULL) STRICT"
)


class SumsFile(Value):
    """The file that holds sums of a journal, the key that seals them, and what they are made of."""

    path: Path
    key: bytes
    version: str = VERSION

    def seal(self, first: int, last: int, mark: bytes, sums: str) -> bytes:
        """Seal one block: nobody without the key can make it say something else."""
        said = f"{first} {last} {mark.hex()} {self.version} {sums}".encode()
        return hmac.digest(self.key, said, hashlib.sha256)


def cache_file(journal: Path) -> Path:
    """Return the file that holds the sums of a journal."""
    return journal.with_suffix(".figures")


def sums_beside(journal: Path, key_file: Path) -> SumsFile | None:
    """Return the sums kept beside a journal; None where there is no key to trust them by."""
    try:
        return SumsFile(cache_file(journal), load_key(key_file))
    except WrongKey:
        return None


def add_up(
    db: sqlite3.Connection,
    span: Span,
    kept_in: SumsFile | None = None,
    progress: Progress = lambda done, total: None,
    count: Count | None = None,
) -> Tally:
    """Add up a stretch of whole rounds, from kept sums where they fit the chain.

    `count` adds up a part; what it makes is kept in a file of its own, under a version of its own.
    Without a file, or with one that cannot be used, everything is read from the events.
    """
    sums: Tally = Counter()
    if span.is_empty:
        return sums
    known = _read(kept_in, span) if kept_in else {}
    fresh: list[tuple[int, int, bytes, str]] = []
    for part, is_block in _parts(db, span, known):
        mark = _hash(db, part.last)
        kept = known.get(part.first)
        if kept is not None and kept[:2] == (part.last, mark):
            found = _from_text(kept[2])
        else:
            found = (count or tally)(db, part)
            if is_block:
                fresh.append((part.first, part.last, mark, _to_text(found)))
        sums.update(found)
        progress(part.last - span.first + 1, span.last - span.first + 1)
    if kept_in and fresh:
        _write(kept_in, fresh)
    return sums


_Known: TypeAlias = dict[int, tuple[int, bytes, str]]


def _parts(db: sqlite3.Connection, span: Span, known: _Known) -> Iterator[tuple[Span, bool]]:
    """Cut a stretch into blocks, which begin at the same places for every stretch, and two ends."""
    first = span.first
    begins_block = _begins_block(db, first)
    while first <= span.last:
        kept = known.get(first)
        if begins_block and kept is not None:
            edge: int | None = kept[0] + 1
        else:
            edge = round_edge(db, ((first - 1) // BLOCK + 1) * BLOCK + 1)
        if edge is None or edge > span.last + 1:
            yield Span(first, span.last), False
            return
        yield Span(first, edge - 1), begins_block
        first, begins_block = edge, True


def _begins_block(db: sqlite3.Connection, seq: int) -> bool:
    return round_edge(db, (seq - 1) // BLOCK * BLOCK + 1) == seq


def _hash(db: sqlite3.Connection, seq: int) -> bytes:
    row = db.execute("SELECT hash FROM events WHERE seq = ?", (seq,)).fetchone()
    return bytes(row[0]) if row else b""


def _read(file: SumsFile, span: Span) -> _Known:
    if not file.path.exists():
        return {}
    try:
        with closing(sqlite3.connect(f"{file.path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            rows = db.execute(
                "SELECT first, last, hash, sums, seal FROM sealed"
                " WHERE first >= ? AND last <= ? AND version = ?",
                (span.first, span.last, file.version),
            ).fetchall()
    except sqlite3.Error as trouble:
        log.info("The kept sums in %s cannot be read (%s): they are made anew", file.path, trouble)
        return _none_any_more(file)
    for first, last, mark, sums, seal in rows:
        if not hmac.compare_digest(seal, file.seal(first, last, mark, sums)):
            log.warning("The kept sums in %s were altered: they are thrown away", file.path)
            return _none_any_more(file)
    return {first: (last, mark, sums) for first, last, mark, sums, _ in rows}


def _none_any_more(file: SumsFile) -> _Known:
    with suppress(OSError):
        file.path.unlink()
    return {}


def _write(file: SumsFile, blocks: list[tuple[int, int, bytes, str]]) -> None:
    rows = [
        (first, last, mark, file.version, sums, file.seal(first, last, mark, sums))
        for first, last, mark, sums in blocks
    ]
    try:
        with closing(sqlite3.connect(file.path, timeout=1.0)) as db, db:
            db.execute(_TABLE)
            db.executemany("INSERT OR REPLACE INTO sealed VALUES (?, ?, ?, ?, ?, ?)", rows)
    except (sqlite3.Error, OSError) as trouble:
        log.info("The sums cannot be kept in %s (%s): reports take longer", file.path, trouble)


def _to_text(sums: Tally) -> str:
    return json.dumps([[*key, count] for key, count in sums.items()], separators=(",", ":"))


def _from_text(text: str) -> Tally:
    return Counter({tuple(row[:-1]): row[-1] for row in json.loads(text)})


def refresh_cache(
    db: sqlite3.Connection, kept_in: SumsFile, progress: Progress = lambda *_: None
) -> None:
    """Add up everything recorded so far, so that the next report finds its sums kept."""
    add_up(db, Span(1, newest(db)), kept_in, progress)

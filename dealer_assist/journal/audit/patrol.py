"""Walking the chain a few events at a time, so that damage is found while the table runs on it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from dealer_assist.journal import schema
from dealer_assist.journal.audit.ledger import Ledger
from dealer_assist.journal.audit.verify import NOT_OURS, Finding, wrong
from dealer_assist.journal.chain import Head, Walk
from dealer_assist.journal.entry import EVENTS
from dealer_assist.journal.errors import trouble_words
from dealer_assist.journal.opening import connect_reader, foreign_parts

AT_ONCE = 200
"""Events a step: two milliseconds, in which no screen waits noticeably."""

_SLICE = f"{EVENTS} WHERE e.seq > ? ORDER BY e.seq LIMIT ?"


def patrol(path: Path, begin: Head, at_once: int = AT_ONCE) -> Iterator[Head | Finding]:
    """Return how far the chain is whole after each step, and at last what is wrong, if anything.

    It begins after an event that was checked before, or at the first one if that is gone.
    Between two steps nothing is held open that a checkpoint would have to wait for.
    """
    upto = 0
    try:
        with closing(connect_reader(path)) as db:
            for what in foreign_parts(db):
                yield Finding(0, what)
                return
            walk, ledger = _walk_from(db, begin), Ledger()
            while rows := db.execute(_SLICE, (walk.seq, at_once)).fetchall():
                for seq, what in wrong(rows, walk, ledger):
                    yield Finding(seq, what)
                    return
                upto = walk.seq
                yield Head(upto, walk.last.hex())
    except NOT_OURS as trouble:
        yield Finding(upto + 1, f"it cannot be read ({trouble_words(trouble)})")


def _walk_from(db: sqlite3.Connection, begin: Head) -> Walk:
    """Take up an earlier walk if its last event still stands, else begin again."""
    found = db.execute("SELECT hash FROM events WHERE seq = ?", (begin.seq,)).fetchone()
    if found is not None and found[0].hex() == begin.hash:
        return Walk(begin.seq, found[0])
    return Walk(0, schema.about(db).first_link)

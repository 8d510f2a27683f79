"""Where a stretch of time begins and ends in the journal: never inside a round."""

import sqlite3
from datetime import datetime

from dealer_assist.journal.chain import Head
from dealer_assist.journal.entry import stamp
from dealer_assist.journal.queries.totals import Span

_EDGES = "kind IN ('RoundOpened', 'TableClosed')"


def span_between(db: sqlite3.Connection, since: datetime, until: datetime) -> Span:
    """Return what belongs to a stretch of time; stretches side by side share nothing, miss nothing.

    A round belongs whole to the time at which it was opened.
    """
    return Span(edge_at(db, since), edge_at(db, until) - 1)


def edge_at(db: sqlite3.Connection, moment: datetime) -> int:
    """Return the first sequence that belongs to the time from a moment on."""
    seq = _first_at(db, stamp(moment)[0])
    return round_edge(db, seq) or newest(db) + 1


def round_edge(db: sqlite3.Connection, seq: int) -> int | None:
    """Return the first place from a sequence on that is in no round; None if there is none yet."""
    before = db.execute(
        f"SELECT kind FROM events WHERE seq < ? AND {_EDGES} ORDER BY seq DESC LIMIT 1", (seq,)
    ).fetchone()
    if before is None or before[0] == "TableClosed":
        return seq if seq <= newest(db) else None
    after = db.execute(
        f"SELECT seq, kind FROM events WHERE seq >= ? AND {_EDGES} ORDER BY seq LIMIT 1", (seq,)
    ).fetchone()
    if after is None:
        return None
    seq, kind = after
    return int(seq + 1 if kind == "TableClosed" else seq)


def head_at(db: sqlite3.Connection, seq: int) -> Head:
    """Return the end of the chain as it stood at a sequence, for the foot of a printed report."""
    row = db.execute("SELECT hash FROM events WHERE seq = ?", (seq,)).fetchone()
    return Head(seq, row[0].hex()) if row else Head(0, "")


def newest(db: sqlite3.Connection) -> int:
    """Return the newest sequence, 0 in an empty journal."""
    (seq,) = db.execute("SELECT max(seq) FROM events").fetchone()
    return seq or 0


def _first_at(db: sqlite3.Connection, at_utc: str) -> int:
    """Search by halves; a clock that was set back makes two stretches meet elsewhere, never twice.

    Time itself has no index: one would cost each commit a page.
    """
    low, high = 1, newest(db) + 1
    while low < high:
        middle = (low + high) // 2
        (at,) = db.execute("SELECT at_utc FROM events WHERE seq = ?", (middle,)).fetchone()
        if at >= at_utc:
            high = middle
        else:
            low = middle + 1
    return low

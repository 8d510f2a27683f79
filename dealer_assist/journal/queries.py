"""What is asked of a journal most: the last rounds, the last wins, the end of the chain."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

from dealer_assist.journal.chain import Head
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.round_list import RoundLine as RoundLine
from dealer_assist.journal.round_list import Shift as Shift
from dealer_assist.journal.round_list import rounds_page as rounds_page
from dealer_assist.journal.round_list import shift_of as shift_of

Answer: TypeAlias = dict[str, Any]


def last_rounds(db: sqlite3.Connection, count: int = 25) -> list[Answer]:
    """Give the newest rounds, the newest first."""
    return list(_answers(db, "SELECT * FROM rounds ORDER BY round DESC LIMIT ?", (count,)))


def last_wins(db: sqlite3.Connection, count: int = 25) -> list[Answer]:
    """Give the newest wins, the newest first."""
    # The round from which on there are enough wins is read off the index; only those are unpacked.
    oldest = db.execute(
        "SELECT min(round) FROM (SELECT round FROM events WHERE kind = 'WinsAuthorised'"
        " ORDER BY round DESC LIMIT ?)",
        (count,),
    ).fetchone()[0]
    sql = "SELECT * FROM wins WHERE round >= ? ORDER BY round DESC, number DESC LIMIT ?"
    return list(_answers(db, sql, (oldest, count)))


def head(db: sqlite3.Connection) -> Head:
    """Give the end of the chain, for the foot of a printed report."""
    seq, last = db.execute("SELECT seq, hash FROM head").fetchone()
    return Head(seq, last.hex())


def ask(path: Path, sql: str, values: Sequence[object] = ()) -> list[Answer]:
    """Ask a journal anything in SQL, beside a running table; it cannot write."""
    with closing(connect_reader(path)) as db:
        return list(_answers(db, sql, values))


def _answers(db: sqlite3.Connection, sql: str, values: Sequence[object]) -> Iterator[Answer]:
    found = db.execute(sql, values)
    names = [column[0] for column in found.description]
    return (dict(zip(names, row, strict=True)) for row in found)

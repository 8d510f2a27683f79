"""What is asked of a journal most: the last rounds, the last wins, a day's sums."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any, TypeAlias

from dealer_assist.journal.chain import Head
from dealer_assist.journal.entry import stamp
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.round_list import RoundLine as RoundLine
from dealer_assist.journal.round_list import Shift as Shift
from dealer_assist.journal.round_list import rounds_page as rounds_page
from dealer_assist.journal.round_list import shift_of as shift_of
from dealer_assist.journal.schema import LANDMARK

Answer: TypeAlias = dict[str, Any]

_DAY = """
SELECT
    sum(kind = 'RoundOpened') AS rounds,
    sum(kind = 'RoundVoided') AS voided,
    sum(CASE kind WHEN 'GameStarted' THEN json_array_length(payload, '$.wagers') END) AS wagers,
    sum(CASE kind WHEN 'GameStarted' THEN
        (SELECT sum(value ->> '$.cents') FROM json_each(payload, '$.wagers')) END) AS wagered_cents,
    sum(CASE kind WHEN 'WinsAuthorised' THEN json_array_length(payload, '$.wins') END) AS wins,
    sum(CASE kind WHEN 'WinsAuthorised' THEN
        (SELECT sum(value ->> '$.award.prize') FROM json_each(payload, '$.wins')) END)
        AS prize_cents,
    sum(CASE kind WHEN 'WinsAuthorised' THEN
        (SELECT sum(value ->> '$[1]') FROM json_each(payload, '$.envy')) END) AS envy_cents,
    sum(kind = 'SwipeRefused') AS refused_swipes,
    sum(kind = 'SensorFailed') AS sensor_faults
FROM events WHERE seq BETWEEN ? AND ?
"""


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


def events_of_round(db: sqlite3.Connection, round_: int) -> list[Answer]:
    """Give everything that was recorded from the opening of a round to that of the next."""
    sql = (
        "SELECT seq, at_utc, kind, who, device, payload FROM round_events"
        " WHERE of_round = ? ORDER BY seq"
    )
    return list(_answers(db, sql, (round_,)))


def sums_between(db: sqlite3.Connection, since: datetime, until: datetime) -> Answer:
    """Sum up the rounds opened in a stretch of time: a day, a shift."""
    found = db.execute(
        f"SELECT min(seq), max(round) FROM events WHERE {LANDMARK} = 'RoundOpened'"
        " AND at_utc >= ? AND at_utc < ?",
        (stamp(since)[0], stamp(until)[0]),
    ).fetchone()
    first, last_round = found
    last = 0
    if first is not None:
        sql = "SELECT last_seq FROM round_spans WHERE round = ?"
        (last,) = db.execute(sql, (last_round,)).fetchone()
    (sums,) = _answers(db, _DAY, (first or 0, last))
    return {name: value or 0 for name, value in sums.items()}


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

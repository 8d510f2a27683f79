"""What is asked of a journal most: the last rounds, the last wins, the end of the chain."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

from dealer_assist.journal.chain import Head
from dealer_assist.journal.codec import decode
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import CHECKPOINTS, tail_start
from dealer_assist.table.events.office import SettingsApplied
from dealer_assist.table.events.round import RoundOpened, TableClosed
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.settings import merged

Answer: TypeAlias = dict[str, Any]


def last_rounds(db: sqlite3.Connection, count: int = 25) -> list[Answer]:
    """Return the newest rounds, the newest first."""
    return list(_answers(db, "SELECT * FROM rounds ORDER BY round DESC LIMIT ?", (count,)))


def last_wins(db: sqlite3.Connection, count: int = 25) -> list[Answer]:
    """Return the newest wins, the newest first."""
    # The round from which on there are enough wins is read off the index; only those are unpacked.
    oldest = db.execute(
        "SELECT min(round) FROM (SELECT round FROM events WHERE kind = 'WinsAuthorised'"
        " ORDER BY round DESC LIMIT ?)",
        (count,),
    ).fetchone()[0]
    sql = "SELECT * FROM wins WHERE round >= ? ORDER BY round DESC, number DESC LIMIT ?"
    return list(_answers(db, sql, (oldest, count)))


def head(db: sqlite3.Connection) -> Head:
    """Return the end of the chain, for the foot of a printed report."""
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


_KINDS = (*CHECKPOINTS, SettingsApplied.__name__)


def settings_in_force(db: sqlite3.Connection) -> tuple[Setting, ...]:
    """Return what the table stands under now, for `table.setup.settings.apply`."""
    found = db.execute(
        f"SELECT kind, payload FROM events WHERE seq >= ? AND kind IN ({', '.join('?' * 3)})"
        " ORDER BY seq",
        (tail_start(db), *_KINDS),
    )
    settings: tuple[Setting, ...] = ()
    for kind, payload in found:
        match decode(kind, json.loads(payload)):
            case RoundOpened(settings=known) | TableClosed(settings=known):
                settings = known
            case SettingsApplied(settings=more):
                settings = merged(settings, more)
    return settings


def meter_told(meters: Iterable[Mapping[str, Any]], meter: tuple[str, str]) -> int | None:
    """Return what an event says is on a meter (sensor, level); None where it says nothing of it."""
    found = (reading for reading in meters if (reading["sensor"], reading["level"]) == meter)
    return next((int(reading["account"]["meter"]) for reading in found), None)

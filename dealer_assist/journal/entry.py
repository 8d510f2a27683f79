"""What goes into the journal and what comes out of it: events, and the text of definitions.

Rounds name the digest of the definitions that they were played under. It stands in every event and
is part of the chain, so that a text that was altered here does not fit any more.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta, timezone
from hashlib import sha256
from pathlib import PurePosixPath
from typing import Any, NamedTuple, TypeAlias

from dealer_assist.value import Value

JSON: TypeAlias = bool | int | float | str | Sequence["JSON"] | Mapping[str, "JSON"] | None

# An events row as SQLite gives it, in the order of COLUMNS, with the digest's text.
Row: TypeAlias = tuple[int, str, int, int, str, str, str, str, str, str, bytes]
COLUMNS = (
    "e.seq, e.at_utc, e.offset_minutes, e.round, e.kind, e.who, e.device, e.command, "
    "e.payload, d.digest, e.hash"
)
EVENTS = f"SELECT {COLUMNS} FROM events e LEFT JOIN definitions d ON d.id = e.definitions"
_MINUTE = timedelta(minutes=1)

DefinitionFile: TypeAlias = tuple[str, bytes]
"""Its name with its folder, `jackpots/atlas.toml`, and what is written in it."""


to_json = json.JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), allow_nan=False, check_circular=False
).encode
"""Write compact JSON; what is not JSON raises `TypeError`, NaN and infinity `ValueError`."""


class Entry(Value):
    """One fact to record."""

    kind: str
    payload: Mapping[str, JSON]
    round: int
    who: str = ""
    device: str = ""


class Recorded(NamedTuple):
    """One fact on disk; `command` stands on the last fact of a command only."""

    seq: int
    at_utc: datetime
    offset_minutes: int
    round: int
    kind: str
    who: str
    device: str
    payload: Mapping[str, Any]
    digest: str
    hash: str
    command: str = ""


def recorded(row: Row) -> Recorded:
    """Read a row back into the fact it holds."""
    seq, at, offset, round_, kind, who, device, command, payload, digest, link = row
    when, said = datetime.fromisoformat(at), json.loads(payload)
    return Recorded(seq, when, offset, round_, kind, who, device, said, digest, link.hex(), command)


def local_time(at_utc: str, offset_minutes: int) -> datetime:
    """Read a stamp back as the table's own time."""
    zone = timezone(timedelta(minutes=offset_minutes)) if offset_minutes else UTC
    return datetime.fromisoformat(at_utc).astimezone(zone)


def stamp(now: datetime) -> tuple[str, int]:
    """Write a moment as UTC text of fixed width, and the table's offset from it in minutes."""
    offset = now.utcoffset()
    if offset is None:
        raise ValueError("the journal needs a clock that knows its time zone")
    if not offset:
        return now.isoformat("T", "microseconds")[:26] + "Z", 0
    return (now - offset).isoformat("T", "microseconds")[:26] + "Z", offset // _MINUTE


def digest_of(files: Iterable[DefinitionFile]) -> str:
    """Return one fingerprint of files: their names without folders and their content, in order."""
    whole = sha256()
    for name, content in files:
        whole.update(PurePosixPath(name).name.encode() + b"\0" + content + b"\0")
    return whole.hexdigest()


def keep_definitions(db: sqlite3.Connection, files: tuple[DefinitionFile, ...]) -> None:
    """Write the files of a digest down, once."""
    digest = digest_of(files)
    if db.execute("SELECT 1 FROM definition_files WHERE digest = ?", (digest,)).fetchone():
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        db.executemany(
            "INSERT INTO definition_files VALUES (?, ?, ?, ?)",
            [(digest, place, name, content) for place, (name, content) in enumerate(files)],
        )
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # a full disk has ended it already
            db.execute("ROLLBACK")
        raise


def kept_definitions(db: sqlite3.Connection, digest: str) -> tuple[DefinitionFile, ...]:
    """Return the files of a digest; none where they were never written down."""
    found = db.execute(
        "SELECT name, content FROM definition_files WHERE digest = ? ORDER BY place", (digest,)
    )
    return tuple((name, bytes(content)) for name, content in found)


def all_digests(db: sqlite3.Connection) -> list[str]:
    """Name every digest whose files are kept."""
    return [digest for (digest,) in db.execute("SELECT DISTINCT digest FROM definition_files")]


def altered_definitions(db: sqlite3.Connection) -> Iterator[str]:
    """Name the digests whose files are not what was written down."""
    return (
        digest for digest in all_digests(db) if digest_of(kept_definitions(db, digest)) != digest
    )

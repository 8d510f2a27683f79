"""What goes into the journal and what comes out of it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeAlias

JSON: TypeAlias = bool | int | float | str | Sequence["JSON"] | Mapping[str, "JSON"] | None

# An events row as SQLite gives it, in the order of COLUMNS, with the digest's text.
Row: TypeAlias = tuple[int, str, int, int, str, str, str, str | None, str, str, bytes]
COLUMNS = (
    "e.seq, e.at_utc, e.offset_minutes, e.round, e.kind, e.who, e.device, e.command, "
    "e.payload, d.digest, e.hash"
)
EVENTS = f"SELECT {COLUMNS} FROM events e LEFT JOIN definitions d ON d.id = e.definitions"

to_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode


@dataclass(frozen=True, slots=True)
class Entry:
    """One fact to record."""

    kind: str
    payload: Mapping[str, JSON]
    round: int
    who: str = ""
    device: str = ""


@dataclass(frozen=True, slots=True)
class Recorded:
    """One fact on disk; `command` stands on the first fact of a command only."""

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
    return Recorded(
        seq=seq,
        at_utc=datetime.fromisoformat(at),
        offset_minutes=offset,
        round=round_,
        kind=kind,
        who=who,
        device=device,
        payload=json.loads(payload),
        digest=digest,
        hash=link.hex(),
        command=command or "",
    )


def stamp(now: datetime) -> tuple[str, int]:
    """Write a moment as UTC text of fixed width, and the table's offset from it in minutes."""
    offset = now.utcoffset()
    if offset is None:
        raise ValueError("the journal needs a clock that knows its time zone")
    utc = now.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds")
    return utc + "Z", int(offset.total_seconds() // 60)

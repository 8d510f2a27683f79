"""One command as rows of the journal, chained: the part of a commit that is not the disk's."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any, NamedTuple

from dealer_assist.journal.chain import link
from dealer_assist.journal.entry import Entry, Recorded, stamp, to_json

_COLUMNS = (
    *("seq", "at_utc", "offset_minutes", "round", "kind", "who", "device", "command"),
    *("payload", "definitions", "hash"),
)


@dataclass(frozen=True, slots=True)
class Definitions:
    """The definitions in force: their digest, and the number it has in this file."""

    digest: str
    number: int


@cache
def insertion(count: int) -> str:
    """Write the statement that takes the values of so many rows."""
    row = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO events ({', '.join(_COLUMNS)}) VALUES {', '.join([row] * count)}"


class Rows(NamedTuple):
    """Rows that follow the end of a chain: their values, the facts they hold, the new end."""

    values: list[Any]
    facts: tuple[Recorded, ...]
    last: bytes


def chain(
    seq: int,
    last: bytes,
    entries: Sequence[Entry],
    now: datetime,
    definitions: Definitions,
    command_id: str,
) -> Rows:
    """Chain the entries of one command to the event `seq`, whose hash is `last`."""
    (at, offset), at_utc, digest = stamp(now), now.astimezone(UTC), definitions.digest
    values: list[Any] = []
    facts = []
    final = seq + len(entries)
    for number, entry in enumerate(entries, seq + 1):
        round_, kind, said = entry.round, entry.kind, entry.payload
        who, device = entry.who, entry.device
        command = command_id if number == final else ""
        fact = (number, at, offset, round_, kind, who, device, command, to_json(said))
        last = link(last, (*fact, digest, b""))
        # Python binds a bytearray at once, but asks around for an adapter for every bytes.
        values += (*fact, definitions.number, bytearray(last))
        mark = last.hex()
        facts.append(
            Recorded(number, at_utc, offset, round_, kind, who, device, said, digest, mark, command)
        )
    return Rows(values, tuple(facts), last)

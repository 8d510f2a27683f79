"""One command as rows of the journal, chained: the part of a commit that is not the disk's."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any

from dealer_assist.frozen import frozen
from dealer_assist.journal.chain import link
from dealer_assist.journal.entry import Entry, stamp, to_json

_COLUMNS = (
    *("seq", "at_utc", "offset_minutes", "round", "kind", "who", "device", "command"),
    *("payload", "definitions", "hash"),
)


@frozen
class Definitions:
    """The definitions in force: their digest, and the number it has in this file."""

    digest: str
    number: int


@cache
def insertion(count: int) -> str:
    """Write the statement that takes the values of so many rows."""
    row = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO events ({', '.join(_COLUMNS)}) VALUES {', '.join([row] * count)}"


def chain(
    seq: int,
    last: bytes,
    entries: Sequence[Entry],
    now: datetime,
    definitions: Definitions,
    command_id: str,
) -> tuple[list[Any], bytes]:
    """Chain the entries of one command to the event `seq`, whose hash is `last`.

    Gives the values of the rows, and the last one's hash.
    """
    at, offset = stamp(now)
    digest, reference = definitions.digest, definitions.number
    final = seq + len(entries)
    values: list[Any] = []
    for number, entry in enumerate(entries, seq + 1):
        command = command_id if number == final else ""
        who, device, payload = entry.who, entry.device, to_json(entry.payload)
        fact = (number, at, offset, entry.round, entry.kind, who, device, command, payload)
        last = link(last, (*fact, digest, b""))
        # Python binds a bytearray at once, but asks around for an adapter for every bytes.
        values += (*fact, reference, bytearray(last))
    return values, last

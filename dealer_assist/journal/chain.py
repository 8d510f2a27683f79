"""The chain: each event's hash covers itself and its predecessor, a keyed head covers the last.

One command becomes chained rows here: the part of a commit that is not the disk's.
"""

import hmac
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from hashlib import sha256
from typing import Any

from dealer_assist.journal.entry import Entry, Row, stamp, to_json
from dealer_assist.message import Msg
from dealer_assist.value import Value

_COLUMNS = (
    *("seq", "at_utc", "offset_minutes", "round", "kind", "who", "device", "command"),
    *("payload", "definitions", "hash"),
)


class Head(Value):
    """The end of the chain; saved on paper it makes a truncated journal visible."""

    seq: int
    hash: str


class Break(Value):
    """The first sequence that does not fit, and why."""

    seq: int
    what: str


def first_link(purpose: str, table: str, made_utc: str) -> bytes:
    """Begin a chain that belongs to one file and no other."""
    return sha256(to_json([purpose, table, made_utc]).encode()).digest()


def link(previous: bytes, row: Row) -> bytes:
    """Hash the predecessor's hash followed by the row as text; the row's own hash is not read.

    Numbers come first, then texts, each after its length so that none can lend a letter to its
    neighbour, the payload last.
    """
    seq, at, offset, round_, kind, who, device, command, payload, digest, _ = row
    text = (
        f"{seq} {offset} {round_} {len(at)}:{at}{len(kind)}:{kind}{len(who)}:{who}"
        f"{len(device)}:{device}{len(command)}:{command}{len(digest)}:{digest}{payload}"
    )
    return sha256(previous + text.encode()).digest()


class Seal:
    """The keyed head: without the key nobody can rewrite a chain and make a head that fits."""

    def __init__(self, key: bytes, first: bytes) -> None:
        # The key's blocks and the file's first link are hashed once, not at every commit.
        self._begun = hmac.new(key, first, sha256)

    def __call__(self, seq: int, last: bytes) -> bytes:
        """Seal the sequence and hash of the last event."""
        whole = self._begun.copy()
        whole.update(b"%d:%b" % (seq, last))
        return whole.digest()

    def fits(self, seq: int, last: bytes, sealed: object) -> bool:
        """Say whether a seal was made with this key for this end of this chain."""
        return isinstance(sealed, bytes) and hmac.compare_digest(sealed, self(seq, last))


class Walk:
    """A walk along the chain: `seq` and `last` say how far it has come, whatever stops it."""

    def __init__(self, seq: int, last: bytes) -> None:
        self.seq = seq
        self.last = last

    def step(self, row: Row) -> Break | None:
        """Say whether the next row fits its predecessor; if not, go on from what it says."""
        seq, stored, due, last = row[0], row[10], self.seq + 1, self.last
        self.seq, self.last = seq, stored
        if seq != due:
            return Break(due, _missing(due, seq - 1))
        try:
            if link(last, row) == stored:
                return None
        except (TypeError, ValueError):
            pass
        return Break(seq, Msg("the event or its hash was altered"))


def _missing(first: int, last: int) -> str:
    if first == last:
        return Msg("event {first} is missing", first=first)
    return Msg("events {first} to {last} are missing", first=first, last=last)


class Definitions(Value):
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

"""One command as rows of the journal, chained: the part of a commit that is not the disk's."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from typing import Any, overload

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


class Facts(Sequence[Recorded]):
    """What a command left on record; put together when somebody looks, since the table does not.

    Making the facts at once would be a thirtieth of every commit.
    """

    def __init__(
        self, values: list[Any], entries: Sequence[Entry], now: datetime, digest: str
    ) -> None:
        self._values = values
        self._entries = entries
        self._now = now
        self._digest = digest

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, at: int) -> Recorded: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Recorded, ...]: ...
    def __getitem__(self, at: int | slice) -> Recorded | tuple[Recorded, ...]:
        if isinstance(at, slice):
            return tuple(self[one] for one in range(*at.indices(len(self))))
        entry, width = self._entries[at], len(_COLUMNS)
        begin = at % len(self) * width
        seq, _, offset, *_, command, _, _, hash_ = self._values[begin : begin + width]
        when = self._now.astimezone(UTC)
        return Recorded(
            seq,
            when,
            offset,
            entry.round,
            entry.kind,
            entry.who,
            entry.device,
            entry.payload,
            self._digest,
            hash_.hex(),
            command,
        )


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
    """Give the values of the rows that follow an end of the chain, and the last one's hash.

    The hashed text is that of `chain.link`, written out: what all events of a command share is put
    together once, and no function is called for each, which is a thirtieth of a commit.
    """
    at, offset = stamp(now)
    digest, number = definitions.digest, definitions.number
    moment, source = f"{len(at)}:{at}", f"{len(digest)}:{digest}"
    final = seq + len(entries)
    values: list[Any] = []
    for entry in entries:
        seq += 1
        command = command_id if seq == final else ""
        round_, kind, who, device = entry.round, entry.kind, entry.who, entry.device
        payload = to_json(entry.payload)
        text = (
            f"{seq} {offset} {round_} {moment}{len(kind)}:{kind}{len(who)}:{who}"
            f"{len(device)}:{device}{len(command)}:{command}{source}{payload}"
        )
        last = sha256(last + text.encode()).digest()
        # Python binds a bytearray at once, but asks around for an adapter for every bytes.
        hash_ = bytearray(last)
        values += (seq, at, offset, round_, kind, who, device, command, payload, number, hash_)
    return values, last

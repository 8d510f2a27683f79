"""The chain: each event's hash covers itself and its predecessor, a keyed head covers the last."""

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dealer_assist.journal.entry import Row, to_json


@dataclass(frozen=True, slots=True)
class Head:
    """The end of the chain; saved on paper it makes a truncated journal visible."""

    seq: int
    hash: str


@dataclass(frozen=True, slots=True)
class Break:
    """The first sequence that does not fit, and why."""

    seq: int
    what: str


def first_link(purpose: str, table: str, made_utc: str) -> bytes:
    """Begin a chain that belongs to one file and no other."""
    return hashlib.sha256(to_json([purpose, table, made_utc]).encode()).digest()


def link(previous: bytes, row: tuple[object, ...]) -> bytes:
    """Hash the predecessor's hash followed by the row's ten fields as a JSON array."""
    return hashlib.sha256(previous + to_json(row).encode()).digest()


def seal(key: bytes, first: bytes, seq: int, last: bytes) -> bytes:
    """Key the head: without the key nobody can rewrite the chain and make a head that fits."""
    return hmac.digest(key, b"%b%d:%b" % (first, seq, last), "sha256")


class Walk:
    """A walk along the chain: `seq` and `last` say how far it has come, whatever stops it."""

    def __init__(self, seq: int, last: bytes) -> None:
        self.seq = seq
        self.last = last

    def breaks(self, rows: Iterable[Row]) -> Iterator[Break]:
        """Give every row that does not fit its predecessor; after each, go on from what it says."""
        for row in rows:
            seq, stored = row[0], row[10]
            try:
                fits = link(self.last, row[:10]) == stored
            except (TypeError, ValueError):
                fits = False
            if seq != self.seq + 1:
                yield Break(self.seq + 1, f"{_events(self.seq + 1, seq - 1)} missing")
            elif not fits:
                yield Break(seq, "the event or its hash was altered")
            self.seq, self.last = seq, stored if isinstance(stored, bytes) else b""


def _events(first: int, last: int) -> str:
    return f"event {first} is" if first == last else f"events {first} to {last} are"

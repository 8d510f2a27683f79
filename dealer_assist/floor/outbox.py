"""The journal as outbox: every round that began is a contribution, and a void takes it off again.

There is no second store. Their numbers are counted off the journal, and how far the floor has come
is what the floor itself says; so nothing can be lost or told twice, whenever a table dies.
"""

import json
import sqlite3
from collections import Counter, deque
from collections.abc import Container, Iterator
from datetime import datetime, timedelta
from itertools import count

from dealer_assist.floor.contributions import Contribution

HOUR = timedelta(hours=1)
BATCH = 500
"""Rounds that the server takes in one call."""

_TOLD = (
    "SELECT seq, round, at_utc, kind, payload, hash FROM events "
    "WHERE seq > ? AND kind IN ('RoundOpened', 'GameStarted', 'RoundVoided', 'LinkJoined') "
    "ORDER BY seq"
)


class Outbox:
    """Contributions of one journal in their order; it remembers how far it has read."""

    def __init__(
        self, journal: sqlite3.Connection, sensors: Container[str], *, is_joined: bool = True
    ) -> None:
        self._counts_from_start = is_joined
        self._journal = journal
        self._sensors = sensors
        self._begin()

    def _begin(self) -> None:
        # Where it does not count from the start, it does so once the table says that it joined.
        self._is_joined = self._counts_from_start
        self._read: list[Contribution] = []
        self._first = 1
        self._seq = 0
        self._numbers = count(1)
        self._began: deque[datetime] = deque(maxlen=400)
        self._is_begun = False
        self._last_seats: tuple[tuple[int, str], ...] = ()
        self.wagers: Counter[str] = Counter()
        """Every wager on record by its sensor, as far as it was read; a void took its own off."""

    @property
    def last_n(self) -> int:
        """Return the number of the newest contribution on record."""
        self._read_on()
        return self._first + len(self._read) - 1

    def after(self, n: int, limit: int = BATCH) -> list[Contribution]:
        """Return what follows a number that the floor has; what it has is forgotten here.

        A floor that went back asks for what it had: then the journal is read again.
        """
        if n + 1 < self._first:
            self._begin()
        self._read_on()
        del self._read[: max(0, n + 1 - self._first)]
        self._first = max(self._first, n + 1)
        return self._read[:limit]

    def rounds_since(self, span: timedelta) -> int:
        """Count the rounds of the last span before the newest one: the pace of this table."""
        self._read_on()
        if not self._began:
            return 0
        newest = self._began[-1]
        return sum(newest - at < span for at in self._began)

    def head_of(self, n: int) -> str:
        """Return the journal's chain at a number, read again; nothing if it has no such number."""
        anew = Outbox(self._journal, self._sensors, is_joined=self._counts_from_start)
        found = anew.after(n - 1, limit=1) if n > 0 else []
        return found[0].head if found else ""

    def _read_on(self) -> None:
        for seq, round_id, at, kind, payload, link in self._journal.execute(_TOLD, (self._seq,)):
            self._seq = seq
            self._is_joined |= kind == "LinkJoined"
            if kind == "LinkJoined" or not self._is_joined:
                continue
            is_void = kind == "RoundVoided"
            if kind == "RoundOpened" or (is_void and not self._is_begun):
                self._is_begun = False  # what is void before it began was never told
                continue
            self._is_begun = not is_void
            seats = () if is_void else tuple(self._seats(json.loads(payload)["wagers"]))
            self._count(self._last_seats if is_void else seats, -1 if is_void else 1)
            self._last_seats = seats
            if not is_void:
                self._began.append(datetime.fromisoformat(at))
            told = Contribution(
                n=next(self._numbers),
                round_id=round_id,
                at=datetime.fromisoformat(at),
                seats=seats,
                head=link.hex(),
                is_void=is_void,
            )
            self._read.append(told)

    def _count(self, seats: tuple[tuple[int, str], ...], by: int) -> None:
        for _, sensor in seats:
            self.wagers[sensor] += by

    def _seats(self, wagers: list[dict[str, object]]) -> Iterator[tuple[int, str]]:
        for wager in wagers:
            seat, sensor = wager["seat"], wager["sensor"]
            if sensor in self._sensors and isinstance(seat, int):
                yield seat, str(sensor)

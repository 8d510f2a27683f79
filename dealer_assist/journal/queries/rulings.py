"""The rulings on record: of a stretch, and of a round; one that was withdrawn stays, and says so.

Found by the index over landmarks: rulings are rare, and all of a journal are read in a blink.
"""

import json
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from dealer_assist.journal.entry import local_time
from dealer_assist.journal.schema import LANDMARK
from dealer_assist.value import Value

_RULINGS = (
    "SELECT seq, at_utc, offset_minutes, payload FROM events"
    f" WHERE {LANDMARK} = 'RulingRecorded' AND +seq BETWEEN ? AND ? ORDER BY +seq"
)
_WITHDRAWN = f"SELECT payload FROM events WHERE {LANDMARK} = 'RulingWithdrawn'"
_DEALER = (
    "SELECT payload ->> '$.dealer.key', payload ->> '$.dealer.name' FROM events"
    " WHERE kind = 'RoundOpened' AND round = ?"
)
_LAST = 1 << 62


class RulingLine(Value):
    """One ruling, in the table's own time: `dealer` dealt the round, by key and by name.

    `withdrawn_by` is the name of who said that it does not hold any more.
    """

    number: int
    round: int
    at: datetime
    kind: str
    seats: tuple[int, ...]
    wager: str
    before_cents: int
    after_cents: int
    answer: str
    note: str
    by: str
    camera: datetime
    dealer: str
    dealer_name: str
    withdrawn_by: str = ""

    @property
    def cents(self) -> int:
        """Return what the seat got more by it, less than nothing where it gave back."""
        return self.after_cents - self.before_cents

    @property
    def holds(self) -> bool:
        """True if nobody has withdrawn it."""
        return not self.withdrawn_by


def rulings(db: sqlite3.Connection, first: int, last: int) -> tuple[RulingLine, ...]:
    """Return what was ruled from one sequence to another, in order."""
    return tuple(_lines(db, first, last))


def rulings_on(db: sqlite3.Connection, first: int, last: int) -> tuple[RulingLine, ...]:
    """Return what was ever ruled on rounds from one to another, the newest first."""
    found = [line for line in _lines(db, 1, _LAST) if first <= line.round <= last]
    return tuple(reversed(found))


def _lines(db: sqlite3.Connection, first: int, last: int) -> Iterator[RulingLine]:
    gone = {said["number"]: said["by"]["name"] for said in _said(db)}
    for _, at, offset, payload in db.execute(_RULINGS, (first, last)).fetchall():
        said = json.loads(payload)
        key, name = db.execute(_DEALER, (said["round"],)).fetchone() or ("", "")
        moment = local_time(at, offset)
        yield RulingLine(
            number=said["number"],
            round=said["round"],
            at=moment,
            kind=said["kind"],
            seats=tuple(said["seats"]),
            wager=said["wager"],
            before_cents=said["before_cents"],
            after_cents=said["after_cents"],
            answer=said["answer"],
            note=said["note"],
            by=said["by"]["name"],
            camera=datetime.fromtimestamp(said["camera_at"] / 1000, moment.tzinfo),
            dealer=key,
            dealer_name=name,
            withdrawn_by=gone.get(said["number"], ""),
        )


def _said(db: sqlite3.Connection) -> Iterator[dict[str, Any]]:
    return (json.loads(payload) for (payload,) in db.execute(_WITHDRAWN))

"""What was out of the ordinary in a stretch: hands denied, words against the cards, late wins.

Found by the index over landmarks, as `incidents` are. What an alert or a late win is about stands
directly before it in the journal.
"""

import json
import sqlite3
from datetime import datetime
from typing import Any

from dealer_assist.journal.codec import kinds_of
from dealer_assist.journal.queries.incidents import landmarks
from dealer_assist.journal.queries.totals import Span
from dealer_assist.journal.queries.win_records import numbered_awards
from dealer_assist.journal.schema import LANDMARK
from dealer_assist.journal.win_sql import BACKED_OUT
from dealer_assist.table import events as e
from dealer_assist.table.facts.voids import PROBED
from dealer_assist.value import Value

KINDS = (
    *("denied", "void", "side", "cards", "deck", "prize", "marked", "ruled"),
    *("undone", "irregular", "all_paid", "duty", "restart", "staff"),
    *("voided", "late", "left_open", "slip", "refused", "unseen", "built"),
    "sheet",
    PROBED,
)
"""The alerts that are about what a round has paid, or has not, and on what wager or card; and about
how it was dealt, paid and put right."""

_NAME_THEIR_ROUND = frozenset(
    (
        *("void", "undone", "irregular", "all_paid", "duty", "restart"),
        *("voided", "late", "left_open", "unseen", PROBED),
    )
)

_ROUND_FIRST = ("cards", "pays")
"""Keys of what is said of a win when its round is over: the round is their second word."""


class Exceptional(Value):
    """Something that another person had to take note of, and who did; nobody yet without.

    `dealer` is the key of who was signed in; nobody at a closed table.
    """

    at: datetime
    round: int
    kind: str
    sentence: str
    noted_by: str = ""
    noted_at: datetime | None = None
    dealer: str = ""


class Late(Value):
    """A win that was recorded after the end of its round; `number` is that of its first share."""

    at: datetime
    number: int
    round: int
    recorded_in: int
    seats: tuple[int, ...]
    sensor: str
    line: str
    cents: int
    reason: str
    note: str
    by: str
    witness: str
    is_backed_out: bool = False


def exceptions(db: sqlite3.Connection, span: Span) -> tuple[Exceptional, ...]:
    """Return every alert about a win or a hand, in order; noted whenever that was."""
    found = []
    for seq, _, at, text in landmarks(db, kinds_of(e.AlertRaised), span):
        said = json.loads(text)
        if said["kind"] in KINDS:
            recorded_in, who = db.execute(_WHERE, (seq,)).fetchone()
            round_ = round_meant(said["kind"], said["key"], recorded_in)
            noted = _noted(db, seq, said["key"])
            found.append(Exceptional(at, round_, said["kind"], said["sentence"], *noted, who))
    return tuple(found)


def round_meant(kind: str, key: str, recorded_in: int) -> int:
    """Return the round that an alert is about; many are raised when their round is over."""
    words = key.split()
    is_named = len(words) > 1 and words[1].isdigit()
    is_named = is_named and (kind in _NAME_THEIR_ROUND or words[0] in _ROUND_FIRST)
    return int(words[1]) if is_named else recorded_in


def late_wins(db: sqlite3.Connection, span: Span) -> tuple[Late, ...]:
    """Return every win that was found after its round, in the order in which they were recorded."""
    undone = frozenset(int(number) for (number,) in db.execute(BACKED_OUT))
    found = []
    for seq, _, at, text in landmarks(db, kinds_of(e.WinsAuthorised), span):
        said = json.loads(text)
        if said.get("late_round"):
            (why,) = db.execute("SELECT payload FROM events WHERE seq = ?", (seq - 1,)).fetchone()
            (recorded_in,) = db.execute("SELECT round FROM events WHERE seq = ?", (seq,)).fetchone()
            found.append(_late(at, recorded_in, said, json.loads(why), undone))
    return tuple(found)


def rounds_not_ticked(db: sqlite3.Connection, span: Span) -> int:
    """Count the rounds that ended with a seat which nobody had ticked as paid."""
    marks = landmarks(db, kinds_of(e.RoundOpened), span)
    ends = (db.execute(_NOT_TICKED, (seq - 1,)).fetchone() for seq, *_ in marks)
    return sum(bool(row and row[0]) for row in ends)


_NOT_TICKED = (
    "SELECT json_array_length(payload, '$.not_ticked') FROM events"
    " WHERE seq = ? AND +kind = 'GameEnded'"
)
_WHERE = "SELECT round, who FROM events WHERE seq = ?"
_NOTED = (
    "SELECT at_utc, payload ->> '$.by.name' FROM events"
    f" WHERE {LANDMARK} = 'AlertAcknowledged' AND payload ->> '$.key' = ? AND +seq > ?"
    " ORDER BY +seq LIMIT 1"
)


def _noted(db: sqlite3.Connection, seq: int, key: str) -> tuple[str, datetime | None]:
    row = db.execute(_NOTED, (key, seq)).fetchone()
    return (row[1], datetime.fromisoformat(row[0])) if row else ("", None)


def _late(
    at: datetime,
    recorded_in: int,
    said: dict[str, Any],
    why: dict[str, Any],
    undone: frozenset[int],
) -> Late:
    awards = [*numbered_awards(said)]
    number, sensor, first = awards[0]
    return Late(
        at=at,
        number=number,
        round=said["late_round"],
        recorded_in=recorded_in,
        seats=tuple(award.seat for _, _, award in awards),
        sensor=sensor,
        line=first.line,
        cents=sum(award.prize for _, _, award in awards),
        reason=why["reason"],
        note=why["note"],
        by=why["by"]["name"],
        witness=why["witness"]["name"],
        is_backed_out=number in undone,
    )

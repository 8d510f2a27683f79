"""The rare things of a stretch of the journal, one by one: sessions, faults, adjustments, meters.

All of them are found by the index over landmarks; nothing here reads every event. (`+seq` keeps
SQLite from taking the sequence for the narrower search.)
"""

import json
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from dealer_assist.jackpot.account import Account
from dealer_assist.journal.codec import kinds_of
from dealer_assist.journal.entry import stamp
from dealer_assist.journal.queries.latest import meter_told
from dealer_assist.journal.queries.totals import Span
from dealer_assist.journal.schema import LANDMARK
from dealer_assist.rules.money import cents_shown
from dealer_assist.table import events as e
from dealer_assist.table.events.values import MeterReading
from dealer_assist.value import Value

_CHECKPOINTS = "kind IN ('RoundOpened', 'TableOpened', 'TableClosed')"
_METERED = (
    "kind IN ('TableOpened', 'RoundOpened', 'GameStarted', 'WinsAuthorised', 'MetersAdjusted',"
    " 'WinBackedOut', 'MeterSet', 'RoundVoided', 'TableClosed', 'SettingsApplied',"
    " 'ContributionsTaken', 'ThresholdCrossed', 'WagerTakenOff')"
)


class Session(Value):
    """A dealer's time at the table, and the rounds played in it; `until` is None while it lasts."""

    dealer: str
    name: str
    since: datetime
    until: datetime | None
    rounds: int


class Fault(Value):
    """A sensor that was out; `until` is None while it is."""

    seat: int
    sensor: str
    fault: str
    since: datetime
    until: datetime | None


class Adjusted(Value):
    """A win that was backed out, or (number 0) a meter that was set, with both people.

    `key` is the line of the win, or the level of the meter. `seats` are all that shared the prize
    and `wins` the numbers of their shares; `of_round` is the round that it was won in, 0 where an
    earlier release did not say so.
    """

    at: datetime
    number: int
    sensor: str
    key: str
    seat: int
    reason: str
    note: str
    cents: int
    by: str
    witness: str
    seats: tuple[int, ...] = ()
    of_round: int = 0
    wins: tuple[int, ...] = ()


def sessions(db: sqlite3.Connection, span: Span) -> tuple[Session, ...]:
    """Return who dealt when, with the rounds played; who began earlier is listed from the edge."""
    kinds = kinds_of(e.TableOpened, e.DealerRelieved, e.TableClosed)
    before = _latest_before(db, kinds, span.first)
    begin = _at(db, span.first)
    told: list[tuple[int, datetime, dict[str, Any] | None]] = []
    if before is not None and before[1] != "TableClosed" and begin is not None:
        told.append((span.first, begin, json.loads(before[3])["dealer"]))
    for seq, kind, at, payload in landmarks(db, kinds, span):
        told.append((seq, at, None if kind == "TableClosed" else json.loads(payload)["dealer"]))
    found = []
    for place, (first, since, dealer) in enumerate(told):
        after, until = told[place + 1][:2] if place + 1 < len(told) else (span.last + 1, None)
        if dealer is not None:
            rounds = _played_between(db, Span(first, after - 1), since, until)
            found.append(Session(dealer["key"], dealer["name"], since, until, rounds))
    return tuple(found)


def openings(db: sqlite3.Connection) -> list[tuple[int, datetime]]:
    """Return every opening of the table, by sequence and time, in order."""
    rows = db.execute(
        f"SELECT seq, at_utc FROM events WHERE {LANDMARK} = 'TableOpened' ORDER BY +seq"
    )
    return [(seq, datetime.fromisoformat(at)) for seq, at in rows]


def faults(db: sqlite3.Connection, span: Span) -> tuple[Fault, ...]:
    """Return every sensor that was out at some time, those from before the stretch too."""
    begin = _at(db, span.first)
    out: dict[tuple[int, str], Fault] = {}
    if begin is not None:
        for seat, sensor, fault in _faults_at(db, span.first):
            out[seat, sensor] = Fault(seat, sensor, fault, begin, None)
    found: list[Fault] = []
    for _, kind, at, payload in landmarks(db, kinds_of(e.SensorFailed, e.SensorMended), span):
        said = json.loads(payload)
        spot = said["seat"], said["sensor"]
        was = out.pop(spot, None)
        if was is not None:
            found.append(Fault(*spot, was.fault, was.since, at))
        if kind == "SensorFailed":
            out[spot] = Fault(*spot, said["fault"], at, None)
    return tuple(sorted((*found, *out.values()), key=lambda fault: (fault.since, fault.seat)))


def adjusted(db: sqlite3.Connection, span: Span) -> tuple[Adjusted, ...]:
    """Return every win that was backed out and every meter that was set, in order."""
    kinds = kinds_of(e.WinBackedOut, e.MeterSet)
    return tuple(_adjusted(at, json.loads(text)) for _, _, at, text in landmarks(db, kinds, span))


def _adjusted(at: datetime, said: dict[str, Any]) -> Adjusted:
    people = said["by"]["name"], said["witness"]["name"]
    reason, note = said["reason"], said.get("note", "")
    if "award" in said:
        award = said["award"]
        shares = said.get("wins") or [said]
        seats = tuple(share["award"]["seat"] for share in shares)
        cents = sum(share["award"]["prize"] for share in shares)
        what = said["number"], said["sensor"], award["line"], award["seat"]
        wins = tuple(share["number"] for share in shares)
        return Adjusted(at, *what, reason, note, cents, *people, seats, said.get("round", 0), wins)
    meter = said["sensor"], said["level"]
    # What the meter shows before and after, as every page of it: not the change of its micros.
    was, now = meter_told(said["before"], meter) or 0, meter_told(said["meters"], meter) or 0
    change = cents_shown(now) - cents_shown(was)
    return Adjusted(at, 0, *meter, 0, reason, note, change, *people)


def meters_at(db: sqlite3.Connection, seq: int) -> dict[tuple[str, str], MeterReading]:
    """Return every meter as it stood after a sequence, by sensor and level."""
    row = db.execute(
        f"SELECT seq FROM events WHERE seq <= ? AND {_CHECKPOINTS} ORDER BY seq DESC LIMIT 1",
        (seq,),
    ).fetchone()
    meters: dict[tuple[str, str], MeterReading] = {}
    told = db.execute(
        f"SELECT payload FROM events WHERE seq BETWEEN ? AND ? AND {_METERED} ORDER BY seq",
        (row[0] if row else 1, seq),
    )
    for (payload,) in told:
        said = json.loads(payload)
        if not said.get("meters_wait"):
            for meter in said.get("meters", ()):
                meters[meter["sensor"], meter["level"]] = MeterReading(
                    meter["sensor"],
                    meter["level"],
                    Account(**meter["account"]),
                    meter.get("jackpot", ""),
                )
    return meters


def times_of(db: sqlite3.Connection, span: Span) -> tuple[datetime, datetime] | None:
    """Return when the first and the last event of a stretch were recorded."""
    first, last = _at(db, span.first), _at(db, span.last)
    return (first, last) if first and last and not span.is_empty else None


def _faults_at(db: sqlite3.Connection, seq: int) -> list[tuple[int, str, str]]:
    """Read off the last checkpoint which sensors were out when a stretch began."""
    row = db.execute(
        "SELECT payload FROM events WHERE seq < ? AND kind IN ('RoundOpened', 'TableClosed')"
        " ORDER BY seq DESC LIMIT 1",
        (seq,),
    ).fetchone()
    if row is None:
        return []
    # What failed after that checkpoint and before the edge, in the same round.
    out = {(fault[0], fault[1]): fault[2] for fault in json.loads(row[0]).get("faults", ())}
    later = db.execute(
        "SELECT kind, payload FROM events WHERE seq < ? AND seq > (SELECT max(seq) FROM events"
        " WHERE seq < ? AND kind IN ('RoundOpened', 'TableClosed'))"
        " AND kind IN ('SensorFailed', 'SensorMended') ORDER BY seq",
        (seq, seq),
    )
    for kind, payload in later:
        said = json.loads(payload)
        if kind == "SensorFailed":
            out[said["seat"], said["sensor"]] = said["fault"]
        else:
            out.pop((said["seat"], said["sensor"]), None)
    return [(seat, sensor, fault) for (seat, sensor), fault in out.items()]


def landmarks(
    db: sqlite3.Connection, kinds: tuple[str, ...], span: Span
) -> Iterator[tuple[int, str, datetime, str]]:
    """Return events of a few kinds in order. Time only narrows the search; the sequence decides."""
    bounds = times_of(db, span)
    if bounds is None:
        return
    low, high = db.execute(
        "SELECT min(at_utc), max(at_utc) FROM events WHERE seq IN (?, ?)", (span.first, span.last)
    ).fetchone()
    marks = ", ".join("?" * len(kinds))
    rows = db.execute(
        f"SELECT seq, kind, at_utc, payload FROM events WHERE {LANDMARK} IN ({marks})"
        " AND at_utc BETWEEN ? AND ? AND +seq BETWEEN ? AND ? ORDER BY +seq",
        (*kinds, low, high, span.first, span.last),
    )
    for seq, kind, at, text in rows:
        yield seq, kind, datetime.fromisoformat(at), text


def _played_between(
    db: sqlite3.Connection, span: Span, since: datetime, until: datetime | None
) -> int:
    """Count rounds that were ended: every end opens the next round in the same breath.

    So do a void and the opening of the table, which end no round. The end itself is no landmark.
    """
    after = Span(span.first + 1, span.last + 1)
    opened = _count(db, e.RoundOpened.__name__, after, since, until)
    otherwise = (
        _count(db, kind, span, since, until) for kind in kinds_of(e.TableOpened, e.RoundVoided)
    )
    return opened - sum(otherwise)


def _count(
    db: sqlite3.Connection, kind: str, span: Span, since: datetime, until: datetime | None
) -> int:
    latest = "9" if until is None else stamp(until)[0]
    (found,) = db.execute(
        f"SELECT count(*) FROM events WHERE {LANDMARK} = ?"
        " AND at_utc BETWEEN ? AND ? AND +seq BETWEEN ? AND ?",
        (kind, stamp(since)[0], latest, span.first, span.last),
    ).fetchone()
    return int(found)


def _latest_before(
    db: sqlite3.Connection, kinds: tuple[str, ...], seq: int
) -> tuple[int, str, str, str] | None:
    at = db.execute("SELECT at_utc FROM events WHERE seq = ?", (seq,)).fetchone()
    if at is None:
        return None
    found = [
        row
        for kind in kinds
        if (
            row := db.execute(
                f"SELECT seq, kind, at_utc, payload FROM events WHERE {LANDMARK} = ?"
                " AND at_utc <= ? AND +seq < ? ORDER BY at_utc DESC LIMIT 1",
                (kind, at[0], seq),
            ).fetchone()
        )
    ]
    return max(found, default=None)


def _at(db: sqlite3.Connection, seq: int) -> datetime | None:
    row = db.execute("SELECT at_utc FROM events WHERE seq = ?", (seq,)).fetchone()
    return datetime.fromisoformat(row[0]) if row else None

"""The course of a meter over time, thinned out to what a chart can show, with what moved it."""

import json
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from dealer_assist.journal.entry import stamp
from dealer_assist.journal.queries.latest import meter_told
from dealer_assist.journal.queries.win_records import numbered_awards
from dealer_assist.journal.schema import LANDMARK
from dealer_assist.rules.money import cents_shown
from dealer_assist.value import Value

_POINT = (
    f"SELECT seq, at_utc, payload FROM events WHERE {LANDMARK} = 'RoundOpened'"
    " AND at_utc >= ? AND at_utc < ? ORDER BY at_utc, seq LIMIT 1"
)

# Of one round: from its opening to its start, a few events.
_NEXT_STEP = (
    "SELECT seq, at_utc, kind, payload FROM events WHERE seq > ?"
    " AND kind IN ('GameStarted', 'RoundOpened', 'TableClosed') ORDER BY seq LIMIT 1"
)

_NOTHING = (0, "", "", "")


class Point(Value):
    """What a meter showed when a round was opened, or once its wagers were on it."""

    seq: int
    at: datetime
    cents: int


class HitMark(Value):
    """A hit or an adjustment on the meter, by its first win: the sequence to ask for its page."""

    seq: int
    at: datetime
    kind: str
    number: int
    cents: int


def course(
    db: sqlite3.Connection,
    meter: tuple[str, str],
    since: datetime,
    until: datetime,
    points: int = 400,
) -> tuple[Point, ...]:
    """Return at most so many rounds of a meter (sensor, level), evenly over the time.

    Each is what the meter showed when the round was opened, and from its start on.
    """
    step = (until - since) / max(1, points)
    found: dict[int, Point] = {}
    for number in range(points):
        begin = since + number * step
        row = db.execute(_POINT, (stamp(begin)[0], stamp(begin + step)[0])).fetchone()
        if row is not None:
            seq, at, payload = row
            steps = [(seq, at, payload)]
            later, at, kind, payload = db.execute(_NEXT_STEP, (seq,)).fetchone() or _NOTHING
            if kind == "GameStarted" and at < stamp(until)[0]:
                steps.append((later, at, payload))
            for seq, at, payload in steps:
                cents = _shown(json.loads(payload)["meters"], meter)
                if cents is not None:
                    found[seq] = Point(seq, datetime.fromisoformat(at), cents)
    return tuple(found[seq] for seq in sorted(found))


def marks(
    db: sqlite3.Connection,
    meter: tuple[str, str],
    since: datetime,
    until: datetime,
    most: int = 500,
) -> tuple[HitMark, ...]:
    """Return the newest wins and adjustments that came off a meter or went back on it, in order."""
    rows = db.execute(
        f"SELECT seq, at_utc, kind, payload FROM events WHERE {LANDMARK} IN"
        " ('WinsAuthorised', 'WinBackedOut', 'MeterSet') AND at_utc >= ? AND at_utc < ?"
        " ORDER BY at_utc DESC",
        (stamp(since)[0], stamp(until)[0]),
    )
    found: list[HitMark] = []
    for seq, at, kind, payload in rows:
        found += _marks(seq, datetime.fromisoformat(at), kind, json.loads(payload), meter)
        if len(found) >= most:
            break
    return tuple(sorted(found[:most], key=lambda mark: (mark.seq, mark.number)))


def _marks(
    seq: int, at: datetime, kind: str, said: dict[str, Any], meter: tuple[str, str]
) -> Iterator[HitMark]:
    match kind:
        case "WinsAuthorised":
            for number, sensor, award in numbered_awards(said):
                if (sensor, award.level) == meter and award.begins_hit:
                    yield HitMark(seq, at, "win", number, award.hit_prize)
        case "WinBackedOut":
            if (said["sensor"], said["award"]["level"]) == meter:
                shares = said.get("wins") or [said]
                cents = sum(share["award"]["prize"] for share in shares)
                yield HitMark(seq, at, "adjustment", said["number"], cents)
        case _:
            if (said["sensor"], said["level"]) == meter:
                change = (_shown(said["meters"], meter) or 0) - (_shown(said["before"], meter) or 0)
                yield HitMark(seq, at, "adjustment", 0, change)


def _shown(meters: list[dict[str, Any]], meter: tuple[str, str]) -> int | None:
    told = meter_told(meters, meter)
    return None if told is None else cents_shown(told)

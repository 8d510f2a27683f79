"""The wins on record as a list: page by page, by time, level and hand; and how often each was hit.

Wins are found by their own index; only those of the page are unpacked.
"""

import sqlite3
from collections.abc import Iterator
from datetime import datetime
from itertools import islice
from typing import Any

from dealer_assist.journal.entry import local_time, stamp
from dealer_assist.journal.schema import LANDMARK, RARE
from dealer_assist.journal.win_sql import BACKED_OUT, FROM, HIT, HIT_PRIZE, NUMBER, SHARES
from dealer_assist.rules.money import cents_shown
from dealer_assist.table.setup.roles import Role
from dealer_assist.value import Value, replace

_LINE = f"""
SELECT {NUMBER} AS number, e.seq, e.round, e.at_utc, e.offset_minutes,
    w.value ->> '$.sensor', w.value ->> '$.award.level', w.value ->> '$.award.line',
    w.value ->> '$.award.seat', w.value ->> '$.award.prize',
    w.value ->> '$.award.meter_before', w.value ->> '$.award.meter_after',
    e.payload ->> '$.by.name', e.payload ->> '$.by.role', {HIT}, {SHARES}, {HIT_PRIZE},
    coalesce(e.payload ->> '$.late_round', 0)
{FROM}
"""

PAID, BY_CAGE, NOT_TICKED = "paid", "cage", "not ticked"
# The last word about the payment of a win, said after it and before the next round began.
_PAYMENT = """
SELECT kind, coalesce(payload ->> '$.by_cage', 0) FROM events
WHERE seq > :seq AND kind IN ('SeatPaid', 'PaymentUndone')
    AND seq < coalesce((SELECT seq FROM events WHERE kind = 'RoundOpened' AND round > :round
        ORDER BY round LIMIT 1), 9223372036854775807)
    AND EXISTS (SELECT 1 FROM json_each(payload, '$.wins') w WHERE w.value = :number)
ORDER BY seq DESC LIMIT 1
"""


class WinFilter(Value):
    """Which wins are wanted; what is left out does not matter. `meter` is (sensor, level).

    `span` is the first and the last sequence, both included; `number` that of a win or a round.
    """

    since: datetime | None = None
    meter: tuple[str, str] | None = None
    line: tuple[str, str] | None = None
    only_standing: bool = False
    span: tuple[int, int] | None = None
    number: int | None = None


ALL = WinFilter()


class WinLine(Value):
    """One win, in the table's own time; what its meter showed, nothing where the tray paid.

    `payment` says whether the dealer ticked it as paid, or left it to the cage.

    A share names its `hit`, the number of the first share, and the prize of all of them. A late
    win was won in `late_round` and recorded in `round`.
    """

    number: int
    seq: int
    round: int
    at: datetime
    sensor: str
    level: str
    line: str
    seat: int
    prize_cents: int
    before_cents: int
    after_cents: int
    by: str
    role: Role
    is_backed_out: bool = False
    hit: int = 0
    shares: int = 1
    hit_cents: int = 0
    late_round: int = 0
    payment: str = NOT_TICKED

    @property
    def won_in(self) -> int:
        """Return the round that it was won in."""
        return self.late_round or self.round

    @property
    def begins_hit(self) -> bool:
        """True if this is the win that its hit is counted by."""
        return self.hit in (0, self.number)


class WinSum(Value):
    """How many wins there are, what they came to, and how much of that was backed out again.

    `hits` are counted once, however many share their prize.
    """

    count: int = 0
    prize_cents: int = 0
    undone: int = 0
    undone_cents: int = 0
    hits: int = 0
    undone_hits: int = 0

    @property
    def standing(self) -> int:
        """Count the wins that were not backed out."""
        return self.count - self.undone

    @property
    def standing_hits(self) -> int:
        """Count the hits that were not backed out."""
        return self.hits - self.undone_hits


NO_WINS = WinSum()


def wins_page(
    db: sqlite3.Connection,
    wanted: WinFilter = ALL,
    before: WinLine | None = None,
    count: int = 25,
) -> tuple[WinLine, ...]:
    """Return so many wins, the newest first, older than a given one."""
    undone = _undone(db)
    clauses, values = _clauses(wanted)
    if before is not None:
        clauses += " AND e.round <= ? AND number < ?"
        values += [before.round, before.number]
    rows = db.execute(
        f"{_LINE}{clauses} ORDER BY e.round DESC, number DESC",
        values,
    )
    found = (_line(row, undone) for row in rows)
    standing = (win for win in found if not (wanted.only_standing and win.is_backed_out))
    return tuple(replace(win, payment=_payment(db, win)) for win in islice(standing, count))


def wins_sum(db: sqlite3.Connection, wanted: WinFilter = ALL) -> WinSum:
    """Count the wins and add up their prizes."""
    clauses, values = _clauses(wanted)
    prize = "w.value ->> '$.award.prize'"
    is_undone = f"{NUMBER} IN ({BACKED_OUT})"
    row = db.execute(
        f"SELECT count(*), sum({prize}), sum({is_undone}),"
        f" sum(CASE WHEN {is_undone} THEN {prize} END), sum({HIT} = {NUMBER}),"
        f" sum({HIT} = {NUMBER} AND {is_undone}) {FROM}{clauses}",
        values,
    ).fetchone()
    return WinSum(*(value or 0 for value in row))


def begun_at(db: sqlite3.Connection) -> datetime | None:
    """Return when the first event was recorded; None where there is none."""
    row = db.execute("SELECT at_utc FROM events ORDER BY seq LIMIT 1").fetchone()
    return None if row is None else datetime.fromisoformat(row[0])


def newest_adjustments(db: sqlite3.Connection, count: int = 25) -> tuple[int, ...]:
    """Return the sequences of the newest adjustments, the newest first."""
    rows = db.execute(
        f"SELECT seq FROM events WHERE {LANDMARK} IN ('WinBackedOut', 'MeterSet')"
        " ORDER BY +seq DESC LIMIT ?",
        (count,),
    )
    return tuple(seq for (seq,) in rows)


def _clauses(wanted: WinFilter) -> tuple[str, list[object]]:
    parts, values = list[str](), list[object]()
    for clause, value in _wishes(wanted):
        parts.append(f" AND {clause}")
        values += value
    return "".join(parts), values


def _wishes(wanted: WinFilter) -> Iterator[tuple[str, tuple[object, ...]]]:
    if wanted.since is not None:
        yield f"{RARE} = 'WinsAuthorised' AND e.at_utc >= ?", (stamp(wanted.since)[0],)
    if wanted.number is not None:
        won_in = "coalesce(nullif(e.payload ->> '$.late_round', 0), e.round)"
        yield f"({NUMBER} = ? OR {won_in} = ?)", (wanted.number, wanted.number)
    if wanted.span is not None:
        yield "e.seq BETWEEN ? AND ?", wanted.span
    if wanted.meter is not None:
        yield "w.value ->> '$.sensor' = ? AND w.value ->> '$.award.level' = ?", wanted.meter
    if wanted.line is not None:
        yield "w.value ->> '$.sensor' = ? AND w.value ->> '$.award.line' = ?", wanted.line


def _undone(db: sqlite3.Connection) -> frozenset[int]:
    return frozenset(int(number) for (number,) in db.execute(BACKED_OUT))


def _payment(db: sqlite3.Connection, win: WinLine) -> str:
    asked = {"seq": win.seq, "round": win.round, "number": win.number}
    said = db.execute(_PAYMENT, asked).fetchone()
    if said is None or said[0] == "PaymentUndone":
        return NOT_TICKED
    return BY_CAGE if said[1] else PAID


def _line(row: tuple[Any, ...], undone: frozenset[int]) -> WinLine:
    number, seq, round_, at, offset, sensor, level, line, seat, prize, *rest = row
    before, after, by, role, hit, shares, whole, late_round = rest
    return WinLine(
        number=number,
        seq=seq,
        round=round_,
        at=local_time(at, offset),
        sensor=sensor,
        level=level or "",
        line=line,
        seat=seat,
        prize_cents=prize,
        before_cents=cents_shown(before),
        after_cents=cents_shown(after),
        by=by,
        role=Role(role),
        is_backed_out=number in undone,
        hit=hit,
        shares=shares,
        hit_cents=whole,
        late_round=late_round,
    )

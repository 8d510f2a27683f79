"""One win or one adjustment with everything that its page prints, as it is on record."""

import json
import sqlite3
from datetime import UTC, datetime
from typing import Any

from dealer_assist.jackpot.prizes import PrizeAward, is_same_hit
from dealer_assist.journal.codec import kinds_of
from dealer_assist.journal.entry import local_time
from dealer_assist.journal.queries.latest import meter_told
from dealer_assist.journal.queries.rulings import RulingLine, rulings_on
from dealer_assist.journal.schema import RARE
from dealer_assist.table.events.values import ConfirmedWin
from dealer_assist.table.events.wins import MeterSet, WinBackedOut
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.wins_on_record import awards_in
from dealer_assist.value import Value


class WinFact(Value):
    """Where a fact stands in the journal, the table's own time, and the name of who dealt."""

    seq: int
    hash: str
    round: int
    at: datetime
    dealer: str


class WinOnRecord(Value):
    """A win as it was authorised; `envy` is what other seats got with the round's wins.

    `shared_with` are the numbers of the other shares of its prize.
    """

    number: int
    fact: WinFact
    sensor: str
    award: PrizeAward
    by: StaffMember
    envy: tuple[tuple[int, int], ...]
    backed_out_at: int | None = None
    shared_with: tuple[int, ...] = ()
    late: "LateOnRecord | None" = None
    rulings: tuple[RulingLine, ...] = ()
    opened: "SealOpened | None" = None


class SealOpened(Value):
    """The threshold that a wager has crossed, its nonce, its seal, and when it was sealed."""

    threshold_cents: int
    seal_key: str
    seal: str
    sealed_at: datetime


class LateOnRecord(Value):
    """Why a win was recorded after the end of its round, and the second person."""

    round: int
    reason: str
    note: str
    witness: StaffMember


class AdjustmentOnRecord(Value):
    """A win that was backed out, or (number 0) a meter that was set: before and after.

    `shares` are all wins that went back together; `of_round` is the round that they were won in.
    """

    number: int
    fact: WinFact
    sensor: str
    level: str
    reason: str
    note: str
    by: StaffMember
    witness: StaffMember
    before_micros: int
    after_micros: int
    award: PrizeAward | None = None
    envy: tuple[tuple[int, int], ...] = ()
    shares: tuple[tuple[int, PrizeAward], ...] = ()
    of_round: int = 0
    envy_paid: tuple[tuple[int, int], ...] = ()

    @property
    def prize_cents(self) -> int:
        """Return what went back in all."""
        return sum(award.prize for _, award in self.shares)


def numbered_awards(said: dict[str, Any]) -> list[tuple[int, str, PrizeAward]]:
    """Return number, sensor and award of every win of an event, shares known as such."""
    wins = [ConfirmedWin(win["sensor"], PrizeAward(**win["award"])) for win in said["wins"]]
    return [
        (said["first_number"] + place, win.sensor, award)
        for place, (win, award) in enumerate(zip(wins, awards_in(wins), strict=True))
    ]


def win_on_record(db: sqlite3.Connection, number: int) -> WinOnRecord | None:
    """Find a win by its continuous number; None where there is no such win."""
    seq = _event_of(db, number)
    if seq is None:
        return None
    fact, said = _fact(db, seq)
    numbered = numbered_awards(said)
    _, sensor, award = numbered[number - said["first_number"]]
    won_in = said.get("late_round") or fact.round
    return WinOnRecord(
        number=number,
        fact=fact,
        sensor=sensor,
        award=award,
        by=_person(said["by"]),
        envy=tuple((seat, cents) for seat, cents in said["envy"]),
        backed_out_at=_backed_out(db, number),
        late=_late(db, seq) if said.get("late_round") else None,
        rulings=rulings_on(db, won_in, won_in),
        opened=_opened(db, won_in, sensor, award.line),
        shared_with=tuple(
            other_number
            for other_number, at, other in numbered
            if other_number != number and at == sensor and is_same_hit(award, other)
        ),
    )


def _opened(db: sqlite3.Connection, round_: int, sensor: str, level: str) -> SealOpened | None:
    """Find the threshold that a wager of a round has crossed; None for a win of a hand."""
    rows = db.execute(
        "SELECT payload FROM events WHERE round = ? AND kind = 'ThresholdCrossed'", (round_,)
    )
    for (payload,) in rows:
        said = json.loads(payload)
        if (said["sensor"], said["level"]) == (sensor, level):
            at = datetime.fromtimestamp(said["sealed_at"] / 1000, UTC)
            return SealOpened(said["threshold_cents"], said["seal_key"], said["seal"], at)
    return None


def _late(db: sqlite3.Connection, seq: int) -> LateOnRecord:
    """Read what stands directly before the wins: why they are late."""
    (payload,) = db.execute("SELECT payload FROM events WHERE seq = ?", (seq - 1,)).fetchone()
    said = json.loads(payload)
    return LateOnRecord(said["round"], said["reason"], said["note"], _person(said["witness"]))


def adjustment_on_record(db: sqlite3.Connection, seq: int) -> AdjustmentOnRecord | None:
    """Read the adjustment that is recorded at a sequence; None where another thing is."""
    row = db.execute("SELECT kind FROM events WHERE seq = ?", (seq,)).fetchone()
    if row is None or row[0] not in kinds_of(WinBackedOut, MeterSet):
        return None
    fact, said = _fact(db, seq)
    award = PrizeAward(**said["award"]) if "award" in said else None
    level = award.level if award else said["level"]
    return AdjustmentOnRecord(
        number=said.get("number", 0),
        fact=fact,
        sensor=said["sensor"],
        level=level,
        reason=said["reason"],
        note=said.get("note", ""),
        by=_person(said["by"]),
        witness=_person(said["witness"]),
        before_micros=meter_told(said["before"], (said["sensor"], level)) or 0,
        after_micros=meter_told(said["meters"], (said["sensor"], level)) or 0,
        award=award,
        envy=tuple((seat, cents) for seat, cents in said.get("envy", ())),
        shares=_shares(said),
        of_round=said.get("round", 0) or round_of(db, said.get("number", 0)),
        envy_paid=tuple((seat, cents) for seat, cents in said.get("envy_paid", ())),
    )


def _shares(said: dict[str, Any]) -> tuple[tuple[int, PrizeAward], ...]:
    if "award" not in said:
        return ()
    return tuple(
        (share["number"], PrizeAward(**share["award"])) for share in said.get("wins") or [said]
    )


def round_of(db: sqlite3.Connection, number: int) -> int:
    """Look up in which round a win was won, for adjustments of earlier releases."""
    seq = _event_of(db, number) if number else None
    if seq is None:
        return 0
    found = db.execute(
        "SELECT coalesce(nullif(payload ->> '$.late_round', 0), round) FROM events WHERE seq = ?",
        (seq,),
    )
    return int(found.fetchone()[0])


def _event_of(db: sqlite3.Connection, number: int) -> int | None:
    """Search by halves over the rounds with wins: numbers rise with the rounds."""
    (low, high) = db.execute(
        "SELECT min(round), max(round) FROM events WHERE kind = 'WinsAuthorised'"
    ).fetchone()
    if low is None:
        return None
    while low < high:
        middle = (low + high + 1) // 2
        found = _first_win_from(db, middle)
        if found is None or found[1] > number:
            high = middle - 1
        else:
            low = middle
    rows = db.execute(
        "SELECT seq, payload ->> '$.first_number', json_array_length(payload, '$.wins')"
        " FROM events WHERE kind = 'WinsAuthorised' AND round = ?",
        (low,),
    )
    return next((seq for seq, first, wins in rows if first <= number < first + wins), None)


def _first_win_from(db: sqlite3.Connection, round_: int) -> tuple[int, int] | None:
    found: tuple[int, int] | None = db.execute(
        "SELECT round, payload ->> '$.first_number' FROM events"
        " WHERE kind = 'WinsAuthorised' AND round >= ? ORDER BY round, seq LIMIT 1",
        (round_,),
    ).fetchone()
    return found


def _backed_out(db: sqlite3.Connection, number: int) -> int | None:
    row = db.execute(
        f"SELECT seq FROM events e WHERE {RARE} = 'WinBackedOut' AND (payload ->> '$.number' = ?1"
        " OR ?1 IN (SELECT w.value ->> '$.number' FROM json_each(payload, '$.wins') w))"
        " ORDER BY seq LIMIT 1",
        (number,),
    ).fetchone()
    return None if row is None else int(row[0])


def _fact(db: sqlite3.Connection, seq: int) -> tuple[WinFact, dict[str, Any]]:
    at, offset, round_, who, payload, mark = db.execute(
        "SELECT at_utc, offset_minutes, round, who, payload, hash FROM events WHERE seq = ?",
        (seq,),
    ).fetchone()
    dealer = _name(db, who, round_, seq)
    return WinFact(seq, mark.hex(), round_, local_time(at, offset), dealer), json.loads(payload)


def _name(db: sqlite3.Connection, who: str, round_: int, seq: int) -> str:
    """Return the name of who dealt: of the round's opening, or of who took over since."""
    opened = db.execute(
        "SELECT seq, payload ->> '$.dealer.key', payload ->> '$.dealer.name' FROM events"
        " WHERE kind = 'RoundOpened' AND round = ? AND seq <= ? ORDER BY seq DESC LIMIT 1",
        (round_, seq),
    ).fetchone()
    if opened is None:
        return who
    relieved = db.execute(
        "SELECT payload ->> '$.dealer.key', payload ->> '$.dealer.name' FROM events"
        " WHERE seq BETWEEN ? AND ? AND kind = 'DealerRelieved'",
        (opened[0], seq),
    )
    names: dict[str, str] = {opened[1]: opened[2], **dict(relieved)}
    return names.get(who, who)


def _person(said: dict[str, Any]) -> StaffMember:
    return StaffMember(said["key"], said["name"], Role(said["role"]), said["last_four"])

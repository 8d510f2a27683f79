"""The rounds of a table newest first, a page at a time, and one dealer's shift so far."""

import json
import sqlite3
from collections import Counter
from datetime import datetime

from dealer_assist.journal.entry import stamp
from dealer_assist.journal.queries.rulings import rulings_on
from dealer_assist.journal.queries.spans import edge_at
from dealer_assist.journal.schema import LANDMARK
from dealer_assist.journal.win_sql import BACKED_OUT, NUMBER
from dealer_assist.table.events.wins import EARLY
from dealer_assist.value import Value, replace

_PAGE = """
SELECT r.round, r.opened_utc, r.opened_local,
    coalesce((SELECT e.who FROM events e WHERE e.seq BETWEEN r.first_seq AND r.last_seq
     AND +e.kind = 'GameStarted'), r.dealer), r.started_utc, r.outcome, r.reason, r.wagers,
    r.wagered_cents, r.wins,
    (SELECT coalesce(sum(w.prize_cents), 0) FROM wins w
     WHERE w.round = r.round AND NOT w.backed_out AND NOT w.late_round) AS prize_cents,
    r.wins_backed_out
FROM rounds r WHERE r.round < ? AND r.opened_utc >= ? ORDER BY r.round DESC LIMIT ?
"""
# A win found after its round counts there, not in the round that was open when it was recorded.
_LATE = """
SELECT late_round, count(*), sum(prize_cents) FROM wins
WHERE late_round BETWEEN ? AND ? AND round > ? AND NOT backed_out GROUP BY late_round
"""
_ENDS = """
SELECT round, kind, payload FROM events WHERE kind IN ('GameEnded', 'NoWinnerSaid', 'RoundOpened')
AND seq >= (SELECT min(seq) FROM events WHERE kind = 'RoundOpened' AND round = ?)
AND seq <= coalesce((SELECT min(seq) FROM events WHERE kind = 'RoundOpened' AND round = ?), ?)
"""
_BET_IN = """
SELECT round FROM (
    SELECT round, payload, max(seq) OVER (PARTITION BY round, payload ->> '$.seat') = seq AS is_last
    FROM events WHERE kind = 'WagersPlaced' AND seq >= ?1
), json_each(payload, '$.wagers') w WHERE is_last AND w.key = ?2 AND w.value > 0
UNION SELECT round FROM events e, json_each(e.payload, '$.wagers') w
WHERE e.kind = 'GameStarted' AND e.seq >= ?1 AND w.value ->> '$.sensor' = ?3
"""
_SIGNED_IN = f"""
SELECT seq, at_utc, payload ->> '$.dealer.key', payload ->> '$.dealer.name' FROM events
WHERE seq = (SELECT max(seq) FROM events WHERE {LANDMARK} IN ('TableOpened', 'DealerRelieved'))
"""
_LAST_CLOSED = f"SELECT coalesce(max(seq), 0) FROM events WHERE {LANDMARK} = 'TableClosed'"
_SHIFT = f"""
SELECT
    coalesce(sum(kind = 'GameEnded'), 0), coalesce(sum(kind = 'RoundVoided'), 0),
    coalesce(sum(kind = 'LateChipRefused'), 0),
    coalesce(sum(kind = 'SwipeRefused' AND payload ->> '$.kind' <> '{EARLY}'), 0)
FROM events WHERE seq >= ?
"""
_SHIFT_WINS = f"""
SELECT coalesce(sum(NOT undone), 0), coalesce(sum(prize * NOT undone), 0), coalesce(sum(undone), 0)
FROM (SELECT w.value ->> '$.award.prize' AS prize, {NUMBER} IN ({BACKED_OUT}) AS undone
    FROM events e, json_each(e.payload, '$.wins') w
    WHERE e.seq >= ? AND +e.kind = 'WinsAuthorised')
"""
_SHIFT_TOKES = """
SELECT coalesce(sum(sign), 0),
    coalesce(sum(sign * (payload ->> '$.back_cents' + payload ->> '$.won_cents')), 0)
FROM (SELECT payload, CASE kind WHEN 'TokeEnded' THEN 1 ELSE -1 END AS sign FROM events
    WHERE seq >= ? AND kind IN ('TokeEnded', 'TokeReopened')
    AND coalesce(payload ->> '$.is_void', 0) = 0)
"""
_FIRST_ROUND = f"SELECT min(round) FROM events WHERE {LANDMARK} = 'RoundOpened' AND +seq >= ?"
_NEWER_THAN_ALL = 1 << 62


class RoundLine(Value):
    """One round in a list; `dealer` is who started it, `reason` says why it was voided.

    Wins are those that stand; `late_wins` of them were found after its end. `is_without_winner`
    is the dealer's word; `seats_open` were not marked when it ended, `by_cage` wait for the cage.
    """

    round: int
    opened_utc: datetime
    opened_local: str
    dealer: str
    outcome: str
    reason: str
    wagers: int
    wagered_cents: int
    wins: int
    prize_cents: int
    wins_backed_out: int = 0
    late_wins: int = 0
    rulings: int = 0
    is_without_winner: bool = False
    seats_open: int = 0
    by_cage: int = 0
    started_utc: datetime | None = None

    @property
    def is_voided(self) -> bool:
        """True if the round did not count."""
        return self.outcome == "voided"

    @property
    def is_played(self) -> bool:
        """True if the round counts and is over."""
        return self.outcome == "ended"


class Shift(Value):
    """What a dealer has done since the card that signed them in; only ended rounds count.

    Wins are those that stand; one that was backed out is counted apart. `first_seq` is the event
    of that card.
    """

    dealer: str
    name: str
    since: datetime
    rounds: int
    voided: int
    wins: int
    prize_cents: int
    late_chips: int
    refused_swipes: int
    wins_backed_out: int = 0
    rulings: int = 0
    tokes: int = 0
    toke_box_cents: int = 0
    first_seq: int = 0

    def rounds_an_hour(self, now: datetime) -> int:
        """Return the pace so far; a shift of less than a minute has none yet."""
        seconds = int((now - self.since).total_seconds())
        return self.rounds * 3600 // seconds if seconds >= 60 else 0


def rounds_page(
    db: sqlite3.Connection,
    count: int = 25,
    before: int | None = None,
    since: datetime | None = None,
) -> tuple[RoundLine, ...]:
    """Return the newest rounds, or those before a round that is shown already, the newest first."""
    begun = stamp(since)[0] if since else ""
    found = db.execute(_PAGE, (_NEWER_THAN_ALL if before is None else before, begun, count))
    lines = [
        replace(
            RoundLine(
                number, datetime.fromisoformat(opened), local, who, outcome, why or "", *sums
            ),
            started_utc=datetime.fromisoformat(started) if started else None,
        )
        for number, opened, local, who, started, outcome, why, *sums in found
    ]
    return _with_ends(db, _with_rulings(db, _with_late_wins(db, lines)))


def rounds_with(
    db: sqlite3.Connection, since: datetime, wager: str = "", sensor: str = ""
) -> frozenset[int]:
    """Return the rounds from a moment on in which a wager was bet, or the one of a sensor."""
    found = db.execute(_BET_IN, (edge_at(db, since), wager, sensor))
    return frozenset(number for (number,) in found)


def _with_ends(db: sqlite3.Connection, lines: tuple[RoundLine, ...]) -> tuple[RoundLine, ...]:
    """Say how each round ended: no winner, seats that were not marked, or paid by the cage."""
    if not lines:
        return ()
    found = {line.round: line for line in lines}
    first, last = lines[-1].round, lines[0].round
    for number, kind, payload in db.execute(_ENDS, (first, last + 1, _NEWER_THAN_ALL)):
        said = json.loads(payload)
        for left in said.get("left_behind", ()):  # of the round before, as the next one opens
            if (before := found.get(left["round"])) is not None:
                found[before.round] = replace(before, by_cage=len(left["by_cage"]))
        if (line := found.get(number)) is not None and kind != "RoundOpened":
            seats = {
                seat
                for key in ("not_ticked", "not_walked", "not_marked")
                for seat in said.get(key, ())
            }
            is_none = line.is_without_winner or kind == "NoWinnerSaid"
            open_seats = max(line.seats_open, len(seats))
            found[number] = replace(line, is_without_winner=is_none, seats_open=open_seats)
    return tuple(found[line.round] for line in lines)


def _with_rulings(db: sqlite3.Connection, lines: tuple[RoundLine, ...]) -> tuple[RoundLine, ...]:
    """Count the rulings that hold on each round, whenever they were made."""
    found = rulings_on(db, lines[-1].round, lines[0].round) if lines else ()
    count = Counter(line.round for line in found if line.holds)
    return tuple(
        replace(line, rulings=count[line.round]) if count[line.round] else line for line in lines
    )


def _with_late_wins(db: sqlite3.Connection, lines: list[RoundLine]) -> tuple[RoundLine, ...]:
    if not lines:
        return ()
    first, last = lines[-1].round, lines[0].round
    late = {number: (n, cents) for number, n, cents in db.execute(_LATE, (first, last, first))}
    return tuple(
        replace(
            line,
            wins=line.wins + late[line.round][0],
            prize_cents=line.prize_cents + late[line.round][1],
            late_wins=late[line.round][0],
        )
        if line.round in late
        else line
        for line in lines
    )


def shift_of(db: sqlite3.Connection, dealer: str) -> Shift | None:
    """Add up a dealer's shift so far; None where another person, or nobody, is signed in."""
    signed_in = db.execute(_SIGNED_IN).fetchone()
    if signed_in is None:
        return None
    seq, at, key, name = signed_in
    (closed,) = db.execute(_LAST_CLOSED).fetchone()
    if key != dealer or closed > seq:
        return None
    rounds, voided, late, refused = db.execute(_SHIFT, (seq,)).fetchone()
    wins, prize, undone = db.execute(_SHIFT_WINS, (seq,)).fetchone()
    since = datetime.fromisoformat(at)
    rulings = _ruled_since(db, seq)
    tokes = db.execute(_SHIFT_TOKES, (seq,)).fetchone()
    sums = (rounds, voided, wins, prize, late, refused, undone, rulings, *tokes, seq)
    return Shift(key, name, since, *sums)


def _ruled_since(db: sqlite3.Connection, seq: int) -> int:
    """Count the rulings that hold on rounds opened since a person signed in."""
    (first,) = db.execute(_FIRST_ROUND, (seq,)).fetchone()
    if first is None:
        return 0
    return sum(ruling.holds for ruling in rulings_on(db, first, _NEWER_THAN_ALL))

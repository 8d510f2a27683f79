"""What a table tells a floor of its past, off its journal: prizes, losses, who deals since when.

A server that was put back from a copy lacks them; one that has them skips them.
"""

import json
import sqlite3
from collections.abc import Mapping
from typing import Any

from dealer_assist.table.events.values import AWARDED, LOCKED
from dealer_assist.value import Value

MOST_PRIZES = 100
MOST_LOSSES = 50

_PRIZES = (
    "SELECT kind, payload FROM events "
    "WHERE kind IN ('TicketGiven', 'PrizeLocked', 'PrizeReleased') "
    "AND seq > coalesce((SELECT max(seq) FROM events WHERE kind = 'LinkJoined'), 0) ORDER BY seq"
)
_LOSSES = (
    "SELECT kind, at_utc, payload FROM events WHERE kind IN ('LinkLost', 'LinkRestored') "
    "ORDER BY seq DESC LIMIT ?"
)
_DEALERS = ("TableOpened", "DealerRelieved")
_TAKEN_BACK = (
    *("PaymentUndone", "BetsUndone", "WinBackedOut", "LateWinRecorded"),
    *("HandUnfolded", "SteppedBack", "RulingWithdrawn"),
)
_SHIFT = (
    f"SELECT seq, at_utc, kind FROM events WHERE seq >= ? "
    f"AND kind IN {(*_DEALERS, *_TAKEN_BACK)!r} ORDER BY seq"
)


class PrizeTold(Value):
    """A prize that the floor has locked for this table, as the journal has it."""

    key: str
    round_id: int
    seat: int
    sensor: str
    level: str
    line: str
    state: str
    cents: int

    def to_json(self) -> dict[str, Any]:
        """Return what the server reads."""
        return {
            "key": self.key,
            "round": self.round_id,
            "seat": self.seat,
            "sensor": self.sensor,
            "level": self.level,
            "line": self.line,
            "state": self.state,
            "cents": self.cents,
        }


class LossTold(Value):
    """A time in which the floor did not answer; one that lasts has no end yet."""

    began: str
    ended: str | None
    why: str

    def to_json(self) -> dict[str, Any]:
        """Return what the server reads."""
        return {"began": self.began, "ended": self.ended, "why": self.why}


def prizes_of(
    journal: sqlite3.Connection, levels: Mapping[tuple[str, str], str]
) -> tuple[PrizeTold, ...]:
    """Read the newest prizes since the table joined; `levels` are by sensor and line."""
    tickets: dict[str, dict[str, Any]] = {}
    for kind, payload in journal.execute(_PRIZES):
        told = json.loads(payload)
        match kind:
            case "TicketGiven":
                ticket = told["ticket"]
                tickets[ticket["key"]] = {**ticket}
            case "PrizeLocked" if told["key"] in tickets:
                tickets[told["key"]] |= {"state": LOCKED, "cents": told["cents"]}
            case "PrizeReleased":
                tickets.pop(told["key"], None)
    return tuple(
        PrizeTold(
            key=key,
            round_id=one["round"],
            seat=one["seat"],
            sensor=one["sensor"],
            level=levels[one["sensor"], one["line"]],
            line=one["line"],
            state=one["state"],
            cents=one["cents"],
        )
        for key, one in list(tickets.items())[-MOST_PRIZES:]
        if one.get("state") in (LOCKED, AWARDED) and (one["sensor"], one["line"]) in levels
    )


def losses_of(journal: sqlite3.Connection) -> tuple[LossTold, ...]:
    """Read when the floor did not answer, the oldest first."""
    rows = list(journal.execute(_LOSSES, (2 * MOST_LOSSES,)))[::-1]
    losses: list[LossTold] = []
    for kind, at, payload in rows:
        is_open = bool(losses) and losses[-1].ended is None
        if kind == "LinkRestored" and is_open:
            losses[-1] = LossTold(losses[-1].began, at, losses[-1].why)
        elif kind == "LinkLost" and not is_open:
            losses.append(LossTold(at, None, str(json.loads(payload)["why"])))
    return tuple(losses[-MOST_LOSSES:])


class DealerShift:
    """Since when the dealer of a journal deals, and how often something was taken back since."""

    def __init__(self, journal: sqlite3.Connection) -> None:
        self._journal = journal
        (self._next,) = journal.execute(
            f"SELECT coalesce(max(seq), 1) FROM events WHERE kind IN {_DEALERS!r}"
        ).fetchone()
        self._since = ""
        self._corrections = 0

    def told(self) -> dict[str, Any]:
        """Return what the floor's people see of it; each event is read once."""
        for seq, at, kind in self._journal.execute(_SHIFT, (self._next,)):
            self._next = seq + 1
            if kind in _DEALERS:
                self._since, self._corrections = at, 0
            else:
                self._corrections += 1
        known = {"dealer_since": self._since, "corrections": self._corrections}
        return known if self._since else {}

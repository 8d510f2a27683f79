"""Wins of earlier rounds, read back from the journal, so that they can be backed out."""

import json
import sqlite3
from collections.abc import Iterable, Sequence

from dealer_assist.journal.codec import decode
from dealer_assist.journal.entry import Recorded
from dealer_assist.table.commands.wins import AskAdjustment
from dealer_assist.table.events.counting import WagerTakenOff
from dealer_assist.table.events.round import GameStarted
from dealer_assist.table.events.wins import WinsAuthorised
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import Win
from dealer_assist.table.wins_on_record import wins_of


def wins_in(facts: Iterable[Recorded]) -> tuple[Win, ...]:
    """Return every win among some facts: those of one round, for instance."""
    found: list[Win] = []
    for fact in facts:
        if fact.kind == WinsAuthorised.__name__:
            event = decode(fact.kind, fact.payload)
            found += wins_of(event, fact.round) if isinstance(event, WinsAuthorised) else ()
    return tuple(found)


def late_wins_of(db: sqlite3.Connection, round_: int) -> tuple[Win, ...]:
    """Return the wins of a round that were recorded after its end."""
    rows = db.execute(
        "SELECT payload FROM events WHERE kind = 'WinsAuthorised' AND round >= ?"
        " AND payload ->> '$.late_round' = ?",
        (round_, round_),
    )
    events = (decode(WinsAuthorised.__name__, json.loads(payload)) for (payload,) in rows)
    return tuple(
        win
        for event in events
        if isinstance(event, WinsAuthorised)
        for win in wins_of(event, round_)
    )


def stakes_in(facts: Iterable[Recorded]) -> dict[Spot, int]:
    """Return the progressive wagers that were locked in a round, in cents."""
    told = (GameStarted.__name__, WagerTakenOff.__name__)
    stakes: dict[Spot, int] = {}
    for event in (decode(fact.kind, fact.payload) for fact in facts if fact.kind in told):
        match event:
            case GameStarted(wagers=wagers):
                stakes |= {(wager.seat, wager.sensor): wager.cents for wager in wagers}
            case WagerTakenOff(seat=seat, sensor=sensor):
                stakes.pop((seat, sensor), None)
            case _:
                pass
    return stakes


def adjustment_of(
    number: int, reason: str, facts: Sequence[Recorded], note: str = ""
) -> AskAdjustment:
    """Ask to back out a win of an earlier round, given the facts of that round."""
    stakes = tuple(stakes_in(facts).items())
    return AskAdjustment(number, reason, wins_in(facts), note, stakes)

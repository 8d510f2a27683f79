"""Counts a period once more from the exported events alone: nothing of the product is used here."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

Event = dict[str, Any]


@dataclass
class Recount:
    """What a reader with the exported lines and a pencil would write down."""

    played: int = 0
    voided: int = 0
    void_reasons: Counter[str] = field(default_factory=Counter)
    wagers: Counter[str] = field(default_factory=Counter)
    drop: Counter[str] = field(default_factory=Counter)
    given_back: Counter[str] = field(default_factory=Counter)
    hits: Counter[tuple[str, str]] = field(default_factory=Counter)
    wins: Counter[tuple[str, str]] = field(default_factory=Counter)
    rounds_hit: Counter[tuple[str, str]] = field(default_factory=Counter)
    prizes: Counter[tuple[str, str]] = field(default_factory=Counter)
    undone: Counter[tuple[str, str]] = field(default_factory=Counter)
    undone_cents: Counter[tuple[str, str]] = field(default_factory=Counter)
    envy: int = 0
    undone_envy: int = 0
    late: int = 0
    refused: int = 0
    adjustments: int = 0
    contributed: Counter[tuple[str, str]] = field(default_factory=Counter)
    opening: dict[tuple[str, str], dict[str, int]] = field(default_factory=dict)
    closing: dict[tuple[str, str], dict[str, int]] = field(default_factory=dict)
    seconds_open: float = 0.0
    seconds_out: float = 0.0
    dealers: list[str] = field(default_factory=list)
    last: Event = field(default_factory=dict)


def read(lines: Iterable[str]) -> list[Event]:
    """Read exported JSON lines."""
    events = [json.loads(line) for line in lines]
    for event in events:
        event["at"] = datetime.fromisoformat(event["at_utc"])
    return events


def recount(events: list[Event], since: datetime, until: datetime) -> Recount:
    """Count what belongs to a stretch of time: a round to the time at which it was opened."""
    found = Recount()
    belongs_at = _times(events)
    mine = [e for e, at in zip(events, belongs_at, strict=True) if since <= at < until]
    before = [e for e, at in zip(events, belongs_at, strict=True) if at < since]
    _count(found, mine)
    found.opening = _meters(before)
    found.closing = _meters([*before, *mine])
    _stay(found, before, mine)
    _outages(found, before, mine, until)
    found.last = ([*before, *mine] or [{}])[-1]
    return found


def _times(events: list[Event]) -> list[datetime]:
    """Return every event the time of the round that it is in, or its own between rounds."""
    times, opened = [], None
    for event in events:
        if event["kind"] == "RoundOpened":
            opened = event["at"]
        times.append(opened or event["at"])
        if event["kind"] == "TableClosed":
            opened = None
    return times


def _count(found: Recount, events: list[Event]) -> None:
    undone = {
        one["number"]
        for event in events
        if event["kind"] == "WinBackedOut"
        for one in event["payload"]["wins"]
    }
    void = {e["round"] for e in events if e["kind"] == "RoundVoided"}
    hit_in: set[tuple[int, str, str]] = set()
    for event in events:
        said, kind = event["payload"], event["kind"]
        if kind == "GameEnded":
            found.played += 1
        elif kind == "RoundVoided":
            found.voided += 1
            found.void_reasons[said["reason"]] += 1
        elif kind == "GameStarted":
            for wager in said["wagers"]:
                if event["round"] in void:
                    found.given_back[wager["sensor"]] += wager["cents"]
                else:
                    found.wagers[wager["sensor"]] += 1
                    found.drop[wager["sensor"]] += wager["cents"]
        elif kind == "WinsAuthorised":
            for number, win in enumerate(said["wins"], said["first_number"]):
                line = win["sensor"], win["award"]["line"]
                found.prizes[line] += win["award"]["prize"]
                if number in undone:
                    continue
                found.wins[line] += 1
                found.hits[line] += win["award"]["share"] == 1
                hit_in.add((event["round"], *line))
            found.envy += sum(cents for _, cents in said["envy"])
        elif kind == "WinBackedOut":
            line = said["sensor"], said["award"]["line"]
            found.undone[line] += 1
            found.undone_cents[line] += sum(one["award"]["prize"] for one in said["wins"])
            found.undone_envy += sum(cents for _, cents in said["envy"])
            found.adjustments += 1
        elif kind == "MeterSet":
            found.adjustments += 1
        elif kind == "LateChipRefused":
            found.late += 1
        elif kind == "SwipeRefused":
            found.refused += said["kind"] != "early"  # a card of the staff, swiped too soon
    for _, sensor, line in hit_in:
        found.rounds_hit[sensor, line] += 1


def _meters(events: list[Event]) -> dict[tuple[str, str], dict[str, int]]:
    meters: dict[tuple[str, str], dict[str, int]] = {}
    for event in events:
        said = event["payload"]
        # Locked values are not on a meter yet, and some wait for the key.
        if event["kind"] != "WinsConfirmed" and not said.get("meters_wait"):
            for one in said.get("meters", ()):
                meters[one["sensor"], one["level"]] = one["account"]
    return meters


def _stay(found: Recount, before: list[Event], mine: list[Event]) -> None:
    dealer = ""
    for event in before:
        dealer = _dealer_after(event, dealer)
    since = mine[0]["at"] if mine and dealer else None
    if since:
        found.dealers.append(dealer)
    for event in mine:
        after = _dealer_after(event, dealer)
        if event["kind"] in ("TableOpened", "DealerRelieved", "TableClosed"):
            if since and dealer:
                found.seconds_open += round((event["at"] - since).total_seconds())
            since = event["at"]
            if after:
                found.dealers.append(after)
        dealer = after
    assert not dealer, "these tests end with a closed table"


def _dealer_after(event: Event, dealer: str) -> str:
    if event["kind"] in ("TableOpened", "DealerRelieved"):
        return str(event["payload"]["dealer"]["name"])
    return "" if event["kind"] == "TableClosed" else dealer


def _outages(found: Recount, before: list[Event], mine: list[Event], until: datetime) -> None:
    out: dict[tuple[int, str], datetime] = {}
    for event in (*before, *mine):
        spot = event["payload"].get("seat", 0), event["payload"].get("sensor", "")
        begin = mine[0]["at"] if mine else event["at"]
        if event["kind"] in ("SensorFailed", "SensorMended") and spot in out:
            ended = (event["at"] - max(out.pop(spot), begin)).total_seconds()
            found.seconds_out += max(0, round(ended)) if event["at"] >= begin else 0
        if event["kind"] == "SensorFailed":
            out[spot] = event["at"]
    for began in out.values() if mine else ():
        found.seconds_out += round((until - max(began, mine[0]["at"])).total_seconds())

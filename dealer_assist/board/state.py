"""What the viewers see, made of readings of the server: all of it once, then only what is new.

Pure: a reading and the picture before it give the next picture.
"""

from collections.abc import Mapping
from typing import Any

from dealer_assist.floor.alert_words import spoken
from dealer_assist.value import Value, field

LOST_MS = 3_000

Told = Mapping[str, Any]


class Picture(Value):
    """Everything that is shown; `tables` are by their number."""

    facts: Told = field(default_factory=dict)
    tables: Mapping[str, Told] = field(default_factory=dict)
    raw: Mapping[str, Told] = field(default_factory=dict)
    lists: Mapping[str, tuple[Told, ...]] = field(default_factory=dict)

    def whole(self) -> dict[str, Any]:
        """Return all of it, for a person who has just come."""
        return {
            **self.facts,
            "tables": list(self.tables.values()),
            **{key: list(things) for key, things in self.lists.items()},
        }

    def since(self, before: "Picture") -> dict[str, Any]:
        """Return what is new; a list that changed comes whole, a table alone."""
        news: dict[str, Any] = dict(self.facts)
        tables = [one for key, one in self.tables.items() if before.tables.get(key) != one]
        if tables:
            news["tables"] = tables
        for key, things in self.lists.items():
            if before.lists.get(key) != things:
                news[key] = list(things)
        return news


def next_picture(before: Picture, told: Told) -> Picture:
    """Add a reading: tables that it leaves out are as they were, but for their silence."""
    raw = dict(before.raw) | {one["station"]: one for one in told["tables"]}
    called = {one["station"] for one in told["calls"] if not one["ended_at"]}
    hit = {one["station"] for one in told["hits"] if one["state"] in ("open", "locked")}
    tables = {
        station: _table(one, told["ages"].get(station), station in called, station in hit)
        for station, one in raw.items()
    }
    open_alerts = [one for one in told["alerts"] if one["noted_at"] is None]
    return Picture(
        facts={
            "name": told["name"],
            "at": told["at"],
            "standby": told["standby"],
            "watched_ms": told["watched_ms"],
        },
        tables=tables,
        raw=raw,
        lists={
            "meters": tuple(_meter(one) for one in told["meters"]),
            "alerts": tuple(_alert(alert) for alert in reversed(open_alerts)),
            "calls": tuple(_call(one) for one in told["calls"] if not one["ended_at"]),
            "hits": tuple(_hit(one) for one in told["hits"]),
        },
    )


def _table(told: Told, age_ms: int | None, is_called: bool, is_hit: bool) -> Told:  # noqa: FBT001
    health = told["health"] or {}
    phase = told["phase"] or ""
    return {
        "table": told["station"],
        "pit": told["pit"] or health.get("pit", ""),
        "game": told["game"],
        "state": _state(told, age_ms),
        # Seconds of a table that is heard would change every second and say nothing.
        "silent_s": age_ms // 1000 if age_ms is not None and age_ms > LOST_MS else 0,
        "phase": phase,
        "why": spoken(told["stopped"] or told["refused"] or ""),
        "dealer": short_name(str(health.get("dealer", ""))),
        "pace": health.get("rounds_per_hour", 0),
        "prompt": health.get("prompt", ""),
        "detail": health.get("prompt_detail", ""),
        "seats": [
            [one.get("seat"), _seat(one)] for one in health.get("seats", ()) if "seat" in one
        ],
        "links": told["links"],
        "called": is_called,
        "hit": is_hit,
    }


def _state(told: Told, age_ms: int | None) -> str:
    """Return the state of a table: never linked where it is refused, stopped or silent."""
    if not told["phase"] or told["phase"] == "closed":
        return "closed"
    if told["refused"]:
        return "refused"
    if told["stopped"]:
        return "stopped"
    if age_ms is None or age_ms > LOST_MS or told["unsent_ms"] > LOST_MS:
        return "lost"
    return "linked"


def _seat(told: Told) -> str:
    for word in ("claim", "locked"):
        if told.get(word):
            return word
    return "empty" if told.get("empty") else str(told.get("word") or "here")


def _meter(told: Told) -> Told:
    keys = ("link", "level", "letter", "label", "state", "cents", "hits")
    return {key: told[key] for key in keys}


def _alert(told: Told) -> Told:
    keys = ("alert", "at", "station", "link", "what", "over_at")
    return {key: told[key] for key in keys} | {"said": spoken(told["sentence"])}


def _call(told: Told) -> Told:
    """Return a call; its age counts on at the viewer from when it began."""
    keys = ("call", "station", "pit", "kind", "note", "at", "taken_by", "taken_at")
    return {key: told[key] for key in keys}


def _hit(told: Told) -> Told:
    keys = (
        *("number", "link", "level", "station", "seat", "hand", "state", "given", "cents"),
        "stand",
    )
    return {key: told[key] for key in keys}


def short_name(name: str) -> str:
    """Return a dealer as initial and surname: guests can see this screen."""
    words = name.split()
    return f"{words[0][0]}. {words[-1]}" if len(words) > 1 else name

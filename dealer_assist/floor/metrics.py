"""The floor's server in figures for Prometheus: what its watcher has read, line by line.

Names and meanings are in packaging/floor/METRICS.md; amounts are dollars, times are seconds.
"""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from dealer_assist.floor.prometheus import MetricRow, metric

STATES = ("linked", "lost", "refused", "stopped", "closed")
STANDBYS = ("in step", "behind", "gone")
ALERTS = (
    *("lost", "refused", "differs", "behind", "doubt", "went back", "put back", "standby"),
    *("slots", "room", "clone", "month", "clock", "award", "paid", "backed out", "holds", "disk"),
)
"""Kinds that have a figure even while there is none: a rule finds 0, and not nothing."""
_MICROS = 1_000_000
_MS = 1_000


def floor_metrics(told: Mapping[str, Any], now: datetime) -> Iterator[str]:
    """Write what `floor.metrics` has answered."""
    labels = {"floor": told["name"], "version": told["release"], "epoch": str(told["epoch"])}
    yield from metric("floor_info", "which floor this is", [(labels, 1)])
    yield from _one("floor_written_seconds", "when this was written", int(now.timestamp()))
    yield from _one(
        "floor_watched_seconds", "since the last look of a watcher", _s(told, "watched_ms")
    )
    yield from _server(told)
    yield from _tables(told["tables"])
    yield from _meters(told["meters"])
    alerts: dict[str, int] = {**dict.fromkeys(ALERTS, 0), **told["alerts"]}
    rows: list[MetricRow] = [({"what": what}, n) for what, n in sorted(alerts.items())]
    yield from metric("floor_alerts", "alerts that go on, by what they are", rows)
    prizes = [({"stand": stand}, n) for stand, n in sorted(told["prizes"].items())]
    yield from metric("floor_prizes", "prizes that are not through, by where they stand", prizes)
    calls = told["calls"]
    yield from _one("floor_calls_waiting", "calls that nobody has taken", calls["waiting"])
    yield from _one("floor_call_wait_seconds", "longest of them", calls["longest_ms"] / _MS)


def _server(told: Mapping[str, Any]) -> Iterator[str]:
    rows: list[MetricRow] = [
        ({"state": state}, int(told["standby"] == state)) for state in STANDBYS
    ]
    yield from metric("floor_standby", "1 at the state of the standby, none without one", rows)
    slots = told["slots"]
    yield from _one("floor_connections", "sessions on the server", slots["used"])
    yield from _one("floor_connections_max", "sessions that it takes", slots["most"])
    yield from _one("floor_database_bytes", "size of the database", told["database_bytes"])
    kept = "most of its log that the server keeps for one who does not take it"
    yield from _one("floor_log_kept_bytes", kept, told["log_kept"])
    failed: list[MetricRow] = [({}, told["archive_failed"])]
    yield from metric("floor_archive_failed_total", "WAL files not archived", failed, "counter")


def _tables(tables: list[Mapping[str, Any]]) -> Iterator[str]:
    states: list[MetricRow] = [
        ({"state": state}, sum(table["state"] == state for table in tables)) for state in STATES
    ]
    yield from metric("floor_tables", "tables by how they stand", states)
    named = [
        ({key: str(table[key]) for key in ("table", "pit", "game")}, table) for table in tables
    ]
    opened = [(at, one) for at, one in named if one["is_open"]]
    linked: list[MetricRow] = [(at, int(one["state"] == "linked")) for at, one in opened]
    yield from metric("floor_table_linked", "1 where an open table is linked", linked)
    off: list[MetricRow] = [(at, one["skew_ms"] / _MS) for at, one in opened]
    yield from metric("floor_table_clock_offset_seconds", "off the server's clock", off)
    unsent: list[MetricRow] = [(at, one["unsent_ms"] / _MS) for at, one in opened]
    yield from metric("floor_table_unsent_seconds", "age of its oldest unsent round", unsent)
    rounds: list[MetricRow] = [(at, one["rounds"]) for at, one in named]
    yield from metric("floor_table_rounds_total", "rounds that it told", rounds, "counter")


def _meters(meters: list[Mapping[str, Any]]) -> Iterator[str]:
    named = [({key: str(meter[key]) for key in ("link", "level")}, meter) for meter in meters]
    live: list[MetricRow] = [(at, int(one["is_live"])) for at, one in named]
    yield from metric("floor_link_live", "1 where its link is not paused", live)
    for name, key, told in (
        ("floor_meter_dollars", "meter", "what the meter is worth"),
        ("floor_contributed_dollars_total", "contributed", "what wagers brought"),
        ("floor_paid_dollars", "paid", "prizes that left the meter, less what went back"),
    ):
        rows: list[MetricRow] = [(at, _dollars(one[key])) for at, one in named]
        # A prize that is put back is taken off what was paid: that one is no counter.
        yield from metric(name, told, rows, "counter" if key == "contributed" else "gauge")
    hits: list[MetricRow] = [(at, one["hits"]) for at, one in named]
    yield from metric("floor_hits", "prizes that were locked, less those put back", hits)


def _one(name: str, told: str, value: float) -> Iterator[str]:
    return metric(name, told, [({}, value)])


def _s(told: Mapping[str, Any], name: str) -> float:
    return float(told[name] or 0) / _MS


def _dollars(micros: int) -> str:
    """Write whole micro-dollars with their point; no float is made of money."""
    whole, rest = divmod(abs(micros), _MICROS)
    return f"{'-' if micros < 0 else ''}{whole}.{rest:06}"

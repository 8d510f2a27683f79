"""A kiosk's status for who watches many of them: text as Prometheus' node-exporter reads it.

The same value as `status --json`, nothing read again.
"""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any

from dealer_assist.floor.prometheus import MetricRow, metric
from dealer_assist.table.state import Phase

_MEGA = 1_000_000


def metrics_of(
    status: Mapping[str, Any], now: datetime, *, is_a_person_needed: bool
) -> Iterator[str]:
    """Write a status line by line; what a kiosk has not, it has no line for."""
    named = ("version", "program", "table", "game")
    labels = {name: str(status[name]) for name in named} | {"system": status["system"]["name"]}
    yield from metric("info", "what runs here", [(labels, 1)])
    yield from metric("written_seconds", "when this was written", [({}, _seconds(now))])
    yield from metric(
        "needs_a_person", "1 where something is not well", [({}, int(is_a_person_needed))]
    )
    phases = [({"phase": phase.value}, int(phase.value == status["phase"])) for phase in Phase]
    yield from metric("phase", "1 for the phase that the table is in", phases)
    yield from metric("round", "the last round", [({}, status["round"])])
    yield from metric("alerts", "open alerts", [({}, len(status["alerts"]))])
    yield from metric("alert", "open alerts of a kind", _by_kind(status["alerts"]))
    yield from metric("duty_ok", "1 where a duty is well", _duties_well(status["duties"]))
    yield from metric("duty_last_seconds", "when a duty was done", _duties_last(status["duties"]))
    open_points = len(status["approval"]["missing"])
    yield from metric(
        "approval_missing", "points of the approval not on record", [({}, open_points)]
    )
    free = status["disk_free_mb"] * _MEGA
    yield from metric("disk_free_bytes", "room on the disk of the journals", [({}, free)])
    yield from _clock(status["clock"])
    yield from _journal(status["journal"])
    yield from _floor(status["floor"], status["certificate"])
    update = status["update"]
    refused = int(update["refused"] is not None)
    yield from metric("update_refused", "1 where a version was refused", [({}, refused)])
    waiting = int(status["system"]["restart_needed"] or update["waiting"] is not None)
    yield from metric("restart_needed", "1 where an update waits for a restart", [({}, waiting)])


def _by_kind(alerts: Iterable[Mapping[str, Any]]) -> list[MetricRow]:
    kinds = [alert["kind"] for alert in alerts]
    return [({"kind": kind}, kinds.count(kind)) for kind in sorted(set(kinds))]


def _duties_well(duties: Iterable[Mapping[str, Any]]) -> list[MetricRow]:
    return [({"duty": duty["name"]}, int(duty["state"] == "ok")) for duty in duties]


def _duties_last(duties: Iterable[Mapping[str, Any]]) -> list[MetricRow]:
    return [({"duty": duty["name"]}, _moment(duty["last"])) for duty in duties if duty["last"]]


def _clock(clock: Mapping[str, Any]) -> Iterator[str]:
    followed = int(clock["source"] == "server")
    yield from metric("clock_followed", "1 where a time server is followed", [({}, followed)])
    if clock["offset_s"] is not None:
        yield from metric("clock_offset_seconds", "off its server", [({}, clock["offset_s"])])


def _journal(journal: Mapping[str, Any] | None) -> Iterator[str]:
    if journal is not None:
        yield from metric("journal_events", "events on record", [({}, journal["events"])])


def _floor(floor: Mapping[str, Any] | None, certificate: Mapping[str, Any] | None) -> Iterator[str]:
    if floor is not None:
        linked = int(floor["state"] == "linked")
        yield from metric("floor_linked", "1 where the floor's server answers", [({}, linked)])
    if certificate is not None and certificate["last"]:
        last = _moment(certificate["last"])
        yield from metric("certificate_last_seconds", "when it ends", [({}, last)])


def _moment(text: str) -> int:
    return _seconds(datetime.fromisoformat(text))


def _seconds(at: datetime) -> int:
    return int(at.timestamp())

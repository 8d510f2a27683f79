"""The devices of a table as a technician reads them: health, bytes, and what was out how long."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta, tzinfo
from enum import Enum
from typing import TypeAlias

from dealer_assist.desk.device_commands import DEVICE
from dealer_assist.devices.health import FAILED, Health
from dealer_assist.devices.printers import escpos
from dealer_assist.journal.queries.incidents import Fault
from dealer_assist.journal.queries.trails import AlertLine
from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.table.events.values import Alert
from dealer_assist.ui.i18n.days import day_and_time
from dealer_assist.ui.office.alerts import ALERT_COLUMNS, AlertNoted, noted_rows, open_rows
from dealer_assist.ui.office.rounds import RoundLooked
from dealer_assist.ui.table.presenter.notices import device_name
from dealer_assist.ui.toolkit.values.grid import (
    USUAL_LINES,
    Column,
    Grid,
    Row,
    Tone,
    cells,
    figures,
)
from dealer_assist.ui.toolkit.values.touches import Button, Tab
from dealer_assist.value import Value


class DeviceList(Enum):
    """What is listed."""

    HEALTH = "health"
    LINES = "lines"
    PLOT = "plot"
    FAULTS = "faults"
    OUT = "out"


class DeviceListTurned(Value):
    """Shows another list."""

    to: DeviceList


class DevicePlotted(Value):
    """Plots the faults of a line."""

    line: str


class DeviceLogSaved(Value):
    """Saves a log for the maker."""


DevicesTouch: TypeAlias = (
    DeviceListTurned | DevicePlotted | DeviceLogSaved | AlertNoted | RoundLooked
)

HEALTH_COLUMNS = (
    Column(Msg("Device"), 1.3),
    Column(Msg("State"), 1.3, is_toned=True),
    Column(Msg("What it said last"), 2.8),
    Column(Msg("Last heard"), 0.9),
    figures(Msg("Polls per second"), 1.2),
    figures(Msg("Slowest answer"), 1.2),
)
LINE_COLUMNS = (
    Column(Msg("Device"), 1.3),
    Column(Msg("Frames"), 1.6),
    Column(Msg("Last bytes"), 2.0),
    Column(Msg("Last remark"), 1.0),
    Column(Msg("Faults in the last hour"), 2.2),
)
ALL = "all"
HOUR_MS = 3_600_000
OUT_COLUMNS = (
    Column(Msg("Sensor"), 1.0),
    Column(Msg("Fault"), 1.4),
    Column(Msg("From"), 1.2),
    Column(Msg("Until"), 1.2, is_toned=True),
    Column(Msg("For"), 1.0),
)
_WELL = {
    "ok": Msg("Working"),
    "port open": Msg("Port open"),
    "RUN": Msg("Working, at RUN"),
    "JPH": Msg("Working, at JPH"),
}
_STATES = {
    "lost": Msg("No answer"),
    "stuck": Msg("Stuck on"),
    "dirty": Msg("Dirty"),
    "unpowered": Msg("Without power"),
    "reset": Msg("Restarted on its own"),
    "not heard yet": Msg("Not heard yet"),
    "stale": Msg("Not looked at"),
    "clash": Msg("Two at one address"),
    "stateless": Msg("No status"),
    "unseen": Msg("Not looked at"),
    "late": Msg("Answers too late"),
    "swapped": Msg("Another board"),
    "busy": Msg("Says it is busy"),
    FAILED: Msg("Driver failed"),
    escpos.NO_ANSWER: Msg("No answer"),
    escpos.NO_PAPER: Msg("No paper"),
    escpos.STOPPED: Msg("Stopped"),
    escpos.DISTURBED: Msg("Line disturbed"),
    escpos.CUT_OFF: Msg("Went away"),
    escpos.HELD: Msg("Stopped"),
}
_LONGEST_STATE, _ONE_LINE = 24, 52
"""A state of more letters is a sentence: it stands where a device's own words do."""
_KINDS = {
    "silent": Msg("No reply"),
    "lost": Msg("Lost"),
    "garbled": Msg("Corrupt"),
    "unplugged": Msg("Unplugged"),
    "refused": Msg("Refused"),
    "odd": Msg("Odd answer"),
}
_MOST_BYTES = 10
_COUNTED, _CODED = re.compile(r"^counter \d+, (newest: )?"), re.compile(r" \([0-9A-F ]+\)$")
_STATUS = "status"  # which one is the state beside it
_TABS = {
    DeviceList.HEALTH: (Msg("Health"), "circuit"),
    DeviceList.LINES: (Msg("Lines"), "unlink"),
    DeviceList.PLOT: (Msg("Last hour"), "chart"),
    DeviceList.FAULTS: (Msg("Faults"), "triangle"),
    DeviceList.OUT: (Msg("Out of order"), "clock"),
}


def device_tabs(shown: DeviceList, out: int, waiting: int) -> tuple[Tab[DevicesTouch], ...]:
    """Offer the lists; `out` devices do not work, `waiting` faults nobody has noted."""
    counts = {DeviceList.HEALTH: out, DeviceList.FAULTS: waiting}
    return tuple(
        Tab(DeviceListTurned(one), label, icon, one is shown, counts.get(one, 0))
        for one, (label, icon) in _TABS.items()
    )


def is_well(health: Health) -> bool:
    """True if a device does its work."""
    return health.state in _WELL


def health_model(devices: Sequence[Health], now_ms: int) -> Grid[DevicesTouch]:
    """List every device, those that do not work first."""
    ordered = sorted(devices, key=is_well)
    is_mixed = len({device.is_simulated for device in devices}) > 1
    rows = tuple(_health_row(health, now_ms, is_mixed=is_mixed) for health in ordered)
    # A row of two lines has room for a sentence; a list of short words shows more devices.
    lines = 3 if any(len(device.state) > _ONE_LINE for device in devices) else USUAL_LINES
    return Grid(HEALTH_COLUMNS, rows, Msg("This table has no devices."), lines=lines)


def health_line(devices: Sequence[Health]) -> str:
    """Sum up how the devices are."""
    out = sum(not is_well(device) for device in devices)
    if not devices:
        return ""
    is_all = all(device.is_simulated for device in devices)
    if not out:
        if is_all:
            return Msg("All {count} devices work. They are simulated", count=len(devices))
        return Msg("All {count} devices work", count=len(devices))
    if is_all:
        return Msg(
            "{out} of {count} devices need attention. They are simulated",
            out=out,
            count=len(devices),
        )
    return Msg("{out} of {count} devices need attention", out=out, count=len(devices))


def lines_model(devices: Sequence[Health], now_ms: int) -> Grid[DevicesTouch]:
    """List how well every line carries, those with trouble first, and a log to save.

    The button of a row plots the faults of that device.
    """
    ordered = sorted(devices, key=lambda health: (not _faults(health, now_ms), health.device))
    save = Button(DeviceLogSaved(), Msg("SAVE"), "", name=Msg("Save a log for the maker"))
    head: Row[DevicesTouch] = Row(
        cells(Msg("All devices"), Msg("A log for the maker"), "", "", ""), button=save
    )
    rows = tuple(_line_row(health, now_ms) for health in ordered)
    return Grid(LINE_COLUMNS, (head, *rows) if rows else (), Msg("This table has no devices."))


def _line_row(health: Health, now_ms: int) -> Row[DevicesTouch]:
    faults = _faults(health, now_ms)
    told = joined(
        ", ", (joined(" ", (kind_words(kind), str(n))) for kind, n in faults.most_common())
    )
    return Row(
        cells(
            health_name(health),
            _frames(health),
            _bytes(health.last_bytes),
            kind_words(health.remark) if health.remark else "",
            told or Msg("None"),
        ),
        icon="triangle" if faults else "check",
        button=Button(
            DevicePlotted(f"line {health.device}"),
            Msg("PLOT"),
            "",
            name=Msg("Plot {device}", device=health_name(health)),
        ),
    )


def _frames(health: Health) -> str:
    """Count what came well and what did not; the log has it in full."""
    failed = health.bad + health.lost
    good = f"{health.good:,}"
    if failed:
        return Msg("{good} good, {failed} failed", good=good, failed=f"{failed:,}")
    return Msg("{good} good", good=good)


def _faults(health: Health, now_ms: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for minute in health.minutes:
        if now_ms - minute.began_ms <= HOUR_MS:
            found.update(minute.faults)
    return found


def kind_words(kind: str) -> str:
    """Say what kind of fault was counted."""
    return _KINDS.get(kind) or state_words(kind)


def faults_model(
    alerts: Sequence[Alert],
    trail: Sequence[AlertLine],
    names: Mapping[str, str],
    zone: tzinfo | None,
) -> Grid[DevicesTouch]:
    """List what devices have called for: open, and under it what somebody has taken note of."""
    newest_first = sorted(alerts, key=lambda alert: -alert.at)
    now_open = [alert for alert in newest_first if alert.kind == DEVICE]
    noted = [line for line in trail if line.kind == DEVICE]
    rows = (*open_rows(now_open, noted, names, zone), *noted_rows(noted, names, zone))
    return Grid(ALERT_COLUMNS, rows, Msg("No device has failed."), lines=3)


def out_model(faults: Sequence[Fault], now: datetime) -> Grid[DevicesTouch]:
    """List which sensor was out from when to when, the newest first."""
    newest_first = sorted(faults, key=lambda fault: fault.since, reverse=True)
    rows = tuple(_out_row(fault, now) for fault in newest_first)
    return Grid(OUT_COLUMNS, rows, Msg("No sensor was out in the last 30 days."))


def _health_row(health: Health, now_ms: int, *, is_mixed: bool) -> Row[DevicesTouch]:
    well, state = is_well(health), state_words(health.state)
    said = capitalized(plain_said(health.said))
    if len(health.state) > _LONGEST_STATE:
        said = health.state
        state = state if len(state) <= _LONGEST_STATE else Msg("Needs attention")
    return Row(
        cells(
            health_name(health, is_mixed=is_mixed),
            state,
            said,
            _heard(health.last_heard_ms, now_ms),
            str(health.looks_a_second) if health.looked_ms is not None else "",
            Msg("{ms} ms", ms=health.slowest_ms) if health.round_trip_ms is not None else "",
        ),
        icon="check" if well else "triangle",
        tone=Tone.WELL if well else Tone.BROKEN,
    )


def health_name(health: Health, *, is_mixed: bool = False) -> str:
    """Name a device; a simulated one is told apart where there are real ones."""
    name = health.device.capitalize() if " " in health.device else device_name(health.device)
    if health.device.startswith("sensor "):
        name = Msg("Sensor {spot}", spot=health.device.removeprefix("sensor "))
    return Msg("{device}, simulated", device=name) if is_mixed and health.is_simulated else name


def state_words(state: str) -> str:
    """Say how a device is."""
    return _WELL.get(state) or _STATES.get(state) or state[:1].upper() + state[1:]


def plain_said(said: str) -> str:
    """Return what a device said without how its line counts and codes it: LINES has the bytes."""
    words = _CODED.sub("", _COUNTED.sub("", said))
    return "" if words == _STATUS else words


def _heard(last_ms: int | None, now_ms: int) -> str:
    if last_ms is None:
        return Msg("Not yet")
    seconds = max(0, now_ms - last_ms) // 1000
    if seconds < 60:
        return Msg("{seconds} s ago", seconds=seconds)
    return Msg("{minutes} min ago", minutes=seconds // 60)


def _bytes(heard: bytes) -> str:
    """Write the last bytes as a technician compares them, the newest ones if there are many."""
    shown = heard[-_MOST_BYTES:].hex(" ").upper()
    return f"… {shown}" if len(heard) > _MOST_BYTES else shown


def _out_row(fault: Fault, now: datetime) -> Row[DevicesTouch]:
    zone = now.tzinfo
    until = Msg("Still out") if fault.until is None else day_and_time(fault.until.astimezone(zone))
    return Row(
        cells(
            Msg("Sensor {spot}", spot=f"{fault.seat}{fault.sensor}"),
            state_words(fault.fault),
            day_and_time(fault.since.astimezone(zone)),
            until,
            lasted((fault.until or now) - fault.since),
        ),
        icon="triangle" if fault.until is None else "check",
        tone=Tone.BROKEN if fault.until is None else Tone.PLAIN,
    )


def lasted(stretch: timedelta) -> str:
    """Write how long something lasted."""
    seconds = max(0, round(stretch.total_seconds()))
    if seconds < 60:
        return Msg("{seconds} s", seconds=seconds)
    if seconds < 3600:
        return Msg("{minutes} min", minutes=seconds // 60)
    return Msg("{hours} h {minutes} min", hours=seconds // 3600, minutes=seconds % 3600 // 60)

"""DEVICES as a flow: health as it is, a second at a time."""

import sqlite3
from datetime import timedelta
from pathlib import Path
from typing import assert_never

from dealer_assist.desk.device_log import log_lines
from dealer_assist.journal.queries.incidents import Fault, faults
from dealer_assist.journal.queries.spans import span_between
from dealer_assist.journal.queries.trails import AlertLine, alert_trail
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.ui.office.alerts.model import AlertNoted
from dealer_assist.ui.office.devices.fault_course import fault_course
from dealer_assist.ui.office.devices.model import (
    DeviceList,
    DeviceListTurned,
    DeviceLogSaved,
    DevicePlotted,
    DevicesModel,
    DevicesTouch,
)
from dealer_assist.ui.office.devices.presenter import (
    ALL,
    device_tabs,
    faults_model,
    health_line,
    health_model,
    is_well,
    lines_model,
    out_model,
)
from dealer_assist.ui.office.exports import export, exports_folder
from dealer_assist.ui.office.journal_access import JournalAccess, names_of, staff_of
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.toolkit.flow import Stay, Step

EVERY_MS = 1_000
_LOOKED_BACK = timedelta(days=30)
_LIVE = (DeviceList.HEALTH, DeviceList.LINES, DeviceList.PLOT)


class DevicesFlow(PaneFlow[DevicesModel, DevicesTouch]):
    """Holds which list shows, and what was said of a log."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self._record = JournalAccess(office.page_context.journal)
        self._names = names_of(staff_of(office.page_context))
        self._shown, self._plotted = DeviceList.HEALTH, ALL
        self._looked_ms = 0
        self._said, self._is_saved = "", False

    def made(self) -> DevicesModel:
        """Show the devices as they are."""
        page_context = self.office.page_context
        health, clock = page_context.rack.health(), page_context.clock
        waiting = sum(alert.kind == "device" for alert in page_context.desk.table.alerts)
        out = sum(not is_well(one) for one in health)
        is_plot = self._shown is DeviceList.PLOT
        listed = HeadedModel(
            Msg("Devices"),
            self._rows(),
            self._said or health_line(health),
            device_tabs(self._shown, out, waiting),
            is_trouble=not self._is_saved if self._said else out > 0,
        )
        course = fault_course(health, clock.now(), clock.ms(), self._plotted) if is_plot else None
        return DevicesModel(listed, course)

    def take(self, touch: DevicesTouch) -> Step:
        """Turn, plot, save, or put on record who has taken note."""
        match touch:
            case DeviceListTurned(to):
                self._shown, self._said, self._plotted = to, "", ALL
            case DevicePlotted(line):
                self._shown, self._plotted = DeviceList.PLOT, line
            case DeviceLogSaved():
                self._save_log()
            case AlertNoted(key):
                self.office.page_context.do(c.AcknowledgeAlert(key, self.office.by))
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Look at the devices again every second."""
        if now_ms - self._looked_ms >= EVERY_MS:
            self._looked_ms = now_ms
            if self._shown in _LIVE:
                self.refresh()
        return Stay()

    def _rows(self) -> Grid[DevicesTouch]:
        page_context = self.office.page_context
        now, now_ms = page_context.clock.now(), page_context.clock.ms()
        match self._shown:
            case DeviceList.HEALTH:
                return health_model(page_context.rack.health(), now_ms)
            case DeviceList.LINES:
                return lines_model(page_context.rack.health(), now_ms)
            case DeviceList.PLOT:
                return Grid((), (), "")
            case DeviceList.FAULTS:
                trail: tuple[AlertLine, ...] = self._record.ask(alert_trail, ())
                return faults_model(page_context.desk.table.alerts, trail, self._names, now.tzinfo)
            case DeviceList.OUT:

                def out(db: sqlite3.Connection) -> tuple[Fault, ...]:
                    return faults(db, span_between(db, now - _LOOKED_BACK, now + _LOOKED_BACK))

                return out_model(self._record.ask(out, ()), now)

    def _save_log(self) -> None:
        page_context = self.office.page_context
        now, health = page_context.clock.now(), page_context.rack.health()
        setup = page_context.desk.table.setup
        lines = log_lines(health, now, page_context.clock.ms(), setup.devices)
        written: list[Path] = []

        def write(file: Path) -> None:
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
            written.append(file)

        folder = exports_folder(page_context.journal)
        self._said = export(folder, "devices", ".txt", now, write)
        self._is_saved = bool(written)

"""DEVICES: how each is now, what has failed and who took note of it, and what was out when."""

from datetime import timedelta
from typing import assert_never

from dealer_assist.desk.device_log import log_lines
from dealer_assist.journal.queries.incidents import faults
from dealer_assist.journal.queries.spans import span_between
from dealer_assist.journal.queries.trails import AlertLine, alert_trail
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.ui.office.alerts import AlertNoted
from dealer_assist.ui.office.devices.fault_course import FaultCourseModel, fault_course
from dealer_assist.ui.office.devices.lists import (
    ALL,
    DeviceList,
    DeviceListTurned,
    DeviceLogSaved,
    DevicePlotted,
    DevicesTouch,
    device_tabs,
    faults_model,
    health_line,
    health_model,
    is_well,
    lines_model,
    out_model,
)
from dealer_assist.ui.office.exports import export, exports_folder
from dealer_assist.ui.office.headed_list import headed_list
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.rounds import RoundLooked, show_round
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import Page, Shown, inset, stack
from dealer_assist.ui.toolkit.values.grid import Grid
from dealer_assist.ui.toolkit.values.measures import ACKNOWLEDGED, SENTENCES

EVERY_MS = 1_000
_LOOKED_BACK = timedelta(days=30)
_LIVE = (DeviceList.HEALTH, DeviceList.LINES, DeviceList.PLOT)


_EDGE, _HEAD = 8.0, 216.0


class FaultPlot(Shown):
    """The course of faults over the last hour."""

    model: FaultCourseModel


class DevicesFlow(PaneFlow[Page[DevicesTouch], DevicesTouch]):
    """Holds which list shows, and what was said of a log."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self._shown, self._plotted = DeviceList.HEALTH, ALL
        self._looked_ms = 0
        self._said, self._is_saved = "", False

    def made(self) -> Page[DevicesTouch]:
        """Return a list of the devices as they are; the plot is in the place of its rows."""
        health, clock = self.page_context.rack.health(), self.clock
        waiting = sum(alert.kind == "device" for alert in self.table.lasting.alerts)
        out = sum(not is_well(one) for one in health)
        listed = headed_list(
            Msg("Devices"),
            self._rows(),
            self._said or health_line(health),
            device_tabs(self._shown, out, waiting),
            is_trouble=not self._is_saved if self._said else out > 0,
            measures=ACKNOWLEDGED if self._shown is DeviceList.FAULTS else SENTENCES,
        )
        if self._shown is not DeviceList.PLOT:
            return Page(listed)
        course = fault_course(health, clock.now(), clock.ms(), self._plotted)
        return Page(stack(listed, inset(FaultPlot(course), (_EDGE, _HEAD, _EDGE, _EDGE))))

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
                self.page_context.do(c.AcknowledgeAlert(key, self.office.by))
            case RoundLooked(number):
                return show_round(self, number)
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
        now, now_ms = self.clock.now(), self.clock.ms()
        health = self.page_context.rack.health()
        match self._shown:
            case DeviceList.HEALTH:
                return health_model(health, now_ms)
            case DeviceList.LINES:
                return lines_model(health, now_ms)
            case DeviceList.PLOT:
                return Grid((), (), "")
            case DeviceList.FAULTS:
                trail: tuple[AlertLine, ...] = self.record.ask(alert_trail, ())
                return faults_model(self.table.lasting.alerts, trail, self.names, now.tzinfo)
            case DeviceList.OUT:
                since, until = now - _LOOKED_BACK, now + _LOOKED_BACK
                out = self.record.ask(lambda db: faults(db, span_between(db, since, until)), ())
                return out_model(out, now)

    def _save_log(self) -> None:
        now, health = self.clock.now(), self.page_context.rack.health()
        lines = "\n".join(log_lines(health, now, self.clock.ms(), self.setup.devices)) + "\n"
        folder = exports_folder(self.page_context.journal)
        saved = export(
            folder, "devices", ".txt", now, lambda file: file.write_text(lines, encoding="utf-8")
        )
        self._said, self._is_saved = saved.words, saved.is_there

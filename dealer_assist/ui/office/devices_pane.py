"""The devices: how each is now, what has failed and who took note of it, and what was out when."""

import sqlite3
from datetime import timedelta
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.device_log import log_lines
from dealer_assist.devices.health import Health
from dealer_assist.journal.queries.incidents import Fault, faults
from dealer_assist.journal.queries.spans import span_between
from dealer_assist.journal.queries.trails import AlertLine, alert_trail
from dealer_assist.table import commands as c
from dealer_assist.ui.models.lists import RowListModel
from dealer_assist.ui.office.copies import export, exports_folder
from dealer_assist.ui.office.fault_chart import FaultChart
from dealer_assist.ui.office.journal_access import JournalAccess, names_of, staff_of
from dealer_assist.ui.office.pane import Office, Pane
from dealer_assist.ui.office.presenter.devices import (
    ALL,
    SAVE,
    faults_model,
    health_line,
    health_model,
    is_well,
    lines_model,
    out_model,
)
from dealer_assist.ui.office.presenter.fault_course import fault_course
from dealer_assist.ui.toolkit.buttons import NavModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.headed_list import HeadedList, HeadedModel

HEALTH, LINES, PLOT, FAULTS, OUT = "health", "lines", "plot", "faults", "out"
EVERY_MS = 1_000
_LOOKED_BACK = timedelta(days=30)
_EDGE, _HEAD = 8.0, 216.0


class DevicesPane(Pane):
    """Shows health as it is, a second at a time; a fault is taken note of by whoever is in."""

    def __init__(self, context: UiContext, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(context, office, parent)
        self._record = JournalAccess(office.page_context.journal)
        self._names = names_of(staff_of(office.page_context))
        self._shown, self._looked_ms = HEALTH, 0
        self._said, self._is_saved = "", False
        self.list = HeadedList(context, self)
        self.list.turned.connect(self._turn)
        self.list.pressed.connect(self._press)
        self.chart = FaultChart(context, self)
        self._plotted = ALL

    def refresh(self) -> None:
        """Show the devices as they are."""
        page_context = self.office.page_context
        health = page_context.rack.health()
        waiting = sum(alert.kind == "device" for alert in page_context.desk.table.alerts)
        out = sum(not is_well(one) for one in health)
        tabs = (
            NavModel(HEALTH, "Health", "circuit", self._shown == HEALTH, out),
            NavModel(LINES, "Lines", "unlink", self._shown == LINES),
            NavModel(PLOT, "Last hour", "chart", self._shown == PLOT),
            NavModel(FAULTS, "Faults", "triangle", self._shown == FAULTS, waiting),
            NavModel(OUT, "Out of order", "clock", self._shown == OUT),
        )
        self._show_chart(health)
        is_trouble = not self._is_saved if self._said else out > 0
        detail = self._said or health_line(health)
        self.list.show_state(
            HeadedModel("Devices", self._rows(), detail, tabs, is_trouble=is_trouble)
        )

    def _show_chart(self, health: list[Health]) -> None:
        clock = self.office.page_context.clock
        self.chart.setVisible(self._shown == PLOT)
        if self._shown == PLOT:
            self.chart.show_state(fault_course(health, clock.now(), clock.ms(), self._plotted))

    def tick(self, now_ms: int) -> None:
        """Look at the devices again every second, and draw the plot once it can be."""
        if self._shown == PLOT:
            self.chart.tick()
        if now_ms - self._looked_ms >= EVERY_MS:
            self._looked_ms = now_ms
            if self._shown in (HEALTH, LINES, PLOT):
                self.refresh()

    def arrange(self) -> None:
        """Give the list all the room; the plot lies in its place, under the tabs."""
        width, height = self.design_width, self.design_height
        self.list.place(QRectF(0, 0, width, height), self.scale)
        inside = QRectF(_EDGE, _HEAD, width - 2 * _EDGE, max(1.0, height - _HEAD - _EDGE))
        self.chart.place(inside, self.scale)
        self.chart.raise_()

    def _rows(self) -> RowListModel:
        page_context = self.office.page_context
        now = page_context.clock.now()
        if self._shown == HEALTH:
            return health_model(page_context.rack.health(), page_context.clock.ms())
        if self._shown == LINES:
            return lines_model(page_context.rack.health(), page_context.clock.ms())
        if self._shown == PLOT:
            return RowListModel((), (), "")
        if self._shown == FAULTS:
            trail: tuple[AlertLine, ...] = self._record.ask(alert_trail, ())
            return faults_model(page_context.desk.table.alerts, trail, self._names, now.tzinfo)

        def out(db: sqlite3.Connection) -> tuple[Fault, ...]:
            return faults(db, span_between(db, now - _LOOKED_BACK, now + _LOOKED_BACK))

        return out_model(self._record.ask(out, ()), now)

    def _turn(self, to: str) -> None:
        self._shown, self._said, self._plotted = to, "", ALL
        self.refresh()

    def _press(self, key: str) -> None:
        if self._shown == FAULTS:
            self.office.page_context.do(c.AcknowledgeAlert(key, self.office.by))
        elif key == SAVE:
            self._save_log()
        else:
            self._shown, self._plotted = PLOT, key
            self.refresh()

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
        self.refresh()

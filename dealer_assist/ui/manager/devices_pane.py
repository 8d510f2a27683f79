"""The devices: how each is now, what has failed and who took note of it, and what was out when."""

import sqlite3
from datetime import timedelta

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.journal.figures_lists import Fault, faults
from dealer_assist.journal.figures_span import span_between
from dealer_assist.journal.trails import AlertLine, alert_trail
from dealer_assist.table import commands as c
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.headed_list import HeadedList, HeadedLook
from dealer_assist.ui.manager.nav_button import NavLook
from dealer_assist.ui.manager.office_record import OfficeRecord
from dealer_assist.ui.manager.pane import Office, Pane
from dealer_assist.ui.manager.staff_names import names_of, staff_of
from dealer_assist.ui.models.lists import RowListLook
from dealer_assist.ui.present.devices_office import (
    faults_look,
    health_line,
    health_look,
    is_well,
    out_look,
)

HEALTH, FAULTS, OUT = "health", "faults", "out"
EVERY_MS = 1_000
_LOOKED_BACK = timedelta(days=30)


class DevicesPane(Pane):
    """Shows health as it is, a second at a time; a fault is taken note of by whoever is in."""

    def __init__(self, kit: Kit, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(kit, office, parent)
        self._record = OfficeRecord(office.stand.journal)
        self._names = names_of(staff_of(office.stand))
        self._shown, self._looked_ms = HEALTH, 0
        self.list = HeadedList(kit, self)
        self.list.turned.connect(self._turn)
        self.list.pressed.connect(self._acknowledge)

    def refresh(self) -> None:
        """Show the devices as they are."""
        stand = self.office.stand
        health = stand.rack.health()
        waiting = sum(alert.kind == "device" for alert in stand.desk.table.alerts)
        out = sum(not is_well(one) for one in health)
        tabs = (
            NavLook(HEALTH, "Health", "circuit", self._shown == HEALTH, out),
            NavLook(FAULTS, "Faults", "triangle", self._shown == FAULTS, waiting),
            NavLook(OUT, "Out of order", "clock", self._shown == OUT),
        )
        self.list.show_state(
            HeadedLook("Devices", self._rows(), health_line(health), tabs, is_trouble=out > 0)
        )

    def tick(self, now_ms: int) -> None:
        """Look at the devices again every second."""
        if now_ms - self._looked_ms >= EVERY_MS:
            self._looked_ms = now_ms
            if self._shown == HEALTH:
                self.refresh()

    def arrange(self) -> None:
        """Give the list all the room."""
        self.list.place(QRectF(0, 0, self.design_width, self.design_height), self.scale)

    def _rows(self) -> RowListLook:
        stand = self.office.stand
        now = stand.clock.now()
        if self._shown == HEALTH:
            return health_look(stand.rack.health(), stand.clock.ms())
        if self._shown == FAULTS:
            trail: tuple[AlertLine, ...] = self._record.ask(alert_trail, ())
            return faults_look(stand.desk.table.alerts, trail, self._names, now.tzinfo)

        def out(db: sqlite3.Connection) -> tuple[Fault, ...]:
            return faults(db, span_between(db, now - _LOOKED_BACK, now + _LOOKED_BACK))

        return out_look(self._record.ask(out, ()), now)

    def _turn(self, to: str) -> None:
        self._shown = to
        self.refresh()

    def _acknowledge(self, key: str) -> None:
        self.office.stand.do(c.AcknowledgeAlert(key, self.office.by))

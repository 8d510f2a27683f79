"""What needs a person: every open alert, until somebody takes note of it by name."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.journal.trails import AlertLine, alert_trail
from dealer_assist.table import commands as c
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.headed_list import HeadedList, HeadedLook
from dealer_assist.ui.manager.office_record import OfficeRecord
from dealer_assist.ui.manager.pane import Office, Pane
from dealer_assist.ui.manager.staff_names import names_of, staff_of
from dealer_assist.ui.present.alerts import alerts_look
from dealer_assist.ui.row_list import RowList

_DETAIL = "An alert stays open until somebody takes note of it by name; both are on record"


class AlertsPane(Pane):
    """Acknowledging is one press: whoever is signed in has taken note."""

    def __init__(self, kit: Kit, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(kit, office, parent)
        self._record = OfficeRecord(office.stand.journal)
        self._names = names_of(staff_of(office.stand))
        self.list = HeadedList(kit, self)
        self.list.pressed.connect(self._acknowledge)

    @property
    def rows(self) -> RowList:
        """Give the list."""
        return self.list.rows

    def refresh(self) -> None:
        """Show the open alerts, the newest first, and the noted ones under them."""
        stand = self.office.stand
        trail: tuple[AlertLine, ...] = self._record.ask(alert_trail, ())
        zone = stand.clock.now().tzinfo
        look = alerts_look(stand.desk.table.alerts, trail, self._names, zone)
        self.list.show_state(HeadedLook("Alerts", look, _DETAIL))

    def arrange(self) -> None:
        """Give the list all the room."""
        self.list.place(QRectF(0, 0, self.design_width, self.design_height), self.scale)

    def _acknowledge(self, key: str) -> None:
        self.office.stand.do(c.AcknowledgeAlert(key, self.office.by))

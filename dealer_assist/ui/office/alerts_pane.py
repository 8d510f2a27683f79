"""What needs a person: every open alert, until somebody takes note of it by name."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.journal.queries.trails import AlertLine, alert_trail
from dealer_assist.table import commands as c
from dealer_assist.ui.office.journal_access import JournalAccess, names_of, staff_of
from dealer_assist.ui.office.pane import Office, Pane
from dealer_assist.ui.office.presenter.alerts import alerts_model
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.headed_list import HeadedList, HeadedModel
from dealer_assist.ui.toolkit.row_list import RowList

_DETAIL = "An alert stays open until somebody takes note of it by name; both are on record"


class AlertsPane(Pane):
    """Acknowledging is one press: whoever is signed in has taken note."""

    def __init__(self, context: UiContext, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(context, office, parent)
        self._record = JournalAccess(office.page_context.journal)
        self._names = names_of(staff_of(office.page_context))
        self.list = HeadedList(context, self)
        self.list.pressed.connect(self._acknowledge)

    @property
    def rows(self) -> RowList:
        """Give the list."""
        return self.list.rows

    def refresh(self) -> None:
        """Show the open alerts, the newest first, and the noted ones under them."""
        page_context = self.office.page_context
        trail: tuple[AlertLine, ...] = self._record.ask(alert_trail, ())
        zone = page_context.clock.now().tzinfo
        model = alerts_model(page_context.desk.table.alerts, trail, self._names, zone)
        self.list.show_state(HeadedModel("Alerts", model, _DETAIL))

    def arrange(self) -> None:
        """Give the list all the room."""
        self.list.place(QRectF(0, 0, self.design_width, self.design_height), self.scale)

    def _acknowledge(self, key: str) -> None:
        self.office.page_context.do(c.AcknowledgeAlert(key, self.office.by))

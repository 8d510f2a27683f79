"""What needs a person: every open alert, until somebody takes note of it by name."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.table import commands as c
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.pane import Office, Pane
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.present.alerts import alerts_look
from dealer_assist.ui.row_list import RowList

_HEAD, _PADDING = 76.0, 24.0


class AlertsPane(Pane):
    """Acknowledging is one press: whoever is signed in has taken note."""

    def __init__(self, kit: Kit, office: Office, parent: QWidget | None = None) -> None:
        super().__init__(kit, office, parent)
        self.rows = RowList(kit, self)
        self.rows.pressed.connect(self._acknowledge)

    def refresh(self) -> None:
        """Show the open alerts, the newest first."""
        stand = self.office.stand
        zone = stand.clock.now().tzinfo
        self.rows.show_state(alerts_look(stand.desk.table.alerts, zone))
        self.update()

    def arrange(self) -> None:
        """Give the list the room under its title."""
        inner = QRectF(4, _HEAD, self.design_width - 8, self.design_height - _HEAD - _PADDING)
        self.rows.place(inner, self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint the box and its title."""
        colour = easel.theme.colour
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.panel, colour.line, easel.theme.line.thin)
        title = QRectF(_PADDING, 20, easel.width - 2 * _PADDING, 46)
        easel.text(title, "Open alerts", "list_title", colour.text_1)

    def _acknowledge(self, key: str) -> None:
        self.office.stand.do(c.AcknowledgeAlert(key, self.office.by))

"""The subjects of the back office. One line for each; its code is loaded when it is opened."""

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dealer_assist.frozen import frozen
from dealer_assist.ui.toolkit.context import UiContext

if TYPE_CHECKING:
    from dealer_assist.ui.office.pane import Office, Pane


@frozen
class PaneEntry:
    """A subject: its button, and the module and class of `ui.office` that draws it."""

    key: str
    label: str
    icon: str
    widget: str

    def build(self, context: UiContext, office: "Office", parent: QWidget) -> "Pane":
        """Load the pane's code and make it."""
        module, name = self.widget.split(":")
        made: type[Pane] = getattr(import_module(f"dealer_assist.ui.office.{module}"), name)
        return made(context, office, parent)


PANES: tuple[PaneEntry, ...] = (
    PaneEntry("meters", "Meters", "chart", "meters_pane:MetersPane"),
    PaneEntry("wins", "Wins", "moneybag", "wins_pane:WinsPane"),
    PaneEntry("adjust", "Adjust", "sliders", "adjust_pane:AdjustPane"),
    PaneEntry("reports", "Reports", "list", "reports_pane:ReportsPane"),
    PaneEntry("forecast", "Forecast", "flag", "forecast_pane:ForecastPane"),
    PaneEntry("settings", "Settings", "wrench", "settings_pane:SettingsPane"),
    PaneEntry("staff", "Staff", "person", "staff_pane:StaffPane"),
    PaneEntry("devices", "Devices", "circuit", "devices_pane:DevicesPane"),
    PaneEntry("alerts", "Alerts", "triangle", "alerts_pane:AlertsPane"),
)


def pane(key: str) -> PaneEntry:
    """Find a subject by its key."""
    return next(one for one in PANES if one.key == key)

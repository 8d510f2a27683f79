"""The subjects of the back office. One line for each; its code is loaded when it is opened."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.context import UiContext

if TYPE_CHECKING:
    from dealer_assist.ui.office.office import Office
    from dealer_assist.ui.office.pane_stage import PaneStage

    MakePane = Callable[[UiContext, Office, QWidget], PaneStage]


@frozen
class PaneEntry:
    """A subject: its button, and the module of `ui.office` with what makes its pane."""

    key: str
    label: str
    icon: str
    widget: str

    def build(self, context: UiContext, office: "Office", parent: QWidget) -> "PaneStage":
        """Load the pane's code and make it."""
        module, name = self.widget.split(":")
        make: MakePane = getattr(import_module(f"dealer_assist.ui.office.{module}"), name)
        return make(context, office, parent)


PANES: tuple[PaneEntry, ...] = (
    PaneEntry("meters", Msg("Meters"), "chart", "meters.pane:meters_pane"),
    PaneEntry("wins", Msg("Wins"), "moneybag", "wins.pane:wins_pane"),
    PaneEntry("adjust", Msg("Adjust"), "sliders", "adjust.pane:adjust_pane"),
    PaneEntry("reports", Msg("Reports"), "list", "reports.pane:reports_pane"),
    PaneEntry("forecast", Msg("Forecast"), "flag", "forecast.pane:forecast_pane"),
    PaneEntry("settings", Msg("Settings"), "wrench", "settings.pane:settings_pane"),
    PaneEntry("staff", Msg("Staff"), "person", "staff.pane:staff_pane"),
    PaneEntry("devices", Msg("Devices"), "circuit", "devices.pane:devices_pane"),
    PaneEntry("alerts", Msg("Alerts"), "triangle", "alerts.pane:alerts_pane"),
)

OWN = PaneEntry(
    "own_settings", Msg("My settings"), "sliders", "own_settings.pane:own_settings_pane"
)
"""What STAFF leads to: the choices of whoever is signed in."""


def pane(key: str) -> PaneEntry:
    """Find a subject by its key."""
    return next(one for one in (*PANES, OWN) if one.key == key)

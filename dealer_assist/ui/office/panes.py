"""The subjects of the back office, and the screen of each of its flows."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.office.adjustment.flow import AdjustFlow
from dealer_assist.ui.office.adjustment.screen import AdjustScreen
from dealer_assist.ui.office.alerts.flow import AlertsFlow
from dealer_assist.ui.office.alerts.screen import AlertsScreen
from dealer_assist.ui.office.copies import KioskReportCopies, PaperCopies
from dealer_assist.ui.office.devices.flow import DevicesFlow
from dealer_assist.ui.office.devices.screen import DevicesScreen
from dealer_assist.ui.office.enrolment.flow import EnrolFlow
from dealer_assist.ui.office.enrolment.screen import EnrolScreen
from dealer_assist.ui.office.forecast.flow import ForecastFlow
from dealer_assist.ui.office.forecast.screen import ForecastScreen
from dealer_assist.ui.office.meters.flow import MetersFlow
from dealer_assist.ui.office.meters.screen import MetersScreen
from dealer_assist.ui.office.number_search.flow import FindFlow
from dealer_assist.ui.office.number_search.screen import FindScreen
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.own_settings.flow import OwnSettingsFlow
from dealer_assist.ui.office.own_settings.screen import OwnSettingsScreen
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.office.paper.flow import PaperFlow
from dealer_assist.ui.office.paper.screen import PaperScreen
from dealer_assist.ui.office.question.flow import OfficeQuestionFlow
from dealer_assist.ui.office.question.screen import QuestionScreen
from dealer_assist.ui.office.reports.flow import ReportsFlow
from dealer_assist.ui.office.reports.screen import ReportsScreen
from dealer_assist.ui.office.setting.flow import SettingFlow
from dealer_assist.ui.office.setting.screen import SettingScreen
from dealer_assist.ui.office.settings.flow import SettingsFlow
from dealer_assist.ui.office.settings.screen import SettingsScreen
from dealer_assist.ui.office.staff.flow import StaffFlow
from dealer_assist.ui.office.staff.screen import StaffScreen
from dealer_assist.ui.office.wins.flow import WinsFlow
from dealer_assist.ui.office.wins.screen import WinsScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens
from dealer_assist.value import Value

SCREENS: Screens = {
    AdjustFlow: AdjustScreen,
    AlertsFlow: AlertsScreen,
    DevicesFlow: DevicesScreen,
    EnrolFlow: EnrolScreen,
    FindFlow: FindScreen,
    ForecastFlow: ForecastScreen,
    MetersFlow: MetersScreen,
    OfficeQuestionFlow: QuestionScreen,
    OwnSettingsFlow: OwnSettingsScreen,
    PaperFlow: PaperScreen,
    ReportsFlow: ReportsScreen,
    SettingFlow: SettingScreen,
    SettingsFlow: SettingsScreen,
    StaffFlow: StaffScreen,
    WinsFlow: WinsScreen,
}
"""How each flow of the back office looks."""


class PaneEntry(Value):
    """A subject: its button, and the flow that it begins with."""

    key: str
    label: str
    icon: str
    begin: Callable[[Office], PaneFlow[Any, Any]]

    def build(self, context: UiContext, office: Office, parent: QWidget) -> PaneStage:
        """Put the pane's first flow on a stage."""
        return PaneStage(context, office, SCREENS, self.begin(office), parent)


def _wins(office: Office) -> WinsFlow:
    return WinsFlow(office, PaperCopies(office.page_context))


def _adjustment(office: Office) -> AdjustFlow:
    return AdjustFlow(office, PaperCopies(office.page_context))


def _reports(office: Office) -> ReportsFlow:
    return ReportsFlow(office, KioskReportCopies(office.page_context))


PANES: tuple[PaneEntry, ...] = (
    PaneEntry("meters", Msg("Meters"), "chart", MetersFlow),
    PaneEntry("wins", Msg("Wins"), "moneybag", _wins),
    PaneEntry("adjustment", Msg("Adjust"), "sliders", _adjustment),
    PaneEntry("reports", Msg("Reports"), "list", _reports),
    PaneEntry("forecast", Msg("Forecast"), "flag", ForecastFlow),
    PaneEntry("settings", Msg("Settings"), "wrench", SettingsFlow),
    PaneEntry("staff", Msg("Staff"), "person", StaffFlow),
    PaneEntry("devices", Msg("Devices"), "circuit", DevicesFlow),
    PaneEntry("alerts", Msg("Alerts"), "triangle", AlertsFlow),
)

OWN = PaneEntry("own_settings", Msg("My settings"), "sliders", OwnSettingsFlow)
"""What STAFF leads to: the choices of whoever is signed in."""


def pane(key: str) -> PaneEntry:
    """Return the subject of a key."""
    return next(one for one in (*PANES, OWN) if one.key == key)

"""The subjects of the back office. One line for each; its code is loaded when it is opened."""

from importlib import import_module
from typing import Any

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens
from dealer_assist.value import Value


class ShownFlow(Value):
    """A folder of `ui.office` by the names in it: `flow` is what happens, `screen` how it looks."""

    folder: str
    flow: str
    screen: str

    def load(self) -> tuple[Any, Any]:
        """Load the flow's class and that of its screen."""
        return _load(f"{self.folder}.flow", self.flow), _load(f"{self.folder}.screen", self.screen)


class PaneEntry(Value):
    """A subject: its button, the flow that it begins with, and those that this one leads to.

    `copies` names what its papers are copied by, where it has papers.
    """

    key: str
    label: str
    icon: str
    first: ShownFlow
    others: tuple[ShownFlow, ...] = ()
    copies: str = ""

    def screens(self) -> Screens:
        """Load the screen of each flow."""
        return dict(one.load() for one in (self.first, *self.others))

    def build(self, context: UiContext, office: Office, parent: QWidget) -> PaneStage:
        """Load the pane's code, and put its first flow on a stage."""
        begin, _ = self.first.load()
        if self.copies:
            copies = _load("copies", self.copies)(office.page_context)
            return PaneStage(context, office, self.screens(), begin(office, copies), parent)
        return PaneStage(context, office, self.screens(), begin(office), parent)


def _load(module: str, name: str) -> Any:
    return getattr(import_module(f"dealer_assist.ui.office.{module}"), name)


_QUESTION = ShownFlow("question", "OfficeQuestionFlow", "QuestionScreen")
_PAPER = ShownFlow("paper", "PaperFlow", "PaperScreen")
_FIND = ShownFlow("number_search", "FindFlow", "FindScreen")
_SETTING = ShownFlow("setting", "SettingFlow", "SettingScreen")
_ENROL = ShownFlow("enrolment", "EnrolFlow", "EnrolScreen")

PANES: tuple[PaneEntry, ...] = (
    PaneEntry("meters", Msg("Meters"), "chart", ShownFlow("meters", "MetersFlow", "MetersScreen")),
    PaneEntry(
        "wins",
        Msg("Wins"),
        "moneybag",
        ShownFlow("wins", "WinsFlow", "WinsScreen"),
        (_QUESTION, _FIND, _PAPER),
        copies="PaperCopies",
    ),
    PaneEntry(
        "adjustment",
        Msg("Adjust"),
        "sliders",
        ShownFlow("adjustment", "AdjustFlow", "AdjustScreen"),
        (_QUESTION, _PAPER),
        copies="PaperCopies",
    ),
    PaneEntry(
        "reports",
        Msg("Reports"),
        "list",
        ShownFlow("reports", "ReportsFlow", "ReportsScreen"),
        copies="KioskReportCopies",
    ),
    PaneEntry(
        "forecast", Msg("Forecast"), "flag", ShownFlow("forecast", "ForecastFlow", "ForecastScreen")
    ),
    PaneEntry(
        "settings",
        Msg("Settings"),
        "wrench",
        ShownFlow("settings", "SettingsFlow", "SettingsScreen"),
        (_SETTING,),
    ),
    PaneEntry(
        "staff", Msg("Staff"), "person", ShownFlow("staff", "StaffFlow", "StaffScreen"), (_ENROL,)
    ),
    PaneEntry(
        "devices", Msg("Devices"), "circuit", ShownFlow("devices", "DevicesFlow", "DevicesScreen")
    ),
    PaneEntry(
        "alerts", Msg("Alerts"), "triangle", ShownFlow("alerts", "AlertsFlow", "AlertsScreen")
    ),
)

OWN = PaneEntry(
    "own_settings",
    Msg("My settings"),
    "sliders",
    ShownFlow("own_settings", "OwnSettingsFlow", "OwnSettingsScreen"),
)
"""What STAFF leads to: the choices of whoever is signed in."""


def pane(key: str) -> PaneEntry:
    """Find a subject by its key."""
    return next(one for one in (*PANES, OWN) if one.key == key)

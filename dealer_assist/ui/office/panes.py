"""The subjects of the back office."""

from collections.abc import Callable
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.ui.office.adjustment.adjust import AdjustFlow
from dealer_assist.ui.office.alerts import AlertsFlow
from dealer_assist.ui.office.builder.build import BuildFlow
from dealer_assist.ui.office.builder.sheets import SheetsFlow
from dealer_assist.ui.office.copies import KioskReportCopies, PaperCopies
from dealer_assist.ui.office.devices.devices import DevicesFlow
from dealer_assist.ui.office.forecast.forecast import ForecastFlow
from dealer_assist.ui.office.meters.meters import MetersFlow
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.own_settings import OwnSettingsFlow
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.reports.reports import ReportsFlow
from dealer_assist.ui.office.settings.settings import SettingsFlow
from dealer_assist.ui.office.staff import StaffFlow
from dealer_assist.ui.office.today import FrontPageFlow
from dealer_assist.ui.office.wins import WinsFlow
from dealer_assist.value import Value


class PaneEntry(Value):
    """A subject: its button, and the flow that it begins with."""

    key: str
    label: str
    icon: str
    begin: Callable[[Office], PaneFlow[Any, Any]]


def _wins(office: Office) -> WinsFlow:
    return WinsFlow(office, PaperCopies(office.page_context))


def _alerts(office: Office) -> AlertsFlow:
    return AlertsFlow(office, PaperCopies(office.page_context))


def _adjustment(office: Office) -> AdjustFlow:
    return AdjustFlow(office, PaperCopies(office.page_context))


def _reports(office: Office) -> ReportsFlow:
    return ReportsFlow(office, KioskReportCopies(office.page_context))


PANES: tuple[PaneEntry, ...] = (
    PaneEntry("today", Msg("Today"), "clock", FrontPageFlow),
    PaneEntry("meters", Msg("Meters"), "chart", MetersFlow),
    PaneEntry("wins", Msg("Wins"), "moneybag", _wins),
    PaneEntry("alerts", Msg("Alerts"), "triangle", _alerts),
    PaneEntry("adjustment", Msg("Adjust"), "sliders", _adjustment),
    PaneEntry("reports", Msg("Reports"), "list", _reports),
    PaneEntry("settings", Msg("Settings"), "wrench", SettingsFlow),
    PaneEntry("staff", Msg("Staff"), "person", StaffFlow),
    PaneEntry("devices", Msg("Devices"), "circuit", DevicesFlow),
)

FORETOLD = PaneEntry("forecast", Msg("Forecast"), "flag", ForecastFlow)
"""What METERS leads to: where each is likely to be."""
BUILD = PaneEntry("build", Msg("Build a table"), "grid", BuildFlow)
"""What SETTINGS leads to: another table, built by touch."""
SHEETS = PaneEntry("sheets", Msg("Sheets of the house"), "page", SheetsFlow)
"""What SETTINGS leads to: what the commission's sheets add to games, loaded from files."""
OWN = PaneEntry("own_settings", Msg("My settings"), "sliders", OwnSettingsFlow)
"""What STAFF leads to: the choices of whoever is signed in."""


def pane(key: str) -> PaneEntry:
    """Return the subject of a key."""
    return next(entry for entry in (*PANES, FORETOLD, BUILD, SHEETS, OWN) if entry.key == key)

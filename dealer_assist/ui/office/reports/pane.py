"""REPORTS in the Game Manager."""

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.copies import KioskReportCopies
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.office.reports.flow import ReportsFlow
from dealer_assist.ui.office.reports.screen import ReportsScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens

SCREENS: Screens = {ReportsFlow: ReportsScreen}


def reports_pane(context: UiContext, office: Office, parent: QWidget) -> PaneStage:
    """Put the first flow on a stage."""
    copies = KioskReportCopies(office.page_context)
    return PaneStage(context, office, SCREENS, ReportsFlow(office, copies), parent)

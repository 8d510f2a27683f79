"""ALERTS in the Game Manager."""

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.alerts.flow import AlertsFlow
from dealer_assist.ui.office.alerts.screen import AlertsScreen
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens

SCREENS: Screens = {AlertsFlow: AlertsScreen}


def alerts_pane(context: UiContext, office: Office, parent: QWidget) -> PaneStage:
    """Put the first flow on a stage."""
    return PaneStage(context, office, SCREENS, AlertsFlow(office), parent)

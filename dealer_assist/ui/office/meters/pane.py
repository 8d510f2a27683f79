"""METERS in the Game Manager."""

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.meters.flow import MetersFlow
from dealer_assist.ui.office.meters.screen import MetersScreen
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens

SCREENS: Screens = {MetersFlow: MetersScreen}


def meters_pane(context: UiContext, office: Office, parent: QWidget) -> PaneStage:
    """Put the first flow on a stage."""
    return PaneStage(context, office, SCREENS, MetersFlow(office), parent)

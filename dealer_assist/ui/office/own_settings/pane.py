"""MY SETTINGS in the Game Manager."""

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.own_settings.flow import OwnSettingsFlow
from dealer_assist.ui.office.own_settings.screen import OwnSettingsScreen
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens

SCREENS: Screens = {OwnSettingsFlow: OwnSettingsScreen}


def own_settings_pane(context: UiContext, office: Office, parent: QWidget) -> PaneStage:
    """Put the first flow on a stage."""
    return PaneStage(context, office, SCREENS, OwnSettingsFlow(office), parent)

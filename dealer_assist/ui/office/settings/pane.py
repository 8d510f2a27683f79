"""SETTINGS in the Game Manager."""

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.office.setting.flow import SettingFlow
from dealer_assist.ui.office.setting.screen import SettingScreen
from dealer_assist.ui.office.settings.flow import SettingsFlow
from dealer_assist.ui.office.settings.screen import SettingsScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens

SCREENS: Screens = {SettingsFlow: SettingsScreen, SettingFlow: SettingScreen}


def settings_pane(context: UiContext, office: Office, parent: QWidget) -> PaneStage:
    """Put the first flow on a stage."""
    return PaneStage(context, office, SCREENS, SettingsFlow(office), parent)

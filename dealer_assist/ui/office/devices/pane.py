"""DEVICES in the Game Manager."""

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.devices.flow import DevicesFlow
from dealer_assist.ui.office.devices.screen import DevicesScreen
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens

SCREENS: Screens = {DevicesFlow: DevicesScreen}


def devices_pane(context: UiContext, office: Office, parent: QWidget) -> PaneStage:
    """Put the first flow on a stage."""
    return PaneStage(context, office, SCREENS, DevicesFlow(office), parent)

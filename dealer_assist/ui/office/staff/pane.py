"""STAFF in the Game Manager."""

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.enrol.flow import EnrolFlow
from dealer_assist.ui.office.enrol.screen import EnrolScreen
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.office.staff.flow import StaffFlow
from dealer_assist.ui.office.staff.screen import StaffScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens

SCREENS: Screens = {EnrolFlow: EnrolScreen, StaffFlow: StaffScreen}


def staff_pane(context: UiContext, office: Office, parent: QWidget) -> PaneStage:
    """Put the first flow on a stage."""
    return PaneStage(context, office, SCREENS, StaffFlow(office), parent)

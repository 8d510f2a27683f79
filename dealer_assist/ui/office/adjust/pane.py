"""ADJUST in the Game Manager."""

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.adjust.flow import AdjustFlow
from dealer_assist.ui.office.adjust.screen import AdjustScreen
from dealer_assist.ui.office.copies import PaperCopies
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.office.paper.flow import PaperFlow
from dealer_assist.ui.office.paper.screen import PaperScreen
from dealer_assist.ui.office.question.flow import OfficeQuestionFlow
from dealer_assist.ui.office.question.screen import QuestionScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens

SCREENS: Screens = {
    AdjustFlow: AdjustScreen,
    OfficeQuestionFlow: QuestionScreen,
    PaperFlow: PaperScreen,
}


def adjust_pane(context: UiContext, office: Office, parent: QWidget) -> PaneStage:
    """Put the first flow on a stage."""
    papers = PaperCopies(office.page_context)
    return PaneStage(context, office, SCREENS, AdjustFlow(office, papers), parent)

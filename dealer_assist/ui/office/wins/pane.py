"""WINS in the Game Manager."""

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.copies import PaperCopies
from dealer_assist.ui.office.find.flow import FindFlow
from dealer_assist.ui.office.find.screen import FindScreen
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_stage import PaneStage
from dealer_assist.ui.office.paper.flow import PaperFlow
from dealer_assist.ui.office.paper.screen import PaperScreen
from dealer_assist.ui.office.question.flow import OfficeQuestionFlow
from dealer_assist.ui.office.question.screen import QuestionScreen
from dealer_assist.ui.office.wins.flow import WinsFlow
from dealer_assist.ui.office.wins.screen import WinsScreen
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens

SCREENS: Screens = {
    WinsFlow: WinsScreen,
    OfficeQuestionFlow: QuestionScreen,
    FindFlow: FindScreen,
    PaperFlow: PaperScreen,
}


def wins_pane(context: UiContext, office: Office, parent: QWidget) -> PaneStage:
    """Put the first flow on a stage."""
    papers = PaperCopies(office.page_context)
    return PaneStage(context, office, SCREENS, WinsFlow(office, papers), parent)

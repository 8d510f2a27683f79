"""A question over a pane, on the screen."""

from typing import Any

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.touches import SheetQuestion
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.office.question.model import QuestionTouch
from dealer_assist.ui.toolkit.boxes import Node, Slot
from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
from dealer_assist.ui.toolkit.context import UiContext


class QuestionScreen(PaneScreen[SheetQuestion[QuestionTouch[Any]], QuestionTouch[Any]]):
    """Lies over the pane, which stays seen."""

    is_sheet = True

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.dialog = ChoiceDialog(context, self, has_help=False)
        self.dialog.chosen.connect(self.touched)

    def body(self, model: SheetQuestion[QuestionTouch[Any]]) -> Node:
        """Show the question."""
        self.dialog.show_state(model)
        return Slot(self.dialog)

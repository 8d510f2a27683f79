"""A question over a pane, on the screen."""

from typing import Any

from dealer_assist.ui.models.touches import SheetQuestion
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.office.question.model import QuestionTouch
from dealer_assist.ui.toolkit.boxes import Node, Slot
from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog


class QuestionScreen(PaneScreen[SheetQuestion[QuestionTouch[Any]], QuestionTouch[Any]]):
    """Lies over the pane, which stays seen."""

    is_sheet = True

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.dialog = ChoiceDialog(self.context, self, has_help=False)
        self.dialog.chosen.connect(self.touched)

    def body(self, model: SheetQuestion[QuestionTouch[Any]]) -> Node:
        """Show the question."""
        self.dialog.show_state(model)
        return Slot(self.dialog)

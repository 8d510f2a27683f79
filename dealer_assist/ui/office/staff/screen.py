"""STAFF on the screen."""

from dealer_assist.ui.office.headed_screen import ListScreenBase
from dealer_assist.ui.office.staff.model import StaffModel, StaffTouch
from dealer_assist.ui.toolkit.boxes import Node, Slot, column, row, space

_FOOT, _GAP, _BUTTON = 112.0, 14.0, 420.0


class StaffScreen(ListScreenBase[StaffModel, StaffTouch]):
    """The list has the room over its buttons."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        super().furnish()
        self.acts = self.button_pool("bold_30", 40.0)

    def body(self, model: StaffModel) -> Node:
        """Stand the buttons below the list."""
        self.list.show_state(model.list)
        acts = [Slot(one).of(_BUTTON) for one in self.acts.show(model.acts)]
        foot = row(*acts, space(), gap=_GAP).of(_FOOT) if acts else None
        return column(Slot(self.list), foot, gap=_GAP)

"""A list in a box as a screen: what most panes of the Game Manager are."""

from typing import TypeVar

from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.toolkit.boxes import Node, Slot
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.lists.headed_list import HeadedList

M = TypeVar("M")
T = TypeVar("T")


class ListScreenBase(PaneScreen[M, T]):
    """Has a list whose touches go out."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.list = HeadedList(self.context, self)
        self.list.pressed.connect(self.touched)
        self.list.turned.connect(self.touched)

    @property
    def rows(self) -> GridView:
        """Give the rows of the list."""
        return self.list.rows


class HeadedScreen(ListScreenBase[HeadedModel[T], T]):
    """The list has all the room."""

    def body(self, model: HeadedModel[T]) -> Node:
        """Show the list."""
        self.list.show_state(model)
        return Slot(self.list)

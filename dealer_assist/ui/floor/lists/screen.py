"""A list on the screen: ALERTS, WINS, DEALERS, SINCE, REPORTS."""

from dealer_assist.ui.floor.heading import heading
from dealer_assist.ui.floor.lists.model import FloorListModel
from dealer_assist.ui.floor.touches import FloorTouch, ReportChosen
from dealer_assist.ui.toolkit.boxes import Node, Panel, Slot, column, row, space
from dealer_assist.ui.toolkit.screen import FramedScreen

_PIT, _REPORT, _ACT, _FOOT = 96.0, 168.0, 480.0, 104.0
_A_ROW = 3
"""So many buttons stand beside each other at the foot."""


class FloorListScreen(FramedScreen[FloorListModel, FloorTouch]):
    """Shows rows; those with a touch can be touched."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.filters = self.choice_pool()
        self.acts = self.button_pool()
        self.grid = self.grid_view()

    def body(self, model: FloorListModel) -> Node:
        """Stand the list under its title, what can be done at the foot."""
        self.grid.show_state(model.grid)
        side = 16 if self.grid.is_touched else 32
        is_report = any(isinstance(one.touch, ReportChosen) for one in model.filters)
        acts = [Slot(one).of(_ACT) for one in self.acts.show(model.acts)]
        feet = [acts[at : at + _A_ROW] for at in range(0, len(acts), _A_ROW)]
        filters = self.filters.show(model.filters)
        return column(
            heading(model.title, model.note, filters, _REPORT if is_report else _PIT),
            Panel(Slot(self.grid), pad=(side, 8)),
            *(row(space(), *foot, gap=14, mirrors=True).of(_FOOT) for foot in feet),
            gap=14,
        )

"""WINS on the screen: filters above, the list in a box below."""

from dealer_assist.message import Msg
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.office.win_list.win_lines import WinLines
from dealer_assist.ui.office.wins.model import WinsModel, WinsTouch
from dealer_assist.ui.toolkit.boxes import Icon, Node, Panel, Slot, Text, column, row, space
from dealer_assist.ui.toolkit.buttons import PickButton

_FILTER, _PERIOD, _GAP, _BETWEEN = 88.0, 180.0, 14.0, 28.0


class WinsScreen(PaneScreen[WinsModel, WinsTouch]):
    """The sum stands over the list."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.periods, self.narrow = self.choice_pool(PickButton), self.choice_pool(PickButton)
        self.list = WinLines(self.context, self)
        self.list.touched.connect(self.touched)

    def body(self, model: WinsModel) -> Node:
        """Stand filters, sum and list below each other."""
        self.list.show_state(model.list)
        periods = [Slot(one).of(_PERIOD) for one in self.periods.show(model.periods)]
        narrow = map(Slot, self.narrow.show(model.narrowings))
        head = row(
            Text(model.sum, "bold_28"),
            space(20),
            Icon("moneybag", 28, "text_2"),
            space(13),
            Text(Msg("prints the win page"), "medium_24", "text_2").hug(),
        )
        return column(
            row(row(*periods, gap=_GAP).hug(), row(*narrow, gap=_GAP), gap=_BETWEEN).of(_FILTER),
            Panel(column(head.of(46), Slot(self.list), gap=_GAP), pad=(24, 16)),
            gap=16,
        )

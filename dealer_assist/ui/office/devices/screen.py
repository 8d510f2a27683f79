"""DEVICES on the screen: a list, and over it the course of faults where that is looked at."""

from dealer_assist.ui.office.devices.fault_chart import FaultChart
from dealer_assist.ui.office.devices.model import DevicesModel, DevicesTouch
from dealer_assist.ui.office.headed_screen import ListScreenBase
from dealer_assist.ui.toolkit.boxes import Node, Panel, Slot, Stack
from dealer_assist.ui.toolkit.children import Children

_EDGE, _HEAD = 8.0, 216.0


class DevicesScreen(ListScreenBase[DevicesModel, DevicesTouch]):
    """The plot lies in the place of the rows, under the tabs."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        super().furnish()
        self.charts = Children(lambda: FaultChart(self.context, self))

    def body(self, model: DevicesModel) -> Node:
        """Show the list, and the plot over it."""
        self.list.show_state(model.list)
        charts = self.charts.show((model.course,) if model.course is not None else ())
        pad = (_EDGE, _HEAD, _EDGE, _EDGE)
        over = [Panel(Slot(one), fill=None, edge=None, pad=pad) for one in charts]
        return Stack(Slot(self.list), *over)

    def tick(self, now_ms: int) -> None:
        """Draw the plot once it can be."""
        super().tick(now_ms)
        for chart in self.charts:
            chart.tick()

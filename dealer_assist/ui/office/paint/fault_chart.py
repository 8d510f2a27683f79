"""Faults of the devices over the last hour, a bar a minute, in the colours of their kinds."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from dealer_assist.message import Msg, joined
from dealer_assist.ui.office.devices.devices import FaultPlot
from dealer_assist.ui.office.devices.fault_course import A_MINUTE, FaultCourseModel, KindModel
from dealer_assist.ui.office.meters.course import time_ticks
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.charts.chart import Chart
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.plot import Tick

if TYPE_CHECKING:
    from dealer_assist.ui.toolkit.charts.plot import Plot

_SIDE, _TOP, _TITLE, _LEGEND = 24.0, 14.0, 40.0, 34.0
_MARK, _GAP = 18.0, 28.0
_NONE = Msg("Nothing went wrong in the last hour")
_WIDE, _ROOM = 0.86, 0.02


class FaultChart(Chart[FaultCourseModel]):
    """Paints its title and what the colours mean; the bars are the plot's."""

    right = 40.0

    @property
    def has_to_draw(self) -> bool:
        """True if anything went wrong."""
        return self.shows_something and bool(self.model.bars)

    def changed(self, model: FaultCourseModel) -> None:
        """Show the faults of a device, or of all."""
        self.setAccessibleName(model.title)
        self.setAccessibleDescription(joined(", ", (_counted(kind) for kind in model.kinds)))
        super().changed(model)

    def across(self, begin: float, end: float) -> Sequence[Tick]:
        """Write the time under the bars."""
        model = self.model
        return time_ticks(max(begin, model.begin), min(end, model.end), model.zone)

    def room(self) -> QRectF:
        """Return the room under the title and the legend."""
        top = _TOP + _TITLE + _LEGEND
        return QRectF(4, top, self.design_width - 8, max(1.0, self.design_height - top - 6))

    def draw(self, painter: Painter) -> None:
        """Paint the box, the title, and what the colours mean."""
        colour, model = painter.theme.colour, self.model
        painter.panel(painter.whole, colour.panel, colour.line, painter.theme.line.thin)
        width = painter.width - 2 * _SIDE
        title = QRectF(_SIDE, _TOP, width, _TITLE)
        painter.text(title, model.title, "bold_28", colour.text_1)
        legend = QRectF(_SIDE, title.bottom(), width, _LEGEND)
        if not model.kinds:
            painter.text(legend, _NONE, "medium_24", colour.text_2)
        x = legend.left()
        for kind in model.kinds:
            mark = QRectF(x, legend.center().y() - _MARK / 2, _MARK, _MARK)
            painter.fill(mark, self._ink(kind.place))
            words = _counted(kind)
            box = QRectF(mark.right() + 10, legend.top(), legend.right() - mark.right(), _LEGEND)
            x = box.left() + painter.text(box, words, "medium_20", colour.text_1) + _GAP
        super().draw(painter)

    def fill(self, plot: "Plot") -> None:
        """Put the bars on the plot."""
        model, colour = self.model, self.context.theme.colour
        room = (model.end - model.begin) * _ROOM
        plot.reach((model.begin - room, model.end + room), (0, model.high))
        plot.write_up(model.up)
        plot.draw_levels(model.up)
        for bar in model.bars:
            size = (A_MINUTE * _WIDE, float(bar.count))
            plot.draw_bar(bar.at, bar.bottom, size, colour.panel, self._ink(bar.place))

    def _ink(self, place: int) -> QColor:
        colour = self.context.theme.colour
        inks = (colour.fault, colour.detected, colour.claim, colour.ok, colour.text_1)
        return inks[place] if place < len(inks) else colour.text_3


def _counted(kind_model: KindModel) -> str:
    return joined(" ", (kind_model.words, f"{kind_model.count:,}"))


@shows(FaultPlot)
def _fault_plot(on: Canvas, node: FaultPlot, tell: Tell) -> Widget:
    return FaultChart(on.context, on)

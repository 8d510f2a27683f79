"""Where a meter is likely to stand: a fan from 10 to 90 %, its middle, and the scales around."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.plot_ground import (
    FAILED,
    WAITING,
    bare_plot,
    draw_across,
    draw_up,
    place_plot,
)
from dealer_assist.ui.manager.plot_library import PlotLibrary
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.present.forecast_office import FanLook

_LEFT, _RIGHT, _TOP, _BOTTOM = 136.0, 96.0, 18.0, 48.0
_LINE, _EDGE = 3.0, 32.0


class FanChart(Canvas):
    """Draws when its library is loaded; without a fan it is empty."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.library = PlotLibrary()
        self._look: FanLook | None = None
        self._plot: Any = None

    @property
    def look(self) -> FanLook | None:
        """Give what is shown."""
        return self._look

    @property
    def is_drawn(self) -> bool:
        """Tell whether the fan is on the screen."""
        return self._plot is not None and self._look is not None

    def show_state(self, look: FanLook | None) -> None:
        """Show a fan, or none."""
        if look != self._look:
            self._look = look
            if look is not None:
                self.setAccessibleName("Where the meter is likely to stand")
                self.setAccessibleDescription(look.up[-1].words)
            self.arrange()
            self.update()

    def tick(self) -> None:
        """Draw the fan when the library is there."""
        if self._plot is None and self.library.can_draw():
            self._plot = bare_plot(self, self.kit.theme.colour.panel)
            self.arrange()
            self.update()

    def arrange(self) -> None:
        """Place the fan between its scales."""
        if self._plot is not None:
            place_plot(self._plot, self._room(), self.scale)
            self._plot.setVisible(self._look is not None)
            self._fill()

    def draw(self, easel: Easel) -> None:
        """Paint the scales and what each edge means."""
        colour, look, box = easel.theme.colour, self._look, self._room()
        if look is None:
            return
        if self._plot is None:
            words = FAILED if self.library.has_failed else WAITING
            easel.text(box, words, "notice_detail", colour.text_2, Align.CENTRE)
            return
        draw_up(easel, box, look.up, 0, look.up[-1].at)
        draw_across(easel, box, look.across, 0, look.hours[-1])
        self._draw_edges(easel, look, box)

    def _draw_edges(self, easel: Easel, look: FanLook, box: QRectF) -> None:
        """Name the three lines at their ends, apart from each other."""
        colour, top = easel.theme.colour, look.up[-1].at
        ends = ((look.high, "90 %"), (look.middle, "50 %"), (look.low, "10 %"))
        above = box.top() - _EDGE
        for line, words in ends:
            y = box.bottom() - line[-1] / top * box.height() - _EDGE / 2
            above = max(y, above + _EDGE)
            place = QRectF(box.right() + 12, above, _RIGHT - 16, _EDGE)
            easel.text(place, words, "sum_caption", colour.text_1)

    def _room(self) -> QRectF:
        width = max(1.0, self.design_width - _LEFT - _RIGHT)
        height = max(1.0, self.design_height - _TOP - _BOTTOM)
        return QRectF(_LEFT, _TOP, width, height)

    def _fill(self) -> None:
        look = self._look
        if look is None:
            return
        import pyqtgraph

        colour, scale = self.kit.theme.colour, self.scale
        item = self._plot.getPlotItem()
        item.clear()
        item.setXRange(0, look.hours[-1], padding=0)
        item.setYRange(0, look.up[-1].at, padding=0)
        hours = list(look.hours)
        edge = pyqtgraph.mkPen(colour.line_strong, width=2 * scale)
        low = pyqtgraph.PlotCurveItem(hours, list(look.low), pen=edge, antialias=True)
        high = pyqtgraph.PlotCurveItem(hours, list(look.high), pen=edge, antialias=True)
        item.addItem(pyqtgraph.FillBetweenItem(low, high, brush=colour.raised))
        for tick in look.up:
            pen = pyqtgraph.mkPen(colour.line, width=1)
            item.addItem(pyqtgraph.InfiniteLine(tick.at, angle=0, pen=pen))
        item.addItem(low)
        item.addItem(high)
        middle = pyqtgraph.mkPen(colour.text_1, width=_LINE * scale)
        item.addItem(pyqtgraph.PlotCurveItem(hours, list(look.middle), pen=middle, antialias=True))

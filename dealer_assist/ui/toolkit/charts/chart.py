"""A chart on a page of the back office: the page shows first, the chart a beat later.

What draws it takes its time to be loaded, once, on the thread of the screen: Qt allows no other.
"""

import logging
from abc import abstractmethod
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.view import View

if TYPE_CHECKING:
    from dealer_assist.ui.toolkit.charts.plot import Plot, Ticks

WAITING = Msg("The chart is being drawn")
FAILED = Msg("The chart cannot be drawn. The figures are correct")
_LINE = 34.0

log = logging.getLogger(__name__)
M = TypeVar("M")


class Chart(View[M]):
    """Each kind says how to `fill` its plot, and where there is nothing that it `has_to_draw`.

    `right` is kept free beside the plot.
    """

    across: "Ticks | None" = None
    right = 0.0
    plot: "Plot | None" = None
    has_failed = False

    @property
    def has_to_draw(self) -> bool:
        """Return True if there is anything to draw."""
        return self.shows_something

    def changed(self, model: M) -> None:
        """Draw another model."""
        self.redraw()

    @property
    def is_drawn(self) -> bool:
        """Return True if it is on the screen."""
        return self.plot is not None and self.has_to_draw

    def tick(self) -> None:
        """Draw it, where that has not been done."""
        if self.plot is None and self.has_to_draw and not self.has_failed:
            self.plot = self._load()
            self.arrange()
            self.update()

    def arrange(self) -> None:
        """Place the plot, its scales included."""
        if self.plot is None:
            return
        box, scale = self.room(), self.scale
        left, top = round(box.left() * scale), round(box.top() * scale)
        right, bottom = round(box.right() * scale), round(box.bottom() * scale)
        self.plot.setGeometry(left, top, right - left, bottom - top)
        self.plot.dress(scale, self.right)
        self.redraw()

    def redraw(self) -> None:
        """Draw anew what there is to draw."""
        if self.plot is not None:
            self.plot.setVisible(self.has_to_draw)
            if self.has_to_draw:
                self.plot.wipe()
                self.fill(self.plot)
                self.plot.settle()

    def draw(self, painter: Painter) -> None:
        """Say why there is no chart yet."""
        if self.plot is None and self.has_to_draw:
            words = FAILED if self.has_failed else WAITING
            colour = painter.theme.colour
            painter.paragraph(self.room(), words, "medium_24", colour.text_2, _LINE, Align.CENTRE)

    def room(self) -> QRectF:
        """Return the room of the plot, scales included."""
        return QRectF(0, 0, self.design_width, self.design_height)

    def begin(self, plot: "Plot") -> None:
        """Listen to a plot that was just made."""

    @abstractmethod
    def fill(self, plot: "Plot") -> None:
        """Put on the plot what there is to draw."""

    def _load(self) -> "Plot | None":
        try:
            from dealer_assist.ui.toolkit.charts.plot import Plot
        except Exception:
            log.exception("The plotting library cannot be loaded; figures show without charts")
            self.has_failed = True
            return None
        plot = Plot(self.context, self, self.across)
        self.begin(plot)
        return plot

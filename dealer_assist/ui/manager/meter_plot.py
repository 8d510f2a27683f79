"""The course of a meter over time; a touch tells what a point was. The scales are our letters."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent
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
from dealer_assist.ui.present.meter_course import WIN, CourseLook, nearest

_LEFT, _RIGHT, _TOP, _BOTTOM = 136.0, 40.0, 18.0, 48.0
_LINE, _DOT, _REACH = 3.0, 18.0, 30.0
_ROOM = 0.02
_LABEL, _LABEL_SIZE, _LABEL_GAP = "leaf_value", 24, 0.06
_NEAR_THE_TOP = 0.85


class MeterPlot(Canvas):
    """Draws when the library is there; tells in `told` what was touched."""

    told = Signal(str)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.library = PlotLibrary()
        self._look: CourseLook | None = None
        self._plot: Any = None
        self._touched: tuple[float, int, str] | None = None

    @property
    def look(self) -> CourseLook | None:
        """Give what is shown."""
        return self._look

    @property
    def is_drawn(self) -> bool:
        """Tell whether the line is on the screen."""
        return self._plot is not None

    def show_state(self, look: CourseLook) -> None:
        """Show a course; what was touched on another one is forgotten."""
        if look == self._look:
            return
        if self._look is None or look.begin != self._look.begin:
            self._touched = None
        self._look = look
        self._fill()
        self.update()

    def tick(self) -> None:
        """Draw the line as soon as the library is loaded."""
        if self._plot is None and self._look is not None and self.library.can_draw():
            self._plot = bare_plot(self, self.kit.theme.colour.panel)
            self.arrange()
            self._fill()
            self._plot.show()
            self.update()

    def arrange(self) -> None:
        """Place the line between its scales."""
        if self._plot is not None:
            place_plot(self._plot, self._room(), self.scale)
            self._fill()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell what the touched point was."""
        if self._look is not None and event.button() is Qt.MouseButton.LeftButton:
            self.touch(event.position())

    def touch(self, position: QPointF) -> None:
        """Mark the point that a touch means, and tell it."""
        look, box = self._look, self._room()
        if look is None:
            return
        begin, end = _reach(look.begin, look.end)
        a_pixel = (end - begin) / box.width()
        at = begin + (position.x() / self.scale - box.left()) * a_pixel
        self._touched = nearest(look, at, _REACH * a_pixel)
        self._fill()
        self.told.emit(self._touched[2] if self._touched else "")

    def draw(self, easel: Easel) -> None:
        """Paint the scales, or why there is no line yet."""
        colour, look, box = easel.theme.colour, self._look, self._room()
        if self._plot is None or look is None:
            words = FAILED if self.library.has_failed else WAITING
            easel.text(box, words, "notice_detail", colour.text_2, Align.CENTRE)
            return
        draw_up(easel, box, look.up, *_reach(look.low, look.high))
        draw_across(easel, box, look.across, *_reach(look.begin, look.end))

    def _room(self) -> QRectF:
        width = max(1.0, self.design_width - _LEFT - _RIGHT)
        height = max(1.0, self.design_height - _TOP - _BOTTOM)
        return QRectF(_LEFT, _TOP, width, height)

    def _fill(self) -> None:
        """Put the line, its marks and the touched point on the plot."""
        look = self._look
        if self._plot is None or look is None:
            return
        import pyqtgraph

        colour, scale = self.kit.theme.colour, self.scale
        item = self._plot.getPlotItem()
        item.clear()
        item.setXRange(*_reach(look.begin, look.end), padding=0)
        item.setYRange(*_reach(look.low, look.high), padding=0)
        pen = pyqtgraph.mkPen(colour.text_1, width=_LINE * scale)
        curve = pyqtgraph.PlotCurveItem(
            list(look.times),
            list(look.cents),
            pen=pen,
            fillLevel=look.low,
            brush=colour.raised,
            antialias=True,
        )
        item.addItem(curve)
        for tick in look.up:
            pen = pyqtgraph.mkPen(colour.line, width=1)
            item.addItem(pyqtgraph.InfiniteLine(tick.at, angle=0, pen=pen))
        for dot in look.dots:
            is_win = dot.kind == WIN
            self._mark(item, dot.at, dot.cents, colour.claim if is_win else colour.detected, is_win)
        self._write_newest(item, look)
        if self._touched is not None:
            at, cents, _ = self._touched
            line = pyqtgraph.mkPen(colour.selected, width=2 * scale, style=Qt.PenStyle.DashLine)
            item.addItem(pyqtgraph.InfiniteLine(at, angle=90, pen=line))
            self._mark(item, at, cents, colour.selected, is_round=True)

    def _write_newest(self, item: Any, look: CourseLook) -> None:
        """Write what the newest win was beside it, on the side that has the room."""
        import pyqtgraph

        newest = next((dot for dot in reversed(look.dots) if dot.label), None)
        if newest is None:
            return
        is_left = newest.at < (look.begin + look.end) / 2
        is_high = newest.cents > look.low + (look.high - look.low) * _NEAR_THE_TOP
        across = -_LABEL_GAP if is_left else 1 + _LABEL_GAP
        words = pyqtgraph.TextItem(
            newest.label, self.kit.theme.colour.claim, anchor=(across, 0.5 if is_high else 1.0)
        )
        words.setFont(self.kit.theme.font(_LABEL, round(_LABEL_SIZE * self.scale)))
        words.setPos(newest.at, newest.cents)
        item.addItem(words, ignoreBounds=True)

    def _mark(self, item: Any, at: float, cents: int, ink: QColor, is_round: bool) -> None:  # noqa: FBT001
        import pyqtgraph

        symbol = "o" if is_round else "d"
        edge = pyqtgraph.mkPen(self.kit.theme.colour.panel, width=2 * self.scale)
        spot = pyqtgraph.ScatterPlotItem(
            [at],
            [cents],
            symbol=symbol,
            size=_DOT * self.scale,
            pen=edge,
            brush=pyqtgraph.mkBrush(ink),
            antialias=True,
        )
        item.addItem(spot)


def _reach(low: float, high: float) -> tuple[float, float]:
    """Leave some room at both ends, so that what lies on the edge is not cut in half."""
    room = max(1.0, high - low) * _ROOM
    return low - room, high + room

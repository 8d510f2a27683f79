"""The course of a meter over time; a touch tells what a point was."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.chart import Chart
from dealer_assist.ui.present.meter_course import WIN, CourseLook, Tick, nearest, time_ticks

if TYPE_CHECKING:
    from dealer_assist.ui.manager.plots import Plot

_RIGHT, _LINE, _DOT, _REACH = 40.0, 3.0, 18.0, 30.0
_ROOM = 0.02
_LABEL, _LABEL_GAP = ("leaf_value", 24.0), 0.06
_NEAR_THE_TOP = 0.9
_A_WHILE = 60.0


class MeterPlot(Chart):
    """Tells in `told` what was touched."""

    told = Signal(str)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, right=_RIGHT)
        self._look: CourseLook | None = None
        self._touched: tuple[float, int, str] | None = None

    @property
    def look(self) -> CourseLook | None:
        """Give what is shown."""
        return self._look

    @property
    def has_to_draw(self) -> bool:
        """Tell whether there is a course."""
        return self._look is not None

    def show_state(self, look: CourseLook) -> None:
        """Show a course; what was touched on another one is forgotten."""
        if look == self._look:
            return
        had, self._look = self._look, look
        if had is None or look.begin != had.begin:
            self._touched = None
        if self.plot is not None and had is not None and not _goes_on(had, look):
            self.plot.go_home()
        self.redraw()
        self.update()

    def begin(self, plot: "Plot") -> None:
        """Hear what is touched."""
        plot.tapped.connect(self.touch)

    def touch(self, at: float, cents: float) -> None:
        """Mark the point that a touch means, and tell it."""
        if self._look is None or self.plot is None:
            return
        begin, end = self.plot.stretch
        a_pixel = (end - begin) / max(1.0, self.design_width)
        self._touched = nearest(self._look, at, _REACH * a_pixel)
        self.redraw()
        self.told.emit(self._touched[2] if self._touched else "")

    def across(self, begin: float, end: float) -> Sequence[Tick]:
        """Write the time under the course, and none that has not come."""
        look = self._look
        if look is None:
            return ()
        return time_ticks(max(begin, look.begin), min(end, look.end), look.zone)

    def fill(self, plot: "Plot") -> None:
        """Put the line, its marks and the touched point on the plot."""
        look, colour = self._look, self.kit.theme.colour
        if look is None:
            return
        plot.reach(_reach(look.begin, look.end), _reach(look.low, look.high))
        plot.write_up(look.up)
        level = [look.low] * len(look.times)
        plot.fill_between(look.times, level, look.cents, colour.raised)
        plot.draw_levels(look.up)
        plot.draw_line(look.times, look.cents, colour.text_1, _LINE)
        for dot in look.dots:
            is_win = dot.kind == WIN
            ink = colour.claim if is_win else colour.detected
            plot.draw_dot((dot.at, dot.cents), ink, _DOT, is_round=is_win)
        self._write_newest(plot, look)
        if self._touched is not None:
            at, cents, _ = self._touched
            plot.draw_upright(at, colour.selected)
            plot.draw_dot((at, cents), colour.selected, _DOT, is_round=True)

    def _write_newest(self, plot: "Plot", look: CourseLook) -> None:
        """Write what the newest win was beside it, on the side that has the room."""
        newest = next((dot for dot in reversed(look.dots) if dot.label), None)
        if newest is None:
            return
        is_left = newest.at < (look.begin + look.end) / 2
        is_high = newest.cents > look.low + (look.high - look.low) * _NEAR_THE_TOP
        anchor = (-_LABEL_GAP if is_left else 1 + _LABEL_GAP, 0.5 if is_high else 1.0)
        ink = self.kit.theme.colour.claim
        plot.write((newest.at, newest.cents), newest.label, ink, _LABEL, anchor)


def _goes_on(had: CourseLook, look: CourseLook) -> bool:
    """Tell whether it is the same stretch, a while later: from the same begin, or as long."""
    longer = (look.end - look.begin) - (had.end - had.begin)
    return look.begin == had.begin or abs(longer) < _A_WHILE


def _reach(low: float, high: float) -> tuple[float, float]:
    """Leave some room at both ends, so that what lies on the edge is not cut in half."""
    room = max(1.0, high - low) * _ROOM
    return low - room, high + room

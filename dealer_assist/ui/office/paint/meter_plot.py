"""The course of a meter over time; a touch tells what a point was."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Signal

from dealer_assist.ui.office.meters.course import WIN, CourseModel, nearest, stepped, time_ticks
from dealer_assist.ui.office.meters.figures import PictureSaved, PointTold
from dealer_assist.ui.office.meters.meters import MeterCourse, PicturePress
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.charts.chart import Chart
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.ui.toolkit.values.plot import Tick

if TYPE_CHECKING:
    from dealer_assist.ui.toolkit.charts.plot import Plot

_LINE, _DOT, _REACH = 3.0, 18.0, 30.0
_ROOM = 0.02
_LABEL: tuple[TypeRole, float] = ("bold_26", 24.0)
_LABEL_GAP = 0.06
_NEAR_THE_TOP = 0.88
_A_WHILE = 60.0


class MeterPlot(Chart[CourseModel]):
    """Tells in `told` what was touched."""

    told = Signal(object)
    right = 40.0
    _touched: tuple[float, int, str] | None = None

    def show_state(self, model: CourseModel) -> None:
        """Show a course; what was touched on another one is forgotten."""
        had = self._model
        if had is None or model.begin != had.begin:
            self._touched = None
        if self.plot is not None and had is not None and not _goes_on(had, model):
            self.plot.go_home()
        super().show_state(model)

    def begin(self, plot: "Plot") -> None:
        """Hear what is touched."""
        plot.tapped.connect(self.touch)

    def touch(self, at: float, cents: float) -> None:
        """Mark the point that a touch means, and tell it."""
        if self.plot is None:
            return
        begin, end = self.plot.stretch
        a_pixel = (end - begin) / max(1.0, self.design_width)
        self._touched = nearest(self.model, at, _REACH * a_pixel)
        self.redraw()
        self.told.emit(self._touched[2] if self._touched else "")

    def across(self, begin: float, end: float) -> Sequence[Tick]:
        """Write the time under the course, and none that has not come."""
        model = self.model
        return time_ticks(max(begin, model.begin), min(end, model.end), model.zone)

    def fill(self, plot: "Plot") -> None:
        """Put the line, its marks and the touched point on the plot."""
        model, colour = self.model, self.context.theme.colour
        plot.reach(_reach(model.begin, model.end), _reach(model.low, model.high))
        plot.write_up(model.up)
        times, steps = stepped(model)
        plot.fill_between(times, [model.low] * len(times), steps, colour.raised)
        plot.draw_levels(model.up)
        plot.draw_line(times, steps, colour.text_1, _LINE)
        for dot in model.dots:
            is_win = dot.kind == WIN
            ink = colour.claim if is_win else colour.detected
            plot.draw_dot((dot.at, dot.cents), ink, _DOT, is_round=is_win)
        self._write_newest(plot, model)
        if self._touched is not None:
            at, touched, _ = self._touched
            plot.draw_upright(at, colour.selected)
            plot.draw_dot((at, touched), colour.selected, _DOT, is_round=True)

    def _write_newest(self, plot: "Plot", model: CourseModel) -> None:
        """Write what the newest win was beside it, on the side that has the room."""
        newest = next((dot for dot in reversed(model.dots) if dot.label), None)
        if newest is None:
            return
        is_left = newest.at < (model.begin + model.end) / 2
        is_high = newest.cents > model.low + (model.high - model.low) * _NEAR_THE_TOP
        anchor = (-_LABEL_GAP if is_left else 1 + _LABEL_GAP, 0.5 if is_high else 1.0)
        ink = self.context.theme.colour.claim
        plot.write((newest.at, newest.cents), newest.label, ink, _LABEL, anchor)


def _goes_on(had: CourseModel, model: CourseModel) -> bool:
    """True if it is the same stretch, a while later: from the same begin, or as long."""
    longer = (model.end - model.begin) - (had.end - had.begin)
    return model.begin == had.begin or abs(longer) < _A_WHILE


def _reach(low: float, high: float) -> tuple[float, float]:
    """Leave some room at both ends, so that what lies on the edge is not cut in half."""
    room = max(1.0, high - low) * _ROOM
    return low - room, high + room


@shows(MeterCourse)
def _meter_course(on: Canvas, node: MeterCourse, tell: Tell) -> Widget:
    plot = MeterPlot(on.context, on)
    plot.told.connect(lambda words: tell(PointTold(words)))
    return plot


@shows(PicturePress)
def _picture(on: Canvas, node: PicturePress, tell: Tell) -> Widget:
    button = ActionButton(on.context, on, role=node.role, icon_size=node.icon)
    button.pressed.connect(lambda _: tell(PictureSaved(_taken(on, button))))
    return button


def _taken(on: Canvas, button: ActionButton) -> bytes:
    """Take a picture of the panel that a button is on, with its title and words."""
    assert isinstance(on, Boxed)
    box, scale = on.ground_of(button), on.scale
    part = QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    on.grab(part.toAlignedRect()).save(buffer, "PNG")
    return bytes(buffer.data().data())

"""A course over time on a plot: its line on a ground, scales at two sides, marks with words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dealer_assist.ui.toolkit.charts.chart import Chart
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole
from dealer_assist.ui.toolkit.values.plot import Course, Tick

if TYPE_CHECKING:
    from dealer_assist.ui.toolkit.charts.plot import Plot

_LINE, _DOT = 3.0, 18.0
_LABEL: tuple[TypeRole, float] = ("bold_20", 20.0)
_LABEL_GAP, _MIDDLE = 0.06, 0.5
_WHOLE = (0.0, 1.0)


class CoursePlot(Chart[Course]):
    """Shows a `Course`; one without points says why."""

    right = 40.0

    @property
    def has_to_draw(self) -> bool:
        """Return True if there is a line."""
        return self.shows_something and len(self.model.points) > 1

    def changed(self, model: Course) -> None:
        """Show all of another course."""
        if self.plot is not None:
            self.plot.go_home()
        super().changed(model)

    def across(self, begin: float, end: float) -> Sequence[Tick]:
        """Write the scale under the course."""
        return [tick for tick in self.model.across if begin <= tick.at <= end]

    def fill(self, plot: "Plot") -> None:
        """Put the line, its ground and its marks on the plot."""
        model, colour = self.model, self.context.theme.colour
        plot.reach(_WHOLE, _WHOLE)
        plot.write_up(model.up)
        across, up = ([point[axis] for point in model.points] for axis in (0, 1))
        plot.fill_between(across, [0.0] * len(across), up, colour.raised)
        plot.draw_levels(model.up)
        plot.draw_line(across, up, colour.text_1, _LINE)
        for mark in model.marks:
            place = (mark.at, mark.value)
            plot.draw_dot(place, colour.claim, _DOT, is_round=not mark.is_open)
            anchor = (-_LABEL_GAP if mark.at < _MIDDLE else 1 + _LABEL_GAP, 0.5)
            plot.write(place, mark.words, colour.claim, _LABEL, anchor)

    def draw(self, painter: Painter) -> None:
        """Say why there is no line, or that it comes."""
        if self.has_to_draw or not self.shows_something:
            super().draw(painter)
            return
        ink = painter.theme.colour.text_2
        painter.label(self.room(), self.model.nothing, "medium_24", ink, Align.CENTRE)

"""Where a meter is likely to stand: a fan from 10 to 90 %, and its middle."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.office.forecast.figures import FanModel, edges_at, hour_ticks, nearest_hour
from dealer_assist.ui.office.forecast.forecast import FanPlot, ModelHead, TermSteps
from dealer_assist.ui.toolkit.boxes import paints
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.charts.chart import Chart
from dealer_assist.ui.toolkit.controls import Tell, Widget, shows
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.stepper import Stepper
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.ui.toolkit.values.plot import Tick

if TYPE_CHECKING:
    from dealer_assist.ui.toolkit.charts.plot import Plot

_LINE, _EDGE = 3.0, 32.0
_LETTERS: tuple[TypeRole, float] = ("medium_20", 22.0)
_BESIDE = 0.03


class FanChart(Chart[FanModel | None]):
    """Without a fan it is empty. A touch tells the three amounts of an hour."""

    right = 16.0
    _touched: tuple[float, str] | None = None

    def changed(self, model: FanModel | None) -> None:
        """Show a fan, or none."""
        self._touched = None
        if model is not None:
            self.setAccessibleName(Msg("Where the meter is likely to be"))
            self.setAccessibleDescription(model.up[-1].words)
        super().changed(model)

    def begin(self, plot: "Plot") -> None:
        """Hear what is touched, and name the lines where they end now."""
        plot.tapped.connect(self.touch)
        plot.moved.connect(self._name_edges)

    def touch(self, hour: float, cents: float) -> None:
        """Say where the meter is likely to stand at an hour."""
        if self._model is not None:
            self._touched = nearest_hour(self._model, hour)
            self.redraw()

    def across(self, begin: float, end: float) -> Sequence[Tick]:
        """Write the hours under the fan."""
        return hour_ticks(begin, end)

    def fill(self, plot: "Plot") -> None:
        """Put the fan and its middle on the plot."""
        model, colour = self._model, self.context.theme.colour
        if model is None:
            return
        plot.reach((model.hours[0], model.hours[-1]), (model.up[0].at, model.up[-1].at))
        plot.write_up(model.up)
        plot.fill_between(model.hours, model.low, model.high, colour.raised)
        plot.draw_levels(model.up)
        for edge in (model.low, model.high):
            plot.draw_line(model.hours, edge, colour.line_strong, 2.0)
        plot.draw_line(model.hours, model.middle, colour.text_1, _LINE)
        self._name_edges()
        if self._touched is not None:
            hour, words = self._touched
            plot.draw_upright(hour, colour.selected)
            is_left = hour < sum(plot.stretch) / 2
            anchor = (-_BESIDE if is_left else 1 + _BESIDE, 0.0)
            plot.write((hour, model.up[-1].at), words, colour.claim, _LETTERS, anchor, colour.panel)

    def _name_edges(self) -> None:
        """Name the three lines at their ends, apart from each other."""
        if self.plot is not None and self._model is not None:
            apart = _EDGE / max(_EDGE, self.design_height)
            self.plot.write_up(edges_at(self._model, self.plot.stretch[1], apart), "right")


@shows(FanPlot)
def _fan_plot(on: Canvas, node: FanPlot, tell: Tell) -> Widget:
    return FanChart(on.context, on)


@shows(TermSteps)
def _steps(on: Canvas, node: TermSteps, tell: Tell) -> Widget:
    stepper = Stepper(on.context, on)
    stepper.stepped.connect(lambda by: tell(node.touch(by)))
    return stepper


@paints(ModelHead)
def _model_head(painter: Painter, box: QRectF, node: ModelHead) -> None:
    claim, word = painter.theme.colour.claim, Msg("MODEL")
    painter.tag(box.left(), box.center().y(), word, claim, claim, role="bold_22")
    rest = box.adjusted(painter.tag_width(word, role="bold_22") + 16, 0, 0, 0)
    painter.text(rest, node.title, "bold_28", painter.theme.colour.text_1)

"""METERS on the screen: what is pending, a row a level, the course and the forecast of one."""

from dealer_assist.ui.floor.meters.model import BandModel, MetersPageModel
from dealer_assist.ui.floor.touches import FloorTouch
from dealer_assist.ui.toolkit.boxes import Node, Panel, Slot, Text, column, row, space
from dealer_assist.ui.toolkit.charts.course_plot import CoursePlot
from dealer_assist.ui.toolkit.lists.facts import fact_rows
from dealer_assist.ui.toolkit.pill import pill
from dealer_assist.ui.toolkit.screen import FramedScreen

_BAND, _LOW, _SIDE, _HEAD, _MOST_BANDS = 112.0, 326.0, 576.0, 72.0, 2


class FloorMetersScreen(FramedScreen[MetersPageModel, FloorTouch]):
    """Shows every meter; a touch on a row draws that one."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.bands = self.button_pool("bold_30")
        self.spans = self.choice_pool()
        self.hits = self.button_pool()
        self.grid = self.grid_view()
        self.grid.shows_all = True
        self.plot = CoursePlot(self.context, self)

    def body(self, model: MetersPageModel) -> Node:
        """Stand what is pending above the meters, the course and the forecast below them."""
        self.grid.show_state(model.grid)
        self.plot.show_state(model.plot)
        bands = model.bands[:_MOST_BANDS]
        acts = self.bands.show([one.act for one in bands])
        spans = [Slot(one).of(116) for one in self.spans.show(model.spans)]
        (hits,) = self.hits.show((model.hits,))
        course = column(
            row(Text(model.title, "bold_28"), *spans, gap=12).of(_HEAD),
            Slot(self.plot),
            gap=8,
        )
        forecast = column(
            row(Text(model.forecast.title, "bold_28"), Slot(hits).of(208)).of(_HEAD),
            fact_rows(model.forecast),
            gap=10,
        )
        return column(
            *(_band(one, Slot(act)).of(_BAND) for one, act in zip(bands, acts, strict=True)),
            Panel(Slot(self.grid), pad=(14, 4)),
            row(Panel(course, pad=(22, 14)), Panel(forecast, pad=(22, 14)).of(_SIDE), gap=14).of(
                _LOW
            ),
            gap=14,
        )

    def tick(self, now_ms: int) -> None:
        """Draw the course a beat after the page: what draws it takes its time to be loaded."""
        super().tick(now_ms)
        self.plot.tick()


def _band(band: BandModel, act: Node) -> Node:
    words = column(
        space(),
        Text(band.title, "bold_24").of(38),
        Text(band.detail, "medium_20", "text_2", breaks=True).of(42),
        space(),
    )
    ground = Panel(
        row(pill(band.pill), Text(band.amount, "heavy_48").hug(), words, gap=24),
        fill="well",
        edge="claim",
        line=3,
        pad=(26, 0),
    )
    return row(ground, act.of(400), gap=14)

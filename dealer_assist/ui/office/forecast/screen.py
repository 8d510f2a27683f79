"""FORECAST on the screen: the fan at the left, figures and steps at the right."""

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.odds.forecast import MODEL
from dealer_assist.ui.office.forecast.fan_chart import FanChart
from dealer_assist.ui.office.forecast.model import (
    ForecastModel,
    ForecastTouch,
    RateStepped,
    SeedStepped,
)
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    Drawn,
    Fitted,
    Node,
    Panel,
    Paragraph,
    Slot,
    Stack,
    abreast,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.lists.column_list import ColumnList
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.stepper import Stepper

_GAP, _TOP, _PICK, _AS_SET = 14.0, 88.0, 360.0, 240.0
_RIGHT, _STEPPER, _TITLE, _LINE = 600.0, 124.0, 44.0, 32.0


class ForecastScreen(PaneScreen[ForecastModel, ForecastTouch]):
    """Says that it is a model."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.meters, self.acts = self.choice_pool(PickButton), self.button_pool(icon_size=24)
        self.chart = FanChart(self.context, self)
        self.figures = Children(lambda: ColumnList(self.context, self))
        self.rate, self.seed = Stepper(self.context, self), Stepper(self.context, self)
        self.rate.stepped.connect(lambda by: self.touched.emit(RateStepped(by)))
        self.seed.stepped.connect(lambda by: self.touched.emit(SeedStepped(by)))

    def body(self, model: ForecastModel) -> Node:
        """Stand the meters over fan, figures and steps."""
        meters = [Slot(one) for one in self.meters.show(model.meters)]
        (as_set,) = self.acts.show((model.as_set,))
        figures = self.figures.show((model.figures,) if model.figures else ())
        self.rate.setVisible(bool(model.steps))
        self.seed.setVisible(bool(model.steps))
        for stepper, step in zip((self.rate, self.seed), model.steps, strict=False):
            stepper.show_state(step)
        right = column(
            *(map(Slot, figures) if figures else (space(),)),
            Slot(self.rate).of(_STEPPER),
            Slot(self.seed).of(_STEPPER),
            gap=_GAP,
        )
        return column(
            row(abreast(meters, _PICK, _GAP), Slot(as_set).of(_AS_SET), gap=_GAP).of(_TOP),
            row(self._fan(model), right.of(_RIGHT), gap=_GAP),
            gap=_GAP,
        )

    def tick(self, now_ms: int) -> None:
        """Draw the fan once it can be."""
        super().tick(now_ms)
        self.chart.tick()

    def _fan(self, model: ForecastModel) -> Node:
        self.chart.show_state(model.fan)
        head = Drawn(lambda painter, box: _draw_head(painter, box, model.title))
        page = column(
            inset(head, (12, 0)).of(_TITLE),
            space(4),
            Slot(self.chart),
            space(8),
            inset(Paragraph(MODEL, "medium_24", "text_2", _LINE), (12, 0)).of(3 * _LINE),
        )
        said = Paragraph(model.words, "medium_24", "text_1", 38, CENTRE)
        middle = Fitted(lambda box: inset(said, (96, box.height() / 3, 96, 0)))
        return Stack(Panel(page, pad=(12, 16, 12, 8)), middle)


def _draw_head(painter: Painter, box: QRectF, title: str) -> None:
    claim, word = painter.theme.colour.claim, Msg("MODEL")
    painter.tag(box.left(), box.center().y(), word, claim, claim, role="bold_22")
    rest = box.adjusted(painter.tag_width(word, role="bold_22") + 16, 0, 0, 0)
    painter.text(rest, title, "bold_28", painter.theme.colour.text_1)

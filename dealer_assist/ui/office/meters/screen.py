"""METERS on the screen: cards above, course and figures at the left, wins at the right."""

from PySide6.QtCore import QBuffer, QIODevice, QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.office.meters.meter_plot import MeterPlot
from dealer_assist.ui.office.meters.meter_widgets import MeterCard, MeterFigureRow
from dealer_assist.ui.office.meters.model import MetersModel, MetersTouch, PictureSaved, PointTold
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.toolkit.boxes import (
    Node,
    Panel,
    Paragraph,
    Slot,
    Text,
    abreast,
    column,
    inset,
    row,
    space,
)
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.lists.measures import SENTENCES

_GAP, _SIDE, _CARD, _CARD_WIDTH, _FIGURES, _WINS = 16.0, 20.0, 132.0, 430.0, 180.0, 560.0
_HEAD, _WORDS, _LINE, _BUTTON, _RANGE, _EXPORT = 46.0, 56.0, 28.0, 76.0, 148.0, 124.0


class MetersScreen(PaneScreen[MetersModel, MetersTouch]):
    """A touch on the course tells what the meter showed."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.cards, self.ranges = self.pool_of(MeterCard), self.choice_pool(PickButton)
        self.exports = self.button_pool(icon_size=0, then=self._export)
        self.plot = MeterPlot(self.context, self)
        self.plot.told.connect(lambda words: self.touched.emit(PointTold(words)))
        self.figures = MeterFigureRow(self.context, self)
        self.wins = self.grid_view(SENTENCES)
        self._chart = Node()

    def body(self, model: MetersModel) -> Node:
        """Stand the meters over the one that is looked at."""
        has_meter = bool(model.cards)
        for part in (self.plot, self.figures, self.wins):
            part.setVisible(has_meter)
        if not has_meter:
            line = Text(Msg("This table has no progressive meter"), "bold_30", "text_2")
            return column(line.of(_CARD), space())
        cards = [Slot(one) for one in self.cards.show(model.cards)]
        self.figures.show_state(model.figures)
        self.wins.show_state(model.wins)
        self._chart = self._course(model)
        wins = _titled(Msg("Latest wins off this meter"), Slot(self.wins), 8)
        left = column(self._chart, Slot(self.figures).of(_FIGURES), gap=_GAP)
        return column(
            abreast(cards, _CARD_WIDTH, _GAP).of(_CARD),
            row(left, wins.of(_WINS), gap=_GAP),
            gap=_GAP,
        )

    def tick(self, now_ms: int) -> None:
        """Draw the chart once it can be."""
        super().tick(now_ms)
        self.plot.tick()

    def _course(self, model: MetersModel) -> Node:
        if model.course is not None:
            self.plot.show_state(model.course)
        words = model.words or Msg("Touch the line for what the meter showed")
        ink = "claim" if model.words else "text_2"
        ranges = [Slot(one).of(_RANGE) for one in self.ranges.show(model.ranges)]
        exports = [Slot(one).of(_EXPORT) for one in self.exports.show(model.exports)]
        told = inset(Paragraph(words, "medium_22", ink, _LINE), (_SIDE, 0))
        foot = inset(row(*ranges, space(), *exports, gap=12), (_SIDE, 0))
        page = column(told.of(_WORDS), Slot(self.plot), foot.of(_BUTTON), gap=8)
        return _titled(model.title, page)

    def _export(self, touch: MetersTouch) -> None:
        is_picture = isinstance(touch, PictureSaved)
        self.touched.emit(PictureSaved(self._taken()) if is_picture else touch)

    def _taken(self) -> bytes:
        """Take a picture of the course with its title and words."""
        box, scale = self._chart.box, self.scale
        part = QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale)
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.grab(part.toAlignedRect()).save(buffer, "PNG")
        return bytes(buffer.data().data())


def _titled(title: str, inner: Node, gap: float = 0.0) -> Node:
    head = inset(Text(title, "bold_28"), (_SIDE, 0))
    return Panel(column(head.of(_HEAD), inner, gap=gap), pad=(4, _GAP))

"""The locked screen: meters and time stay in sight, and a card unlocks the table. It goes on."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.table.facts.holding import reasons
from dealer_assist.ui.models.controls import SimulatedCardModel
from dealer_assist.ui.shell.page import GAP, SIDE, Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.table.meter_box import MeterBox
from dealer_assist.ui.table.presenter.jackpots.meters import meter_models
from dealer_assist.ui.table.presenter.staff_cards import simulated_cards
from dealer_assist.ui.table.presenter.start import asked_line, locked_line
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.simulated_card import SimulatedCard

_ICON, _LINE, _REST = 84.0, 56.0, 24.0
_METER, _METER_WIDTH = 240.0, 500.0
_CARD, _CARD_WIDTH = 112.0, 400.0


class LockScreen(Page):
    """Stands for as long as the table is locked; cards and devices speak to the table as ever."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self.setAccessibleName(Msg("Locked table"))
        self.back.hide()
        self._shown = ""
        self.meters: list[MeterBox] = []
        self.cards = [self._card(model) for model in simulated_cards(page_context.hand.cards)]

    @property
    def refusal(self) -> str:
        """Give what the desk said no to last, such as a card that does not unlock."""
        return self.page_context.message.text

    def refresh(self) -> None:
        """Show the meters as they stand."""
        table = self.page_context.desk.table
        models = (
            () if table.round.holds else meter_models(table)
        )  # the reason stands in their place
        for meter in self.meters:
            meter.setVisible(not table.round.holds)
        while len(self.meters) < len(models):
            self.meters.append(MeterBox(self.context, self))
            self.meters[-1].show()
        for meter, model in zip(self.meters, models, strict=False):
            meter.show_state(model)
        self.arrange()
        self.update()

    def tick(self, now_ms: int) -> None:
        """Show the minute, and let the meters roll."""
        for meter in self.meters:
            meter.tick(now_ms)
        if self._time() != self._shown:
            self._shown = self._time()
            self.update()

    def arrange(self) -> None:
        """Place the meters in a row below the words, simulated cards at the foot."""
        super().arrange()
        count = max(1, len(self.meters))
        room = self.design_width - 2 * SIDE
        width = min(_METER_WIDTH, (room - GAP * (count - 1)) / count)
        left = (self.design_width - count * width - GAP * (count - 1)) / 2
        top = self._words().bottom() + GAP
        for meter in self.meters:
            meter.place(QRectF(left, top, width, _METER), self.scale)
            left += width + GAP
        count = max(1, len(self.cards))
        width = min(_CARD_WIDTH, (room - GAP * (count - 1)) / count)
        left = (self.design_width - count * width - GAP * (count - 1)) / 2
        for card in self.cards:
            card.place(QRectF(left, self.foot().top(), width, _CARD), self.scale)
            left += width + GAP

    def draw(self, painter: Painter) -> None:
        """Paint the padlock, who locked it, whose card unlocks it, and the time."""
        colour, table = painter.theme.colour, self.page_context.desk.table
        super().draw(painter)
        words = self._words()
        painter.icon("padlock", painter.width / 2 - _ICON / 2, words.top(), _ICON, colour.text_1, 2)
        line = QRectF(words.left(), words.top() + _ICON + 12, words.width(), _LINE)
        said = locked_line(table, self.page_context.clock.now().tzinfo)
        painter.text(line, said, "heavy_38", colour.text_1, Align.CENTRE)
        line.translate(0, _LINE)
        ink = colour.fault if self.refusal else colour.text_2
        painter.text(line, self.refusal or asked_line(table), "medium_30", ink, Align.CENTRE)
        line.translate(0, _LINE + _REST)
        painter.text(line, self._time(), "heavy_54", colour.text_1, Align.CENTRE)
        if why := reasons(table):
            line.translate(0, _LINE + _REST)
            line.setHeight(self.foot().top() - line.top())
            painter.paragraph(line, why, "medium_30", colour.text_1, _LINE, Align.CENTRE)

    def _words(self) -> QRectF:
        high = _ICON + 12 + 3 * _LINE + 2 * _REST
        head = self.head()
        below = GAP + _METER if self.meters or self.page_context.desk.table.round.holds else 0.0
        spare = self.foot().top() - head.top() - high - below
        wide = self.design_width - 2 * SIDE
        return QRectF(SIDE, head.top() + max(0.0, spare / 2), wide, high)

    def _card(self, model: SimulatedCardModel) -> SimulatedCard:
        card = SimulatedCard(self.context, self)
        card.show_state(model)
        card.swiped.connect(self._swipe)
        return card

    def _swipe(self, member: str) -> None:
        self.page_context.hand.swipe(member)
        self.page_context.desk.tick()

    def _time(self) -> str:
        return self.page_context.clock.now().strftime("%H:%M")

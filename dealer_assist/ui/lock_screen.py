"""The locked screen: meters and time stay in sight, and a card unlocks the table. It goes on."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import SimulatedCardLook
from dealer_assist.ui.meter_box import MeterBox
from dealer_assist.ui.over_page import GAP, SIDE, OverPage, Stand
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.present.lock import asked_line, locked_line
from dealer_assist.ui.present.meters import meter_looks
from dealer_assist.ui.present.panel import simulated_cards
from dealer_assist.ui.simulated_card import SimulatedCard

_ICON, _LINE, _REST = 84.0, 56.0, 24.0
_METER, _METER_WIDTH = 240.0, 500.0
_CARD, _CARD_WIDTH = 112.0, 400.0


class LockScreen(OverPage):
    """Stands for as long as the table is locked; cards and devices speak to the table as ever."""

    def __init__(self, kit: Kit, stand: Stand, parent: QWidget | None = None) -> None:
        super().__init__(kit, stand, parent)
        self.setAccessibleName(Msg("Locked"))
        self.back.hide()
        self._shown = ""
        self.meters: list[MeterBox] = []
        self.cards = [self._card(look) for look in simulated_cards(stand.hand.cards)]

    @property
    def refusal(self) -> str:
        """Give what the desk said no to last, such as a card that does not unlock."""
        return self.stand.message.text

    def refresh(self) -> None:
        """Show the meters as they stand."""
        looks = meter_looks(self.stand.desk.table)
        while len(self.meters) < len(looks):
            self.meters.append(MeterBox(self.kit, self))
            self.meters[-1].show()
        for meter, look in zip(self.meters, looks, strict=False):
            meter.show_state(look)
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

    def draw(self, easel: Easel) -> None:
        """Paint the padlock, who locked it, whose card unlocks it, and the time."""
        colour, table = easel.theme.colour, self.stand.desk.table
        super().draw(easel)
        words = self._words()
        easel.icon("padlock", easel.width / 2 - _ICON / 2, words.top(), _ICON, colour.text_1, 2)
        line = QRectF(words.left(), words.top() + _ICON + 12, words.width(), _LINE)
        said = locked_line(table, self.stand.clock.now().tzinfo)
        easel.text(line, said, "swipe_again", colour.text_1, Align.CENTRE)
        line.translate(0, _LINE)
        ink = colour.fault if self.refusal else colour.text_2
        easel.text(line, self.refusal or asked_line(table), "swipe_detail", ink, Align.CENTRE)
        line.translate(0, _LINE + _REST)
        easel.text(line, self._time(), "swipe_line", colour.text_1, Align.CENTRE)

    def _words(self) -> QRectF:
        high = _ICON + 12 + 3 * _LINE + 2 * _REST
        head = self.head()
        below = GAP + _METER if self.meters else 0.0
        spare = self.foot().top() - head.top() - high - below
        return QRectF(SIDE, head.top() + max(0.0, spare / 2), head.width(), high)

    def _card(self, look: SimulatedCardLook) -> SimulatedCard:
        card = SimulatedCard(self.kit, self)
        card.show_state(look)
        card.swiped.connect(self._swipe)
        return card

    def _swipe(self, member: str) -> None:
        self.stand.hand.swipe(member)
        self.stand.desk.tick()

    def _time(self) -> str:
        return self.stand.clock.now().strftime("%H:%M")

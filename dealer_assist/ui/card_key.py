"""One card of the card pad: a touch puts it down."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.card_face import SUITS, draw_card, rank_of
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.present.card_pad import CardKeyLook
from dealer_assist.ui.touch import Touchable

_RADIUS = 10.0


class CardKey(Touchable):
    """Names its card in `pressed`."""

    pressed = Signal(str)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, guard_ms=kit.theme.touch.toggle_guard_ms)
        self._look = CardKeyLook("")
        self.fired.connect(lambda: self.pressed.emit(self._look.card))

    def show_state(self, look: CardKeyLook) -> None:
        """Show a card of the pad."""
        if look == self._look:
            return
        self._look = look
        self.describe(_named(look.card), look.reason)
        self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the card; one that is used up lies dim and dashed."""
        colour, lines = easel.theme.colour, easel.theme.line
        whole = QRectF(0, 0, easel.width, easel.height)
        if not self._look.card:
            return
        if self._look.reason:
            easel.panel(whole, colour.well, colour.line, lines.thin, _RADIUS, dashed=True)
            top = QRectF(0, easel.height * 0.1, easel.width, easel.height * 0.45)
            easel.text(top, rank_of(self._look.card), "card_key", colour.text_3, Align.CENTRE)
            size = min(easel.height, easel.width) * 0.3
            left, y = (easel.width - size) / 2, easel.height * 0.56
            easel.icon(SUITS[self._look.card[1]], left, y, size, colour.text_3)
            return
        if self.is_pressed:
            easel.panel(whole, colour.pressed, colour.selected, lines.strong, _RADIUS)
            draw_card(easel, whole.adjusted(8, 8, -8, -8), self._look.card)
            return
        draw_card(easel, whole, self._look.card)


def _named(card: str) -> str:
    rank = rank_of(card)
    match card[1]:
        case "c":
            return Msg("{rank} of clubs", rank=rank)
        case "d":
            return Msg("{rank} of diamonds", rank=rank)
        case "h":
            return Msg("{rank} of hearts", rank=rank)
        case _:
            return Msg("{rank} of spades", rank=rank)

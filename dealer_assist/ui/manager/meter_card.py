"""One meter at the top of the page: what it holds; a touch shows its figures."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import SMALLEST_AMOUNT, Easel
from dealer_assist.ui.present.meters_office import MeterCardLook
from dealer_assist.ui.selectable import Selectable

_SIDE, _TITLE, _AMOUNT, _NOTE = 22.0, 34.0, 52.0, 30.0


class MeterCard(Selectable[MeterCardLook]):
    """Names its meter in `chosen`."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, MeterCardLook(("", ""), "", "", ""), parent)

    def tell(self, look: MeterCardLook) -> None:
        """Say the meter, and after it what it holds."""
        self.describe(look.title)
        self.setAccessibleDescription(look.amount)

    def draw(self, easel: Easel) -> None:
        """Paint name, amount and note; a white frame where its figures show."""
        colour, lines, look = easel.theme.colour, easel.theme.line, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        is_framed = look.is_selected or self.is_pressed
        fill = colour.pressed if self.is_pressed else colour.panel
        edge = colour.selected if is_framed else colour.line_strong
        easel.panel(whole, fill, edge, lines.selected if is_framed else lines.thin)
        top = (easel.height - _TITLE - _AMOUNT - _NOTE) / 2
        box = QRectF(_SIDE, top, easel.width - 2 * _SIDE, _TITLE)
        easel.text(box, look.title, "card_note", colour.text_2)
        box = QRectF(_SIDE, box.bottom(), box.width(), _AMOUNT)
        easel.text(box, look.amount, "pay_amount", colour.text_1, least=SMALLEST_AMOUNT)
        box = QRectF(_SIDE, box.bottom(), box.width(), _NOTE)
        easel.text(box, look.note, "sum_caption", colour.text_2)

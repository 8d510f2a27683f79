"""One win in a list: the prize in large figures, who authorised it, and its button."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.lists import RowButtonLook
from dealer_assist.ui.paint import SMALLEST_AMOUNT, Align, Easel
from dealer_assist.ui.present.wins_office import WinRowLook
from dealer_assist.ui.row_button import RowButton

HEIGHT = 92.0
BACKED_OUT = "BACKED OUT"
_GAP, _BUTTON = 16.0, 150.0
_TIME, _SEAT, _PRIZE, _WHO, _STAR = 164.0, 100.0, 240.0, 240.0, 22.0
_LINE = 32.0
_NARROW = 1_200.0  # without room for whoever authorised it


class WinLineRow(Canvas):
    """Names its win in `pressed`."""

    pressed = Signal(str)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = WinRowLook("", "", "", "", "", "", 0, RowButtonLook())
        self.button = RowButton(kit, self)
        self.button.pressed.connect(self.pressed)

    @property
    def look(self) -> WinRowLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: WinRowLook) -> None:
        """Show a win."""
        self.button.answered()
        if look != self._look:
            self._look = look
            self.button.show_state(look.key, look.button)
            self.setAccessibleName(f"{look.seat}, {look.hand}, {look.prize}")
            self.update()

    def arrange(self) -> None:
        """Place the button at the end."""
        left = self.design_width - _BUTTON
        self.button.place(QRectF(left, 6, _BUTTON, self.design_height - 12), self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint the line under a rule; a win that was backed out is dim and says so."""
        colour, look = easel.theme.colour, self._look
        easel.rule(0, 0, easel.width, colour.line)
        ink = colour.text_3 if look.is_backed_out else colour.text_1
        easel.text(self._cell(0, _TIME), look.time, "leaf_name", colour.text_2)
        easel.text(self._cell(_TIME + _GAP, _SEAT), look.seat, "leaf_name", colour.text_2)
        is_narrow = easel.width < _NARROW
        right = easel.width - _BUTTON - _GAP - (0.0 if is_narrow else _WHO)
        who = self._cell(right, _WHO)
        if not is_narrow:
            self._draw_who(easel, who)
        right -= _GAP + _PRIZE
        prize = self._cell(right, _PRIZE)
        easel.text(prize, look.prize, "list_prize", ink, Align.RIGHT, SMALLEST_AMOUNT)
        left = _TIME + _SEAT + 2 * _GAP
        hand = self._cell(left, right - _GAP - left)
        lines = min(2, len(easel.broken(look.hand, "leaf_value", hand.width())))
        hand.setTop(hand.center().y() - lines * _LINE / 2)
        easel.paragraph(hand, look.hand, "leaf_value", ink, _LINE)

    def _draw_who(self, easel: Easel, box: QRectF) -> None:
        colour, look = easel.theme.colour, self._look
        if look.is_backed_out:
            easel.tag(box.left(), box.center().y(), BACKED_OUT, colour.fault, colour.fault)
            return
        for star in range(look.stars):
            x, y = box.left() + star * (_STAR + 4), box.center().y() - _STAR / 2
            easel.icon("star", x, y, _STAR, colour.text_2)
        name = box.adjusted(look.stars * (_STAR + 4) + 6, 0, 0, 0)
        easel.text(name, look.who, "leaf_name", colour.text_2)

    def _cell(self, left: float, width: float) -> QRectF:
        return QRectF(left, 0, width, self.design_height)

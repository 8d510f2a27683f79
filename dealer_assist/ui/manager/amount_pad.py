"""Takes an amount: figures shift in from the right, as at a till."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.rules.money import dollars
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.pad_key import PadKey
from dealer_assist.ui.paint import SMALLEST_AMOUNT, Align, Easel

ERASE, CLEAR = "erase", "clear"
_ROWS = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), ("0", "00", ERASE))
_MOST_CENTS = 9_999_999_999
_GAP, _HEAD, _WIDTH, _KEY, _LINE = 12.0, 96.0, 560.0, 112.0, 34.0


class AmountPad(Canvas):
    """Tells every change in cents; None while nothing is entered."""

    changed = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self.cents: int | None = None
        self.keys = {key: self._key(key) for row in _ROWS for key in row}

    def show_state(self, cents: int | None) -> None:
        """Show an amount."""
        if cents != self.cents:
            self.cents = cents
            self.update()

    def arrange(self) -> None:
        """Place the keys as on a till."""
        width = min(_WIDTH, self.design_width)
        each = (width - 2 * _GAP) / 3
        room = (self.design_height - _HEAD - _GAP) / len(_ROWS) - _GAP
        height = min(_KEY, room)
        for row, keys in enumerate(_ROWS):
            top = _HEAD + _GAP + row * (height + _GAP)
            for column, key in enumerate(keys):
                box = QRectF(column * (each + _GAP), top, each, height)
                self.keys[key].place(box, self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint the amount in its well."""
        colour = easel.theme.colour
        box = QRectF(0, 0, min(_WIDTH, easel.width), _HEAD)
        easel.panel(box, colour.well, colour.line_strong, easel.theme.line.thin)
        words = "$0.00" if self.cents is None else dollars(self.cents)
        ink = colour.text_3 if self.cents is None else colour.text_1
        inner = box.adjusted(20, 0, -20, 0)
        easel.text(inner, words, "pay_amount", ink, Align.RIGHT, SMALLEST_AMOUNT)
        left = box.right() + 2 * _GAP
        hint = QRectF(left, _HEAD + _GAP, easel.width - left, 3 * _LINE)
        words = "Figures come in from the right; the last two are cents"
        easel.paragraph(hint, words, "list_note", colour.text_2, _LINE)

    def _key(self, key: str) -> PadKey:
        label, icon = ("ERASE", "arrow-left") if key == ERASE else (key, "")
        made = PadKey(self.kit, key, label, self, icon)
        made.pressed.connect(self._press)
        return made

    def _press(self, key: str) -> None:
        digits = str(self.cents or "")
        digits = digits[:-1] if key == ERASE else digits + key
        cents = int(digits) if digits else None
        if cents is None or cents <= _MOST_CENTS:
            self.show_state(cents)
            self.changed.emit(cents)

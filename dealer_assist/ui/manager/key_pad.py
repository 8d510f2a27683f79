"""Keys to type with: rows of them, each as large as the room allows."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.touch import Touchable

ERASE, SPACE = "ERASE", "SPACE"
DIGITS = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), (".", "0", ERASE))
PIN_DIGITS = (*DIGITS[:3], ("0", ERASE))
LETTERS = (
    tuple("QWERTYUIOP"),
    tuple("ASDFGHJKL'"),
    tuple("ZXCVBNM.-"),
    (SPACE, ERASE),
)
_GAP = 12.0
_GUARD_MS = 80  # the same key twice is meant; a finger that bounces is faster


class PadKey(Touchable):
    """One key; it names itself in `typed`."""

    typed = Signal(str)

    def __init__(self, kit: Kit, word: str, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, guard_ms=_GUARD_MS)
        self._word = word
        self.describe(word)
        self.fired.connect(lambda: self.typed.emit(word))

    def draw(self, easel: Easel) -> None:
        """Paint the key."""
        colour, lines = easel.theme.colour, easel.theme.line
        fill = colour.pressed if self.is_pressed else colour.raised
        edge = colour.selected if self.is_pressed else colour.line_strong
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, fill, edge, lines.thin)
        role = "card_key" if len(self._word) == 1 else "action_small"
        easel.text(whole, self._word, role, colour.text_1, Align.CENTRE)


class KeyPad(Canvas):
    """Tells every key that was pressed."""

    typed = Signal(str)

    def __init__(
        self, kit: Kit, rows: Sequence[Sequence[str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(kit, parent)
        self.rows = [[self._key(word) for word in row] for row in rows]

    def arrange(self) -> None:
        """Share the room between the rows, and each row between its keys."""
        count = len(self.rows)
        height = (self.design_height - _GAP * (count - 1)) / count
        for place, row in enumerate(self.rows):
            width = (self.design_width - _GAP * (len(row) - 1)) / len(row)
            top = place * (height + _GAP)
            for column, key in enumerate(row):
                key.place(QRectF(column * (width + _GAP), top, width, height), self.scale)

    def _key(self, word: str) -> PadKey:
        key = PadKey(self.kit, word, self)
        key.typed.connect(self.typed)
        return key


def typed_on(text: str, word: str, most: int) -> str:
    """Give a text after a key was pressed; more than the most letters are not taken."""
    if word == ERASE:
        return text[:-1]
    return (text + (" " if word == SPACE else word))[:most]

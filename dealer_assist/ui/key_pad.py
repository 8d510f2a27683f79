"""Keys to type with: rows of them, each as large as the room allows."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.pad_key import PadKey

# A PIN is typed at the table, in the dealer's language; names are typed in the back office.
ERASE, SPACE = Msg("ERASE"), "SPACE"
DIGITS = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), (".", "0", ERASE))
# A PIN is typed as at a bank's terminal; fingers remember where its keys are.
PIN_DIGITS = (*DIGITS[2::-1], ("0", ERASE))
LETTERS = (
    tuple("QWERTYUIOP"),
    tuple("ASDFGHJKL'"),
    tuple("ZXCVBNM.-"),
    (SPACE, ERASE),
)
_GAP = 12.0


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
        key = PadKey(self.kit, word, word, self)
        key.pressed.connect(self.typed)
        return key


def typed_on(text: str, word: str, most: int) -> str:
    """Give a text after a key was pressed; more than the most letters are not taken."""
    if word == ERASE:
        return text[:-1]
    return (text + (" " if word == SPACE else word))[:most]

"""A key of the keypad that an amount is typed on."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.touchable import Touchable

ERASE = "⌫"


class DigitKey(Touchable):
    """A key of the keypad."""

    def __init__(
        self, context: UiContext, word: str, tell: Callable[[str], None], parent: QWidget
    ) -> None:
        super().__init__(context, parent, is_repeatable=True)
        self.word = word
        self.describe(Msg("Erase") if word == ERASE else word)
        self.fired.connect(lambda: tell(word))

    def draw(self, painter: Painter) -> None:
        """Paint the digit."""
        colour = painter.theme.colour
        whole = painter.whole
        fill = colour.pressed if self.is_pressed else colour.raised
        painter.panel(whole, fill, colour.line_strong, 2)
        if self.word == ERASE:
            size = 44.0
            left, top = (painter.width - size) / 2, (painter.height - size) / 2
            painter.icon("arrow-left", left, top, size, colour.text_1)
        else:
            painter.text(whole, self.word, "heavy_38", colour.text_1, Align.CENTRE)

"""One key of a pad: a letter, a figure, or a word."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.touch import Touchable

_ICON, _GUARD_MS = 34.0, 60


class PadKey(Touchable):
    """Names itself in `pressed`; fast fingers may press it twice."""

    pressed = Signal(str)

    def __init__(
        self, kit: Kit, key: str, label: str, parent: QWidget | None = None, icon: str = ""
    ) -> None:
        super().__init__(kit, parent, guard_ms=_GUARD_MS)
        self.key, self._words, self._icon = key, label, icon
        self.describe(label)
        self.fired.connect(lambda: self.pressed.emit(self.key))

    def draw(self, easel: Easel) -> None:
        """Paint the key."""
        colour, lines = easel.theme.colour, easel.theme.line
        whole = QRectF(0, 0, easel.width, easel.height)
        fill = colour.pressed if self.is_pressed else colour.raised
        edge = colour.selected if self.is_pressed else colour.line_strong
        easel.panel(whole, fill, edge, lines.thin)
        if self._icon:
            x, y = (easel.width - _ICON) / 2, (easel.height - _ICON) / 2
            easel.icon(self._icon, x, y, _ICON, colour.text_1)
            return
        role = "card_key" if len(self._words) <= 2 else "action_small"
        easel.text(whole.adjusted(8, 0, -8, 0), self._words, role, colour.text_1, Align.CENTRE)

"""One key of a pad: a letter, a figure, or a word."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.button_ground import draw_ground
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.touch import Touchable

_ICON = 34.0
_GUARD_MS = 60  # the same key twice is meant; a finger that bounces is faster


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
        ink = draw_ground(easel, self)
        if self._icon:
            x, y = (easel.width - _ICON) / 2, (easel.height - _ICON) / 2
            easel.icon(self._icon, x, y, _ICON, ink)
            return
        role = "card_key" if len(self._words) <= 2 else "action_small"
        room = QRectF(8, 0, easel.width - 16, easel.height)
        easel.text(room, self._words, role, ink, Align.CENTRE)

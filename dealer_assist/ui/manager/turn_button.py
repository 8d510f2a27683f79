"""An arrow that turns to what came before or after; a dashed one leads nowhere."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.button_ground import draw_ground
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.touch import Touchable

_ICON = 38.0


class TurnButton(Touchable):
    """Tells that it was pressed; `label` is what a reader of the screen hears."""

    pressed = Signal()

    def __init__(self, kit: Kit, label: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, guard_ms=kit.theme.touch.toggle_guard_ms)
        self._name, self._icon = label, icon
        self.describe(label)
        self.fired.connect(self.pressed)

    def show_state(self, reason: str) -> None:
        """Show an arrow that can be pressed, or say why not."""
        if reason != self.reason:
            self.describe(self._name, reason)
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the arrow in the middle."""
        ink = draw_ground(easel, self)
        left, top = (easel.width - _ICON) / 2, (easel.height - _ICON) / 2
        easel.icon(self._icon, left, top, _ICON, ink)

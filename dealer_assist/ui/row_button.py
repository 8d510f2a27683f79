"""The button at the end of a row: an icon, a word, or both."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.button_ground import draw_ground
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.lists import RowButtonLook
from dealer_assist.ui.paint import SMALLEST_LABEL, Align, Easel
from dealer_assist.ui.touch import Touchable

_SIDE, _GAP, _ICON, _LONE_ICON = 12.0, 10.0, 28.0, 38.0


class RowButton(Touchable):
    """Names its row in `pressed`."""

    pressed = Signal(str)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._key = ""
        self._look = RowButtonLook()
        self.fired.connect(lambda: self.pressed.emit(self._key))

    @property
    def look(self) -> RowButtonLook:
        """Give what is shown."""
        return self._look

    def show_state(self, key: str, look: RowButtonLook) -> None:
        """Show what can be done with a row."""
        if (key, look) != (self._key, self._look):
            self._key, self._look = key, look
            self.describe(look.name or look.words, look.reason)
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the button, dashed where it is shut."""
        look, ink = self._look, draw_ground(easel, self)
        if not look.words and look.icon:
            x, y = (easel.width - _LONE_ICON) / 2, (easel.height - _LONE_ICON) / 2
            easel.icon(look.icon, x, y, _LONE_ICON, ink, 2.2)
            return
        icon = _ICON + _GAP if look.icon else 0.0
        room = easel.width - 2 * _SIDE - icon
        least = easel.theme.width(easel.said(look.words), "action_small", SMALLEST_LABEL)
        if icon and least > room:  # a long word needs the room of its picture
            room, icon = room + icon, 0.0
        width = min(room, easel.width_of(look.words, "action_small"))
        x = (easel.width - width - icon) / 2
        if icon:
            easel.icon(look.icon, x, (easel.height - _ICON) / 2, _ICON, ink)
        box = QRectF(x + icon, 0, width + 1, easel.height)
        easel.text(box, look.words, "action_small", ink, Align.CENTRE)

"""One of a few things to look at: white while it is the one that shows."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.choice_button import ChoiceLook
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.touch import Touchable

_SIDE, _LABEL, _DETAIL = 14.0, 32.0, 26.0


class PickButton(Touchable):
    """Names its choice in `chosen`."""

    chosen = Signal(str)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, guard_ms=kit.theme.touch.toggle_guard_ms)
        self._look = ChoiceLook("", "")
        self.fired.connect(lambda: self.chosen.emit(self._look.key))

    @property
    def look(self) -> ChoiceLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: ChoiceLook) -> None:
        """Show a choice; its detail stands below it."""
        if look != self._look:
            self._look = look
            self.describe(look.label)
            self.setAccessibleDescription(look.detail)
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the words in the middle."""
        colour, lines, look = easel.theme.colour, easel.theme.line, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        ink, soft = colour.text_1, colour.text_2
        if look.is_on and not self.is_pressed:
            easel.panel(whole, colour.selected)
            ink = soft = colour.selected_ink
        else:
            fill = colour.pressed if self.is_pressed else colour.raised
            edge = colour.selected if self.is_pressed else colour.line_strong
            easel.panel(whole, fill, edge, lines.thin)
        used = _LABEL + (_DETAIL if look.detail else 0.0)
        box = QRectF(_SIDE, (easel.height - used) / 2, easel.width - 2 * _SIDE, _LABEL)
        easel.text(box, look.label, "action_small", ink, Align.CENTRE)
        box = QRectF(_SIDE, box.bottom(), box.width(), _DETAIL)
        easel.text(box, look.detail, "action_detail", soft, Align.CENTRE)

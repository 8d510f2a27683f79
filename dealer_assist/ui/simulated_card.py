"""A staff card to swipe by touch: violet and dashed, as everything simulated."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import joined
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import SimulatedCardLook
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.touch import Touchable

_SIDE, _GAP = 18.0, 14.0
_STAR, _STAR_GAP, _ICON = 24.0, 6.0, 28.0
_ROLE, _NAME = 32.0, 26.0


class SimulatedCard(Touchable):
    """Names the card that was swiped."""

    swiped = Signal(str)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = SimulatedCardLook("", "", "")
        self.fired.connect(self._tell)

    @property
    def look(self) -> SimulatedCardLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: SimulatedCardLook) -> None:
        """Show whose card it is."""
        if look != self._look:
            self._look = look
            self.describe(joined(" ", filter(None, (look.role, look.name))))
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint the card's role and name beside its stars."""
        colour, look = easel.theme.colour, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        fill = colour.simulated_mid if self.is_pressed else colour.simulated_well
        edge = colour.selected if self.is_pressed else colour.simulated
        easel.panel(whole, fill, edge, easel.theme.line.device, dashed=True)
        marks = look.stars * (_STAR + _STAR_GAP) - _STAR_GAP if look.stars else _ICON
        words = max(easel.width_of(look.role, "device"), easel.width_of(look.name, "action_detail"))
        words = min(words, easel.width - 2 * _SIDE - marks - _GAP)
        x = (easel.width - marks - _GAP - words) / 2
        middle = easel.height / 2
        if look.stars:
            for star in range(look.stars):
                left = x + star * (_STAR + _STAR_GAP)
                easel.icon("star", left, middle - _STAR / 2, _STAR, colour.simulated)
        else:
            easel.icon(look.icon, x, middle - _ICON / 2, _ICON, colour.simulated, 2.2)
        x += marks + _GAP
        top = middle - (_ROLE + _NAME) / 2
        easel.text(QRectF(x, top, words + 1, _ROLE), look.role, "device", colour.selected)
        name = QRectF(x, top + _ROLE, words + 1, _NAME)
        easel.text(name, look.name, "action_detail", colour.simulated)

    def _tell(self) -> None:
        self.swiped.emit(self._look.key)

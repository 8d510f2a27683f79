"""A subject in the list at the left of the back office: white while it is shown."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.touch import Touchable

_SIDE, _GAP, _ICON = 22.0, 18.0, 32.0
_COUNT = 40.0


@dataclass(frozen=True, slots=True)
class NavLook:
    """A subject; `count` is how much there waits for attention."""

    key: str
    label: str
    icon: str
    is_selected: bool = False
    count: int = 0


class NavButton(Touchable):
    """Names its subject in `pressed`."""

    pressed = Signal(str)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, guard_ms=kit.theme.touch.toggle_guard_ms)
        self._look = NavLook("", "", "")
        self.fired.connect(self._tell)

    @property
    def look(self) -> NavLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: NavLook) -> None:
        """Show a subject."""
        if look != self._look:
            self._look = look
            waiting = f", {look.count} waiting" if look.count else ""
            self.describe(f"{look.label}{waiting}")
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint icon and word, and how many things wait."""
        colour, lines, look = easel.theme.colour, easel.theme.line, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        ink = colour.text_1
        if look.is_selected and not self.is_pressed:
            easel.panel(whole, colour.selected)
            ink = colour.selected_ink
        else:
            fill = colour.pressed if self.is_pressed else colour.raised
            edge = colour.selected if self.is_pressed else colour.line_strong
            easel.panel(whole, fill, edge, lines.thin)
        easel.icon(look.icon, _SIDE, (easel.height - _ICON) / 2, _ICON, ink)
        right = easel.width - _SIDE
        if look.count:
            tile = QRectF(right - _COUNT + 8, (easel.height - _COUNT) / 2, _COUNT, _COUNT)
            easel.panel(tile, colour.fault, radius=_COUNT / 2)
            words = str(look.count) if look.count < 100 else "99"
            easel.text(tile, words, "tag", colour.fault_ink, Align.CENTRE)
            right -= _COUNT
        x = _SIDE + _ICON + _GAP
        easel.text(QRectF(x, 0, right - x + 1, easel.height), look.label, "tab", ink)

    def _tell(self) -> None:
        self.pressed.emit(self._look.key)

"""A subject in the list at the left of the back office: white while it is shown."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.button_ground import draw_ground
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.selectable import Selectable

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


class NavButton(Selectable[NavLook]):
    """Names its subject in `chosen`."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, NavLook("", "", ""), parent)

    def tell(self, look: NavLook) -> None:
        """Say the subject, and how much waits there."""
        waiting = f", {look.count} waiting" if look.count else ""
        self.describe(f"{look.label}{waiting}")

    def draw(self, easel: Easel) -> None:
        """Paint icon and word, and how many things wait."""
        colour, look = easel.theme.colour, self._look
        ink = draw_ground(easel, self, is_on=look.is_selected)
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

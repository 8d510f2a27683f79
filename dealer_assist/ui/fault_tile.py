"""A device to break or a way to break it: violet and dashed, as everything simulated."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.present.faults import TileLook
from dealer_assist.ui.selectable import Selectable

_SIDE, _GAP, _ICON = 18.0, 14.0, 30.0
_LABEL, _DETAIL = 32.0, 26.0


class FaultTile(Selectable[TileLook]):
    """Names device or fault; what is broken is filled and has a check, not only a colour."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, TileLook("", "", ""), parent)

    def tell(self, look: TileLook) -> None:
        """Say the device or the fault, and after it how it stands."""
        self.describe(look.label)
        self.setAccessibleDescription(look.detail)

    def draw(self, easel: Easel) -> None:
        """Paint the tile: icon, label, and below it how it stands."""
        colour, line, look = easel.theme.colour, easel.theme.line, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        is_bright = self.is_pressed or look.is_on
        fill = colour.simulated_mid if is_bright else colour.simulated_well
        edge = colour.selected if self.is_pressed or look.is_chosen else colour.simulated
        width = line.selected if look.is_chosen else line.device
        easel.panel(whole, fill, edge, width, dashed=not look.is_chosen)
        middle, x = easel.height / 2, _SIDE
        if look.icon:
            ink = colour.selected if is_bright or look.is_chosen else colour.simulated
            easel.icon(look.icon, x, middle - _ICON / 2, _ICON, ink, 2.4)
            x += _ICON + _GAP
        room = easel.width - x - _SIDE
        top = middle - (_LABEL + _DETAIL) / 2
        easel.text(QRectF(x, top, room, _LABEL), look.label, "device", colour.selected)
        detail = QRectF(x, top + _LABEL, room, _DETAIL)
        ink = colour.selected if look.is_on else colour.simulated
        easel.text(detail, look.detail, "action_detail", ink)

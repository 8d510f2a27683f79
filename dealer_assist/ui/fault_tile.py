"""A device to break or a way to break it: violet and dashed, as everything simulated."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.present.faults import TileLook
from dealer_assist.ui.touch import Touchable

_SIDE, _GAP, _ICON = 18.0, 14.0, 30.0
_LABEL, _DETAIL = 32.0, 26.0


class FaultTile(Touchable):
    """Names what was touched; what is broken is filled and has a check, not only a colour."""

    touched = Signal(str)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, guard_ms=kit.theme.touch.toggle_guard_ms)
        self._look = TileLook("", "", "")
        self.fired.connect(self._tell)

    @property
    def look(self) -> TileLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: TileLook) -> None:
        """Show a device or a fault."""
        if look != self._look:
            self._look = look
            self.describe(look.label)
            self.setAccessibleDescription(look.detail)
            self.update()

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

    def _tell(self) -> None:
        self.touched.emit(self._look.key)

"""A tab over the hand buttons: which of a seat's two sensors they are for."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import TabLook
from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.selectable import Selectable

TAB_HEIGHT = 74.0
_SIDE, _GAP = 16.0, 14.0
_TILE, _TILE_RADIUS = 40.0, 8.0
_STAR = 28.0


class SensorTab(Selectable[TabLook]):
    """Names its sensor in `chosen`; white while its hands are shown."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, TabLook("", "", ""), parent)

    def tell(self, look: TabLook) -> None:
        """Say the sensor and what it is for."""
        self.describe(f"{look.letter} {look.label}")

    def wanted_width(self) -> float:
        """Give the width that its words need, in design pixels."""
        words = self.kit.theme.width(self._look.label, "tab")
        star = _STAR + _GAP if self._look.has_claim else 0.0
        return 2 * _SIDE + _TILE + _GAP + words + star + 2

    def draw(self, easel: Easel) -> None:
        """Paint letter and label, and a star where a claim is on."""
        colour, lines, look = easel.theme.colour, easel.theme.line, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        middle = easel.height / 2
        ink = colour.text_1
        if look.is_selected and not self.is_pressed:
            easel.panel(whole, colour.selected)
            ink = colour.selected_ink
        else:
            fill = colour.pressed if self.is_pressed else colour.panel
            edge = colour.selected if self.is_pressed else colour.line_strong
            easel.panel(whole, fill, edge, lines.strong if self.is_pressed else lines.thin)
        tile = QRectF(_SIDE, middle - _TILE / 2, _TILE, _TILE)
        is_dark = look.is_selected and not self.is_pressed
        easel.panel(tile, colour.selected_ink if is_dark else colour.raised, radius=_TILE_RADIUS)
        easel.text(tile, look.letter, "tag_large", colour.text_1, Align.CENTRE)
        x, right = _SIDE + _TILE + _GAP, easel.width - _SIDE
        if look.has_claim:
            easel.icon("star", right - _STAR, middle - _STAR / 2, _STAR, ink)
            right -= _STAR + _GAP
        easel.text(QRectF(x, 0, right - x + 1, easel.height), look.label, "tab", ink)

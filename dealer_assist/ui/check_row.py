"""One item of the self-check: well in one line, or not well with its cure."""

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.looks import CheckLook
from dealer_assist.ui.paint import Easel

WELL_HEIGHT = 44.0
_SIDE, _GAP, _ICON = 14.0, 14.0, 26.0
_FAULT_ICON = 40.0
_NAME, _LINE, _EDGE = 32.0, 28.0, 9.0
_OTHER_LANGUAGES = 1.35
_ONE_LINE = 1.15  # a third longer, and a little smaller where it must be


class CheckRow(Canvas):
    """Plain facts, nothing to touch."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = CheckLook("", "")

    @property
    def look(self) -> CheckLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: CheckLook) -> None:
        """Show an item."""
        if look != self._look:
            self._look = look
            self.setAccessibleName(look.name)
            self.setAccessibleDescription(look.found)
            self.update()

    def wanted_width(self) -> float:
        """Give the width that an item which is well needs for its one line, in any language."""
        theme, look = self.kit.theme, self._look
        words = theme.width(look.name, "check_name") + theme.width(look.found, "check_found")
        return _ICON + 2 * _GAP + words * _ONE_LINE

    def wanted_height(self, width: float) -> float:
        """Give the height that the item needs at a width, in any language."""
        if self._look.is_well:
            return WELL_HEIGHT
        room = width - 2 * _SIDE - _FAULT_ICON - _GAP
        words = self.kit.theme.width(self._look.found, "check_detail") * _OTHER_LANGUAGES
        return 2 * _EDGE + _NAME + _LINE * max(1, ceil(words / room))

    def draw(self, easel: Easel) -> None:
        """Paint the item."""
        if self._look.is_well:
            self._draw_well(easel)
        else:
            self._draw_fault(easel)

    def _draw_well(self, easel: Easel) -> None:
        colour, look = easel.theme.colour, self._look
        easel.rule(0, 0, easel.width, colour.line)
        easel.icon("check", 2, (easel.height - _ICON) / 2, _ICON, colour.ok, 3)
        left = _ICON + _GAP
        box = QRectF(left, 0, easel.width - left, easel.height)
        width = easel.text(box, look.name, "check_name", colour.text_2)
        easel.text(box.adjusted(width + _GAP, 0, 0, 0), look.found, "check_found", colour.text_1)

    def _draw_fault(self, easel: Easel) -> None:
        colour, look = easel.theme.colour, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        radius = easel.theme.line.small_radius
        easel.panel(whole, colour.fault_well, colour.fault, easel.theme.line.thin, radius)
        top = (easel.height - _FAULT_ICON) / 2
        easel.icon("triangle", _SIDE, top, _FAULT_ICON, colour.fault, 2.2)
        left = _SIDE + _FAULT_ICON + _GAP
        name = QRectF(left, _EDGE, easel.width - left - _SIDE, _NAME)
        easel.text(name, look.name, "check_fault", colour.text_1)
        room = easel.height - 2 * _EDGE - _NAME
        found = QRectF(left, name.bottom(), name.width(), room)
        easel.paragraph(found, look.found, "check_detail", colour.fault_text, _LINE)

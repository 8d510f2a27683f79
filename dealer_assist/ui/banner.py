"""The violet banner and frame that no simulated screen can be seen without."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Easel

BANNER_HEIGHT = 44.0
FRAME = 7.0
_STRIPE = 26.0
_ICON, _GAP, _PADDING = 28.0, 16.0, 24.0


class Banner(Canvas):
    """Says in capitals what is not real here."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._words = ""

    def show_state(self, words: str) -> None:
        """Show the words; without any the banner is hidden."""
        self.setVisible(bool(words))
        if words != self._words:
            self._words = words
            self.setAccessibleName(words)
            self.update()

    def draw(self, easel: Easel) -> None:
        """Paint stripes, and the words between two flasks."""
        colour = easel.theme.colour
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.hatch(whole, colour.simulated_deep, colour.simulated_mid, _STRIPE)
        marks = 2 * (_ICON + _GAP)
        width = min(easel.width_of(self._words, "banner"), easel.width - marks - 2 * _PADDING)
        left = (easel.width - width) / 2
        block = QRectF(left, 0, width, easel.height)
        margin = marks / 2 + _PADDING
        easel.fill(block.adjusted(-margin, 0, margin, 0), colour.simulated_deep)
        top = (easel.height - _ICON) / 2
        easel.icon("flask", left - _GAP - _ICON, top, _ICON, colour.selected)
        easel.icon("flask", left + width + _GAP, top, _ICON, colour.selected)
        easel.text(block.adjusted(0, 0, 1, 0), self._words, "banner", colour.selected)


def draw_frame(easel: Easel) -> None:
    """Paint the violet frame at the left, right and lower edge of a whole screen."""
    violet = easel.theme.colour.simulated_mid
    easel.fill(QRectF(0, 0, FRAME, easel.height), violet)
    easel.fill(QRectF(easel.width - FRAME, 0, FRAME, easel.height), violet)
    easel.fill(QRectF(0, easel.height - FRAME, easel.width, FRAME), violet)

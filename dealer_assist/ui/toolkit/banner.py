"""The violet banner and frame that no simulated screen can be seen without."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter

BANNER_HEIGHT = 44.0
FRAME = 7.0
_STRIPE = 26.0
_ICON, _GAP, _PADDING = 28.0, 16.0, 24.0


class Banner(Canvas):
    """Says in capitals what is not real here."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._words = ""

    @property
    def words(self) -> str:
        """Give what is shown."""
        return self._words

    def show_state(self, words: str) -> None:
        """Show the words; without any the banner is hidden."""
        self.setVisible(bool(words))
        if words != self._words:
            self._words = words
            self.setAccessibleName(words)
            self.update()

    def draw(self, painter: Painter) -> None:
        """Paint stripes, and the words between two flasks."""
        colour = painter.theme.colour
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.hatch(whole, colour.simulated_deep, colour.simulated_mid, _STRIPE)
        marks = 2 * (_ICON + _GAP)
        width = min(
            painter.wanted_width(self._words, "caption_24"), painter.width - marks - 2 * _PADDING
        )
        left = (painter.width - width) / 2
        block = QRectF(left, 0, width, painter.height)
        margin = marks / 2 + _PADDING
        painter.fill(block.adjusted(-margin, 0, margin, 0), colour.simulated_deep)
        top = (painter.height - _ICON) / 2
        painter.icon("flask", left - _GAP - _ICON, top, _ICON, colour.selected)
        painter.icon("flask", left + width + _GAP, top, _ICON, colour.selected)
        painter.text(block.adjusted(0, 0, 1, 0), self._words, "caption_24", colour.selected)


def draw_frame(painter: Painter) -> None:
    """Paint the violet frame at the left, right and lower edge of a whole screen."""
    violet = painter.theme.colour.simulated_mid
    painter.fill(QRectF(0, 0, FRAME, painter.height), violet)
    painter.fill(QRectF(painter.width - FRAME, 0, FRAME, painter.height), violet)
    painter.fill(QRectF(0, painter.height - FRAME, painter.width, FRAME), violet)

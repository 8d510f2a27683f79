"""The violet banner and frame that no simulated screen can be seen without."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.measures import FRAME
from dealer_assist.ui.toolkit.view import View

_STRIPE = 26.0
_ICON, _GAP, _PADDING = 28.0, 16.0, 24.0


class Banner(View[str]):
    """Says in capitals what is not real here."""

    _model: str = ""

    def show_state(self, model: str) -> None:
        """Show the words; without any the banner is hidden."""
        self.setVisible(bool(model))
        super().show_state(model)

    def changed(self, model: str) -> None:
        """Say the words to assistive tools."""
        self.setAccessibleName(model)

    def draw(self, painter: Painter) -> None:
        """Paint stripes, and the words between two flasks."""
        colour = painter.theme.colour
        painter.hatch(painter.whole, colour.simulated_deep, colour.simulated_mid, _STRIPE)
        marks = 2 * (_ICON + _GAP)
        width = min(
            painter.wanted_width(self._model, "caption_24"), painter.width - marks - 2 * _PADDING
        )
        left = (painter.width - width) / 2
        block = QRectF(left, 0, width, painter.height)
        margin = marks / 2 + _PADDING
        painter.fill(block.adjusted(-margin, 0, margin, 0), colour.simulated_deep)
        top = (painter.height - _ICON) / 2
        painter.icon("flask", left - _GAP - _ICON, top, _ICON, colour.selected)
        painter.icon("flask", left + width + _GAP, top, _ICON, colour.selected)
        painter.text(block.adjusted(0, 0, 1, 0), self._model, "caption_24", colour.selected)


def draw_frame(painter: Painter) -> None:
    """Paint the violet frame at the left, right and lower edge of a whole screen."""
    violet = painter.theme.colour.simulated_mid
    painter.fill(QRectF(0, 0, FRAME, painter.height), violet)
    painter.fill(QRectF(painter.width - FRAME, 0, FRAME, painter.height), violet)
    painter.fill(QRectF(0, painter.height - FRAME, painter.width, FRAME), violet)

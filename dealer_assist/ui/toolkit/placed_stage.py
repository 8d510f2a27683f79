"""A stage that is a part of a page: it has the page's scale and a place on it."""

from PySide6.QtCore import QRect, QRectF

from dealer_assist.ui.toolkit.stage import Stage


class PlacedStage(Stage):
    """Takes a place as every other part of a page does."""

    _scale = 1.0

    def scale(self) -> float:
        """Give the scale of the page."""
        return self._scale

    def place(self, rect: QRectF, scale: float) -> None:
        """Take a place on the page, given in design pixels."""
        self._scale = scale
        left, top = round(rect.left() * scale), round(rect.top() * scale)
        right, bottom = round(rect.right() * scale), round(rect.bottom() * scale)
        self.setGeometry(QRect(left, top, right - left, bottom - top))
        self.lay_out()

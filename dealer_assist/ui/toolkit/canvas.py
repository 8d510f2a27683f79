"""A widget that is painted in design pixels, whatever the size of the screen.

A view whose painting fails stays blank: the traceback is logged, the failure noted, Qt goes on.
"""

import logging

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter

log = logging.getLogger(__name__)

DESIGN_WIDTH = 1920.0
DESIGN_HEIGHT = 1080.0


def scale_for(width: int, height: int) -> float:
    """Give the scale at which the whole design canvas fits a screen."""
    return max(0.01, min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT))


class Canvas(QWidget):
    """Paints itself through `draw`; a parent places it with a rectangle in design pixels."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.scale = 1.0
        self.too_long: tuple[str, ...] = ()

    @property
    def design_width(self) -> float:
        """Give the own width in design pixels."""
        return self.width() / self.scale

    @property
    def design_height(self) -> float:
        """Give the own height in design pixels."""
        return self.height() / self.scale

    def place(self, rect: QRectF, scale: float) -> None:
        """Take a place in the parent, given in design pixels."""
        self.scale = scale
        # Edges are rounded, not sizes: neighbours in the design stay neighbours on the glass.
        left, top = round(rect.left() * scale), round(rect.top() * scale)
        right, bottom = round(rect.right() * scale), round(rect.bottom() * scale)
        self.setGeometry(QRect(left, top, right - left, bottom - top))
        self.arrange()

    def setAccessibleName(self, name: str) -> None:
        """Name the widget for assistive tools, in the reader's language and in one line."""
        super().setAccessibleName(self.context.translator.text(name).replace("\n", " "))

    def setAccessibleDescription(self, description: str) -> None:
        """Describe the widget for assistive tools, in the reader's language."""
        super().setAccessibleDescription(self.context.translator.text(description))

    def arrange(self) -> None:
        """Place the children; called whenever the size or the scale has changed."""

    def draw(self, painter: Painter) -> None:
        """Paint the present model."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint in design pixels and note what did not fit."""
        qpainter = QPainter(self)
        qpainter.setRenderHint(QPainter.RenderHint.Antialiasing)
        qpainter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        qpainter.scale(self.scale, self.scale)
        painter = Painter(
            qpainter, self.context, self.design_width, self.design_height, event.region()
        )
        try:
            self.draw(painter)
        except Exception:
            log.exception("%s could not be painted", type(self).__name__)
            self.context.view_errors.note(self)
        finally:
            qpainter.end()
        self.too_long = tuple(painter.too_long)

    def update_design(self, rect: QRectF) -> None:
        """Repaint only this part, given in design pixels."""
        scaled = QRectF(
            rect.x() * self.scale,
            rect.y() * self.scale,
            rect.width() * self.scale,
            rect.height() * self.scale,
        )
        self.update(scaled.toAlignedRect().adjusted(-1, -1, 1, 1))

"""What every sign has: the banner of what is simulated, its scale, and the words at its foot."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.banner import Banner, draw_frame
from dealer_assist.ui.toolkit.canvas import scale_for
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import foot_of
from dealer_assist.ui.toolkit.values.lettering import Align, TypeRole
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT
from dealer_assist.ui.toolkit.view import M, View


class SignView(View[M]):
    """Fills a window, at the scale that the window allows."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.banner = Banner(context, self)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the design to the new size."""
        self.scale = scale_for(self.width(), self.height())
        self.banner.place(QRectF(0, 0, self.design_width, BANNER_HEIGHT), self.scale)

    def below_banner(self, painter: Painter, banner: str) -> QRectF:
        """Paint the frame of what is simulated; give the room that the banner leaves."""
        if banner:
            draw_frame(painter)
        return painter.whole.adjusted(0, BANNER_HEIGHT if banner else 0.0, 0, 0)


def write_at_foot(
    painter: Painter, box: QRectF, words: str, role: TypeRole, ink: QColor, line: float
) -> QRectF:
    """Write as many lines as words need at the foot of a box; give what is left above them."""
    if not words:
        return box
    room = len(painter.broken(words, role, box.width())) * line
    painter.paragraph(foot_of(box, room), words, role, ink, line, Align.CENTRE)
    return box.adjusted(0, 0, 0, -room)

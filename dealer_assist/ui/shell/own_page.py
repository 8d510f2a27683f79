"""A page over the table that is a widget of its own; the table goes on under it.

The Game Manager is the one: it has a stage for its panes, a request for a card over them, and the
language of whoever is signed in. Every other page is a flow, a `WholePage`, on a `PageStage`.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import TOP
from dealer_assist.ui.toolkit.banner import draw_frame
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT


class OwnPage(Canvas):
    """Covers the table below its banner. A page says in `leave` what it gives back."""

    covers = True
    help_topic = ""
    """What help is given on, where that is not the page itself."""
    closed = Signal()

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.page_context = page_context

    @property
    def has_banner(self) -> bool:
        """Return True if the banner of simulated hardware stays above the page."""
        return self.page_context.desk.table.setup.is_simulated

    @property
    def help_below(self) -> int:
        """Return how many pixels at the top help leaves seen."""
        return int((BANNER_HEIGHT + TOP) * self.scale) if self.has_banner else 0

    def refresh(self) -> None:
        """Show the desk as it is now; called after every change that is on record."""

    def tick(self, now_ms: int) -> None:
        """Let time pass."""

    def leave(self) -> None:
        """Hand back what the page has borrowed; it is closed for good."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the controls from reaching the table."""

    def draw(self, painter: Painter) -> None:
        """Paint the ground, and the frame of what is simulated."""
        painter.fill(painter.whole, painter.theme.colour.bg)
        if self.has_banner:
            draw_frame(painter)

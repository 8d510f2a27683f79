"""A whole page over the table: a title, a body, and the way back. The table goes on under it.

A page says in `content` what stands in its body and in `ways` what stands beside the way back, both
as trees of boxes; `arrange` builds them anew, so it is called where a page shows something else.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import draw_frame
from dealer_assist.ui.toolkit.boxes import Placed, lay_out, paint
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.nodes import Node
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT, HELP_ROOM, HELP_SIZE
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

BACK = "back"
SIDE, TOP, GAP = 28.0, 20.0, 16.0
HEAD, FOOT = 96.0, 112.0
_BACK_WIDTH = 424.0


class ShellPage(Canvas):
    """Covers the table below its banner. A page says in `leave` what it gives back."""

    covers = True
    title = ""
    detail = ""
    has_title = True
    help_topic = ""
    """What help is given on, where that is not the page itself."""
    closed = Signal()

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.page_context = page_context
        self._placed: list[Placed] = []
        self.setAccessibleName(self.title)
        self.help_button = HelpButton(context, self)
        self.back = ActionButton(context, self)
        self.back.show_state(Button(BACK, Msg("BACK TO TABLE"), "arrow-left"))
        self.back.pressed.connect(lambda key: self.closed.emit())

    @property
    def has_banner(self) -> bool:
        """Tell whether the banner of simulated hardware stays above the page."""
        return self.page_context.desk.table.setup.is_simulated

    @property
    def help_below(self) -> int:
        """Return how many pixels at the top help leaves seen."""
        return int(self.head().top() * self.scale) if self.has_banner else 0

    def refresh(self) -> None:
        """Show the desk as it stands; called after every change that is on record."""

    def tick(self, now_ms: int) -> None:
        """Let time pass."""

    def leave(self) -> None:
        """Give back what the page has borrowed; it is closed for good."""

    def content(self) -> Node:
        """Give the body as a tree of boxes."""
        return Node()

    def ways(self) -> Node:
        """Give what stands right of the way back."""
        return Node()

    def button(self, press: Callable[[], object], icon_size: float = 40.0) -> ActionButton:
        """Make a button of the page."""
        button = ActionButton(self.context, self, icon_size=icon_size)
        button.pressed.connect(lambda key: press())
        return button

    def head(self) -> QRectF:
        """Give the room of title and detail, left of the way to help."""
        top = (BANNER_HEIGHT if self.has_banner else 0.0) + TOP
        return QRectF(SIDE, top, self.design_width - 2 * SIDE - HELP_ROOM, HEAD)

    def body(self) -> QRectF:
        """Give the room between the title and the buttons."""
        top = self.head().bottom()
        return QRectF(SIDE, top, self.design_width - 2 * SIDE, self.foot().top() - GAP - top)

    def foot(self) -> QRectF:
        """Give the row of buttons, the way back included."""
        top = self.design_height - TOP - FOOT
        return QRectF(SIDE, top, self.design_width - 2 * SIDE, FOOT)

    def beside_back(self) -> QRectF:
        """Give the row of buttons right of the way back."""
        foot = self.foot()
        return foot.adjusted(_BACK_WIDTH + GAP, 0, 0, 0)

    def below_banner(self) -> QRectF:
        """Give all that a prompt or a screen over the page may cover."""
        top = BANNER_HEIGHT if self.has_banner else 0.0
        return QRectF(0, top, self.design_width, self.design_height - top)

    def arrange(self) -> None:
        """Place the ways back and to help, and build the trees anew."""
        line = QRectF(SIDE, self.head().top(), self.design_width - 2 * SIDE, HELP_SIZE)
        self.help_button.stand_at_end(line, self.scale)
        foot = self.foot()
        self.back.place(QRectF(foot.left(), foot.top(), _BACK_WIDTH, FOOT), self.scale)
        self._placed = lay_out(self.content(), self.body(), self)
        self._placed += lay_out(self.ways(), self.beside_back(), self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the controls from reaching the table."""

    def draw(self, painter: Painter) -> None:
        """Paint ground, title and trees."""
        colour = painter.theme.colour
        painter.fill(painter.whole, colour.bg)
        if self.has_banner:
            draw_frame(painter)
        if self.has_title:
            self._draw_title(painter)
        paint(self._placed, painter)

    def _draw_title(self, painter: Painter) -> None:
        colour = painter.theme.colour
        head = self.head()
        title = QRectF(head.left(), head.top(), head.width(), 46)
        painter.text(title, self.title, "heavy_38", colour.text_1)
        painter.text(title.translated(0, 46), self.detail, "medium_24", colour.text_2)

"""What is asked over a screen: no touch goes through it, and the way to help stands at its head.

Its sheet lies on the screen dimmed; the banner of what is simulated stays bright.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.banner import draw_frame
from dealer_assist.ui.toolkit.boxes import Slot
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.nodes import Node, column, space, stack
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_LABEL
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT, HELP_ROOM, HELP_SIZE
from dealer_assist.value import Value

_TITLE_TOP, _TITLE, _LINE = 18.0, 46.0, 30.0


class _AtEnd(Value):
    """Places the way to help at the right end of its box."""

    button: HelpButton

    def place(self, rect: QRectF, scale: float) -> None:
        self.button.stand_at_end(rect, scale)


class AskedOver(Canvas):
    """Without `has_help` the way to help stands around it."""

    covers = True

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, has_help: bool = True
    ) -> None:
        super().__init__(context, parent)
        self.help_button = HelpButton(context, self)
        self.help_button.setVisible(has_help)

    @property
    def help_room(self) -> float:
        """Return what the way to help takes of the head."""
        return 0.0 if self.help_button.isHidden() else HELP_ROOM

    def with_help(self, inner: Node, top: float = 0.0) -> Node:
        """Stand the way to help at the end of a node's first line."""
        return stack(inner, column(space(top), Slot(_AtEnd(self.help_button)).of(HELP_SIZE)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep touches beside the controls from reaching what lies under it."""


def draw_sheet(
    painter: Painter,
    box: QRectF,
    padding: float,
    words: tuple[str, str],
    *,
    keeps_banner: bool,
    beside: float = 0.0,
) -> None:
    """Dim the table and paint a sheet with its title and detail; the banner stays bright.

    `beside` is what the words leave at their right end.
    """
    colour = painter.theme.colour
    top = BANNER_HEIGHT if keeps_banner else 0.0
    painter.fill(QRectF(0, top, painter.width, painter.height - top), colour.scrim)
    if keeps_banner:
        draw_frame(painter)
    painter.panel(box, colour.panel, colour.line_strong)
    left, width = box.left() + padding, box.width() - 2 * padding - beside
    title = QRectF(left, box.top() + _TITLE_TOP, width, _TITLE)
    painter.text(title, words[0], "heavy_38", colour.text_1)
    below = title.translated(0, _TITLE)
    if painter.theme.width(painter.said(words[1]), "medium_24", SMALLEST_LABEL) <= width:
        painter.text(below, words[1], "medium_24", colour.text_2)
        return
    below.setHeight(2 * _LINE)
    if len(painter.broken(words[1], "medium_24", width)) > 2:
        painter.label(below, words[1], "medium_24", colour.text_2)
        return
    painter.paragraph(below, words[1], "medium_24", colour.text_2, _LINE)

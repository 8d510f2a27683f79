"""The way to help by touch: a small "?" at the end of a head line, on whatever has one."""

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.values.measures import HELP_SIZE

_INSET = 6.0


class HelpButton(Touchable):
    """Asks the window for help, as the key of a keyboard does; painted smaller than it is felt."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.describe(Msg("HELP"))
        self.fired.connect(self._ask)

    def stand_at_end(self, line: QRectF, scale: float) -> None:
        """Take the right end of a head line, at the middle of its height."""
        self.place(self.end_of(line, scale), scale)

    def end_of(self, line: QRectF, scale: float) -> QRectF:
        """Return its place at the right end of a line."""
        # In whole pixels: rounded at both ends it would be smaller than a finger on some screens.
        size = ceil(HELP_SIZE * scale) / scale
        left, top = line.right() - size, int((line.center().y() - size / 2) * scale) / scale
        return QRectF(left, top, size, size)

    def draw(self, painter: Painter) -> None:
        """Paint a question mark on raised ground."""
        colour = painter.theme.colour
        box = painter.whole.adjusted(_INSET, _INSET, -_INSET, -_INSET)
        fill, edge = colour.raised, colour.line_strong
        if self.is_pressed:
            fill, edge = colour.pressed, colour.selected
        painter.panel(box, fill, edge)
        painter.text(box, "?", "heavy_38", colour.text_1, Align.CENTRE)

    def _ask(self) -> None:
        ask = getattr(self.window(), "open_help", None)
        if ask is not None:
            ask()

"""What the kiosk shows where no table can be opened, and the help that is read below it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.help.over import HelpOver, HelpPoint
from dealer_assist.ui.pages.startup_error.page import (
    BUTTON,
    CORNER,
    GAP,
    ICON,
    LINE,
    PADDING,
    SIDE,
    TITLE,
    Trouble,
    TroubleFlow,
)
from dealer_assist.ui.toolkit.boxes import Room, becomes
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Node
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.stage import Stage

_FEWEST_LINES = 3
_HELP_LEAST = 480.0  # below the longest sentence there is a page to read still


class TroubleStage(Stage):
    """Shows one flow; it moves up while its help is read."""

    def __init__(
        self, context: UiContext, trouble: TroubleFlow, parent: QWidget | None = None
    ) -> None:
        self._trouble = trouble
        super().__init__(context, context.clock_ms, trouble, parent)
        self.help = HelpOver(self, self._help_point)

    def ask(self, words: str) -> None:
        """Say below the trouble what is asked for, or what was wrong with it."""
        self._trouble.said = words
        self.show_flows()

    def beat(self) -> None:
        """Let a hold fill, and help be read."""
        super().beat()
        self.help.beat()
        if self._trouble.is_read is not (is_read := self.help.stage is not None):
            self._trouble.is_read = is_read
            self.show_flows()

    def leave(self) -> None:
        """Hold nothing that must be given back."""

    def _help_point(self) -> HelpPoint:
        """Return help below the sentence: what is wrong is read beside what is done about it."""
        scale = self.scale()
        room = QRectF(0, 0, self.width() / scale, self.height() / scale)
        high = _high(self._trouble.trouble(), room, self.context)
        below = min(CORNER + high + CORNER, room.height() - _HELP_LEAST)
        return HelpPoint(self._trouble.help_topic, self.context, round(below * scale))


@becomes(Trouble)
def _placed(node: Trouble, box: QRectF, room: Room) -> Node:
    high = _high(node, box, room.context)
    middle = (box.height() - high - GAP - BUTTON) / 2
    return node.placed(CORNER if node.is_read else middle, box.width() - 2 * SIDE, high)


def _high(node: Trouble, box: QRectF, context: UiContext) -> float:
    """Return how high the panel of a sentence is."""
    width = box.width() - 2 * SIDE
    ruler = Painter(QPainter(), context, width, box.height())
    written = ruler.broken(node.sentence, "medium_30", width - 2 * PADDING - ICON - GAP)
    most = box.height() - 2 * GAP - BUTTON - GAP - (LINE + GAP if node.said else 0)
    return min(most, 2 * PADDING + TITLE + GAP + max(_FEWEST_LINES, len(written)) * LINE)

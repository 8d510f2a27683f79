"""What is asked over a screen: no touch goes through it, and the way to help stands at its head."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.boxes import Slot
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.nodes import Node, column, space, stack
from dealer_assist.ui.toolkit.values.measures import HELP_ROOM, HELP_SIZE
from dealer_assist.value import Value


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

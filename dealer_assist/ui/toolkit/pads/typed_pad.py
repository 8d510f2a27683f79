"""A pad that something is typed on: its question and keys as boxes, the ways back and on below."""

from abc import abstractmethod

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.asked_over import AskedOver
from dealer_assist.ui.toolkit.boxes import Placed, Slot, lay_out, paint
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Node, row
from dealer_assist.ui.toolkit.painter import Painter

FOOT = 112.0


class TypedPad(AskedOver):
    """Tells in `left` that nothing is to come of it; each kind tells what was typed."""

    left = Signal()

    def __init__(
        self, context: UiContext, parent: QWidget | None = None, *, has_help: bool = True
    ) -> None:
        super().__init__(context, parent, has_help=has_help)
        self._tree = Node()
        self._placed: list[Placed] = []
        self.back, self.done = ActionButton(context, self), ActionButton(context, self)
        self.back.pressed.connect(lambda key: self.left.emit())
        self.done.pressed.connect(lambda key: self.give())

    @abstractmethod
    def give(self) -> None:
        """Emit what was typed."""

    @abstractmethod
    def body(self) -> Node:
        """Return question, keys and ways out as they stand now."""

    def follow(self) -> None:
        """Show what is typed by now."""
        self._tree = self.body()
        self.arrange()
        self.update()

    def ways_out(self, gap: float) -> Node:
        """Return the row of both ways, the way back first."""
        return row(Slot(self.back), Slot(self.done), gap=gap).of(FOOT)

    def arrange(self) -> None:
        """Place keys and ways out."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        self._placed = lay_out(self._tree, whole, self)

    def draw(self, painter: Painter) -> None:
        """Paint the question and what is typed."""
        painter.fill(painter.whole, painter.theme.colour.bg)
        paint(self._placed, painter)

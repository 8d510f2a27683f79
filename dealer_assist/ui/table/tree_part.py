"""A part of the table's screen that is a tree of plain nodes; its touches lead where buttons do."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.model.hand_cards import HandCards
from dealer_assist.ui.table.part import TablePart
from dealer_assist.ui.toolkit.boxes import Placed, lay_out, paint, paints
from dealer_assist.ui.toolkit.card_face import draw_cards
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.controls import Controls
from dealer_assist.ui.toolkit.nodes import Node
from dealer_assist.ui.toolkit.painter import Painter


class TreePart(TablePart):
    """Shows a tree in all of its room, and keeps a widget for each control by its touch."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._tree: Node | None = None
        self._placed: list[Placed] = []
        self.controls = Controls(self, self.press)

    @property
    def tree(self) -> Node | None:
        """Return what is shown."""
        return self._tree

    def show_state(self, tree: Node) -> None:
        """Show a tree; a new state is also the answer to the last press."""
        is_new, self._tree = tree != self._tree, tree
        self.arrange()
        if is_new:
            self.update()

    def arrange(self) -> None:
        """Lay the tree out, and its controls over it."""
        if self._tree is None:
            return
        whole = QRectF(0, 0, self.design_width, self.design_height)
        self._placed = list(lay_out(self._tree, whole, self))
        self.controls.show(self._placed)

    def draw(self, painter: Painter) -> None:
        """Paint what is no widget."""
        paint(self._placed, painter)


@paints(HandCards)
def _cards(painter: Painter, box: QRectF, node: HandCards) -> None:
    """Lay cards from the left; many of them lie closer."""
    wide = min(node.width, (box.width() + node.gap) / max(1, len(node.cards)) - node.gap)
    draw_cards(painter, box, node.cards, wide, node.gap)

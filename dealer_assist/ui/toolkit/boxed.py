"""A view whose picture is a tree of boxes: laid out and painted from one expression."""

from abc import abstractmethod

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.boxes import Node, Room
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.view import M, View


class Boxed(View[M]):
    """Builds its tree anew for each model; what is touched on it stands in slots."""

    _tree = Node()

    @abstractmethod
    def body(self, model: M) -> Node:
        """Give the picture as a tree of boxes."""

    def room(self) -> QRectF:
        """Give the room of the tree: all of the view."""
        return QRectF(0, 0, self.design_width, self.design_height)

    def changed(self, model: M) -> None:
        """Build the tree, and place what stands in it."""
        self._tree = self.body(model)
        self.arrange()

    def arrange(self) -> None:
        """Lay the tree out."""
        if self.shows_something:
            self._tree.lay(self.room(), Room(self.context, self.scale))

    def draw(self, painter: Painter) -> None:
        """Paint what is no widget."""
        self._tree.paint(painter)

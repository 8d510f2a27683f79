"""Views and controls that are a tree of boxes: laid out and painted from one expression."""

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.boxes import Placed, lay_out, paint, paint_tree
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Node, Panel
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.selectable import Model, Selectable
from dealer_assist.ui.toolkit.view import M, View


class Boxed(View[M]):
    """Builds its tree anew for each model; what is touched on it is in slots."""

    _tree = Node()
    _placed: Sequence[Placed] = ()

    @abstractmethod
    def body(self, model: M) -> Node:
        """Return the picture as a tree of boxes."""

    def room(self) -> QRectF:
        """Return the room of the tree: all of the view."""
        return QRectF(0, 0, self.design_width, self.design_height)

    def changed(self, model: M) -> None:
        """Build the tree, and place what is in it."""
        self._tree = self.body(model)
        self.arrange()

    def arrange(self) -> None:
        """Lay the tree out."""
        if self.shows_something:
            self._placed = lay_out(self._tree, self.room(), self)

    def ground_of(self, widget: QWidget) -> QRectF:
        """Return the box of the panel that a widget is on."""
        centre = widget.geometry().center()
        middle = QPointF(centre.x() / self.scale, centre.y() / self.scale)
        grounds = [box for node, box in self._placed if isinstance(node, Panel) and node.fill]
        return [box for box in grounds if box.contains(middle)][-1]

    def draw(self, painter: Painter) -> None:
        """Paint what is no widget."""
        paint(self._placed, painter)


class BoxedButton(Selectable[Model]):
    """Has a face for a model, made whenever it is painted; before the first one it has none."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, None, parent)

    @abstractmethod
    def face(self, model: Model) -> Node:
        """Return what is painted; it may depend on the finger."""

    def draw(self, painter: Painter) -> None:
        """Lay the face out, and paint it."""
        if self.shows_something:
            paint_tree(self.face(self.model), painter.whole, painter)

"""Views and controls that are a tree of boxes: laid out and painted from one expression."""

from abc import abstractmethod
from typing import cast

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.boxes import Node, Room
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.selectable import Model, Selectable
from dealer_assist.ui.toolkit.view import M, View
from dealer_assist.value import Value


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


class _Nothing(Value):
    key: object = None


class BoxedButton(Selectable[Model]):
    """Gives its face for a model, anew whenever it is painted; before the first one it has none."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, cast("Model", _Nothing()), parent)

    @abstractmethod
    def face(self, model: Model) -> Node:
        """Give what is painted; it may depend on the finger."""

    def draw(self, painter: Painter) -> None:
        """Lay the face out, and paint it."""
        if isinstance(self._model, _Nothing):
            return
        face = self.face(self._model)
        face.lay(painter.whole, Room(self.context, self.scale))
        face.paint(painter)

"""A control whose face is a tree of boxes, made anew whenever it is painted."""

from abc import abstractmethod
from typing import cast

from PySide6.QtWidgets import QWidget

from dealer_assist.frozen import frozen
from dealer_assist.ui.toolkit.boxes import Node, Room
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.selectable import Model, Selectable


@frozen
class _Nothing:
    key: object = None


class BoxedButton(Selectable[Model]):
    """Gives its face for a model; before the first one it has none."""

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

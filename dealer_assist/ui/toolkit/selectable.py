"""One control among others of its kind: it shows a model and names its key when it is chosen."""

from abc import abstractmethod
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.touchable import Touchable


class KeyedModel(Protocol):
    """The model of one thing among others."""

    @property
    def key(self) -> object:
        """Tell it from the others."""


Model = TypeVar("Model", bound=KeyedModel)


class Selectable(Touchable, Generic[Model]):
    """Names its key in `chosen`; each kind says what is printed on it, and paints it."""

    chosen = Signal(object)

    def __init__(self, context: UiContext, blank: Model, parent: QWidget | None = None) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        self._model = blank
        self.fired.connect(lambda: self.chosen.emit(self._model.key))

    @property
    def model(self) -> Model:
        """Give what is shown."""
        return self._model

    def show_state(self, model: Model) -> None:
        """Show a model; the same one again is not painted anew, another thing comes up anew."""
        if model != self._model:
            was, self._model = self._model, model
            if was.key != model.key:
                self.come_anew()
            self.tell(model)
            self.update()

    @abstractmethod
    def tell(self, model: Model) -> None:
        """Describe the control for the finger that looks for it, and for assistive tools."""

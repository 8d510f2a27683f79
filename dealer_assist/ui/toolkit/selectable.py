"""One control among others of its kind: it shows a model and names its key when it is chosen."""

from abc import abstractmethod
from typing import Protocol, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.view import View


class KeyedModel(Protocol):
    """The model of one thing among others."""

    @property
    def key(self) -> object:
        """Return what tells it from the others."""


Model = TypeVar("Model", bound=KeyedModel)


class Selectable(Touchable, View[Model]):
    """Names its key in `chosen`; each kind says what is printed on it, and paints it."""

    chosen = Signal(object)
    _model: Model

    def __init__(
        self, context: UiContext, blank: Model | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent, guard_ms=context.theme.touch.toggle_guard_ms)
        if blank is not None:
            self._model = blank
        self.fired.connect(lambda: self.chosen.emit(self.model.key))

    def show_state(self, model: Model) -> None:
        """Show a model; another thing than before comes up anew."""
        if not self.shows_something or model.key != self.model.key:
            self.come_anew()
        super().show_state(model)

    def changed(self, model: Model) -> None:
        """Say what it is now."""
        self.tell(model)

    @abstractmethod
    def tell(self, model: Model) -> None:
        """Describe the control for the finger that looks for it, and for assistive tools."""

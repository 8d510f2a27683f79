"""A control that stands for one of several things: it shows a look and names its key."""

from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.touch import Touchable


class Keyed(Protocol):
    """A look of one thing among others."""

    @property
    def key(self) -> object:
        """Tell it from the others."""


Look = TypeVar("Look", bound=Keyed)


class Selectable(Touchable, Generic[Look]):
    """Names its key in `chosen`; each kind says what is printed on it, and paints it."""

    chosen = Signal(object)

    def __init__(self, kit: Kit, blank: Look, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, guard_ms=kit.theme.touch.toggle_guard_ms)
        self._look = blank
        self.fired.connect(lambda: self.chosen.emit(self._look.key))

    @property
    def look(self) -> Look:
        """Give what is shown."""
        return self._look

    def show_state(self, look: Look) -> None:
        """Show a look; the same one again is not painted anew."""
        if look != self._look:
            self._look = look
            self.tell(look)
            self.update()

    def tell(self, look: Look) -> None:
        """Describe the control for the finger that looks for it, and for assistive tools."""
        raise NotImplementedError

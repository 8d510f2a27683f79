"""As many widgets as there are models: made once, shown again, hidden where they are too many."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget


class Showing(Protocol):
    """A widget that shows a model."""

    def show_state(self, model: Any, /) -> None:
        """Show it."""

    def setVisible(self, visible: bool, /) -> None:  # noqa: FBT001 - Qt's own
        """Show or hide the widget."""


W = TypeVar("W", bound=Showing)


class Children(Generic[W]):
    """A pool. `make` gives a widget that lies on its parent and tells its touches already."""

    def __init__(self, make: Callable[[], W]) -> None:
        self._make = make
        self._made: list[W] = []
        self._count = 0

    def __iter__(self) -> Iterator[W]:
        return iter(self.shown)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, place: int) -> W:
        return self.shown[place]

    @property
    def shown(self) -> list[W]:
        """Return those that show, in the order of their models."""
        return self._made[: self._count]

    def show(self, models: Sequence[Any]) -> list[W]:
        """Show these, and give a widget for each."""
        while len(self._made) < len(models):
            self._made.append(self._make())
        self._count = len(models)
        for widget, model in zip(self._made, models, strict=False):
            widget.show_state(model)
        for place, widget in enumerate(self._made):
            widget.setVisible(place < self._count)
        return self.shown


def show_or_hide(widget: Showing, model: object | None) -> None:
    """Show a model where there is one, and hide the widget where there is none."""
    if model is not None:
        widget.show_state(model)
    widget.setVisible(model is not None)


def pool(
    make: Callable[[], W],
    told: Callable[[W], SignalInstance],
    heard: SignalInstance | Callable[[Any], object],
) -> Children[W]:
    """Return a pool of controls whose signal is heard."""

    def made() -> W:
        control = make()
        told(control).connect(heard)
        return control

    return Children(made)


def drop(gone: QWidget | None) -> None:
    """Take a widget away for good, at once."""
    if gone is not None:
        gone.hide()
        gone.setParent(None)
        gone.deleteLater()

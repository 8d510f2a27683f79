"""A widget that shows one model and is painted anew only when that has changed."""

from typing import Generic, TypeVar

from dealer_assist.ui.toolkit.canvas import Canvas

M = TypeVar("M")


class View(Canvas, Generic[M]):
    """Shows a model; a kind paints it in `draw` and hears of a new one in `changed`.

    One that is painted before it was told anything has a blank as its first `_model`.
    """

    _model: M | None = None

    @property
    def model(self) -> M:
        """Return what is shown; there is nothing before the first `show_state`."""
        if self._model is None:
            raise LookupError(f"{type(self).__name__} shows nothing yet; call show_state first")
        return self._model

    @property
    def shows_something(self) -> bool:
        """Return True if a model was ever shown."""
        return self._model is not None

    def show_state(self, model: M) -> None:
        """Show a model; the same one again costs nothing."""
        if model == self._model:
            return
        self._model = model
        self.changed(model)
        self.update()

    def changed(self, model: M) -> None:
        """Take over what children or assistive tools need of a new model."""

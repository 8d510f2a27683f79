"""The pause and the power cut of a lesson: whoever runs it hears what was touched."""

from collections.abc import Callable

from dealer_assist.ui.school.lesson.model import CoverModel, CoverTouch
from dealer_assist.ui.school.lesson.presenter import dark_model, pause_model
from dealer_assist.ui.toolkit.flow import Flow, Stay, Step


class CoverFlow(Flow[CoverModel, CoverTouch]):
    """Lies over the table until it is taken away."""

    help_topic = "school.lesson"

    def __init__(self, told: Callable[[CoverTouch], None]) -> None:
        self._told = told

    def take(self, touch: CoverTouch) -> Step:
        """Tell what was touched."""
        self._told(touch)
        return Stay()


class PauseFlow(CoverFlow):
    """The table is paused."""

    def model(self) -> CoverModel:
        """Show the way out and the way on."""
        return pause_model()


class DarkFlow(CoverFlow):
    """The kiosk is without power."""

    def model(self) -> CoverModel:
        """Show the way to switch it on."""
        return dark_model()

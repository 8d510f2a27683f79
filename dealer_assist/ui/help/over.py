"""Help over a screen: opened at what stands there, put away when something else stands there."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.children import drop
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.value import Value

if TYPE_CHECKING:  # loaded when help is first asked for; a table has no stage
    from dealer_assist.ui.help.stage import HelpStage
    from dealer_assist.ui.toolkit.stage import Stage


class HelpPoint(Value):
    """Where help is asked for: what stands there, for whom, and how many pixels stay seen."""

    topic: str
    context: UiContext
    below: int = 0


class HelpOver:
    """Holds the help that lies over a face, if any. `point` says what stands there now."""

    def __init__(self, face: QWidget, point: Callable[[], HelpPoint]) -> None:
        self._face, self._point = face, point
        self._topic = ""
        self.stage: HelpStage | None = None

    def open(self) -> None:
        """Open the page of what stands there."""
        from dealer_assist.ui.help.stage import HelpStage

        self.close()
        point = self._point()
        self._topic = point.topic
        self.stage = HelpStage(point.topic, point.context, point.below, self._face)
        self.stage.left.connect(lambda _: self.close())
        self.stage.show()
        self.stage.raise_()

    def close(self) -> None:
        """Put help away."""
        drop(self.stage)
        self.stage = None

    def beat(self) -> None:
        """Put help away where something else stands there now: that comes first."""
        if self.stage is None:
            return
        if self._point().topic != self._topic:
            self.close()
        else:
            self.stage.beat()


def stage_point(stage: "Stage") -> HelpPoint:
    """Return help on the flow on top; prompt or head line of its screen stay seen."""
    parts = stage.top_screen.parts
    above = (parts.prompt, parts.head, parts.banner)
    seen = next((one for one in above if one.isVisible()), None)
    below = 0 if seen is None else end_of(seen, stage)
    return HelpPoint(stage.flow.help_topic, stage.context, below)


def end_of(seen: QWidget, within: QWidget) -> int:
    """Return the first line of pixels below what stays seen."""
    return int(seen.mapTo(within, seen.rect().bottomLeft()).y()) + 1

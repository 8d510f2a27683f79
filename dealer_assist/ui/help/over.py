"""Help over a screen: opened at what stands there, put away when something else stands there."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.help.point import HelpPoint
from dealer_assist.ui.toolkit.children import drop

if TYPE_CHECKING:  # loaded when help is first asked for
    from dealer_assist.ui.help.stage import HelpStage


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
        self.stage = HelpStage(point, self._face)
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

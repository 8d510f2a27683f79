"""The stage of help: over what is seen, below what stays seen."""

from functools import cache

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QWidget

from dealer_assist import paths
from dealer_assist.catalog.handbook import Handbook, load_help_map
from dealer_assist.ui.help import sheets  # noqa: F401 - what a chapter is laid out by
from dealer_assist.ui.help.flow import HelpPageFlow
from dealer_assist.ui.toolkit.canvas import scale_for
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Stage


class HelpStage(Stage):
    """Lies over its parent, in its scale, below what stays seen; follows its size."""

    def __init__(self, topic: str, context: UiContext, below: int, parent: QWidget) -> None:
        self._over = parent
        self._below = below / self.scale()
        language = context.translator.language
        page = HelpPageFlow(shipped(), help_map()[topic], language, is_first=True)
        super().__init__(context, context.clock_ms, page, parent)
        parent.installEventFilter(self)
        self.lie()

    def scale(self) -> float:
        """Return the scale of what it lies over."""
        return scale_for(self._over.width(), self._over.height())

    def lie(self) -> None:
        """Take the room below what stays seen."""
        whole, below = self._over.rect(), round(self._below * self.scale())
        self.setGeometry(QRect(0, below, whole.width(), whole.height() - below))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of what it lies over."""
        if event.type() == QEvent.Type.Resize:
            self.lie()
        return False


@cache
def shipped() -> Handbook:
    """Return the handbook that came with the program."""
    return Handbook(paths.handbook())


@cache
def help_map() -> dict[str, str]:
    """Return the page of every screen."""
    return dict(load_help_map(paths.resources() / "help" / "pages.toml"))

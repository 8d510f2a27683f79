"""The table of a lesson, and what may lie over it while the lesson's clock stands still."""

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.help.over import HelpOver, stage_point
from dealer_assist.ui.school import paint as paint
from dealer_assist.ui.school.lesson_cover import DarkFlow, PauseFlow
from dealer_assist.ui.school.lesson_question import LessonQuestion, QuestionFlow
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.flow import Flow
from dealer_assist.ui.toolkit.stage import Stage


class TableFace(Protocol):
    """The table's own face."""

    def beat(self) -> None: ...

    def leave(self) -> None: ...

    @property
    def help(self) -> HelpOver: ...


class LessonStage(QWidget):
    """Holds the real table's screen. `play` lets the lesson's world do what is due.

    `told` carries a `CoverTouch`: what was touched on what lies over the table.
    """

    told = Signal(object)

    def __init__(
        self, context: UiContext, table: TableFace, page: QWidget, play: Callable[[], None]
    ) -> None:
        super().__init__()
        self._context, self._table, self._page, self._play = context, table, page, play
        self._cover: Stage | None = None
        self._cover_help: HelpOver | None = None
        page.setParent(self)
        page.show()

    @property
    def help(self) -> HelpOver:
        """Return the help on what lies over the table, else the table's own."""
        return self._cover_help or self._table.help

    @property
    def cover(self) -> Stage | None:
        """Return what covers the table."""
        return self._cover

    def pause(self) -> None:
        """Cover the table; whoever calls has stopped the clock."""
        self._lay(PauseFlow(self.told.emit))

    def go_dark(self) -> None:
        """Cut the power; whoever calls has stopped the clock."""
        self._lay(DarkFlow(self.told.emit))

    def ask(self, asked: LessonQuestion, answered: Callable[[int], None]) -> None:
        """Lay a question over the table; `answered` hears of the cents after the verdict."""
        self._lay(QuestionFlow(asked, self._context.clock_ms, answered))

    def replace(self, table: TableFace, page: QWidget) -> None:
        """Show the table that was opened anew in the place of the one that was left."""
        gone, self._table, self._page = self._page, table, page
        _drop(gone)
        page.setParent(self)
        page.setGeometry(self.rect())
        page.show()

    def uncover(self) -> None:
        """Let the table be seen again."""
        gone, self._cover = self._cover, None
        if self._cover_help is not None:
            self._cover_help.close()
            self._cover_help = None
        if gone is not None:
            _drop(gone)

    def beat(self) -> None:
        """Let time pass for table and lesson; covered, both stand still."""
        if self._cover is not None:
            self._cover.beat()
            self.help.beat()
            return
        self._table.beat()
        self._play()

    def leave(self) -> None:
        """Let go of the table."""
        self.uncover()
        self._table.leave()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table over the whole room, and what lies over it too."""
        self._page.setGeometry(self.rect())
        if self._cover is not None:
            self._cover.setGeometry(self.rect())

    def _lay(self, flow: Flow[Any, Any]) -> None:
        self.uncover()
        cover = Stage(self._context, self._context.clock_ms, flow, self)
        cover.left.connect(lambda _: self.uncover())
        cover.setGeometry(self.rect())
        cover.show()
        cover.raise_()
        self._cover, self._cover_help = cover, HelpOver(self, lambda: stage_point(cover))


def _drop(gone: QWidget) -> None:
    gone.hide()
    gone.setParent(None)
    gone.deleteLater()

"""The school on the screen: one screen at a time, each drawn from what was played before."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.desk.clock import Clock
from dealer_assist.frozen import frozen
from dealer_assist.school.mistakes import Recorded
from dealer_assist.school.score import Report
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.presenters.school import intro, result, today
from dealer_assist.ui.presenters.school.learning import Learning
from dealer_assist.ui.school.frame import SchoolScreen
from dealer_assist.ui.school.intro_screen import IntroScreen
from dealer_assist.ui.school.result_screen import ResultScreen
from dealer_assist.ui.school.today_screen import TodayScreen
from dealer_assist.ui.toolkit.canvas import scale_for
from dealer_assist.ui.toolkit.context import UiContext

REFUSED_MS = 4000


@frozen
class Finished:
    """An attempt that has just ended."""

    lesson: Lesson
    report: Report
    recorded: Sequence[Recorded]
    setup: TableSetup


@frozen
class SchoolServices:
    """Where the school gets its facts, and the ways off its screens."""

    clock: Clock
    learning: Callable[[], Learning]
    start: Callable[[str], None]
    leave: Callable[[], None]


class SchoolPresenter(QWidget):
    """Holds one screen. Every touch is answered by another screen or by the way off."""

    def __init__(
        self, context: UiContext, services: SchoolServices, finished: Finished | None = None
    ) -> None:
        super().__init__()
        self._context, self._services = context, services
        self._screen: SchoolScreen | None = None
        self._answer: Callable[[object], None] = lambda action: None
        self._lesson = ""
        self._refusal, self._refused_at = "", 0
        self._minute_shown = ""
        self._redraw: Callable[[], None] = lambda: None
        self.learning = services.learning()
        if finished is None:
            self.open_today()
        else:
            self.open_result(finished)

    @property
    def shown(self) -> SchoolScreen:
        """Give the screen that stands."""
        if self._screen is None:
            raise LookupError("no screen of the school stands")
        return self._screen

    def beat(self) -> None:
        """Let time pass: the clock of the strip, and a refusal that has been read."""
        now = self._services.clock.ms()
        if self._refusal and now - self._refused_at >= REFUSED_MS:
            self._refusal = ""
            self._redraw()
        if self._minute() != self._minute_shown:
            self._redraw()
        if self._screen is not None:
            self._screen.tick(now)

    def leave(self) -> None:
        """Let go of the screen."""
        self._context.widgets.let_go()

    def open_today(self) -> None:
        """Show the course and what is to do."""
        self.learning = self._services.learning()
        screen = TodayScreen(self._context, self)

        def draw() -> None:
            self._keep_time()
            screen.show_state(today.today_model(self.learning, refusal=self._refusal))

        self._show(screen, draw, self._at_today)

    def open_intro(self, key: str) -> None:
        """Show what a lesson is about."""
        self._lesson = key
        screen = IntroScreen(self._context, self)

        def draw() -> None:
            self._keep_time()
            screen.show_state(intro.intro_model(self.learning, self.learning.lesson(key)))

        self._show(screen, draw, self._at_intro)

    def open_result(self, finished: Finished) -> None:
        """Show how an attempt went."""
        self._lesson = finished.lesson.key
        screen = ResultScreen(self._context, self)

        def draw() -> None:
            self._keep_time()
            screen.show_state(
                result.result_model(
                    self.learning,
                    finished.lesson,
                    finished.report,
                    finished.recorded,
                    finished.setup,
                )
            )

        self._show(screen, draw, self._at_result)

    def refuse(self, sentence: str) -> None:
        """Say for a while why something cannot be done."""
        self._refusal, self._refused_at = sentence, self._services.clock.ms()
        self._redraw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the screen the whole room."""
        self._place()

    def _at_today(self, action: object) -> None:
        match action:
            case today.LEAVE:
                self._services.leave()
            case today.CONTINUE:
                self._take(_next_key(self.learning))
            case Pick(value=str(key)):
                self._take(key)

    def _at_intro(self, action: object) -> None:
        if action == intro.TODAY:
            self.open_today()
        elif action == intro.START:
            self._services.start(self._lesson)

    def _at_result(self, action: object) -> None:
        if action == result.TODAY:
            self.open_today()
        elif action == result.AGAIN:
            self.open_intro(self._lesson)
        elif action == result.NEXT and (following := self.learning.next) is not None:
            self.open_intro(following.key)

    def _take(self, key: str) -> None:
        """Open what was touched, or say what opens it."""
        lesson = self.learning.lesson(key.removeprefix(today.LESSON))
        if self.learning.lacks(lesson):
            self.refuse(today.locked_words(self.learning, lesson))
        else:
            self.open_intro(lesson.key)

    def _show(
        self, screen: SchoolScreen, draw: Callable[[], None], answer: Callable[[object], None]
    ) -> None:
        gone, self._screen, self._redraw = self._screen, screen, draw
        screen.asked.connect(answer)
        if gone is not None:
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        self._refusal = ""
        self._place()
        draw()
        screen.show()

    def _place(self) -> None:
        if self._screen is not None:
            scale = scale_for(self.width(), self.height())
            whole = QRectF(0, 0, self.width() / scale, self.height() / scale)
            self._screen.place(whole, scale)

    def _keep_time(self) -> None:
        self._minute_shown = self._minute()
        self.learning = replace(self.learning, now=self._services.clock.now())

    def _minute(self) -> str:
        return self._services.clock.now().strftime("%H:%M")


def _next_key(learning: Learning) -> str:
    return learning.next.key if learning.next else ""

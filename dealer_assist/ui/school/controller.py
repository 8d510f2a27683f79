"""The school on the screen: one screen at a time, each drawn from what is on record."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.errors import UserFacingError
from dealer_assist.message import Msg
from dealer_assist.school.people.class_list import key_of
from dealer_assist.school.people.facts import CommentSeen, PersonAdded
from dealer_assist.school.people.people import Person
from dealer_assist.school.people.progress import progress_of
from dealer_assist.school.people.today import today_of
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.presenters.school import choosing, progress, result, today
from dealer_assist.ui.presenters.school.learning import GUEST
from dealer_assist.ui.school.choosing_screen import SWIPED, ChoosingScreen
from dealer_assist.ui.school.drilling import Drilling
from dealer_assist.ui.school.examining import Examining
from dealer_assist.ui.school.frame import SchoolScreen
from dealer_assist.ui.school.introducing import Introducing
from dealer_assist.ui.school.pads import NamePad
from dealer_assist.ui.school.progress_screen import ProgressScreen
from dealer_assist.ui.school.replaying import Replaying
from dealer_assist.ui.school.result_screen import ResultScreen
from dealer_assist.ui.school.services import Finished, SchoolServices
from dealer_assist.ui.school.today_screen import TodayScreen
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT
from dealer_assist.ui.toolkit.canvas import Canvas, scale_for
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.keypads import NotePad

if TYPE_CHECKING:
    from dealer_assist.ui.school.teaching import Teaching

REFUSED_MS = 4000
_READ_MS = 60
"""What a letter of a long sentence takes to read."""


class SchoolController(QWidget):
    """Holds one screen. Every touch is answered by another screen or by the way off."""

    def __init__(
        self,
        context: UiContext,
        services: SchoolServices,
        finished: Finished | None = None,
        *,
        is_first: bool = False,
        exam: str = "",
        is_making: bool = False,
    ) -> None:
        super().__init__()
        self.context, self.services = context, services
        self._screen: SchoolScreen | None = None
        self._pad: NotePad | None = None
        self._refusal, self._refused_at = "", 0
        self._minute_shown = ""
        self.redraw: Callable[[], None] = lambda: None
        self._tick: Callable[[int], None] = lambda now: None
        self.learning = services.learning()
        if exam:
            self.examine().open(exam)
        elif is_making:
            self.teach(self.learning.person).open_lessons()
        elif finished is not None:
            self.open_result(finished)
        elif is_first and services.people.on_list():
            self.open_who()
        else:
            self.open_today()

    @property
    def shown(self) -> SchoolScreen:
        """Give the screen that stands."""
        if self._screen is None:
            raise LookupError("no screen of the school stands")
        return self._screen

    def beat(self) -> None:
        """Let time pass: the clock of the strip, and a refusal that has been read."""
        now = self.services.clock.ms()
        read_ms = max(REFUSED_MS, _READ_MS * len(self._refusal))
        if self._refusal and now - self._refused_at >= read_ms:
            self._refusal = ""
            self.redraw()
        if self._minute() != self._minute_shown:
            self.redraw()
        self.shown.tick(now)
        self._tick(now)

    def leave(self) -> None:
        """Let go of the screen."""
        self.context.widgets.let_go()

    def refuse(self, sentence: str) -> None:
        """Say for a while why something cannot be done."""
        self._refusal, self._refused_at = sentence, self.services.clock.ms()
        self.redraw()

    def open_who(self) -> None:
        """Ask who learns."""
        screen = ChoosingScreen(self.context, self)
        self.show_screen(
            screen,
            lambda: screen.show_state(
                choosing.who_model(self.services.people, self._minute(), self._refusal)
            ),
            self._at_who,
        )

    def examine(self) -> Examining:
        """Give the screens of a table test; they lead back to the trainer's, or to today."""
        person = self.learning.person
        if person.is_trainer:
            return Examining(self, lambda: self.teach(person).open_class())
        return Examining(self, self.open_today)

    def open_today(self) -> None:
        """Show the course and what is to do."""
        self.learning = self.services.learning()
        screen = TodayScreen(self.context, self)

        def draw() -> None:
            here = {one.key: one for one in self.learning.lessons}
            learning = self.learning
            day = today_of(learning.person, learning.people, here, learning.now, self.services.game)
            screen.show_state(today.today_model(self.learning, day, self._refusal))

        self.show_screen(screen, draw, self._at_today)

    def open_intro(self, key: str) -> None:
        """Show what a lesson is about."""
        Introducing(self, key).open()

    def open_result(self, finished: Finished) -> None:
        """Show how an attempt went."""
        screen = ResultScreen(self.context, self)

        def draw() -> None:
            screen.show_state(
                result.result_model(
                    self.learning,
                    finished.lesson,
                    finished.report,
                    finished.recorded,
                    finished.setup,
                )
            )

        self.show_screen(screen, draw, lambda action: self._at_result(action, finished))

    def open_drills(self) -> None:
        """Offer every drill of this game."""
        Drilling(self).open_all()

    def open_drill(self, name: str) -> None:
        """Ask the questions of a drill."""
        Drilling(self).open(name)

    def open_progress(self, chosen: str = "", weeks: int = progress.SHORT_WEEKS) -> None:
        """Show how far somebody is."""
        screen = ProgressScreen(self.context, self)
        learning = self.learning
        way = progress_of(learning.person, learning.people, learning.now, weeks, learning.lessons)

        def draw() -> None:
            screen.show_state(progress.progress_model(self.learning, way, chosen, weeks))

        def answer(action: object) -> None:
            match action:
                case Pick(value=str(skill)):
                    self.open_progress(skill, weeks)
                case progress.SHORT:
                    self.open_progress(chosen, progress.SHORT_WEEKS)
                case progress.LONG:
                    self.open_progress(chosen, progress.LONG_WEEKS)
                case progress.ATTEMPTS:
                    self.open_attempts()
                case progress.DRILL:
                    self.open_drill(progress.to_drill(way, chosen))
                case _:
                    self.open_today()

        self.show_screen(screen, draw, answer)

    def open_attempts(self) -> None:
        """Offer every attempt for its replay."""
        screen = ChoosingScreen(self.context, self)

        def answer(action: object) -> None:
            match action:
                case Pick(value=str(key)):
                    Replaying(self, key, self.open_attempts).open()
                case _:
                    self.open_today()

        self.show_screen(
            screen,
            lambda: screen.show_state(choosing.attempts_model(self.learning, self._refusal)),
            answer,
        )

    def ask_note(
        self,
        title: str,
        about: str,
        then: Callable[[str], None],
        text: str = "",
        kind: type[NotePad] = NotePad,
    ) -> None:
        """Have something written on the pad, from what is written already."""
        pad = kind(self.context, self)
        self._pad = pad

        def done(written: str) -> None:
            try:
                then(written)
            except UserFacingError as wrong:  # what was written stays on the pad
                pad.ask(title, written, str(wrong))
            else:
                leave()

        def leave() -> None:
            self._drop(pad)
            if self._pad is pad:
                self._pad = None
            self.redraw()

        pad.written.connect(done)
        pad.left.connect(leave)
        self._place()
        pad.ask(title, text, about)

    def show_screen(
        self, screen: SchoolScreen, draw: Callable[[], None], answer: Callable[[object], None]
    ) -> None:
        """Put a screen in the place of the one that stands."""
        gone, self._screen = self._screen, screen

        def draw_in_time() -> None:
            self._minute_shown = self._minute()
            self.learning = replace(self.learning, now=self.services.clock.now())
            draw()
            if self._refusal:
                screen.say(self._refusal)

        def answer_or_refuse(action: object) -> None:
            try:
                answer(action)
            except UserFacingError as wrong:  # the disk is full, say: nothing was recorded
                self.refuse(str(wrong))

        self.redraw, self._refusal = draw_in_time, ""
        self._tick = lambda now: None
        screen.asked.connect(answer_or_refuse)
        self._place()
        draw_in_time()
        screen.show()
        self._drop(gone)

    def tick_with(self, tick: Callable[[int], None]) -> None:
        """Have a screen hear of the time that passes."""
        self._tick = tick

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the screen the whole room."""
        self._place()

    def _at_who(self, action: object) -> None:
        people = self.services.people
        match action:
            case choosing.LEAVE:
                self.services.leave()
            case choosing.GUEST:
                self._sign_in(GUEST)
            case choosing.NEW_NAME:
                about = Msg("It stands on the class list")
                self.ask_note(Msg("Your name"), about, self._add, kind=NamePad)
            case Pick(value=str(key)) if key.startswith(SWIPED):
                self.teach(people.persons[key.removeprefix(SWIPED)]).open_class()
            case Pick(value=str(key)):
                self._sign_in(people.persons[key])

    def _add(self, name: str) -> None:
        words = " ".join(name.title().split())[:40]
        key = key_of(words)
        if key not in self.services.people.persons:
            self.services.keep(PersonAdded(key, words))
        self._sign_in(self.services.people.persons[key])

    def _sign_in(self, person: Person) -> None:
        self.services.sign_in(person)
        self.open_today()

    def teach(self, trainer: Person) -> "Teaching":
        """Give the screens of a trainer."""
        from dealer_assist.ui.school.teaching import Teaching  # only trainers have it

        self.services.sign_in(trainer)
        self.learning = self.services.learning()
        return Teaching(self, trainer)

    def _at_today(self, action: object) -> None:
        match action:
            case today.LEAVE:
                self.services.leave()
            case today.WHO:
                self.open_who()
            case today.TEST:
                self.examine().open_start(self.learning.person)
            case today.DRILLS:
                self.open_drills()
            case today.PROGRESS:
                self.open_progress()
            case today.CONTINUE:
                screen = self.shown
                if isinstance(screen, TodayScreen) and (key := screen.next_key):
                    self._take(key)
            case Pick(value=str(key)):
                self._take(key)

    def _at_result(self, action: object, finished: Finished) -> None:
        match action:
            case result.TODAY:
                self.open_today()
            case result.AGAIN:
                self.open_intro(finished.lesson.key)
            case result.NEXT if (following := self.learning.next) is not None:
                self.open_intro(following.key)
            case result.REPLAY:
                self._replay(finished)
            case Pick(value=str(seq)):
                self._replay(finished, int(seq))

    def _replay(self, finished: Finished, seq: int = 0) -> None:
        def back() -> None:
            self.open_result(finished)

        Replaying(self, finished.key, back, finished, Msg("RESULT")).open(seq)

    def _take(self, key: str) -> None:
        """Open what was touched, or say what opens it."""
        if key.startswith(today.DRILL):
            self.open_drill(key.removeprefix(today.DRILL))
            return
        if key.startswith(today.COMMENT):
            self._read(key.removeprefix(today.COMMENT))
            return
        lesson = self.learning.lesson(key.removeprefix(today.LESSON))
        if self.learning.lacks(lesson):
            self.refuse(today.locked_words(self.learning, lesson))
        else:
            self.open_intro(lesson.key)

    def _read(self, comment: str) -> None:
        """Show the moment that a comment is pinned to; from then on it is read."""
        one = self.services.people.comments[comment]
        self.services.keep(CommentSeen(comment))
        Replaying(self, one.attempt, self.open_today).open(one.seq)

    def _drop(self, gone: QWidget | None) -> None:
        if gone is not None:
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()

    def _place(self) -> None:
        scale = scale_for(self.width(), self.height())
        whole = QRectF(0, 0, self.width() / scale, self.height() / scale)
        over: list[tuple[Canvas | None, float]] = [(self._screen, 0.0), (self._pad, BANNER_HEIGHT)]
        for canvas, top in over:
            if canvas is not None:
                canvas.place(whole.adjusted(0, top, 0, 0), scale)

    def _minute(self) -> str:
        return self.services.clock.now().strftime("%H:%M")

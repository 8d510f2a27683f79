"""A table test under way: its start, its parts, its marks, and the card that signs it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.exam.sitting import DrillBegun
from dealer_assist.school.people.memory import memory_of
from dealer_assist.school.people.people import Person
from dealer_assist.school.people.readiness import Readiness, readiness_of
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.presenters.school import exam as e
from dealer_assist.ui.presenters.school import exam_start as start
from dealer_assist.ui.school.choosing_screen import ChoosingScreen
from dealer_assist.ui.school.exam_drilling import ExamDrilling
from dealer_assist.ui.school.exam_screens import MARKED, SWIPED, ExamScreen, ExamStartScreen
from dealer_assist.ui.school.pads import RecordPad
from dealer_assist.ui.school.replaying import Replaying

if TYPE_CHECKING:
    from dealer_assist.ui.school.controller import SchoolController


class Examining:
    """The screens of one exam; `back` leads to where it was opened from."""

    def __init__(self, school: "SchoolController", back: Callable[[], None]) -> None:
        self._school, self._back = school, back
        self._exams = school.services.exams
        self._said = ""

    def open_start(self, trainee: Person) -> None:
        """Show what is drawn, and wait for a trainer's card."""
        school = self._school
        try:
            drawn = self._exams.draw(school.services.draw_seed())
        except Refused as wrong:
            school.refuse(str(wrong))
            return
        screen = ExamStartScreen(school.context, school)
        trainers = [one for one in school.services.people.on_list() if one.is_trainer]
        examiner, readiness = "", self._readiness(trainee)

        def draw() -> None:
            screen.show_state(
                start.exam_start_model(
                    school.learning, trainee, readiness, drawn, examiner, trainers[:3]
                )
            )

        def answer(action: object) -> None:
            nonlocal examiner
            match action:
                case start.NOT_NOW:
                    self._back()
                case start.BEGIN if examiner:
                    self.open(self._exams.begin(trainee.key, examiner, drawn.seed))
                case Pick(value=str(key)) if key.startswith(SWIPED):
                    who = school.services.people.persons[key.removeprefix(SWIPED)]
                    examiner = who.name
                    school.redraw()

        school.show_screen(screen, draw, answer)

    def _readiness(self, trainee: Person) -> Readiness:
        learning, people = self._school.learning, self._school.services.people
        memory = memory_of(people.answers_of(trainee.key), learning.now)
        return readiness_of(trainee, people, [one.key for one in learning.lessons], memory)

    def open(self, key: str) -> None:
        """Show how an exam stands."""
        school = self._school
        screen = ExamScreen(school.context, school)
        name = self._name(key)

        def draw() -> None:
            exam, record = self._exams.of(key), self._exams.record(key)
            screen.show_state(
                e.exam_model(school.learning, exam, name, record, self._said, can_sign=True)
            )

        school.show_screen(screen, draw, lambda action: self._answer(key, action))

    def _name(self, key: str) -> str:
        return self._school.services.people.persons[self._exams.of(key).person].name

    def _open_rounds(self, key: str) -> None:
        """Offer the rounds that were played; touched, one is replayed."""
        school = self._school
        screen, name = ChoosingScreen(school.context, school), self._name(key)

        def answer(action: object) -> None:
            match action:
                case Pick(value=str(attempt)):
                    back = partial(self._open_rounds, key)
                    Replaying(school, attempt, back, back_words=Msg("ROUNDS")).open()
                case _:
                    self.open(key)

        school.show_screen(
            screen,
            lambda: screen.show_state(e.rounds_model(school.learning, self._exams.of(key), name)),
            answer,
        )

    def _write_note(self, key: str) -> None:
        """Have the note written that stands on the record, from the one that is there."""
        text, about = self._exams.of(key).note, Msg("It stands on the record; the card signs it")
        if text:
            about = Msg("Erased to the last letter, it is taken away")
        self._school.ask_note(
            Msg("Note"), about, partial(self._exams.note, key), text, kind=RecordPad
        )

    def _ask(self, key: str, drill: DrillBegun) -> None:
        exam = self._exams.of(key)
        ExamDrilling(self._school, exam, drill, lambda: self.open(key)).open()

    def _answer(self, key: str, action: object) -> None:
        self._said = ""
        try:
            match action:
                case e.LEAVE:
                    self._back()
                    return
                case e.ROUND:
                    if (drill := self._exams.play_next(key)) is not None:
                        self._ask(key, drill)
                        return
                case e.REPLAY:
                    self._open_rounds(key)
                    return
                case e.NOTE:
                    self._write_note(key)
                    return
                case e.PRINT:
                    self._said = self._exams.write(key)
                case Pick(value=str(word)) if word.startswith(MARKED):
                    heading, given = word.removeprefix(MARKED).split(" ")
                    self._exams.mark(key, heading, int(given))
                case Pick(value=str(word)) if word.startswith(SWIPED):
                    self._exams.sign(key, self._exams.of(key).examiner)
        except Refused as wrong:
            self._said = str(wrong)
        self._school.redraw()

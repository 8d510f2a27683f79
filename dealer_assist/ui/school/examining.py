"""A table test under way: its start, its parts, its marks, and the card that signs it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from dealer_assist.errors import Refused
from dealer_assist.school.exam.sitting import DrillBegun
from dealer_assist.school.people.people import Person
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.presenters.school import exam as e
from dealer_assist.ui.school.exam_drilling import ExamDrilling
from dealer_assist.ui.school.exam_screens import MARKED, SWIPED, ExamScreen, ExamStartScreen

if TYPE_CHECKING:
    from dealer_assist.ui.school.presenter import SchoolPresenter


class Examining:
    """The screens of one exam; `back` leads to where it was opened from."""

    def __init__(self, school: "SchoolPresenter", back: Callable[[], None]) -> None:
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
        examiner = ""

        def draw() -> None:
            screen.show_state(
                e.exam_start_model(school.learning, trainee, drawn, examiner, trainers[:3])
            )

        def answer(action: object) -> None:
            nonlocal examiner
            match action:
                case e.NOT_NOW:
                    self._back()
                case e.BEGIN if examiner:
                    self.open(self._exams.begin(trainee.key, examiner, drawn.seed))
                case Pick(value=str(key)) if key.startswith(SWIPED):
                    who = school.services.people.persons[key.removeprefix(SWIPED)]
                    examiner = who.name
                    school.redraw()

        school.show_screen(screen, draw, answer)

    def open(self, key: str) -> None:
        """Show how an exam stands."""
        school = self._school
        screen = ExamScreen(school.context, school)
        name = school.services.people.persons[self._exams.of(key).person].name

        def draw() -> None:
            exam, record = self._exams.of(key), self._exams.record(key)
            screen.show_state(
                e.exam_model(school.learning, exam, name, record, self._said, can_sign=True)
            )

        school.show_screen(screen, draw, lambda action: self._answer(key, action))

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

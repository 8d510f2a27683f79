"""A drill of a table test under way: one question after the other, each answer on record."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from dealer_assist.school.exam.exam import Exam
from dealer_assist.school.exam.parts import questions_left
from dealer_assist.school.exam.sitting import DrillBegun
from dealer_assist.ui.presenters.school import drill as d
from dealer_assist.ui.presenters.school.exam_drill import TIMED, exam_drill_model
from dealer_assist.ui.school.drill_screen import DrillScreen
from dealer_assist.ui.school.drilling import take_answer, with_clock

if TYPE_CHECKING:
    from dealer_assist.ui.school.controller import SchoolController


class ExamDrilling:
    """Asks what is left of a drill; `done` hears when all is answered, or when it is left."""

    def __init__(
        self, school: "SchoolController", exam: Exam, sat: DrillBegun, done: Callable[[], None]
    ) -> None:
        self._school, self._exam, self._sat, self._done = school, exam, sat, done
        services, part = school.services, sat.drill
        self._name = services.people.persons[exam.person].name
        self._drill = d.Drill(
            questions_left(part, sat.begun.seed, services.book(), services.game, services.house()),
            part.count,
            services.book(),
            services.clock.ms,
            self._keep,
            before=len(part.answers),
            is_exam=True,
        )
        self._is_leaving = False

    def open(self) -> None:
        """Ask the next question."""
        school, drill = self._school, self._drill
        screen = DrillScreen(school.context, school)

        def draw() -> None:
            screen.show_state(
                exam_drill_model(
                    drill,
                    school.learning,
                    self._exam,
                    self._sat.drill,
                    self._name,
                    is_leaving=self._is_leaving,
                )
            )

        school.show_screen(screen, draw, self._answer)
        school.tick_with(with_clock(drill, lambda: drill.drill == TIMED, school.redraw))

    def _answer(self, action: object) -> None:
        if action == d.TODAY:
            if self._is_leaving:
                self._done()
                return
            self._is_leaving = True
        else:
            self._is_leaving = False
            take_answer(self._drill, action)
            if self._drill.is_over:
                self._done()
                return
        self._school.redraw()

    def _keep(self, given: d.Given) -> None:
        number = self._drill.answered + 1
        said = self._sat.answered(
            given.question, is_right=given.is_right, ms=given.ms, number=number
        )
        self._school.services.keep(said)

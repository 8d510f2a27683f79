"""A drill of a table test: one question after the other, each answer on record."""

from dealer_assist.school.drills.session import DrillSession, Given
from dealer_assist.school.exam.exam import Exam
from dealer_assist.school.exam.parts import questions_left
from dealer_assist.school.exam.sitting import DrillBegun
from dealer_assist.ui.school.drill.flow import answer
from dealer_assist.ui.school.drill.model import DrillModel, DrillTouch
from dealer_assist.ui.school.exam_drill.presenter import TIMED, exam_drill_model
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.ui.toolkit.flow import Back, Stay, Step


class ExamDrillFlow(SchoolFlow[DrillModel, DrillTouch]):
    """Asks what is left of a drill; it ends when all is answered, or when it is left twice."""

    help_topic = "school.exam_drill"

    def __init__(self, school: School, exam: Exam, sat: DrillBegun) -> None:
        super().__init__(school)
        self._exam, self._sat = exam, sat
        drills, part = school.services.drills, sat.drill
        self._name = school.people.persons[exam.person].name
        self.drill = DrillSession(
            questions_left(part, sat.begun.seed, drills.book, drills.game, drills.house),
            part.count,
            drills.book,
            school.services.clock.ms,
            self._keep,
            before=len(part.answers),
            is_exam=True,
        )
        self._is_leaving, self._seconds = False, 0

    def shown(self) -> DrillModel:
        """Show the question that stands, and nothing about how others were answered."""
        return exam_drill_model(
            self.drill,
            self.school.learning,
            self._exam,
            self._sat.drill,
            self._name,
            is_leaving=self._is_leaving,
        )

    def take(self, touch: DrillTouch) -> Step:
        """Take an answer; to break off is asked again before it counts."""
        if isinstance(touch, LeaveTouched):
            if self._is_leaving:
                return Back()
            self._is_leaving = True
            return Stay()
        self._is_leaving = False
        answer(self.drill, touch)
        return Back() if self.drill.is_over else Stay()

    def tick(self, now_ms: int) -> Step:
        """Make questions ahead, and show the seconds of what is answered by the clock."""
        self.drill.prepare()
        if self.drill.drill == TIMED and self.drill.seconds != self._seconds:
            self._seconds = self.drill.seconds
            self.school.changed()
        return Stay()

    def _keep(self, given: Given) -> None:
        number = self.drill.answered + 1
        said = self._sat.answered(
            given.question, is_right=given.is_right, ms=given.ms, number=number
        )
        self.school.services.register.keep(said)

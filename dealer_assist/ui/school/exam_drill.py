"""A drill of a table test: one question after the other, each answer on record."""

from dealer_assist.message import Msg
from dealer_assist.school.drills.session import DrillSession, Given
from dealer_assist.school.exam.exam import Exam
from dealer_assist.school.exam.parts import Drill, questions_left
from dealer_assist.school.exam.sitting import DrillBegun
from dealer_assist.ui.school.drill.beside import Score
from dealer_assist.ui.school.drill.drill import (
    answer,
    answer_buttons,
    asked,
    count_words,
    shown_on,
)
from dealer_assist.ui.school.drill.question import question_body
from dealer_assist.ui.school.drill.touches import DrillTouch
from dealer_assist.ui.school.frame import EXAM, Note, frame
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.ui.toolkit.flow import Back, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.ui.toolkit.values.frame import BarButton, HeadFact, ScreenFrame
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button

TIMED = "read_hand"
"""The drill that is answered by the clock."""


class ExamDrillFlow(SchoolFlow[Page[DrillTouch], DrillTouch]):
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

    def shown(self) -> Page[DrillTouch]:
        """Return the question that is asked, and nothing about how others were answered."""
        learning, part = self.school.learning, self._sat.drill
        return exam_drill_page(
            self.drill, learning, self._exam, part, self._name, is_leaving=self._is_leaving
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


def exam_drill_page(
    drill: DrillSession, learning: Learning, exam: Exam, part: Drill, name: str, *, is_leaving: bool
) -> Page[DrillTouch]:
    """Return a question of a test; LEAVE is asked again before it counts."""
    dots: list[bool | None] = [True] * drill.answered + [None] * (drill.count - drill.answered)
    facts = (
        HeadFact(part.label, rest=learning.game),
        *shown_on(drill),
        HeadFact(name, caption=Msg("Trainee")),
        HeadFact(exam.examiner, caption=Msg("Examiner")),
    )
    body = question_body(asked(drill, Score(tuple(dots), is_judged=False)))
    return Page(body, _frame(drill, learning.clock, facts, is_leaving=is_leaving))


def _frame(
    drill: DrillSession, clock: str, facts: tuple[HeadFact, ...], *, is_leaving: bool
) -> ScreenFrame[DrillTouch]:
    prompt = PromptModel(drill.put.line, drill.put.detail)
    if is_leaving:
        prompt = PromptModel(
            Msg("Press LEAVE again to break off"), Msg("The test counts as cut off once more")
        )
    leave = Button(LeaveTouched(), Msg("LEAVE"), "arrow-left", Msg("The answers are kept"))
    bar: tuple[BarButton[DrillTouch], ...] = (BarButton(leave, 330), *answer_buttons(drill))
    counted = Note(count_words(drill, has_clock=drill.drill == TIMED))
    return frame(Msg("EXAM"), facts, prompt, bar, clock, counted, banner=EXAM)

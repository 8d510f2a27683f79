"""A drill of a table test: the question that stands, and nothing about how it was answered."""

from dealer_assist.message import Msg
from dealer_assist.school.drills.session import DrillSession
from dealer_assist.school.exam.exam import Exam
from dealer_assist.school.exam.parts import Drill
from dealer_assist.ui.models.frame import BarButton, HeadFact, ScreenFrame
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.school.drill.model import DrillModel, DrillTouch, ScoreModel
from dealer_assist.ui.school.drill.presenter import (
    answer_buttons,
    count_words,
    drill_model,
    shown_on,
)
from dealer_assist.ui.school.frame import EXAM, Note, frame
from dealer_assist.ui.school.learning import Learning
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.value import replace

TIMED = "read_hand"
"""The drill that is answered by the clock."""


def exam_drill_model(
    drill: DrillSession, learning: Learning, exam: Exam, part: Drill, name: str, *, is_leaving: bool
) -> DrillModel:
    """Show a question of a test; LEAVE is asked again before it counts."""
    dots: list[bool | None] = [True] * drill.answered + [None] * (drill.count - drill.answered)
    facts = (
        HeadFact(part.label, rest=learning.game),
        *shown_on(drill),
        HeadFact(name, caption=Msg("Trainee")),
        HeadFact(exam.examiner, caption=Msg("Examiner")),
    )
    return replace(
        drill_model(drill, learning, None),
        frame=_frame(drill, learning.clock, facts, is_leaving=is_leaving),
        score=ScoreModel(tuple(dots), (), "", is_speed_open=False, is_judged=False),
    )


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

"""A drill of a table test: the question that stands, and nothing about how it was answered."""

from dataclasses import replace

from dealer_assist.message import Msg
from dealer_assist.school.exam.exam import Exam
from dealer_assist.school.exam.parts import Drill as DrillPart
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.school.drill import DrillModel, ScoreModel
from dealer_assist.ui.models.school.frame import BarButton, FactModel, FrameModel
from dealer_assist.ui.presenters.school.drill import (
    TODAY,
    Drill,
    answer_buttons,
    count_words,
    drill_model,
    shown_on,
)
from dealer_assist.ui.presenters.school.exam import BANNER
from dealer_assist.ui.presenters.school.learning import Learning

TIMED = "read_hand"
"""The drill that is answered by the clock."""


def exam_drill_model(
    drill: Drill, learning: Learning, exam: Exam, part: DrillPart, name: str, *, is_leaving: bool
) -> DrillModel:
    """Show a question of a test; LEAVE is asked again before it counts."""
    dots: list[bool | None] = [True] * drill.answered + [None] * (drill.count - drill.answered)
    return replace(
        drill_model(drill, learning, None),
        frame=_frame(drill, learning, exam, part, name, is_leaving=is_leaving),
        score=ScoreModel(tuple(dots), (), "", is_speed_open=False, is_judged=False),
    )


def _frame(
    drill: Drill, learning: Learning, exam: Exam, part: DrillPart, name: str, *, is_leaving: bool
) -> FrameModel:
    prompt = PromptModel(drill.put.line, drill.put.detail)
    about = Msg("The answers are kept")
    if is_leaving:
        prompt = PromptModel(
            Msg("Press LEAVE again to break off"), Msg("The test counts as cut off once more")
        )
    leave = ActionModel(TODAY, Msg("LEAVE"), "arrow-left", about)
    return FrameModel(
        BANNER,
        Msg("EXAM"),
        (
            FactModel(part.label, rest=learning.game),
            *shown_on(drill),
            FactModel(name, caption=Msg("Trainee")),
            FactModel(exam.examiner, caption=Msg("Examiner")),
        ),
        prompt,
        count_words(drill, has_clock=drill.drill == TIMED),
        (BarButton(leave, 330), *answer_buttons(drill)),
        learning.clock,
        Msg("Simulated devices"),
    )

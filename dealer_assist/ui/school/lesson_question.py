"""QUESTION over the table of a lesson: the tray or the keypad, one try, then what was right."""

from collections.abc import Callable
from dataclasses import replace

from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.presenters.school import lesson_question as q
from dealer_assist.ui.school.drill_screen import DrillScreen
from dealer_assist.ui.school.lesson_stage import LessonStage
from dealer_assist.ui.toolkit.context import UiContext


def ask(
    context: UiContext, stage: LessonStage, asked: q.LessonQuestion, answered: Callable[[int], None]
) -> None:
    """Lay the question over the table; `answered` hears of the cents once the verdict was seen."""
    screen = DrillScreen(context, stage)

    def answer(action: object) -> None:
        nonlocal asked
        match action:
            case q.GO_ON:
                stage.uncover()
                answered(asked.paid)
                return
            case q.PAY:
                judged = replace(asked.judged, given=asked.paid)
                asked = replace(asked, judged=judged, is_answered=True)
            case q.CLEAR:
                asked = replace(asked, paid=0)
            case q.LINES:
                asked = replace(asked, shows_lines=not asked.shows_lines)
            case Pick(value=int(cents)):
                asked = replace(asked, paid=cents)
        screen.show_state(q.question_model(asked))

    screen.asked.connect(answer)
    stage.cover(screen)
    screen.show_state(q.question_model(asked))

"""QUESTION over the table of a lesson: the tray or the keypad, one try, then what was right."""

from collections.abc import Callable
from dataclasses import replace

from dealer_assist.ui.presenters.school import lesson_question as q
from dealer_assist.ui.school.drill_screen import DrillScreen
from dealer_assist.ui.school.lesson_stage import LessonStage
from dealer_assist.ui.toolkit.context import UiContext


def ask(
    context: UiContext, stage: LessonStage, asked: q.LessonQuestion, answered: Callable[[int], None]
) -> None:
    """Lay the question over the table; `answered` hears of the cents once the verdict was seen."""
    screen, began = DrillScreen(context, stage), context.clock_ms()

    def answer(action: object) -> None:
        nonlocal asked
        if asked.is_answered and action == q.GO_ON:
            stage.uncover()
            answered(asked.payout.cents)
            return
        asked = asked.take(action)
        screen.show_state(q.question_model(asked))

    def tick(now: int) -> None:
        """Let the question's own clock run until it is answered."""
        nonlocal asked
        screen.tick(now)
        seconds = (now - began) // 1000
        if not asked.is_answered and seconds != asked.seconds:
            asked = replace(asked, seconds=seconds)
            screen.show_state(q.question_model(asked))

    screen.asked.connect(answer)
    stage.cover(screen, tick)
    screen.show_state(q.question_model(asked))

"""QUESTION over the table of a lesson: the tray or the keypad, one try, then what was right."""

from collections.abc import Callable
from typing import assert_never

from dealer_assist.ui.school.drill.model import (
    ActPassed,
    ChipsLaid,
    ChipTaken,
    Cleared,
    Done,
    DrillModel,
    DrillTouch,
    Foul,
    LinesTouched,
    NextTouched,
    Picked,
    Typed,
    Undone,
)
from dealer_assist.ui.school.drill.payout import paid
from dealer_assist.ui.school.question.presenter import LessonQuestion, question_model
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.ui.toolkit.flow import Flow, Leave, Stay, Step
from dealer_assist.value import replace


class QuestionFlow(Flow[DrillModel, DrillTouch]):
    """Asks once; the round waits, and the question has a clock of its own.

    `answered` hears of the cents when the verdict was seen.
    """

    help_topic = "school.question"

    def __init__(
        self, asked: LessonQuestion, clock_ms: Callable[[], int], answered: Callable[[int], None]
    ) -> None:
        self._asked, self._answered = asked, answered
        self._began = clock_ms()

    def model(self) -> DrillModel:
        """Show the cards and the tray; after the answer what was right."""
        return question_model(self._asked)

    def take(self, touch: DrillTouch) -> Step:
        """Pay, look at the paytable, and go on once it is answered."""
        asked = self._asked
        match touch:
            case NextTouched() if asked.is_answered:
                self._answered(asked.payout.cents)
                return Leave()
            case ChipsLaid() | ChipTaken() | Undone() | Cleared() | Typed():
                if not asked.is_answered:
                    self._asked = replace(asked, payout=paid(asked.payout, touch))
            case Done():
                if not asked.is_answered:
                    judged = replace(asked.judged, given=asked.payout.cents)
                    self._asked = replace(asked, judged=judged, is_answered=True)
            case LinesTouched():
                self._asked = replace(asked, shows_lines=not asked.shows_lines)
            case NextTouched() | Picked() | Foul() | ActPassed() | LeaveTouched():
                pass  # of drills alone
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Let the question's own clock run until it is answered."""
        seconds = (now_ms - self._began) // 1000
        if not self._asked.is_answered and seconds != self._asked.seconds:
            self._asked = replace(self._asked, seconds=seconds)
        return Stay()

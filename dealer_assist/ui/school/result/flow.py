"""The result of an attempt, and where it leads: the replay, the same again, the next lesson."""

from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.school.drills.drill_run import drills_for
from dealer_assist.ui.school.result.model import (
    AgainTouched,
    AttemptTouched,
    MistakeDrillTouched,
    MomentTouched,
    NextLessonTouched,
    ResultModel,
    ResultTouch,
    TodayTouched,
)
from dealer_assist.ui.school.result.presenter import result_model
from dealer_assist.ui.school.school import ReplayedAttempt, School, SchoolFlow
from dealer_assist.ui.school.services import Finished
from dealer_assist.ui.toolkit.flow import Home, Instead, Show, Step


class ResultFlow(SchoolFlow[ResultModel, ResultTouch]):
    """Shows how an attempt went."""

    help_topic = "school.result"

    def __init__(self, school: School, finished: Finished) -> None:
        super().__init__(school)
        self._done = finished

    def shown(self) -> ResultModel:
        """Show points, goals and the worst moments."""
        done = self._done
        learning, drills = self.school.learning, self.school.services.drills
        return result_model(
            learning,
            done.lesson,
            done.report,
            done.recorded,
            done.setup,
            drills_for(drills.book, drills.game, drills.house) if done.report.mistakes else (),
        )

    def take(self, touch: ResultTouch) -> Step:
        """Lead on."""
        match touch:
            case MomentTouched(seq):
                return self._replay(seq)
            case AttemptTouched():
                return self._replay(0)
            case MistakeDrillTouched(drill):
                return Show(self.school.flows.drill(drill))
            case AgainTouched():
                return Instead(self.school.flows.intro(self._done.lesson.key))
            case NextLessonTouched(lesson):
                return Instead(self.school.flows.intro(lesson))
            case TodayTouched():
                return Home()
            case _:
                assert_never(touch)

    def _replay(self, seq: int) -> Step:
        watched = ReplayedAttempt(self._done.key, seq, self._done, Msg("RESULT"))
        return Show(self.school.flows.replay(watched))

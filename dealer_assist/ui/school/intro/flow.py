"""The intro of a lesson: the model dealer to watch, the rules to read, the start."""

from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.school.deals.other_seats import as_dealt
from dealer_assist.ui.school.intro.model import (
    IntroModel,
    IntroTouch,
    ModelTouched,
    RulesTouched,
    StartTouched,
)
from dealer_assist.ui.school.intro.presenter import intro_model
from dealer_assist.ui.school.school import ReplayedAttempt, School, SchoolFlow
from dealer_assist.ui.school.services import Finished
from dealer_assist.ui.school.task import Task
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import Back, Say, Show, Stay, Step


class IntroFlow(SchoolFlow[IntroModel, IntroTouch]):
    """Leads back to where it was opened from, or to the lesson's table."""

    help_topic = "school.intro"

    def __init__(self, school: School, key: str) -> None:
        super().__init__(school)
        self._key, self._setup = key, school.services.lessons.setup(key)
        self._model_s = 0
        self._run = Task[Finished](school.services.work)

    def shown(self) -> IntroModel:
        """Show what the lesson is about, as it will be dealt."""
        learning = self.school.learning
        lesson = as_dealt(learning.lesson(self._key), self._setup, self._seed)
        return intro_model(learning, lesson, self._setup, self._model_s)

    def take(self, touch: IntroTouch) -> Step:
        """Start, or look and read first."""
        lessons = self.school.services.lessons
        match touch:
            case StartTouched():
                lessons.start(self._key)
                return Stay()
            case ModelTouched():
                seed = self._seed
                self._run.begin(lambda: lessons.model_run(self._key, seed), self._watch, Say)
                return Say(Msg("The model dealer plays; a moment"))
            case RulesTouched():
                return Show(self.school.flows.rules(self._key))
            case BackTouched():
                return Back()
            case _:
                assert_never(touch)

    @property
    def _seed(self) -> int:
        tries = len(self.school.learning.tries(self._key))
        return self.school.services.lessons.coming_seed(self._key, tries)

    def tick(self, now_ms: int) -> Step:
        """Wait for the model dealer, while it plays."""
        return self._run.step() or Stay()

    def _watch(self, done: Finished) -> Step:
        self._model_s = done.report.seconds
        return Show(self.school.flows.replay(ReplayedAttempt("", finished=done, is_model=True)))

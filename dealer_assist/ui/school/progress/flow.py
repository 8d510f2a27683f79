"""MY PROGRESS: a skill leads to its drill, the attempts to their replays."""

from typing import assert_never

from dealer_assist.school.people.progress import progress_of
from dealer_assist.ui.school.progress.model import (
    AttemptsTouched,
    ProgressModel,
    ProgressTouch,
    SkillDrillTouched,
    SkillTouched,
    SpanTouched,
)
from dealer_assist.ui.school.progress.presenter import SHORT_WEEKS, progress_model
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import Back, Show, Stay, Step


class ProgressFlow(SchoolFlow[ProgressModel[ProgressTouch], ProgressTouch]):
    """Shows how far somebody is."""

    help_topic = "school.progress"

    def __init__(self, school: School) -> None:
        super().__init__(school)
        self._skill, self._weeks = "", SHORT_WEEKS

    def shown(self) -> ProgressModel[ProgressTouch]:
        """Show skills, errors and pace."""
        one = self.school.learning
        way = progress_of(one.person, one.people, one.now, self._weeks, one.lessons)
        return progress_model(one, way, self._skill, self._weeks)

    def take(self, touch: ProgressTouch) -> Step:
        """Choose a skill or a span, or lead on."""
        match touch:
            case SkillTouched(skill):
                self._skill = skill
                return Stay()
            case SpanTouched(weeks):
                self._weeks = weeks
                return Stay()
            case AttemptsTouched():
                return Show(self.school.flows.attempts())
            case SkillDrillTouched(drill):
                return Show(self.school.flows.drill(drill))
            case BackTouched():
                return Back()
            case _:
                assert_never(touch)

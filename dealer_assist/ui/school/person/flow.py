"""PERSON: a trainer reviews one trainee, replays, comments, and gives a lesson."""

from typing import assert_never

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.school.people.people import Person, past_of
from dealer_assist.school.people.progress import progress_of, row_of
from dealer_assist.ui.school.assign.assignment import give
from dealer_assist.ui.school.class_list.presenter import lesson_for
from dealer_assist.ui.school.lists.flow import ListFlow
from dealer_assist.ui.school.lists.presenter import comments_offered, person_attempts_model
from dealer_assist.ui.school.person.model import CommentsTouched, HelpGiven, PersonTouch
from dealer_assist.ui.school.person.presenter import Reviewed, person_model
from dealer_assist.ui.school.progress.model import (
    AttemptsTouched,
    ProgressModel,
    SkillTouched,
    SpanTouched,
)
from dealer_assist.ui.school.progress.presenter import SHORT_WEEKS
from dealer_assist.ui.school.school import ReplayedAttempt, School, SchoolFlow
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import Back, Show, Stay, Step


class PersonFlow(SchoolFlow[ProgressModel[PersonTouch], PersonTouch]):
    """The screens about one trainee."""

    help_topic = "school.person"

    def __init__(self, school: School, trainee: Person) -> None:
        super().__init__(school)
        self._person = trainee
        self._weeks, self._skill, self._said = SHORT_WEEKS, "", ""

    def shown(self) -> ProgressModel[PersonTouch]:
        """Show skills, errors and pace."""
        people, learning = self.school.people, self.school.learning
        way = progress_of(self._person, people, learning.now, self._weeks, learning.lessons)
        comments = len(comments_offered(people, self._person.key))
        reviewed = Reviewed(
            self._person, way, comments, self._lesson(), self._weeks, self._skill, self._said
        )
        return person_model(reviewed, learning.now)

    def take(self, touch: PersonTouch) -> Step:
        """Choose a skill or a span, look at attempts and comments, give the lesson that helps."""
        self._said = ""
        match touch:
            case SkillTouched(skill):
                self._skill = skill
                return Stay()
            case SpanTouched(weeks):
                self._weeks = weeks
                return Stay()
            case AttemptsTouched():
                return Show(self._attempts())
            case CommentsTouched():
                return Show(self.school.flows.comments(self._person.key))
            case HelpGiven():
                if (lesson := self._lesson()) is not None:
                    self._said = give(self.school, self._person, lesson)
                return Stay()
            case BackTouched():
                return Back()
            case _:
                assert_never(touch)

    def _lesson(self) -> Lesson | None:
        learning = self.school.learning
        lessons = {one.key: one for one in learning.lessons}
        row = row_of(self._person, self.school.people, lessons, learning.now)
        return lesson_for(row, learning.lessons, self._skill)

    def _attempts(self) -> ListFlow[str]:
        """Offer the attempts; touched, one is replayed and can be commented on."""
        past = past_of(self.school.people, self._person.key)
        return ListFlow(
            self.school,
            lambda: person_attempts_model(self.school.learning, self._person.name, past),
            lambda key: Show(self.school.flows.replay(ReplayedAttempt(key))),
        )

"""ASSIGN: what was given, then a lesson, for whom, and until when."""

import secrets
from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.school.people.facts import Assigned, AssignmentWithdrawn
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.school.assign import presenter as a
from dealer_assist.ui.school.assign.model import (
    AssignTouch,
    GivenTouched,
    GiveTouched,
    Learner,
    WithdrawTouched,
)
from dealer_assist.ui.school.lists.flow import ListFlow
from dealer_assist.ui.school.lists.model import ListModel, ListTouch
from dealer_assist.ui.school.lists.presenter import list_model
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import BackTouched
from dealer_assist.ui.toolkit.flow import Back, Instead, Show, Stay, Step

_BACK = Msg("BACK")


class AssignFlow(SchoolFlow[ListModel[AssignTouch], AssignTouch]):
    """Shows what was given; three lists lead from there to what is given next."""

    help_topic = "school.assign"

    def __init__(self, school: School) -> None:
        super().__init__(school)
        self._chosen, self._said = "", ""

    def shown(self) -> ListModel[AssignTouch]:
        """Show what was given, and what was just done."""
        return a.assigned_model(self.school.learning, self._chosen, self._said)

    def take(self, touch: AssignTouch) -> Step:
        """Choose what was given, withdraw it, or give something."""
        self._said = ""
        match touch:
            case GivenTouched(key):
                self._chosen = "" if key == self._chosen else key
                return Stay()
            case WithdrawTouched():
                self._withdraw()
                return Stay()
            case GiveTouched():
                return Show(self._lessons())
            case BackTouched():
                return Back()
            case _:
                assert_never(touch)

    def _withdraw(self) -> None:
        one = self.school.people.assignments.get(self._chosen)
        if one is not None:
            self.school.services.register.keep(AssignmentWithdrawn(one.key))
            given = a.given_words(self.school.learning, one)
            self._said = Msg("Withdrawn: {given}", given=given)
        self._chosen = ""

    def _lessons(self) -> ListFlow[str]:
        school, prompt = self.school, PromptModel(Msg("Touch the lesson to give"))

        def offered() -> ListModel[ListTouch[str]]:
            offers = a.lessons_offered(school.learning.lessons)
            return list_model(school.learning, Msg("All lessons"), prompt, offers, back=_BACK)

        return ListFlow(school, offered, lambda lesson: Instead(self._learners(lesson)))

    def _learners(self, lesson: str) -> ListFlow[Learner]:
        school, title = self.school, self.school.learning.lesson(lesson).title
        prompt = PromptModel(Msg("Who shall do it?"))

        def offered() -> ListModel[ListTouch[Learner]]:
            offers = a.learners_offered(school.people, lesson)
            return list_model(school.learning, title, prompt, offers, back=_BACK)

        return ListFlow(
            school,
            offered,
            lambda learner: Instead(self._days(lesson, learner)),
            lambda: Instead(self._lessons()),
        )

    def _days(self, lesson: str, learner: Learner) -> ListFlow[str]:
        school, title = self.school, self.school.learning.lesson(lesson).title
        prompt = PromptModel(Msg("By which day?"))

        def offered() -> ListModel[ListTouch[str]]:
            offers = a.days_offered(school.learning.now)
            return list_model(school.learning, title, prompt, offers, back=_BACK)

        return ListFlow(
            school,
            offered,
            lambda due: self._give(lesson, learner, due),
            lambda: Instead(self._learners(lesson)),
        )

    def _give(self, lesson: str, learner: Learner, due: str) -> Step:
        """Put it on record; what the same people had of it before is withdrawn."""
        people, learning = self.school.people, self.school.learning
        earlier = [
            one.key
            for one in people.assignments.values()
            if (one.lesson, one.group, one.person) == (lesson, learner.group, learner.person)
        ]
        key, by = secrets.token_hex(8), learning.person.name
        given = Assigned(key, lesson, due, learner.group, learner.person, by)
        self.school.services.register.keep(given, *map(AssignmentWithdrawn, earlier))
        words = a.given_words(learning, people.assignments[key])
        self._chosen, self._said = "", Msg("Given: {it}", it=words)
        return Back()

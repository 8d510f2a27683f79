"""The start of a table test: what is drawn, then a trainer's card, then the test."""

from typing import assert_never

from dealer_assist.school.people.memory import memory_of
from dealer_assist.school.people.people import Person
from dealer_assist.school.people.readiness import readiness_of
from dealer_assist.ui.school.exam_start.model import (
    BeginTouched,
    ExamStartModel,
    ExamStartTouch,
    NotNowTouched,
)
from dealer_assist.ui.school.exam_start.presenter import exam_start_model
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import TrainerCardSwiped
from dealer_assist.ui.toolkit.flow import Back, Instead, Stay, Step

_MOST_CARDS = 3


class ExamStartFlow(SchoolFlow[ExamStartModel, ExamStartTouch]):
    """Draws when it is opened; nothing is on record until it begins."""

    help_topic = "school.exam_start"

    def __init__(self, school: School, trainee: Person) -> None:
        super().__init__(school)
        services, learning = school.services, school.learning
        self._drawn = services.exams.draw(services.drills.draw_seed())
        self._trainee, self._examiner = trainee, ""
        memory = memory_of(school.people.answers_of(trainee.key), learning.now)
        lessons = [one.key for one in learning.lessons]
        self._readiness = readiness_of(trainee, school.people, lessons, memory)

    def shown(self) -> ExamStartModel:
        """Show what is drawn and who is ready."""
        trainers = [one for one in self.school.people.on_list() if one.is_trainer]
        return exam_start_model(
            self.school.learning,
            self._trainee,
            self._readiness,
            self._drawn,
            self._examiner,
            trainers[:_MOST_CARDS],
        )

    def take(self, touch: ExamStartTouch) -> Step:
        """Hear of the card, and begin."""
        match touch:
            case TrainerCardSwiped(person):
                self._examiner = self.school.people.persons[person].name
                return Stay()
            case BeginTouched():
                if not self._examiner:
                    return Stay()
                exams, seed = self.school.services.exams, self._drawn.seed
                key = exams.begin(self._trainee.key, self._examiner, seed)
                return Instead(self.school.flows.exam(key))
            case NotNowTouched():
                return Back()
            case _:
                assert_never(touch)

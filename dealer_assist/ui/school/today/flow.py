"""TODAY: the course and what is to do; everything that is learnt begins here."""

from typing import assert_never

from dealer_assist.school.people.facts import CommentSeen
from dealer_assist.school.people.today import today_of
from dealer_assist.ui.school.school import ReplayedAttempt, SchoolFlow
from dealer_assist.ui.school.today.model import (
    CommentTouched,
    DrillsTouched,
    DrillTouched,
    ExamTouched,
    LessonTouched,
    NamesTouched,
    ProgressTouched,
    TodayModel,
    TodayTouch,
)
from dealer_assist.ui.school.today.presenter import locked_words, today_model
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.ui.toolkit.flow import Instead, Say, Show, Stay, Step


class TodayFlow(SchoolFlow[TodayModel, TodayTouch]):
    """Shows what somebody has done and is to do; what is shown over it comes back here."""

    help_topic = "school.today"

    def shown(self) -> TodayModel:
        """Show the course of who learns now."""
        learning = self.school.learning
        here = {one.key: one for one in learning.lessons}
        game = self.school.services.drills.game
        day = today_of(learning.person, learning.people, here, learning.now, game)
        return today_model(learning, day)

    def take(self, touch: TodayTouch) -> Step:
        """Open what was touched, or say what opens it."""
        flows = self.school.flows
        match touch:
            case LessonTouched(key):
                return self._open(key)
            case DrillTouched(name):
                return Show(flows.drill(name))
            case CommentTouched(key):
                return self._read(key)
            case DrillsTouched():
                return Show(flows.drills())
            case ProgressTouched():
                return Show(flows.progress())
            case ExamTouched():
                return Show(flows.exam_start(self.school.learning.person))
            case NamesTouched():
                return Instead(flows.who())
            case LeaveTouched():
                self.school.services.lessons.leave()
                return Stay()
            case _:
                assert_never(touch)

    def _open(self, key: str) -> Step:
        learning = self.school.learning
        lesson = learning.lesson(key)
        if learning.lacks(lesson):
            return Say(locked_words(learning, lesson))
        return Show(self.school.flows.intro(key))

    def _read(self, key: str) -> Step:
        """Show the moment that a comment is pinned to; from then on it is read."""
        one = self.school.people.comments[key]
        self.school.services.register.keep(CommentSeen(key))
        return Show(self.school.flows.replay(ReplayedAttempt(one.attempt, one.seq)))

"""A drill: one question after the other; every answer is on record before its verdict shows."""

from typing import assert_never

from dealer_assist.school.drills.drill_run import questions_for
from dealer_assist.school.drills.session import DrillSession, Given
from dealer_assist.school.people.memory import SkillMemory, memory_of
from dealer_assist.school.people.skills import answered
from dealer_assist.school.people.today import DRILL_QUESTIONS
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
from dealer_assist.ui.school.drill.presenter import drill_model
from dealer_assist.ui.school.school import School, SchoolFlow
from dealer_assist.ui.school.touches import LeaveTouched
from dealer_assist.ui.toolkit.flow import Home, Stay, Step


def answer(drill: DrillSession, touch: DrillTouch) -> None:
    """Do with a drill what was touched; the way off it is its flow's."""
    match touch:
        case Picked(key):
            drill.pick(key)
        case ChipsLaid() | ChipTaken() | Undone() | Cleared() | Typed():
            drill.pay(paid(drill.payout, touch))
        case Done():
            drill.done()
        case Foul():
            drill.foul()
        case ActPassed():
            drill.go_on()
        case NextTouched():
            drill.next()
        case LinesTouched():
            drill.shows_lines = not drill.shows_lines
        case LeaveTouched():
            pass
        case _:
            assert_never(touch)


class DrillFlow(SchoolFlow[DrillModel, DrillTouch]):
    """Asks the cases that are due first."""

    help_topic = "school.drill"

    def __init__(self, school: School, name: str) -> None:
        super().__init__(school)
        self._name, self._person = name, school.learning.person.key
        known, now = self._memory(), school.learning.now
        drills = school.services.drills
        made = questions_for(
            name,
            drills.book,
            drills.game,
            drills.draw_seed(),
            DRILL_QUESTIONS,
            [one.kind for one in known.due_by(now)] if known else [],
            house=drills.house,
        )
        clock = school.services.clock.ms
        self.drill = DrillSession(made, DRILL_QUESTIONS, drills.book, clock, self._keep)
        self._seconds = 0

    def shown(self) -> DrillModel:
        """Show the question that stands, or its verdict."""
        return drill_model(self.drill, self.school.learning, self._memory())

    def take(self, touch: DrillTouch) -> Step:
        """Answer, look, go on."""
        if isinstance(touch, LeaveTouched):
            return Home()
        answer(self.drill, touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Make questions ahead while time passes, and show its seconds where there is a clock."""
        drill = self.drill
        drill.prepare()
        if drill.has_clock and drill.verdict is None and drill.seconds != self._seconds:
            self._seconds = drill.seconds
            self.school.changed()
        return Stay()

    def _memory(self) -> SkillMemory | None:
        answers = self.school.people.answers_of(self._person)
        return memory_of(answers, self.school.learning.now).get(self._name)

    def _keep(self, given: Given) -> None:
        told = answered(self._person, given.question, is_right=given.is_right, ms=given.ms)
        self.school.services.register.keep(told)

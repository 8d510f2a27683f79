"""What opens the table test: lessons that are passed, and right answers in every skill."""

from collections.abc import Collection, Mapping

from dealer_assist.message import Msg
from dealer_assist.school.people.memory import SkillMemory
from dealer_assist.school.people.people import People, Person
from dealer_assist.school.people.skills import OF_LESSON, skill_of
from dealer_assist.value import Value

EXAM_AFTER, EXAM_RIGHT = 14, 90


class Readiness(Value):
    """How a person stands before the table test.

    `last_passed` is the moment of the last lesson, "" without any; `weakest` the skill with the
    least share `right` of its last answers in percent, "" where no drill was ever answered.
    """

    passed: int
    wanted: int
    last_passed: str = ""
    weakest: str = ""
    right: int = 0

    @property
    def has_lessons(self) -> bool:
        """True if enough lessons are passed."""
        return self.passed >= self.wanted

    @property
    def has_answers(self) -> bool:
        """True if something was answered, and nine of ten are right in every skill of it."""
        return bool(self.weakest) and self.right >= EXAM_RIGHT

    @property
    def refusal(self) -> str:
        """Say why the table test is not open yet; "" where it is."""
        if not self.has_lessons:
            left = self.wanted - self.passed
            return Msg("{n} lessons to go", one="{n} lesson to go", n=left)
        if not self.weakest:
            return Msg("No drill answered yet")
        if not self.has_answers:
            return Msg(
                "{skill}: {percent}% right, {wanted} needed",
                skill=skill_of(self.weakest).label,
                percent=self.right,
                wanted=EXAM_RIGHT,
            )
        return ""


def readiness_of(
    person: Person, people: People, course: Collection[str], memory: Mapping[str, SkillMemory]
) -> Readiness:
    """Work out how a person stands before the test of a course, given by its lessons."""
    passed = people.passed(person.key).intersection(course)
    moments = [
        attempt.at
        for attempt in people.attempts_of(person.key)
        if attempt.is_passed and attempt.kept.lesson in passed
    ]
    known = (len(passed), min(EXAM_AFTER, len(course)), max(moments, default=""))
    if not any(_is_drilled(skill_memory) for skill_memory in memory.values()):
        return Readiness(*known)
    worst = min(
        memory.values(), key=lambda skill_memory: (skill_memory.right_percent, skill_memory.skill)
    )
    return Readiness(*known, worst.skill, worst.right_percent)


def _is_drilled(skill: SkillMemory) -> bool:
    """True if something of a skill was answered in a drill; lessons show skills too."""
    return not all(case.kind.startswith(OF_LESSON) for case in skill.cases)

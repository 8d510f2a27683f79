"""What opens the table test: lessons that are passed, and a memory that holds in every skill."""

from collections.abc import Collection, Mapping

from dealer_assist.frozen import frozen
from dealer_assist.message import Msg
from dealer_assist.school.people.memory import SkillMemory
from dealer_assist.school.people.people import People, Person
from dealer_assist.school.people.skills import skill_of

EXAM_AFTER, EXAM_MEMORY = 14, 90


@frozen
class Readiness:
    """How somebody stands before the table test.

    `last_passed` is the moment of the last lesson, "" without any; `weakest` the skill with the
    least `memory` in percent, "" where nothing was ever answered.
    """

    passed: int
    wanted: int
    last_passed: str = ""
    weakest: str = ""
    memory: int = 0

    @property
    def has_lessons(self) -> bool:
        """Tell whether enough lessons are passed."""
        return self.passed >= self.wanted

    @property
    def has_memory(self) -> bool:
        """Tell whether something was answered, and every skill of it holds."""
        return bool(self.weakest) and self.memory >= EXAM_MEMORY

    @property
    def refusal(self) -> str:
        """Say why the table test is not open yet; "" where it is."""
        if not self.has_lessons:
            left = self.wanted - self.passed
            return Msg("{n} lessons to go", one="{n} lesson to go", n=left)
        if self.weakest and not self.has_memory:
            return Msg(
                "{skill}: memory {percent} %, {wanted} needed",
                skill=skill_of(self.weakest).label,
                percent=self.memory,
                wanted=EXAM_MEMORY,
            )
        return ""


def readiness_of(
    person: Person, people: People, course: Collection[str], memory: Mapping[str, SkillMemory]
) -> Readiness:
    """Work out how somebody stands before the test of a course, given by its lessons."""
    passed = people.passed(person.key).intersection(course)
    moments = [
        one.at
        for one in people.attempts_of(person.key)
        if one.is_passed and one.kept.lesson in passed
    ]
    known = (len(passed), min(EXAM_AFTER, len(course)), max(moments, default=""))
    if not memory:
        return Readiness(*known)
    worst = min(memory.values(), key=lambda one: (one.percent, one.skill))
    return Readiness(*known, worst.skill, worst.percent)

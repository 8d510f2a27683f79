"""Where an experienced dealer begins: a round without hints for each unit, as long as they pass."""

from collections.abc import Collection

from dealer_assist.catalog.lessons import NEVER, Lesson
from dealer_assist.school.people.facts import PlacementRound
from dealer_assist.school.people.people import People, Person
from dealer_assist.value import replace

_LAST_LEVEL = 4
"""What comes before the test is played by everybody."""


def placement_round(person: Person, people: People, course: Collection[Lesson]) -> Lesson | None:
    """Return the round that shows the next unit; None where the course is begun, or one failed."""
    here = {lesson.key for lesson in course}
    rounds, placed = people.placements, people.placed.get(person.key, {})
    is_begun = any(
        attempt.kept.lesson in here and attempt.key not in rounds
        for attempt in people.attempts_of(person.key)
    )
    if not person.name or is_begun or not all(placed.values()):
        return None
    known = people.known(person.key)
    left = sorted({lesson.level for lesson in course if lesson.key not in known})
    level = next((one for one in left if one <= _LAST_LEVEL), 0)
    rounds_of = [lesson for lesson in course if lesson.level == level and not lesson.tasks]
    most = max(rounds_of, key=_size, default=None)
    return None if most is None else replace(most, advice=NEVER)


def shown_by(lesson: Lesson, course: Collection[Lesson]) -> tuple[str, ...]:
    """Name the lessons that are known where the round of a lesson is passed."""
    return tuple(one.key for one in course if one.level <= lesson.level)


def placed(
    person: str, attempt: str, lesson: Lesson, course: Collection[Lesson], *, is_passed: bool
) -> PlacementRound:
    """Return what goes on record at the end of a round."""
    return PlacementRound(person, attempt, shown_by(lesson, course) if is_passed else ())


def _size(lesson: Lesson) -> tuple[int, str]:
    """Return how much a lesson asks for; of two alike the name decides."""
    return sum(len(goal.order) or 1 for goal in lesson.goals), lesson.key

"""Which lesson would help somebody, and how it is given: with one touch, for the usual days."""

import secrets
from collections.abc import Sequence
from datetime import date, datetime, timedelta

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.message import Msg
from dealer_assist.school.people.facts import Assigned
from dealer_assist.school.people.people import Person
from dealer_assist.school.people.progress import ClassRow
from dealer_assist.school.people.skills import skill_of_goal
from dealer_assist.ui.i18n.days import day_and_month
from dealer_assist.ui.school.school import School

_DAYS_TO_DO_IT = 7


def give(school: School, person: Person, lesson: Lesson) -> str:
    """Assign somebody a lesson, and return what is said of it; given twice is given once."""
    learning = school.learning
    if all(assignment.lesson != lesson.key for assignment in school.people.assigned_to(person)):
        day, by = due_day(learning.now).isoformat(), learning.person.name
        key = secrets.token_hex(8)
        school.services.register.keep(Assigned(key, lesson.key, day, person=person.key, by=by))
    return Msg("{name} has the lesson: {lesson}", name=person.name, lesson=lesson.title)


def lesson_for(row: ClassRow, lessons: Sequence[Lesson], skill: str = "") -> Lesson | None:
    """Return the lesson where somebody is stuck, else that of the weakest skill, else the first.

    A skill that is named comes before all; what was passed is not given again, and what is
    still locked is not given yet.
    """
    here = {lesson.key for lesson in lessons}
    left = [
        lesson
        for lesson in lessons
        if lesson.key not in row.passed
        and all(need in row.passed or need not in here for need in lesson.needs)
    ]
    stuck = (lesson for lesson in left if lesson.key == row.stuck_at)
    found = lesson_about(skill, left) or next(stuck, None) or lesson_about(row.weakest, left)
    return found or next(iter(left), None)


def lesson_about(skill: str, lessons: Sequence[Lesson]) -> Lesson | None:
    """Return the first lesson that counts a skill; None where none does."""
    return next(
        (
            lesson
            for lesson in lessons
            if skill and any(skill_of_goal(goal) == skill for goal in lesson.goals)
        ),
        None,
    )


def due_day(now: datetime) -> date:
    """Return the day by which a lesson is to be done that is given now."""
    return now.date() + timedelta(days=_DAYS_TO_DO_IT)


def given_by(lesson: Lesson, now: datetime) -> str:
    """Return the lesson that would be given now, and the day by which it would be due."""
    return Msg("{lesson}, by {day}", lesson=lesson.title, day=day_and_month(due_day(now)))

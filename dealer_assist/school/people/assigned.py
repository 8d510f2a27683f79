"""What is given to a class or a person, and when it is done: a lesson, a drill, the table test."""

from collections.abc import Sequence

from dealer_assist.message import Msg
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.people import Assignment, People, Person
from dealer_assist.school.people.skills import OF_LESSON, skill_of

DRILL_QUESTIONS = 12
"""What a drill asks at one go."""
_ENOUGH_RIGHT = 80
"""Of a hundred answers: fewer, and the drill is not done."""
TEST_TITLE = Msg("Table test")


def is_done(people: People, assignment: Assignment, person: Person) -> bool:
    """True if somebody has done what was given; a drill and a test count from that moment on."""
    match assignment.kind:
        case f.DRILL:
            return is_drilled(
                [
                    answer.said.is_right
                    for answer in people.answers_of(person.key)
                    if answer.at >= assignment.at
                    and answer.said.skill == assignment.lesson
                    and not answer.said.case.startswith(OF_LESSON)
                ]
            )
        case f.TEST:
            return _has_passed_test(people, person, assignment.at)
        case _:
            return assignment.lesson in people.passed(person.key)


def is_drilled(said: Sequence[bool]) -> bool:
    """True if a drill is done: asked to its end, and enough of it right."""
    last = said[-DRILL_QUESTIONS:]
    return len(last) == DRILL_QUESTIONS and 100 * sum(last) >= _ENOUGH_RIGHT * DRILL_QUESTIONS


def given_title(assignment: Assignment, lesson_title: str = "") -> str:
    """Name what was given; a lesson by its title, where it is known here."""
    match assignment.kind:
        case f.DRILL:
            return Msg("Drill: {skill}", skill=skill_of(assignment.lesson).label)
        case f.TEST:
            return TEST_TITLE
        case _:
            return lesson_title or assignment.lesson


def _has_passed_test(people: People, person: Person, since: str) -> bool:
    return any(
        isinstance(signed.what, f.ExamSigned) and signed.what.is_passed and signed.at >= since
        for facts in people.exam_facts.values()
        if any(isinstance(one.what, f.ExamBegan) and one.what.person == person.key for one in facts)
        for signed in facts
    )

"""What was given is done by what came after it: a drill to its end, a test that was signed."""

from datetime import date

from dealer_assist.school.people import facts as f
from dealer_assist.school.people.assigned import DRILL_QUESTIONS, is_done, is_drilled
from dealer_assist.school.people.facts import Fact
from dealer_assist.school.people.people import Assignment, People


def test_a_drill_is_done_with_its_last_question_and_four_of_five_right() -> None:
    assert not is_drilled([True] * (DRILL_QUESTIONS - 1))
    assert is_drilled([True] * DRILL_QUESTIONS)
    assert is_drilled([False] * 9 + [True] * DRILL_QUESTIONS)
    assert not is_drilled([True] * (DRILL_QUESTIONS - 3) + [False] * 3)


def test_what_was_answered_before_a_drill_was_given_does_not_count() -> None:
    given = Assignment(
        "a", "pay_it", date(2026, 3, 20), person="ana", kind=f.DRILL, at="2026-03-14T12:00:00"
    )
    for at, done in (("2026-03-13T12:00:00", False), ("2026-03-15T12:00:00", True)):
        said = [f.Answered("ana", "pay_it", f"{n}", is_right=True) for n in range(DRILL_QUESTIONS)]
        whats = (f.PersonAdded("ana", "Ana"), *said)
        people = People(Fact(f"{n:05}", at, what) for n, what in enumerate(whats))
        assert is_done(people, given, people.persons["ana"]) is done

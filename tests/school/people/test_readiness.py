"""What opens the table test: lessons that are passed, and right answers in every skill."""

from collections.abc import Mapping
from datetime import UTC, datetime

from dealer_assist.school.lessons.score import GoalScore, LessonReport
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.facts import Fact
from dealer_assist.school.people.memory import CaseMemory, SkillMemory, memory_of
from dealer_assist.school.people.people import People
from dealer_assist.school.people.readiness import EXAM_AFTER, EXAM_RIGHT, Readiness, readiness_of
from dealer_assist.school.people.skills import shown_at_table
from tests.support.lesson_runs import shipped_lessons

COURSE = [f"lesson-{n}" for n in range(20)]


def people(passed: int, *others: f.What) -> People:
    """Return somebody who passed some lessons, one a minute."""
    whats: list[f.What] = [f.PersonAdded("ana", "Ana")]
    whats += [
        f.AttemptKept(f"a{n}", "ana", COURSE[n], "t", 1, 60, 90, is_passed=True)
        for n in range(passed)
    ]
    facts = (
        Fact(f"{n:04}", datetime(2026, 3, 14, 9, n, tzinfo=UTC).isoformat(), one)
        for n, one in enumerate((*whats, *others))
    )
    return People(facts)


def memory(**percents: int) -> Mapping[str, SkillMemory]:
    """Return so many right ones of a hundred answers a skill, each answered just now."""
    due = datetime(2026, 3, 20, tzinfo=UTC)
    return {
        skill: SkillMemory(
            skill,
            (CaseMemory(skill, "x", due, 1.0, is_learned=True),),
            100,
            right,
            100,
            has_clock=False,
        )
        for skill, right in percents.items()
    }


def ready(known: People, remembered: Mapping[str, SkillMemory]) -> Readiness:
    return readiness_of(known.persons["ana"], known, COURSE, remembered)


def test_enough_lessons_and_right_answers_open_the_test() -> None:
    one = ready(people(EXAM_AFTER), memory(pay_it=95, read_hand=EXAM_RIGHT))
    assert (one.has_lessons, one.has_answers, str(one.refusal)) == (True, True, "")
    assert (one.weakest, one.right) == ("read_hand", EXAM_RIGHT)
    assert one.last_passed == datetime(2026, 3, 14, 9, EXAM_AFTER, tzinfo=UTC).isoformat()


def test_one_lesson_less_is_said() -> None:
    failed = f.AttemptKept("f", "ana", COURSE[19], "t", 1, 60, 40, is_passed=False)
    elsewhere = f.AttemptKept("g", "ana", "of another course", "t", 1, 60, 90, is_passed=True)
    one = ready(people(EXAM_AFTER - 1, failed, elsewhere), memory(pay_it=95))
    assert (one.passed, one.has_lessons) == (EXAM_AFTER - 1, False)
    assert str(one.refusal) == "1 lesson to go"
    assert one.last_passed == datetime(2026, 3, 14, 9, EXAM_AFTER - 1, tzinfo=UTC).isoformat()


def test_one_skill_below_what_is_needed_is_named() -> None:
    one = ready(people(EXAM_AFTER), memory(pay_it=95, read_hand=EXAM_RIGHT - 1))
    assert not one.has_answers
    assert str(one.refusal) == "Read the hand: 89% right, 90 needed"


def test_lessons_alone_do_not_open_the_test() -> None:
    one = ready(people(EXAM_AFTER), memory())
    assert (one.has_answers, str(one.refusal)) == (False, "No drill answered yet")


def test_lessons_as_the_school_keeps_them_do_not_open_it_either() -> None:
    """Each passed lesson is an answer in several skills: these were taken for drills."""
    lesson = next(iter(shipped_lessons().values()))
    goals = tuple(GoalScore(one.points, one.points, "") for one in lesson.goals)
    shown = shown_at_table(
        "ana",
        LessonReport(lesson.key, 100, is_passed=True, seconds=60, goals=goals, mistakes=()),
        lesson,
    )
    assert shown
    known = people(EXAM_AFTER, *shown)
    now = datetime(2026, 3, 14, 12, tzinfo=UTC)
    one = ready(known, memory_of(known.answers_of("ana"), now))
    assert (one.has_answers, str(one.refusal)) == (False, "No drill answered yet")
    known = people(
        EXAM_AFTER, *shown, f.Answered("ana", "pay_it", "crazy_4_poker:ante", is_right=True)
    )
    one = ready(known, memory_of(known.answers_of("ana"), now))
    assert one.has_answers


def test_a_short_course_wants_all_its_lessons() -> None:
    known = people(3)
    one = readiness_of(known.persons["ana"], known, COURSE[:3], memory())
    assert (one.wanted, one.has_lessons) == (3, True)
    none = readiness_of(known.persons["ana"], known, COURSE[5:9], memory())
    assert (none.passed, none.wanted, none.last_passed) == (0, 4, "")

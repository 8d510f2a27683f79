"""The course as TODAY shows it."""

from datetime import UTC, datetime

from dealer_assist import paths
from dealer_assist.catalog.lessons import load_lessons
from dealer_assist.school.people.facts import Assigned, AttemptKept, Fact
from dealer_assist.school.people.people import People, past_of
from dealer_assist.school.people.today import today_of
from dealer_assist.ui.school.learning import GUEST, Learning, course
from dealer_assist.ui.school.nodes import ProgressDot, ProgressMark, TitleOver
from dealer_assist.ui.school.today import (
    LessonCircle,
    LessonTouched,
    LessonWords,
    TodayTouch,
    locked_words,
    today_page,
)
from dealer_assist.ui.toolkit.nodes import Look, Page
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from tests.support.tree import every, looks

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LESSONS = load_lessons(paths.resources() / "lessons")
HERE = course(LESSONS, {"crazy4-nexus": ("crazy_4_poker", "nexus")}, "crazy4-nexus")


def learned(*done: tuple[str, int, bool]) -> Learning:
    facts = [
        Fact(
            str(n), NOW.isoformat(), AttemptKept(f"{n}", GUEST.key, key, "", 1, 60, points, passed)
        )
        for n, (key, points, passed) in enumerate(done)
    ]
    people = People(facts)
    return with_people(people)


def with_people(people: People) -> Learning:
    past = past_of(people, GUEST.key)
    return Learning("Crazy 4 Poker", "Nexus", "crazy4-nexus", tuple(HERE), past, NOW, people, GUEST)


def today(learning: Learning) -> Page[TodayTouch]:
    here = {one.key: one for one in learning.lessons}
    day = today_of(learning.person, learning.people, here, learning.now)
    return today_page(learning, day)


def path(page: Page[TodayTouch]) -> dict[str, tuple[ProgressMark, str]]:
    """Return how each lesson of the path that is seen is going, in a mark and in words."""
    found = {}
    for look in looks(page):
        if circles := every(look.face, LessonCircle):
            (words,) = every(look.face, LessonWords)
            found[look.touch.lesson] = (circles[0].state, words.detail)
    return found


def tasks(page: Page[TodayTouch]) -> list[Look[TodayTouch]]:
    return [look for look in looks(page) if every(look.face, ProgressDot)]


def test_a_newcomer_begins_with_the_first_lesson_and_all_that_needs_it_is_locked() -> None:
    learning = learned()
    page = today(learning)
    assert path(page)["first-round"][0] is ProgressMark.NEXT
    assert path(page)["late-chip"][0] is ProgressMark.LOCKED
    said = locked_words(learning, learning.lesson("late-chip"))
    assert "lesson 1 is passed" in said
    assert page.frame.prompt is not None
    assert page.frame.prompt.line == "Begin with your first lesson"


def test_a_passed_lesson_opens_the_next_and_stays_in_the_list_of_today() -> None:
    page = today(learned(("first-round", 98, True)))
    assert path(page)["first-round"] == (ProgressMark.DONE, "Passed 98")
    marks = [every(task.face, ProgressDot)[0].state for task in tasks(page)]
    assert marks[:2] == [ProgressMark.DONE, ProgressMark.NEXT]


def test_a_lesson_that_was_not_passed_says_its_best_and_stays_next() -> None:
    page = today(learned(("first-round", 61, False), ("first-round", 74, False)))
    assert path(page)["first-round"] == (ProgressMark.NEXT, "Best 74, needs 80")


def test_exactly_one_button_is_next_also_when_everything_is_passed() -> None:
    for learning in (learned(), learned(*((one.key, 90, True) for one in HERE))):
        bar = today(learning).frame.bar
        assert sum(one.button.state is ActionState.NEXT for one in bar) == 1


def test_lessons_of_another_console_are_not_in_the_course() -> None:
    tables = {
        "crazy4-nexus": ("crazy_4_poker", "nexus"),
        "crazy4-aquarius": ("crazy_4_poker", "aquarius"),
    }
    keys = [one.key for one in course(LESSONS, tables, "crazy4-nexus")]
    assert "first-round" in keys
    assert "key-to-jph" not in keys


def test_the_way_on_says_the_lesson_by_its_number() -> None:
    """Its title stands in the prompt; the button has room for a line."""
    bar = today(learned()).frame.bar
    (onward,) = [one.button for one in bar if one.button.label == "CONTINUE"]
    assert onward.touch == LessonTouched("first-round")
    assert onward.detail == "Lesson 1, about 3 min"


def test_the_day_of_a_given_lesson_is_written_as_everywhere() -> None:
    given = Assigned("x", "opening", "2026-03-21", person=GUEST.key)
    page = today(with_people(People([Fact("1", NOW.isoformat(), given)])))
    assert every(tasks(page)[0].face, TitleOver)[0].detail == "By 21 Mar"

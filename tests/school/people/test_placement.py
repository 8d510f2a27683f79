"""An experienced dealer begins where they are: by rounds without hints, unit by unit."""

from datetime import UTC, datetime

from dealer_assist import paths
from dealer_assist.catalog.lessons import NEVER, Lesson, load_lessons
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.facts import Fact, What
from dealer_assist.school.people.people import People
from dealer_assist.school.people.placement import placed, placement_round, shown_by
from dealer_assist.school.people.today import LessonStanding, TodayKind, today_of
from dealer_assist.table.guide.hints import Hints
from dealer_assist.ui.school.learning import GUEST

NOW = datetime(2026, 3, 14, 14, tzinfo=UTC)
LESSONS = load_lessons(paths.resources() / "lessons")
HERE = {key: one for key, one in LESSONS.items() if "crazy4-nexus" in one.tables}
COURSE = HERE.values()
ANA = f.PersonAdded("ana", "Ana")


def people(*whats: What) -> People:
    return People(Fact(f"{n:05}", NOW.isoformat(), what) for n, what in enumerate((ANA, *whats)))


def offered(known: People) -> Lesson | None:
    return placement_round(known.persons["ana"], known, COURSE)


def round_at(known: People) -> Lesson:
    one = offered(known)
    assert one is not None
    return one


def attempt(key: str, lesson: str) -> f.AttemptKept:
    is_passed = True
    return f.AttemptKept(key, "ana", lesson, "crazy4-nexus", 1, 90, 95, is_passed)


def begun(attempt: str) -> f.PlacementRound:
    return f.PlacementRound("ana", attempt)


def passed(attempt_key: str, lesson: Lesson) -> tuple[What, ...]:
    done = placed("ana", attempt_key, lesson, COURSE, is_passed=True)
    return begun(attempt_key), attempt(attempt_key, lesson.key), done


def test_the_round_is_dealt_without_hints_and_asks_for_more_than_a_first_lesson() -> None:
    one = round_at(people())
    assert (one.level, one.advice, one.hints) == (1, NEVER, Hints.SILENT)
    assert not one.tasks


def test_each_round_that_is_passed_shows_its_unit_and_opens_the_next() -> None:
    facts: tuple[What, ...] = ()
    for level in (1, 2, 3, 4):
        one = round_at(people(*facts))
        assert one.level == level
        facts += passed(f"{level}", one)
        shown = {key for key, lesson in HERE.items() if lesson.level <= level}
        assert people(*facts).known("ana") == shown
        assert people(*facts).passed("ana") == shown
    assert offered(people(*facts)) is None, "what comes before the test is played by everybody"


def test_what_is_known_is_passed_on_the_path() -> None:
    known = people(*passed("1", round_at(people())))
    day = today_of(known.persons["ana"], known, HERE, NOW)
    assert all(one.standing is LessonStanding.PASSED for one in day.course if one.level == 1)
    assert day.next is not None
    assert HERE[day.next.key].level == 2


def test_a_round_that_was_not_passed_or_left_ends_the_placement() -> None:
    one = round_at(people())
    failed = placed("ana", "1", one, COURSE, is_passed=False)
    for facts in ((begun("1"),), (begun("1"), failed)):
        known = people(*facts)
        assert offered(known) is None
        assert not known.known("ana")


def test_a_trainer_sets_somebody_back_and_the_round_is_offered_again() -> None:
    one = round_at(people())
    known = people(*passed("1", one), f.PlacementUndone("ana", "R. Mehta"))
    assert not known.known("ana")
    assert known.passed("ana") == {one.key}, "the round itself was played and passed"
    assert offered(known) is not None


def test_who_is_on_the_course_already_is_not_placed_nor_is_a_guest() -> None:
    assert offered(people(attempt("1", "first-round"))) is None
    assert placement_round(GUEST, people(), COURSE) is None


def test_today_offers_it_after_the_first_lesson_and_counts_no_minutes_of_it() -> None:
    known = people()
    day = today_of(known.persons["ana"], known, HERE, NOW)
    assert day.next is not None
    assert day.next.kind is TodayKind.LESSON
    item = next(one for one in day.items if one.kind is TodayKind.PLACEMENT)
    n = len(shown_by(round_at(known), COURSE))
    assert item.note == f"Passed, {n} lessons are known"
    assert item.minutes == 0

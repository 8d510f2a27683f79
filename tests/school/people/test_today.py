"""The day of a trainee, their progress, and the class as its trainer sees it."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from shipped_tables import SCREENS as TABLES

from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.facts import Fact, What
from dealer_assist.school.people.people import People
from dealer_assist.school.people.progress import State, class_of, progress_of
from dealer_assist.school.people.today import Elsewhere, LessonStanding, TodayKind, today_of

NOW = datetime(2026, 3, 14, 14, tzinfo=UTC)
ANA = f.PersonAdded("ana", "Ana", group="Spring")


@pytest.fixture(scope="module")
def lessons(resources: Path) -> dict[str, Lesson]:
    return load_lessons(resources / "lessons")


def people(*whats: What, days_ago: int = 0) -> People:
    at = (NOW - timedelta(days=days_ago)).isoformat()
    return People(Fact(f"{n:05}", at, what) for n, what in enumerate((ANA, *whats)))


def attempt(key: str, lesson: str, points: int, *wrong: str) -> f.AttemptKept:
    mistakes = tuple((one, 1) for one in wrong)
    return f.AttemptKept(key, "ana", lesson, "crazy4-nexus", 1, 90, points, points >= 80, mistakes)


def answers(skill: str, right: int, wrong: int) -> list[f.Answered]:
    said = [n < right for n in range(right + wrong)]
    return [
        f.Answered("ana", skill, f"case {n}", is_right, 5000, 5000)
        for n, is_right in enumerate(said)
    ]


def test_a_newcomer_begins_with_the_first_lesson(lessons: dict[str, Lesson]) -> None:
    known = people()
    today = today_of(known.persons["ana"], known, lessons, NOW)
    assert today.next is not None
    first = next(iter(lessons))
    assert (today.next.kind, today.next.key) == (TodayKind.LESSON, first)
    by_key = {one.key: one for one in today.course}
    assert by_key[first].standing is LessonStanding.NEXT
    needy = next(one for one in lessons.values() if one.needs)
    assert by_key[needy.key].standing is LessonStanding.LOCKED
    assert [today.course[n - 1].key for n in by_key[needy.key].after] == list(needy.needs)
    assert [one.standing for one in today.course].count(LessonStanding.NEXT) == 1
    assert str(today.exam_refusal).endswith("lessons to go")


@pytest.mark.parametrize("table", TABLES)
def test_what_a_course_does_not_have_is_not_asked_for(
    lessons: dict[str, Lesson], table: str
) -> None:
    here = {key: one for key, one in lessons.items() if table in one.tables}
    known = people()
    course = today_of(known.persons["ana"], known, here, NOW).course
    locked = {one.key for one in course if one.standing is LessonStanding.LOCKED}
    assert locked == {key for key, one in here.items() if not here.keys().isdisjoint(one.needs)}


def test_a_passed_lesson_is_done_and_opens_the_next(lessons: dict[str, Lesson]) -> None:
    first, second = list(lessons)[:2]
    known = people(attempt("a", first, 98), attempt("b", second, 60), attempt("c", second, 70))
    today = today_of(known.persons["ana"], known, lessons, NOW)
    assert (today.items[0].key, today.items[0].is_done) == (first, True)
    assert today.next is not None
    assert (today.next.key, today.next.note) == (second, "2 tries, best 70")
    assert today.minutes == today.minutes_left + lessons[first].minutes


def test_what_was_assigned_and_comments_come_first(lessons: dict[str, Lesson]) -> None:
    first, later = next(iter(lessons)), [key for key, one in lessons.items() if not one.needs][-1]
    assert first != later
    given = f.Assigned("x", later, "2026-03-20", group="Spring")
    other = f.Assigned("y", first, "2026-03-19", group="Autumn")
    said = f.Commented("c", "a", 4, "Look right first", by="R. Mehta")
    known = people(attempt("a", first, 60), given, other, said)
    today = today_of(known.persons["ana"], known, lessons, NOW)
    assert [(one.kind, one.key) for one in today.items[:3]] == [
        (TodayKind.COMMENT, "c"),
        (TodayKind.LESSON, later),
        (TodayKind.LESSON, first),
    ]
    assert str(today.items[1].note) == "By 2026-03-20"


def test_what_opens_an_assigned_lesson_is_done_before_it(lessons: dict[str, Lesson]) -> None:
    """A locked lesson stood first, and CONTINUE led to nothing but the reason why not."""
    wanted = next(key for key, one in lessons.items() if one.needs and lessons[one.needs[0]].needs)
    number = list(lessons).index(wanted) + 1
    given = f.Assigned("x", wanted, "2026-03-20", group="Spring")
    passed: list[f.What] = []
    met: list[str] = []
    for n in range(len(lessons)):
        known = people(given, *passed)
        today = today_of(known.persons["ana"], known, lessons, NOW)
        ahead = today.next
        assert ahead is not None
        standing = next(one.standing for one in today.course if one.key == ahead.key)
        assert standing in (LessonStanding.NEXT, LessonStanding.OPEN)
        met.append(ahead.key)
        if ahead.key == wanted:
            break
        assert str(ahead.note) == f"Opens lesson {number}, by 2026-03-20"
        passed.append(attempt(f"a{n}", ahead.key, 100))
    assert met[-1] == wanted
    assert len(met) > 2


def test_due_drills_come_weakest_first_and_too_many_wait(lessons: dict[str, Lesson]) -> None:
    said = [*answers("pay_it", 16, 4), *answers("read_hand", 4, 16), *answers("faults", 0, 3)]
    known = people(*said, days_ago=40)
    today = today_of(known.persons["ana"], known, lessons, NOW)
    drills = [one for one in today.items if one.kind is TodayKind.DRILL]
    assert [one.key for one in drills] == ["read_hand"]
    assert str(drills[0].note).startswith("20 cases due, 0 of the last 10 right")
    assert [one.key for one in today.tomorrow] == ["pay_it"]


def test_progress_has_the_weakest_first_and_errors_by_week(lessons: dict[str, Lesson]) -> None:
    said = [*answers("pay_it", 10, 0), *answers("read_hand", 5, 5)]
    known = people(*said, attempt("a", "first-round", 90, "wrong_hand"), days_ago=8)
    progress = progress_of(known.persons["ana"], known, NOW)
    assert [one.skill.key for one in progress.skills] == ["read_hand", "pay_it"]
    assert progress.weakest == progress.skills[0]
    assert progress.skills[1].has_clock
    assert progress.skills[1].speed == 100
    # A week in which nothing was answered has no errors, and no nought either.
    assert progress.errors["misread_hand"] == (*(None,) * 6, 30, None)
    assert progress.errors["wrong_amount"] == (*(None,) * 6, 0, None)
    assert progress.pace == (0, 0, 0, 0, 0, 0, 40, 0)


def test_a_class_shows_who_is_stuck_away_and_ready(lessons: dict[str, Lesson]) -> None:
    stuck = people(*(attempt(str(n), "late-chip", 50) for n in range(5)))
    (row,) = class_of(stuck, lessons, NOW)
    assert (row.state, row.stuck_at) == (State.STUCK, "late-chip")
    (row,) = class_of(people(*answers("pay_it", 1, 1), days_ago=9), lessons, NOW)
    assert row.state is State.AWAY
    assert row.right["read_hand"] is None
    assert row.right["pay_it"] == 50
    assert row.weakest == "pay_it"
    passed = [attempt(key, key, 100) for key in lessons]
    (row,) = class_of(people(*passed), lessons, NOW, "Spring")
    assert row.state is State.WELL
    (row,) = class_of(people(*passed, *answers("pay_it", 1, 0)), lessons, NOW, "Spring")
    assert row.state is State.EXAM_READY
    assert class_of(people(), lessons, NOW, "Autumn") == ()


def test_a_newcomer_of_whom_nothing_is_known_is_shown(lessons: dict[str, Lesson]) -> None:
    (row,) = class_of(people(), lessons, NOW)
    assert (row.state, row.last_seen, row.weakest) == (State.WELL, None, "")
    assert progress_of(row.person, people(), NOW).weakest is None


def test_wrong_answers_show_as_wrong_whatever_memory_foretells(lessons: dict[str, Lesson]) -> None:
    known = people(*answers("read_hand", 1, 6))
    (row,) = class_of(known, lessons, NOW)
    assert (row.right["read_hand"], row.foretold["read_hand"]) == (14, 100)
    (skill,) = progress_of(known.persons["ana"], known, NOW).skills
    assert (skill.right, skill.right_of_last, skill.last) == (14, 1, 7)
    passed = [attempt(key, key, 100) for key in lessons]
    today = today_of(known.persons["ana"], people(*passed, *answers("pay_it", 0, 9)), lessons, NOW)
    assert str(today.exam_refusal) == "Pay it: 0% right, 90 needed"


def test_the_trend_compares_the_last_ten_answers_with_the_ten_before() -> None:
    known = people(*answers("pay_it", 5, 5), *answers("pay_it", 8, 2))
    (skill,) = progress_of(known.persons["ana"], known, NOW).skills
    assert (skill.right, skill.trend) == (80, 30)


def test_a_drill_is_done_for_the_day_when_it_was_asked_to_its_end_and_went_well(
    lessons: dict[str, Lesson],
) -> None:
    for right, wrong, is_done in ((0, 2, False), (11, 0, False), (12, 0, True), (9, 3, False)):
        known = people(*answers("pay_it", right, wrong))
        today = today_of(known.persons["ana"], known, lessons, NOW)
        assert [one.is_done for one in today.items if one.kind is TodayKind.DRILL] == [is_done]


def test_what_is_due_at_another_game_is_not_due_at_this_one(lessons: dict[str, Lesson]) -> None:
    said = f.Answered("ana", "baccarat_draw", "dragon_bonus:third_cards", is_right=False)
    known = people(said, days_ago=3)
    for game, due in (("dragon_bonus", 1), ("six_five_four", 0), ("", 1)):
        today = today_of(known.persons["ana"], known, lessons, NOW, game)
        assert sum(one.kind is TodayKind.DRILL for one in today.items) == due


def test_a_lesson_that_was_cut_off_is_begun_again_first(lessons: dict[str, Lesson]) -> None:
    first, second = "first-round", "late-chip"
    began = f.AttemptBegan("a2", "ana", second)
    known = people(f.AttemptBegan("a1", "ana", first), attempt("a1", first, 90), began)
    assert known.unfinished("ana") == {second}
    today = today_of(known.persons["ana"], known, lessons, NOW)
    assert today.next is not None
    assert (today.next.key, str(today.next.note)) == (second, "Not finished. Begin it again")
    over = people(attempt("a1", first, 90), began, attempt("a2", second, 40))
    assert over.unfinished("ana") == frozenset()
    again = today_of(over.persons["ana"], over, lessons, NOW).next
    assert again is not None
    assert "Not finished" not in again.note


def test_a_try_that_was_left_before_one_that_ended_is_not_gone_back_to() -> None:
    left, ended = f.AttemptBegan("a1", "ana", "late-chip"), attempt("a0", "late-chip", 40)
    at = [NOW - timedelta(hours=one) for one in (3, 2)]
    known = People(
        Fact(str(n), moment.isoformat(), what)
        for n, (moment, what) in enumerate(zip(at, (left, ended), strict=True))
    )
    assert known.unfinished("ana") == frozenset()
    assert known.unfinished("ben") == frozenset()


def test_what_was_given_of_another_game_stands_there_until_it_is_passed(
    lessons: dict[str, Lesson],
) -> None:
    here = {key: one for key, one in lessons.items() if "crazy4-nexus" in one.tables}
    away = "free-bet-first-round"
    given = f.Assigned("1", away, "2026-03-20", group="Spring")
    elsewhere = {away: Elsewhere("Free Bet: your first round", "Free Bet Blackjack")}

    def named(*whats: What) -> list[str]:
        known = people(given, *whats)
        day = today_of(known.persons["ana"], known, here, NOW, "crazy_4_poker", elsewhere)
        return [one.note for one in day.items if one.kind is TodayKind.ELSEWHERE]

    assert named() == ["At Free Bet Blackjack"]
    assert named(attempt("a", away, 95)) == []


def test_a_drill_and_the_test_are_given_too_and_stand_there_until_they_are_done(
    lessons: dict[str, Lesson],
) -> None:
    drill = f.Assigned("1", "pay_it", "2026-03-20", group="Spring", kind=f.DRILL)
    test = f.Assigned("2", "", "2026-03-21", person="ana", kind=f.TEST)

    def open_now(*whats: What, **elsewhere: Elsewhere) -> list[tuple[TodayKind, str]]:
        known = people(drill, test, *whats)
        day = today_of(known.persons["ana"], known, lessons, NOW, "crazy_4_poker", elsewhere)
        kinds = (TodayKind.DRILL, TodayKind.TEST, TodayKind.ELSEWHERE)
        return [(one.kind, one.key) for one in day.items if one.kind in kinds and not one.is_done]

    both = [(TodayKind.DRILL, "pay_it"), (TodayKind.TEST, "2")]
    assert open_now() == both
    assert open_now(*answers("pay_it", 9, 3))[: len(both)] == both  # too many wrong
    assert open_now(*answers("pay_it", 10, 2)) == both[1:]
    began = f.ExamBegan("e", "ana", "R. Mehta", "crazy4-nexus", 1, (), "")
    passed = f.ExamSigned("e", "R. Mehta", is_passed=True, digest="")
    assert open_now(began, passed) == both[:1]
    away = Elsewhere("Drill: Pay it", "a table that asks it")
    assert open_now(pay_it=away) == [(TodayKind.ELSEWHERE, "pay_it"), both[1]]

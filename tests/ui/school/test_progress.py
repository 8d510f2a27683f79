"""MY PROGRESS has scales with their targets; a pace has one only where lessons ask for it."""

from datetime import UTC, datetime, timedelta

import pytest

from dealer_assist import paths
from dealer_assist.catalog.lessons import load_lessons
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.people import People, past_of
from dealer_assist.school.people.progress import progress_of
from dealer_assist.ui.school.learning import GUEST, Learning
from dealer_assist.ui.school.progress import (
    SHORT_WEEKS,
    PaceWeeks,
    ProgressTouch,
    SkillMarks,
    SkillScales,
    progress_page,
)
from dealer_assist.ui.toolkit.nodes import Page
from tests.support.tree import every, looks

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LESSONS = load_lessons(paths.resources() / "lessons")


def answered(days_ago: int, *, is_right: bool = True) -> f.Fact:
    said = f.Answered(GUEST.key, "read_hand", "flush", is_right, 3000, 5000)
    return f.Fact(f"a-{days_ago}", (NOW - timedelta(days=days_ago)).isoformat(), said)


def played(lesson: str, seconds: int, weeks_ago: int) -> f.Fact:
    key = f"{lesson}-{weeks_ago}"
    kept = f.AttemptKept(key, GUEST.key, lesson, "crazy4-nexus", 1, seconds, 90, is_passed=True)
    return f.Fact(key, (NOW - timedelta(weeks=weeks_ago)).isoformat(), kept)


def shown(*facts: f.Fact) -> Page[ProgressTouch]:
    people = People(facts)
    course = tuple(LESSONS.values())
    past = past_of(people, GUEST.key)
    learning = Learning("Crazy 4 Poker", "Nexus", "crazy4-nexus", course, past, NOW, people, GUEST)
    way = progress_of(GUEST, people, NOW, SHORT_WEEKS, course)
    return progress_page(learning, way, "", SHORT_WEEKS)


def pace_of(*facts: f.Fact) -> PaceWeeks:
    (found,) = every(shown(*facts), PaceWeeks)
    return found


def test_the_scales_say_the_whole_the_half_and_the_target() -> None:
    (scales,) = every(shown(answered(1)), SkillScales)
    assert [(one.at, str(one.label), one.is_target) for one in scales.right] == [
        (0, "0%", False),
        (50, "50%", False),
        (90, "90 target", True),
        (100, "100%", False),
    ]
    assert [(one.at, one.is_target) for one in scales.times] == [(100, True), (200, False)]


def test_what_a_table_test_asks_for_is_known() -> None:
    (fresh,) = every(shown(answered(0)), SkillMarks)
    assert (fresh.right, fresh.is_known) == (100, True)
    page = shown(answered(0, is_right=False))
    (wrong,) = every(page, SkillMarks)
    assert (wrong.right, wrong.is_known) == (0, False)
    assert str(looks(page)[0].detail) == "0 of the last 1 right"


def test_the_target_of_the_pace_is_that_of_the_lessons_that_were_played() -> None:
    target_s = LESSONS["first-round"].score.target_s
    assert target_s == 60
    older = played("two-rounds", 90, SHORT_WEEKS)
    pace = pace_of(older, played("first-round", 90, 1), played("first-round", 72, 0))
    assert pace.values[-2:] == (40, 50)
    assert pace.target == 60
    assert pace.target_words == "Target 60"
    assert pace.marks == (20, 40, 60)


def test_a_lesson_without_a_target_time_sets_none() -> None:
    assert not LESSONS["pay-total"].score.target_s
    pace = pace_of(played("pay-total", 90, 0))
    assert (pace.target, pace.target_words) == (0, "")
    assert pace.marks == (10, 20, 30, 40)


@pytest.mark.parametrize("facts", [(), (answered(1),)])
def test_without_a_round_there_is_no_scale(facts: tuple[f.Fact, ...]) -> None:
    pace = pace_of(*facts)
    assert (pace.target, pace.marks) == (0, ())


def test_a_skill_says_its_trend_beside_its_figure_once_there_is_one() -> None:
    rising = [answered(40 - n, is_right=n >= 10) for n in range(20)]
    (skill,) = looks(shown(*rising))
    assert skill.detail.startswith("10 of the last 10 right (+100%)")
    (new,) = looks(shown(*rising[:5]))
    assert new.detail == "0 of the last 5 right"

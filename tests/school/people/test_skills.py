"""Which drill mends a mistake: the worst one's that this table has."""

import pytest

from dealer_assist import paths
from dealer_assist.catalog.lessons import load_lesson
from dealer_assist.school.drills import DRILLS
from dealer_assist.school.lessons.mistakes import Mistake
from dealer_assist.school.lessons.score import GoalScore, LessonReport
from dealer_assist.school.lessons.wrong_moves import MISTAKES
from dealer_assist.school.people.skills import drill_against, shown_at_table

LATE_CHIP = load_lesson(paths.resources() / "lessons" / "late-chip.toml")


@pytest.mark.parametrize(
    ("kinds", "drill"),
    [
        (("hesitation", "payment_order", "wrong_hand"), "payment_order"),
        (("wrong_amount",), "pay_it"),
        (("late_chip_left",), "eligible"),
        (("hesitation", "started_early"), ""),
        ((), ""),
    ],
)
def test_the_worst_mistake_that_has_a_drill_leads_to_it(kinds: tuple[str, ...], drill: str) -> None:
    assert drill_against(kinds, DRILLS) == drill


def test_a_drill_that_this_table_does_not_have_is_not_led_to() -> None:
    assert drill_against(("payment_order", "wrong_hand"), {"read_hand"}) == "read_hand"


def test_most_mistakes_about_money_and_hands_have_a_drill() -> None:
    assert sum(bool(drill_against((kind,), DRILLS)) for kind in MISTAKES) >= 10


def report(pace: int, *kinds: str) -> LessonReport:
    """Of an attempt that lost no point but of the pace, of twenty."""
    goals = [GoalScore(10, 10, "")] * (len(LATE_CHIP.goals) + 1)
    made = tuple(Mistake(kind, 1, "") for kind in kinds)
    is_passed = True
    return LessonReport("late-chip", 90, is_passed, 60, (*goals, GoalScore(pace, 20, "")), made)


def shown(told: LessonReport) -> dict[str, bool]:
    return {one.skill: one.is_right for one in shown_at_table("ana", told, LATE_CHIP)}


def test_a_hand_that_was_misread_at_the_table_is_wrong_in_its_skill() -> None:
    assert "read_hand" not in shown(report(20))
    assert shown(report(20, "wrong_hand"))["read_hand"] is False


def test_a_point_of_the_pace_does_not_make_it_wrong_and_too_slow_does() -> None:
    assert shown(report(17))["pace"] is True
    assert shown(report(15))["pace"] is False

"""The result of an attempt: the heaviest mistake first, and the times of its replay."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.kiosk.school.model_run import attempt
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.replay import Replay
from dealer_assist.school.lessons.score import score
from dealer_assist.school.people.people import People
from dealer_assist.ui.school.learning import GUEST, Learning
from dealer_assist.ui.school.nodes import Tag
from dealer_assist.ui.school.replay import time_at
from dealer_assist.ui.school.result import ResultTouch, result_page
from dealer_assist.ui.toolkit.nodes import Look, Page, Text
from tests.support.lesson_runs import shipped_lessons
from tests.support.tree import every, looks

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
SHIPPED = paths.resources()
LESSONS = shipped_lessons()
LESSON = LESSONS["two-winners"]
TABLE = LESSON.tables[0]
SETUP = load_table(SHIPPED, paths.layouts(), find_table(SHIPPED, TABLE, SHIPPED))
LEARNING = Learning(
    "Crazy 4 Poker", "Nexus", TABLE, tuple(LESSONS.values()), (), NOW, People(), GUEST
)


def played(folder: Path, mistake: str) -> tuple[Page[ResultTouch], Replay]:
    report = attempt(LESSON, TABLE, LESSON.seed, folder, mistake)
    recorded = attempts.events_of(folder)
    result = result_page(LEARNING, LESSON, report, recorded, SETUP)
    return result, Replay(LESSON, report, recorded, SETUP)


def tag(moment: Look[ResultTouch]) -> str:
    (found,) = every(moment.face, Tag)
    return str(found.words)


@pytest.mark.parametrize("mistake", ["wrong_seat", "payment_order", "wrong_card"])
def test_a_moment_has_the_same_time_in_the_result_and_in_the_replay(
    mistake: str, tmp_path: Path
) -> None:
    result, replay = played(tmp_path / "one", mistake)
    assert looks(result)
    for moment in looks(result):
        time = every(moment.face, Text)[0].words
        assert time_at(replay, replay.at_seq(moment.touch.seq)) == time


def test_a_goal_that_is_lost_without_a_mistake_has_its_card(tmp_path: Path) -> None:
    attempt(LESSON, TABLE, LESSON.seed, tmp_path / "one", "")
    recorded = attempts.events_of(tmp_path / "one")
    unclaimed = [one for one in recorded if one.name != "SupervisorCalled"]
    report = score(unclaimed, LESSON, SETUP, asks_pay=False)
    lost = [goal.said for goal in report.goals if goal.points < goal.of]
    assert lost
    result = result_page(LEARNING, LESSON, report, unclaimed, SETUP)
    assert not [one for one in report.mistakes if one.kind != "hesitation"]
    assert [tag(one) for one in looks(result) if one.label == lost[0]] == ["Not done"]


def test_what_fails_the_lesson_stands_before_what_costs_nothing(tmp_path: Path) -> None:
    result, _ = played(tmp_path / "one", "wrong_seat")
    assert tag(looks(result)[0]) == "CRITICAL"
    assert str(result.frame.prompt and result.frame.prompt.detail) == (
        "A critical error: no points make up for it"
    )

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
from dealer_assist.ui.school.replay.presenter import time_at
from dealer_assist.ui.school.result.model import ResultModel
from dealer_assist.ui.school.result.presenter import result_model
from tests.support.lesson_runs import shipped_lessons

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
SHIPPED = paths.resources()
LESSONS = shipped_lessons()
LESSON = LESSONS["two-winners"]
TABLE = LESSON.tables[0]
SETUP = load_table(SHIPPED, paths.layouts(), find_table(SHIPPED, TABLE, SHIPPED))
LEARNING = Learning(
    "Crazy 4 Poker", "Nexus", TABLE, tuple(LESSONS.values()), (), NOW, People(), GUEST
)


def played(folder: Path, mistake: str) -> tuple[ResultModel, Replay]:
    report = attempt(LESSON, TABLE, LESSON.seed, folder, mistake)
    recorded = attempts.events_of(folder)
    result = result_model(LEARNING, LESSON, report, recorded, SETUP)
    return result, Replay(LESSON, report, recorded, SETUP)


@pytest.mark.parametrize("mistake", ["wrong_seat", "payment_order", "wrong_card"])
def test_a_moment_has_the_same_time_in_the_result_and_in_the_replay(
    mistake: str, tmp_path: Path
) -> None:
    result, replay = played(tmp_path / "one", mistake)
    assert result.moments
    for moment in result.moments:
        assert time_at(replay, replay.at_seq(moment.key.seq)) == moment.time


def test_a_goal_that_is_lost_without_a_mistake_has_its_card(tmp_path: Path) -> None:
    attempt(LESSON, TABLE, LESSON.seed, tmp_path / "one", "")
    recorded = attempts.events_of(tmp_path / "one")
    unclaimed = [one for one in recorded if one.name != "SupervisorCalled"]
    report = score(unclaimed, LESSON, SETUP)
    lost = [goal.said for goal in report.goals if goal.points < goal.of]
    assert lost
    result = result_model(LEARNING, LESSON, report, unclaimed, SETUP)
    assert not [one for one in report.mistakes if one.kind != "hesitation"]
    assert [str(one.tag) for one in result.moments if one.said == lost[0]] == ["Not done"]


def test_what_fails_the_lesson_stands_before_what_costs_nothing(tmp_path: Path) -> None:
    result, _ = played(tmp_path / "one", "wrong_seat")
    assert result.moments[0].is_critical
    assert str(result.frame.prompt and result.frame.prompt.detail) == (
        "A critical error: no points make up for it"
    )

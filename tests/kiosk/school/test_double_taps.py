"""A double tap anywhere in the school is one touch, whatever the first tap has put below it."""

import os
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sampled import sampled

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from unpainted import paint_when_looked_at

from dealer_assist.scenarios.scene import TableScene
from dealer_assist.school.exam.exam import exams
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.file import people_file, read_facts
from dealer_assist.school.people.people import People
from dealer_assist.table.state import Phase
from dealer_assist.ui.school.drill.drill import DrillFlow
from dealer_assist.ui.school.drill.question import ChipStack
from dealer_assist.ui.school.exam import ExamFlow
from dealer_assist.ui.school.intro import IntroFlow
from dealer_assist.ui.school.today import TodayFlow
from dealer_assist.ui.toolkit.flow import Flow
from dealer_assist.ui.toolkit.touchable import BOUNCE_MS
from tests.support.tree import every

GAPS = (0, 50, 150, 400)
"""From a finger that bounces to the slowest double tap."""
READ_MS = 900
"""After which whatever came up under the finger takes a touch again."""


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[TableScene]:
    """Stand at a closed table."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": "crazy4-nexus", "data": str(tmp_path / "data"), "pictures": None}
    stage = TableScene(begin | {"is_visible": False})
    paint_when_looked_at(stage.window)
    yield stage
    stage.close()
    stage.window.deleteLater()


def do(stage: TableScene, *lines: str) -> None:
    """Play a few lines of a scenario."""
    for line in lines:
        verb, *words = shlex.split(line)
        stage.perform(verb, words)


def tap_twice(stage: TableScene, words: str, gap_ms: int) -> None:
    """Touch the same place of the glass twice, whatever stands there the second time."""
    stage.wait(READ_MS)
    point, window = stage.hand.place_of(stage.hand.ready(words)), stage.window
    for rest in (gap_ms, READ_MS):
        QTest.touchEvent(window, stage.hand.device).press(0, point, window).commit()
        QTest.touchEvent(window, stage.hand.device).release(0, point, window).commit()
        stage.wait(rest)


def flow(stage: TableScene) -> Flow[Any, Any]:
    assert stage.school is not None
    return stage.school.flow


def facts(folder: Path, kind: type) -> list[Any]:
    found = read_facts(people_file(folder / "data" / "school"))
    return [one.what for one in found if isinstance(one.what, kind)]


@pytest.mark.parametrize("gap_ms", sampled(GAPS, 2))
def test_the_way_to_the_table_of_a_lesson(stage: TableScene, tmp_path: Path, gap_ms: int) -> None:
    tap_twice(stage, "SCHOOL", gap_ms)
    assert isinstance(flow(stage), TodayFlow)
    tap_twice(stage, "CONTINUE", gap_ms)
    assert isinstance(flow(stage), IntroFlow)
    tap_twice(stage, "START LESSON", gap_ms)
    assert len(list((tmp_path / "data" / "school" / "attempts").iterdir())) == 1
    do(stage, "swipe dealer-1", "wait 3s")
    tap_twice(stage, "START GAME", gap_ms)
    assert stage.opened.desk.table.round.phase is Phase.IN_PLAY
    assert stage.opened.desk.table.round.number == 1


@pytest.mark.parametrize("gap_ms", sampled(GAPS, 2))
def test_the_answers_of_a_drill(stage: TableScene, tmp_path: Path, gap_ms: int) -> None:
    do(stage, 'press "SCHOOL"', 'press "ALL DRILLS"', 'press "Which card"')
    for answered in (1, 2):
        tap_twice(stage, "Executive", gap_ms)
        assert isinstance(flow(stage), DrillFlow)
        assert len(facts(tmp_path, f.Answered)) == answered
        tap_twice(stage, "NEXT", gap_ms)
        assert len(facts(tmp_path, f.Answered)) == answered


@pytest.mark.parametrize("gap_ms", sampled(GAPS, 2))
def test_chips_of_a_fast_finger_all_count(stage: TableScene, gap_ms: int) -> None:
    do(stage, 'press "SCHOOL"', 'press "ALL DRILLS"', 'press "Pay it"')
    tap_twice(stage, "Add $25", gap_ms)
    assert isinstance(flow(stage), DrillFlow)
    page = flow(stage).model()
    (count,) = (one.model.count for one in every(page, ChipStack) if one.model.cents == 2500)
    assert count == (2 if gap_ms > BOUNCE_MS else 1)


@pytest.mark.parametrize("gap_ms", sampled(GAPS[1::2], 2))
def test_marks_and_the_card_that_signs(stage: TableScene, tmp_path: Path, gap_ms: int) -> None:
    do(stage, 'trainer "R. Mehta"', 'trainee "B. Costa" "Spring A" examined')
    do(stage, 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580", 'press "Exams"')
    tap_twice(stage, "B. Costa", gap_ms)
    assert isinstance(flow(stage), ExamFlow)
    for heading in ("Hands 8", "Voice 7", "Courtesy 9"):
        tap_twice(stage, heading, gap_ms)
    tap_twice(stage, "R. Mehta", gap_ms)
    do(stage, "pin 2580")
    (exam,) = exams(People(read_facts(people_file(tmp_path / "data" / "school"))))
    assert exam.marks == {"hands": 8, "voice": 7, "courtesy": 9}
    assert len(facts(tmp_path, f.ExamSigned)) == 1
    assert len(list((tmp_path / "data" / "school").glob("table-test-*.pdf"))) == 1


@pytest.mark.parametrize("gap_ms", sampled(GAPS, 2))
def test_a_test_begins_once(stage: TableScene, tmp_path: Path, gap_ms: int) -> None:
    do(stage, 'trainee "B. Costa" "Spring A" ready', 'trainer "R. Mehta"')
    do(stage, 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580", 'press "B. Costa"')
    tap_twice(stage, "START AN EXAM", gap_ms)
    tap_twice(stage, "R. Mehta", gap_ms)
    do(stage, "pin 2580")
    tap_twice(stage, "BEGIN", gap_ms)
    do(stage, "pin 2580")
    assert len(facts(tmp_path, f.ExamBegan)) == 1
    assert facts(tmp_path, f.ExamPartBegan) == []
    tap_twice(stage, "NEXT ROUND", gap_ms)
    assert len(facts(tmp_path, f.ExamPartBegan)) == 1


@pytest.mark.parametrize("gap_ms", sampled(GAPS[1::2], 2))
def test_a_lesson_is_checked_and_given_once(stage: TableScene, tmp_path: Path, gap_ms: int) -> None:
    do(
        stage,
        'trainer "R. Mehta"',
        'press "SCHOOL"',
        'press "R. Mehta"',
        "pin 2580",
        'press "Lessons"',
    )
    do(stage, 'press "RECORD"', "swipe dealer-1", "wait 2s", "chip 1 on", "wait 2s")
    do(stage, 'press "START GAME"', "wait 4s", "chip 1 off", 'press "DEAL"')
    do(stage, 'deal "5s 6c Jd 8h Kd" to 1', "wait 2s", 'press "DEALER"')
    do(
        stage,
        'deal "8c 8d Qs 5h 2c" to dealer',
        "wait 2s",
        "end",
        "wait 3s",
        'write "A round of ours"',
    )
    tap_twice(stage, "CHECK THE LESSON", gap_ms)
    do(stage, "wait 1s")
    tap_twice(stage, "PUBLISH", gap_ms)
    written = (tmp_path / "data" / "school" / "lessons").iterdir()
    assert [one.name for one in written if one.suffix == ".toml"] == ["a-round-of-ours.toml"]

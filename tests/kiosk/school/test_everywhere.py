"""The school opens at every table: its course, its drills, its lessons and its class."""

import os
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sampled import sampled
from shipped_tables import SCREENS as TABLES

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from unpainted import paint_when_looked_at

from dealer_assist.scenarios.scene import TableScene
from dealer_assist.school.drills.drill_run import drills_for
from dealer_assist.ui.school.class_list import ClassFlow
from dealer_assist.ui.school.drill.drill import DrillFlow
from dealer_assist.ui.school.stage import SchoolStage
from dealer_assist.ui.toolkit.flow import Instead


@pytest.fixture(params=sampled(TABLES, 4))
def stage(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any
) -> Iterator[TableScene]:
    """Stand in the school of a table, with somebody who is ready for its test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": request.param, "data": str(tmp_path), "pictures": None}
    stage = TableScene(begin | {"is_visible": False})
    paint_when_looked_at(stage.window)
    do(stage, 'trainee "A. Novak" "Spring A"', 'trainee "B. Costa" "Spring A" ready')
    do(stage, 'trainer "R. Mehta"', 'press "SCHOOL"', 'press "A. Novak"', "pin 2580")
    yield stage
    stage.close()
    stage.window.deleteLater()


def do(stage: TableScene, *lines: str) -> None:
    """Play a few lines of a scenario."""
    for line in lines:
        verb, *words = shlex.split(line)
        stage.perform(verb, words)


def school(stage: TableScene) -> SchoolStage:
    assert stage.school is not None
    return stage.school


def test_the_school_of_a_table_can_be_walked_through(stage: TableScene) -> None:
    here = school(stage)
    learning, flows = here.school.learning, here.school.flows
    drills = here.school.services.drills
    assert learning.lessons
    for lesson in learning.lessons:
        here.go(Instead(flows.intro(lesson.key)))
    for name in drills_for(drills.book, drills.game, drills.house):
        here.go(Instead(flows.drill(name)))
        assert isinstance(here.flow, DrillFlow)
    here.go(Instead(flows.today()))
    do(stage, 'press "MY PROGRESS"', 'press "TODAY"', 'press "CONTINUE"', 'press "START LESSON"')
    do(stage, "wait 1s", 'press "MENU"', 'press "LEAVE LESSON"', "wait 1s", 'press "NAMES"')
    do(
        stage,
        'press "R. Mehta"',
        "pin 2580",
        'press "A. Novak"',
        'press "A. NOVAK"',
        'press "CLASS"',
    )
    do(stage, 'press "Lessons"', 'press "Class"', 'press "B. Costa"')
    test = stage.hand.control("START AN EXAM")
    if test.is_available:
        do(stage, 'press "START AN EXAM"', 'press "NOT NOW"')
    else:
        assert test.reason == learning.exam_refusal != ""
    assert isinstance(school(stage).flow, ClassFlow)

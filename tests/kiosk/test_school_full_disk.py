"""A disk that takes nothing more is said at the screen of the school, and nothing is half kept."""

import os
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from no_room import no_room

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dealer_assist.scenarios.stage import Stage
from dealer_assist.school.people.file import people_file, read_facts
from dealer_assist.ui.school.drill_screen import DrillScreen
from dealer_assist.ui.school.today_screen import TodayScreen


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[Stage]:
    """Stand in the school."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": "crazy4-nexus", "data": str(tmp_path), "pictures": None}
    stage = Stage(begin | {"is_visible": False})
    do(stage, 'press "SCHOOL"')
    yield stage
    stage.close()
    stage.window.deleteLater()


def do(stage: Stage, *lines: str) -> None:
    """Play a few lines of a scenario."""
    for line in lines:
        verb, *words = shlex.split(line)
        stage.perform(verb, words)


def said(stage: Stage) -> str:
    assert stage.school is not None
    return str(stage.school.shown.prompt.model.line)


def test_an_answer_that_is_not_on_record_does_not_count(stage: Stage, tmp_path: Path) -> None:
    do(stage, 'press "ALL DRILLS"', 'press "Which card"')
    before = read_facts(people_file(tmp_path / "school"))
    with no_room():
        do(stage, 'press "Executive"')
    assert stage.school is not None
    assert isinstance(stage.school.shown, DrillScreen)
    assert "recorded: the disk" in said(stage)
    assert read_facts(people_file(tmp_path / "school")) == before
    do(stage, "wait 6s", 'press "Executive"')
    assert len(read_facts(people_file(tmp_path / "school"))) == len(before) + 1
    assert stage.hand.control("NEXT").is_available


def test_a_lesson_that_cannot_be_kept_leads_back_to_the_school(
    stage: Stage, tmp_path: Path
) -> None:
    do(stage, 'press "CONTINUE"', 'press "START LESSON"', "swipe dealer-1", "wait 3s")
    do(stage, 'press "START GAME"', "wait 6s", "chip 1 off", "chip 3 off", "chip 5 off")
    do(stage, 'press "DEALER"', "wait 9s", "end")
    with no_room():
        do(stage, "wait 3s")
    assert stage.school is not None
    assert isinstance(stage.school.shown, TodayScreen)
    assert "look whether the disk is full" in said(stage)
    assert read_facts(people_file(tmp_path / "school")) == ()

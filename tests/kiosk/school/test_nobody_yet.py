"""A school without anybody: every page of the trainer says how somebody comes into it."""

import os
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ink import painted

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from unpainted import paint_when_looked_at

from dealer_assist.scenarios.scene import TableScene
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from tests.support.tree import looks


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[TableScene]:
    """Stand at the class, in which nobody is."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": "crazy4-nexus", "data": str(tmp_path), "pictures": None}
    stage = TableScene(begin | {"is_visible": False})
    paint_when_looked_at(stage.window)
    do(stage, 'trainer "R. Mehta"', 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580")
    yield stage
    stage.close()
    stage.window.deleteLater()


def do(stage: TableScene, *lines: str) -> None:
    """Play a few lines of a scenario."""
    for line in lines:
        verb, *words = shlex.split(line)
        stage.perform(verb, words)


def shown(stage: TableScene) -> Any:
    """Return the screen that stands."""
    assert stage.school is not None
    return stage.school.shown


def asked(stage: TableScene) -> str:
    """Return the prompt."""
    return str(shown(stage).parts.prompt.model.line)


def ways_on(stage: TableScene) -> list[str]:
    """Name the buttons of the bar that are next."""
    bar = shown(stage).model.frame.bar
    return [str(one.button.label) for one in bar if one.button.state is ActionState.NEXT]


def test_a_class_of_nobody_leads_to_import(stage: TableScene) -> None:
    assert ways_on(stage) == ["IMPORT"]
    do(stage, 'press "IMPORT"')
    assert asked(stage) == "Plug in a USB stick"


def test_a_list_that_cannot_be_read_is_said_where_nobody_is_yet(
    stage: TableScene, tmp_path: Path
) -> None:
    (tmp_path / "school" / "bad.csv").write_text("name,trainer\nC. Dee,perhaps\n", encoding="utf-8")
    do(stage, 'press "Import"', 'press "bad.csv"')
    _, marks = painted(stage.window)
    assert any("bad.csv" in mark.words for mark in marks)


def test_a_list_that_comes_while_it_is_looked_for_is_seen(
    stage: TableScene, tmp_path: Path
) -> None:
    do(stage, 'press "Import"')
    assert not looks(shown(stage).model)
    (tmp_path / "school" / "spring.csv").write_text("name\nA. Novak\n", encoding="utf-8")
    do(stage, "wait 3s", 'press "spring.csv"')
    assert stage.hand.control("A. Novak")


@pytest.mark.parametrize("page", ["Exams", "Comments", "Assign"])
def test_what_comes_about_in_the_class_leads_back_to_it(stage: TableScene, page: str) -> None:
    do(stage, f'press "{page}"')
    assert asked(stage) == "Go back to the class"
    assert ways_on(stage) == ["CLASS"]


def test_no_lesson_is_given_to_nobody(stage: TableScene) -> None:
    do(stage, 'press "Assign"')
    bar = shown(stage).model.frame.bar
    (give,) = [one.button for one in bar if one.button.label == "ASSIGN A LESSON"]
    assert (give.state, give.reason) == (ActionState.NOT_YET, "The list is empty")


def test_who_comes_first_writes_a_name(stage: TableScene) -> None:
    do(stage, 'press "Lock"')
    assert asked(stage) == "Who learns? Press NEW NAME"
    assert ways_on(stage) == ["NEW NAME"]
    do(stage, 'press "NEW NAME"', 'write "Ana Silva"', "pin 2580", "pin 2580", 'press "NAMES"')
    assert asked(stage) == "Who's training? Touch your name"
    assert not ways_on(stage)

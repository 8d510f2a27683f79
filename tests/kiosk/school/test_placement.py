"""A dealer who deals already plays a round without hints, and begins where they are."""

import os
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from unpainted import paint_when_looked_at

from dealer_assist.scenarios.finger import CannotDo
from dealer_assist.scenarios.scene import TableScene
from dealer_assist.school.lessons.model_dealer import ModelDealer
from dealer_assist.school.people.people import People
from dealer_assist.ui.table.model.table import TableModel
from dealer_assist.ui.toolkit.values.touches import ActionState

ROUND = "Placement: one round, no hints"


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[TableScene]:
    """Stand at TODAY with a name, before the first lesson."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": "crazy4-nexus", "data": str(tmp_path / "data"), "pictures": None}
    stage = TableScene(begin | {"is_visible": False})
    paint_when_looked_at(stage.window)
    do(stage, 'trainee "B. Costa" "Spring A"', 'trainer "R. Mehta"', 'press "SCHOOL"')
    do(stage, 'press "B. Costa"', "pin 2580")
    yield stage
    stage.close()
    stage.window.deleteLater()


def do(stage: TableScene, *lines: str) -> None:
    """Play a few lines of a scenario."""
    for line in lines:
        verb, *words = shlex.split(line)
        stage.perform(verb, words)


def people(stage: TableScene) -> People:
    assert stage.school is not None
    return stage.school.school.people


def known(stage: TableScene) -> frozenset[str]:
    (key,) = people(stage).placed or ("",)
    return people(stage).known(key)


def shown(stage: TableScene) -> TableModel:
    model = stage.face.views.table.model
    assert model is not None
    return model


def play_to_its_end(stage: TableScene) -> None:
    """Let the model dealer act at the table that is on the screen, a second at a time."""
    running = stage.lesson
    assert running is not None
    dealer = ModelDealer(running.play.room, running.opened, running.clock)
    for _ in range(240):
        if stage.lesson is None:
            return
        assert not any(one.state is ActionState.NEXT for one in shown(stage).actions.working)
        if asked := running.play.room.questions:
            do(stage, f"pay {asked[0].right / 100:.2f}", 'press "GO ON"')
        elif not running.play.room.is_over:
            dealer.act()
        do(stage, "wait 1s")
    pytest.fail("the round has no end")


def test_a_round_that_is_passed_puts_its_unit_as_known_and_a_trainer_sets_it_back(
    stage: TableScene,
) -> None:
    do(stage, f'press "{ROUND}"', 'press "START LESSON"')
    do(stage, "swipe dealer-1", "wait 2s")
    assert shown(stage).prompt.line == "What do you do now?"
    play_to_its_end(stage)
    do(stage, 'press "TODAY"')
    assert {"first-round", "late-chip", "opening"} < known(stage)
    do(stage, 'press "NAMES"', 'press "R. Mehta"', "pin 2580", 'press "B. Costa"')
    do(stage, 'press "SET BACK"')
    assert not known(stage)


def test_a_round_that_is_left_is_not_offered_again(stage: TableScene) -> None:
    do(stage, f'press "{ROUND}"', 'press "START LESSON"', "swipe dealer-1", "wait 2s")
    do(stage, 'press "MENU"', 'press "LEAVE LESSON"')
    with pytest.raises(CannotDo):
        do(stage, f'press "{ROUND}"')
    assert not known(stage)

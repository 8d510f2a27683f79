"""A trainer finds one of thirty by a part of the name."""

import os
import shlex
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from sampled import sampled

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from unpainted import paint_when_looked_at

from dealer_assist import paths
from dealer_assist.journal.key import key_for
from dealer_assist.scenarios.scene import TableScene
from dealer_assist.school.people.class_list import key_of
from dealer_assist.school.people.facts import PersonAdded
from dealer_assist.school.people.file import PeopleFile, people_file
from dealer_assist.ui.school.class_list import ClassFlow, ClassTouch
from dealer_assist.ui.school.class_rows import TraineeTouched
from dealer_assist.ui.toolkit.nodes import Faced, Page
from tests.support.tree import Room, nodes, words

NAMES = ("José Peña", "Nguyễn Thị Đào", "Ana Silva", *(f"Trainee {n}" for n in range(27)))


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[TableScene]:
    """Stand at CLASS with a class of thirty."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": "crazy4-nexus", "data": str(tmp_path), "pictures": None}
    stage = TableScene(begin | {"is_visible": False})
    paint_when_looked_at(stage.window)
    enrol_all(tmp_path / "school", stage.clock.now)
    do(stage, 'trainer "R. Mehta"', 'press "SCHOOL"', 'press "R. Mehta"', "pin 2580")
    yield stage
    stage.close()
    stage.window.deleteLater()


def enrol_all(school: Path, now: Callable[[], datetime]) -> None:
    """Put everybody on the list at once: thirty openings of it would take two seconds."""
    school.mkdir()
    file = people_file(school)
    key = key_for(file, paths.key_file())
    with PeopleFile.open(file, key, now, paths.heads_folder()) as people:
        added = (
            PersonAdded(key_of(name), name, "", "Spring A", is_trainer=False) for name in NAMES
        )
        people.keep(*added)


def do(stage: TableScene, *lines: str) -> None:
    """Play a few lines of a scenario."""
    for line in lines:
        verb, *words = shlex.split(line)
        stage.perform(verb, words)


def page(stage: TableScene) -> Page[ClassTouch]:
    assert stage.school is not None
    assert isinstance(stage.school.flow, ClassFlow)
    return stage.school.flow.model()


def seen(stage: TableScene) -> list[str]:
    """Return the trainees of a page that holds everybody."""
    found = nodes(page(stage), Room(1600, 9000))
    looks = [one.model for one in found if isinstance(one, Faced)]
    return [str(one.label) for one in looks if isinstance(one.touch, TraineeTouched)]


@pytest.mark.parametrize(
    ("part", "name"),
    sampled([("dao", "Nguyễn Thị Đào"), ("pena", "José Peña"), ("NGUYEN", "Nguyễn Thị Đào")], 3),
)
def test_one_of_thirty_is_found_and_chosen(stage: TableScene, part: str, name: str) -> None:
    do(stage, 'press "FIND"', f'write "{part}"')
    assert seen(stage) == [name]
    assert stage.hand.control(name.upper()).is_available
    do(stage, 'press "FIND"')
    assert len(seen(stage)) == len(NAMES)


def test_a_name_that_nobody_has_changes_nothing(stage: TableScene) -> None:
    do(stage, 'press "FIND"', 'write "Zz"')
    assert len(seen(stage)) == len(NAMES)
    assert any(one.startswith("No name contains Z") for one in words(page(stage)))


def test_a_part_that_several_have_shows_them_all(stage: TableScene) -> None:
    do(stage, 'press "FIND"', 'write "Trainee 1"')
    assert len(seen(stage)) == 11

"""By touch: the class without names, a name that goes for good, and how long names are kept."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from unpainted import paint_when_looked_at

from dealer_assist.scenarios.scene import TableScene
from dealer_assist.school.people.people import People
from dealer_assist.ui.school.class_list import ClassFlow
from tests.kiosk.school.test_find import NAMES, do, enrol_all, seen
from tests.kiosk.school.test_nobody_yet import asked


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


def people(stage: TableScene) -> People:
    assert stage.school is not None
    return stage.school.school.people


def test_a_name_is_deleted_by_touch_and_by_no_wrong_pin(stage: TableScene, tmp_path: Path) -> None:
    do(stage, 'press "FIND"', 'write "Ana Silva"', 'press "ANA SILVA"', 'press "NAME"')
    do(stage, 'press "Delete the name"', "pin 9173")
    assert "Ana Silva" in [str(one.name) for one in people(stage).on_list()]
    do(stage, "pin 2580")
    assert stage.school is not None
    assert isinstance(stage.school.flow, ClassFlow)
    assert len(seen(stage)) == len(NAMES) - 1
    do(stage, 'press "Lock"', 'press "BACK TO TABLE"', 'press "SCHOOL"')
    file = tmp_path / "school" / "people.training.db"
    assert b"Ana Silva" not in file.read_bytes()


def test_the_class_is_written_with_a_pseudonym_for_each(stage: TableScene, tmp_path: Path) -> None:
    do(stage, 'press "Records"', 'press "Export without names"')
    assert asked(stage) == "Written: class-no-names.csv, in the folder of the school"
    told = (tmp_path / "school" / "class-no-names.csv").read_text(encoding="utf-8")
    assert len(told.splitlines()) == 1 + len(NAMES) + 1
    assert not any(name in told for name in NAMES)
    do(stage, 'press "Export with names"')
    told = (tmp_path / "school" / "class.csv").read_text(encoding="utf-8")
    assert all(name in told for name in NAMES)
    assert "attempts" in told.splitlines()[0]


def test_the_house_says_how_long_names_are_kept(stage: TableScene) -> None:
    do(stage, 'press "Records"', 'press "Names go after 1 year"', "pin 2580")
    assert asked(stage) == "Names go after 1 year"
    assert people(stage).kept_days == 365
    assert people(stage).kept_by == ("R. Mehta",)

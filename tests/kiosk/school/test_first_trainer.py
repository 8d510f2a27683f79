"""The first trainer, by touch: two of the staff answer, then a PIN; nobody is in without one."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from unpainted import paint_when_looked_at

from dealer_assist.errors import Refused
from dealer_assist.kiosk.school.witnesses import SampleStaff, witnesses_of
from dealer_assist.scenarios.scene import TableScene
from tests.kiosk.school.test_nobody_yet import asked, do, shown


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Iterator[TableScene]:
    """Stand at WHO of a kiosk at which nobody has been."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    begin = {"table": "crazy4-nexus", "data": str(tmp_path), "pictures": None}
    stage = TableScene(begin | {"is_visible": False})
    paint_when_looked_at(stage.window)
    do(stage, 'press "SCHOOL"', 'press "NAMES"')
    yield stage
    stage.close()
    stage.window.deleteLater()


def test_two_answer_for_the_first_trainer_who_then_needs_the_pin(fresh: TableScene) -> None:
    do(fresh, 'press "FIRST TRAINER"', 'write "Rita Mehta"')
    assert asked(fresh) == "2 people answer for Rita Mehta"
    do(fresh, 'press "J. Park"')
    assert asked(fresh) == "1 person answers for Rita Mehta"
    do(fresh, 'press "L. Haddad"', "pin 1357", "pin 1357", 'press "Lock"')
    labels = [str(one.button.label) for one in shown(fresh).model.frame.bar]
    assert "FIRST TRAINER" not in labels
    do(fresh, 'press "Rita Mehta"', "pin 2468", "pin 1357")
    do(fresh, 'press "Assign"')


def test_one_person_is_not_two(tmp_path: Path) -> None:
    staff = witnesses_of(tmp_path, "training", lambda: pytest.fail("no clock is needed"))
    assert isinstance(staff, SampleStaff)
    first, other, *_ = staff.listed()
    staff.require_two(first, other)
    with pytest.raises(Refused, match="counts once"):
        staff.require_two(first, first)

"""What a table can stand without is loaded while it is idle."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from patience import PATIENCE_MS
from PySide6.QtCore import QObject, QTimer

from dealer_assist.kiosk.table.warm_up import BETWEEN_MS, LATER, warm_up

NAMES = ("seldom_needed", "hardly_ever_needed")


@pytest.fixture(autouse=True)
def _there_to_be_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp) -> None:
    for name in NAMES:
        (tmp_path / f"{name}.py").touch()
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.syspath_prepend(tmp_path)


def test_each_module_is_loaded_a_moment_later_and_then_it_rests(qtbot) -> None:
    window = QObject()
    warm_up(window, NAMES)
    assert not set(NAMES) & set(sys.modules)
    qtbot.waitUntil(lambda: set(NAMES) <= set(sys.modules), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not window.findChildren(QTimer), timeout=PATIENCE_MS)


def test_then_the_rest_is_done(qtbot) -> None:
    window, done = QObject(), []
    warm_up(window, NAMES, then=lambda: done.append(set(NAMES) <= set(sys.modules)))
    qtbot.waitUntil(lambda: bool(done), timeout=PATIENCE_MS)
    assert done == [True]


def test_nothing_more_is_loaded_for_a_window_that_is_gone(qtbot) -> None:
    window = QObject()
    warm_up(window, NAMES)
    window.deleteLater()
    qtbot.wait(2 * BETWEEN_MS)
    assert not set(NAMES) & set(sys.modules)


@pytest.mark.parametrize("name", LATER)
def test_what_is_to_be_loaded_later_exists(name: str) -> None:
    assert find_spec(name) is not None

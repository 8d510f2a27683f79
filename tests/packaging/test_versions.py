"""Python and Qt fit each other: a pair that aborts in mid-round is refused at the start."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from dealer_assist.kiosk.pyside import require_fitting_qt, trouble

CALLS = 10_000
HOUSE = Path(__file__).parents[2]


def test_ten_thousand_calls_that_return_nothing_leave_none_alone() -> None:
    thing = QObject()
    thing.setObjectName("first")
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("again")
    assert abs(sys.getrefcount(None) - before) < CALLS // 100


@pytest.mark.parametrize("qt", ["6.8.1", "6.8.2.1", "6.8.3", "6.9.3", "6.12.0"])
def test_a_later_qt_is_refused_below_python_3_12(qt: str) -> None:
    said = trouble((3, 11), qt)
    assert said.startswith(f"PySide6 {qt} aborts on Python 3.11")
    assert "install PySide6-Essentials 6.8.0.2" in said
    assert trouble((3, 12), qt) == trouble((3, 13), qt) == ""


def test_the_locked_qt_may_be_used_with_every_python() -> None:
    assert {trouble(python, "6.8.0.2") for python in ((3, 11), (3, 12), (3, 13))} == {""}
    require_fitting_qt()


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="every PySide6 may be used here")
@pytest.mark.parametrize("command", ["open", "sign"])
def test_the_bad_pair_is_refused_at_the_start_in_one_sentence(tmp_path: Path, command: str) -> None:
    bad = tmp_path / "PySide6"
    bad.mkdir()
    (bad / "__init__.py").write_text('__version__ = "6.12.0"\n')
    script = (
        f"import sys; sys.path[:0] = [{str(tmp_path)!r}, {str(HOUSE)!r}]\n"
        f"from dealer_assist.cli.main import main\nsys.exit(main([{command!r}]))"
    )
    told = subprocess.run(
        [sys.executable, "-I", "-c", script],
        capture_output=True,
        text=True,
        check=False,
        env={"QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
    )
    assert told.returncode == 2
    assert told.stderr.startswith("dealer-assist: PySide6 6.12.0 aborts on Python 3.11")
    assert len(told.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", ["Essentials", "Addons"])
def test_the_project_asks_for_no_bad_pair(name: str) -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["sound"]]
    assert f"PySide6-{name}==6.8.0.2; python_version < '3.12'" in asked
    assert f"PySide6-{name}>=6.8.0.2,<7; python_version >= '3.12'" in asked
    assert sum(one.startswith(f"PySide6-{name}") for one in asked) == 2

"""The appliance leaves much of Qt out: what is left must open every screen and every chart."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SLIM = ROOT / "packaging" / "appliance" / "slim.txt"
SCENARIOS = (
    *("menu", "first_round", "games", "odds", "paper", "signage", "faults", "shared_hit"),
    *("manager_forecast", "manager_meters", "manager_devices", "manager_reports", "manager_wins"),
    *("manager_staff", "manager_settings", "school_first_lesson", "school_exam", "school_class"),
    *("first_start", "floor_manager", "school_maker", "school_drills"),
    *("school_exam_drills", "school_marks", "link_lost", "second_ticket", "level_meters"),
)
IMPORT_ALL = """
import importlib, pkgutil, dealer_assist
names = [one.name for one in pkgutil.walk_packages(dealer_assist.__path__, "dealer_assist.")]
for name in names:
    if not name.endswith("__main__"):
        importlib.import_module(name)
print(len(names))
"""
pytestmark = [pytest.mark.long, pytest.mark.timeout(1200)]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python whose environment has what the package has, laid out as the build lays it."""
    tree = tmp_path_factory.mktemp("slim")
    packages = tree / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}"
    packages /= "site-packages"
    shutil.copytree(sysconfig.get_path("purelib"), packages, copy_function=os.link)
    patterns = [
        line
        for line in SLIM.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]
    gone = [found for pattern in patterns for found in packages.glob(pattern)]
    assert len(gone) > len(patterns) // 2  # else the list no longer fits this Qt
    for found in gone:
        if found.is_dir():
            shutil.rmtree(found)
        else:
            found.unlink(missing_ok=True)
    (packages / "dealer_assist.pth").write_text(f"{ROOT}\n", encoding="utf-8")
    base = Path(sys.base_prefix) / "bin"
    (tree / "pyvenv.cfg").write_text(f"home = {base}\n", encoding="utf-8")
    (tree / "bin").mkdir()
    (tree / "bin" / "python3").symlink_to(base / "python3")
    return tree / "bin" / "python3"


def run(python: Path, *words: str) -> str:
    ended = subprocess.run(
        [str(python), "-I", *words],
        env={"QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin:/bin", "HOME": str(python.parent)},
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout[-2000:] + ended.stderr[-2000:]
    return ended.stdout


def test_every_module_finds_what_it_imports(python: Path) -> None:
    assert int(run(python, "-c", IMPORT_ALL)) > 500


def test_what_is_left_out_is_really_gone(python: Path) -> None:
    with pytest.raises(AssertionError, match="QtQuick"):
        run(python, "-c", "import PySide6.QtQuick")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_screen_and_chart_opens(python: Path, scenario: str) -> None:
    run(
        python, "-m", "dealer_assist", "play", str(ROOT / "tests" / "scenarios" / f"{scenario}.txt")
    )

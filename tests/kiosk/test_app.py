"""The window shows before anything of the table is loaded."""

import os
import subprocess
import sys
from pathlib import Path

from dealer_assist.kiosk.table.warm_up import LATER

LOADED_BY = """
import sys
from pathlib import Path
from dealer_assist.cli.main import main
status = main(["open", "--data", sys.argv[1], "--exit-after", sys.argv[2]])
rooms = ("dealer_assist", "email", "importlib", "numpy", "pyqtgraph", "serial")
print(status, *(name for name in sys.modules if name.partition(".")[0] in rooms))
"""
FOR_THE_FIRST_PICTURE = {
    "dealer_assist",
    *("dealer_assist.cli", "dealer_assist.cli.arguments"),
    *("dealer_assist.cli.main", "dealer_assist.cli.open"),
    *("dealer_assist.errors", "dealer_assist.value"),
    *("dealer_assist.message", "dealer_assist.paths"),
    *("dealer_assist.kiosk", "dealer_assist.kiosk.app"),
    *("dealer_assist.kiosk.display_probe", "dealer_assist.kiosk.pyside"),
    "dealer_assist.kiosk.run_window",
    *("dealer_assist.ui", "dealer_assist.ui.shell", "dealer_assist.ui.shell.window"),
    *("dealer_assist.ui.toolkit.values", "dealer_assist.ui.toolkit.values.touch_guard"),
    *("dealer_assist.ui.toolkit", "dealer_assist.ui.toolkit.reachable"),
}
REAL_HARDWARE = {
    "dealer_assist.devices.serialport",
    "dealer_assist.kiosk.table.live_parts",
    "serial",
}
FIGURES = {"dealer_assist.odds", "dealer_assist.kiosk.table.shift_review", "numpy", "pyqtgraph"}


def loaded_by(moment: str, folder: Path) -> set[str]:
    ended = subprocess.run(
        [sys.executable, "-c", LOADED_BY, str(folder / "data"), moment],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(folder)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    status, *names = ended.stdout.split()
    assert status == "0"
    return set(names)


def test_the_first_picture_needs_nothing_of_the_table(tmp_path: Path) -> None:
    loaded = loaded_by("paint", tmp_path)
    assert {name for name in loaded if name.startswith("dealer_assist")} == FOR_THE_FIRST_PICTURE


def test_a_table_for_practice_opens_without_real_hardware_figures_or_office(
    tmp_path: Path,
) -> None:
    loaded = loaded_by("table", tmp_path)
    assert "dealer_assist.kiosk.table_session" in loaded
    assert not loaded & (REAL_HARDWARE | FIGURES)
    assert not loaded & set(LATER)
    assert not [name for name in loaded if ".ui.office" in name or ".reports.gather" in name]
    assert not [name for name in loaded if "school" in name]
    assert "email" not in loaded  # what importlib.metadata brings along
    assert "importlib.resources" not in loaded  # what importlib.abc brings along

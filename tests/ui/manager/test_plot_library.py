"""The plotting library is loaded when a chart is asked for: beside the table what may be."""

import subprocess
import sys

import pytest

from dealer_assist.ui.manager import plot_library
from dealer_assist.ui.manager.plot_library import PlotLibrary


def test_it_draws_at_the_first_beat_after_its_thread_is_done() -> None:
    library = PlotLibrary()
    if library.loading is not None:
        library.loading.join()
    assert library.can_draw()
    assert PlotLibrary().loading is None


def test_the_thread_loads_nothing_of_qt() -> None:
    code = (
        "import sys;"
        "from dealer_assist.ui.manager.plot_library import PlotLibrary;"
        "PlotLibrary().loading.join();"
        "print('numpy' in sys.modules, 'pyqtgraph' in sys.modules, 'PySide6' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["True", "False", "False"]


@pytest.mark.parametrize("part", ["COUNTING", "DRAWING"])
def test_a_library_that_is_missing_is_no_charts_and_no_crash(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    monkeypatch.setattr(plot_library, "DRAWING", "json")
    monkeypatch.setattr(plot_library, part, "no_such_library")
    library = PlotLibrary()
    assert library.loading is not None
    library.loading.join()
    assert not library.can_draw()
    assert library.has_failed
    assert [one.getMessage() for one in caplog.records] == [
        "The plotting library cannot be loaded; figures show without charts"
    ]
    caplog.clear()


def test_a_program_that_ends_while_it_loads_ends_in_order() -> None:
    code = (
        "import os; os.environ['QT_QPA_PLATFORM'] = 'offscreen';"
        "from PySide6.QtWidgets import QApplication; app = QApplication([]);"
        "from dealer_assist.ui.manager.plot_library import PlotLibrary;"
        "print(PlotLibrary().loading.daemon)"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "False\n", "")


def test_the_back_office_itself_does_not_load_it() -> None:
    code = (
        "import sys; import dealer_assist.ui.manager.meters_pane, dealer_assist.ui.kiosk;"
        "print('pyqtgraph' in sys.modules, 'numpy' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "False"]

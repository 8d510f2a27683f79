"""A chart comes a beat after its page, and a page stands without it."""

import subprocess
import sys

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.charts.chart import Chart
from dealer_assist.ui.toolkit.charts.plot import Plot
from dealer_assist.ui.toolkit.context import UiContext

PLOTS = "dealer_assist.ui.toolkit.charts.plot"


class Line(Chart):
    """A line from corner to corner."""

    has_to_draw = True

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.filled = 0

    def fill(self, plot: Plot) -> None:
        self.filled += 1
        plot.reach((0.0, 1.0), (0.0, 1.0))
        plot.draw_line((0.0, 1.0), (0.0, 1.0), self.context.theme.colour.text_1, 3.0)


def test_the_page_shows_first_and_the_chart_at_the_next_beat(
    context: UiContext, shown, picture
) -> None:
    chart = Line(context)
    shown(chart, 600, 300)
    waiting = picture(chart)
    assert not chart.is_drawn
    chart.tick()
    assert chart.is_drawn
    assert picture(chart) != waiting
    chart.tick()
    assert chart.filled == 1


def test_a_library_that_is_missing_is_no_chart_and_no_crash(
    context: UiContext,
    shown,
    picture,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setitem(sys.modules, PLOTS, None)
    chart = Line(context)
    shown(chart, 600, 300)
    waiting = picture(chart)
    chart.tick()
    assert chart.has_failed
    assert not chart.is_drawn
    assert picture(chart) != waiting
    chart.tick()
    assert [one.getMessage() for one in caplog.records] == [
        "The plotting library cannot be loaded; figures show without charts"
    ]
    caplog.clear()


def test_the_back_office_itself_does_not_load_it() -> None:
    code = (
        "import sys; import dealer_assist.ui.office.panes, dealer_assist.ui.shell.window;"
        "import dealer_assist.ui.office.manager_page, dealer_assist.ui.office.meters.meters;"
        "print('pyqtgraph' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False"]


def test_one_module_alone_knows_the_library() -> None:
    code = (
        "import sys; from PySide6.QtWidgets import QApplication; app = QApplication([]);"
        "import dealer_assist.ui.toolkit.charts.plot; print('pyqtgraph' in sys.modules)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={"QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "True\n", "")

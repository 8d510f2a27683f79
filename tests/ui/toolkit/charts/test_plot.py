"""A plot: scales of its own, moved by one finger, spread by two, and tapped for a place."""

import pyqtgraph
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.ui.toolkit.charts.plot import Plot
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.plot import Tick

UP = (Tick(0.0, "$0"), Tick(100.0, "$100"))


def whole_numbers(begin: float, end: float) -> tuple[Tick, ...]:
    return tuple(Tick(at, f"{at} h") for at in range(round(begin), round(end) + 1, 10))


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 300)
    page.show()
    return page


@pytest.fixture
def plot(context: UiContext, page: QWidget) -> Plot:
    plot = Plot(context, page, whole_numbers)
    plot.setGeometry(0, 0, 600, 300)
    plot.show()
    plot.dress(1.0, 40.0)
    plot.reach((0.0, 100.0), (0.0, 100.0))
    plot.write_up(UP)
    plot.grab()
    return plot


def drag(plot: Plot, by: int) -> None:
    start, viewport = QPoint(300, 120), plot.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 11):
        QTest.mouseMove(viewport, start + QPoint(by * step // 10, 0))
        QTest.qWait(12)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start + QPoint(by, 0))


def test_it_has_no_menu_and_takes_no_keys(plot: Plot) -> None:
    assert not plot.getPlotItem().menuEnabled()
    assert plot.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_the_library_tidies_nothing_behind_the_back_of_qt(plot: Plot) -> None:
    assert pyqtgraph.getConfigOption("exitCleanup") is False


def test_a_tap_names_its_place(plot: Plot) -> None:
    taps: list[tuple[float, float]] = []
    plot.tapped.connect(lambda x, y: taps.append((x, y)))
    view = plot.getPlotItem().getViewBox()
    middle = plot.mapFromScene(view.sceneBoundingRect().center())
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert taps == [(pytest.approx(50.0, abs=1.0), pytest.approx(50.0, abs=1.0))]


def test_it_is_not_moved_beyond_its_ends(plot: Plot) -> None:
    drag(plot, 200)
    assert plot.stretch == (0.0, 100.0)


def test_looked_at_closer_it_is_moved_by_a_finger_and_a_double_tap_leads_back(plot: Plot) -> None:
    plot.spread(4.0, 50.0)
    begin, end = plot.stretch
    assert (begin, end) == (pytest.approx(37.5), pytest.approx(62.5))
    drag(plot, 100)
    assert plot.stretch[0] < begin
    plot.reach((0.0, 100.0), (0.0, 100.0))
    assert plot.stretch[0] < begin
    QTest.mouseDClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 120))
    QTest.mouseRelease(plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 120))
    assert plot.stretch == (0.0, 100.0)


def test_a_double_tap_of_a_finger_leads_back_too(plot: Plot, page: QWidget) -> None:
    plot.spread(4.0, 50.0)
    device, place = QTest.createTouchDevice(), QPoint(300, 120)
    for _ in range(2):
        QTest.touchEvent(page, device).press(0, place, page).commit()
        QTest.touchEvent(page, device).release(0, place, page).commit()
    assert plot.stretch == (0.0, 100.0)


def test_two_fingers_spread_it(plot: Plot) -> None:
    device = QTest.createTouchDevice()
    viewport = plot.viewport()
    left, right = QPoint(280, 120), QPoint(320, 120)
    QTest.touchEvent(viewport, device).press(0, left, viewport).press(1, right, viewport).commit()
    for step in range(1, 11):
        apart = QPoint(10 * step, 0)
        (
            QTest.touchEvent(viewport, device)
            .move(0, left - apart, viewport)
            .move(1, right + apart, viewport)
            .commit()
        )
        QTest.qWait(12)
    apart = QPoint(100, 0)
    (
        QTest.touchEvent(viewport, device)
        .release(0, left - apart, viewport)
        .release(1, right + apart, viewport)
        .commit()
    )
    begin, end = plot.stretch
    assert end - begin < 60.0


def test_it_is_never_looked_at_closer_than_a_fiftieth(plot: Plot) -> None:
    plot.spread(1_000.0, 50.0)
    begin, end = plot.stretch
    assert end - begin == pytest.approx(2.0)


def test_a_scale_is_as_wide_as_its_words(plot: Plot) -> None:
    axis = plot.getPlotItem().getAxis("left")
    usual = axis.minimumWidth()
    plot.write_up((Tick(0.0, "$0"), Tick(100.0, "$1,000,000,000.00")))
    assert axis.minimumWidth() > usual


def test_without_scales_it_cannot_be_moved(context: UiContext, page: QWidget) -> None:
    plot = Plot(context, page, None)
    plot.setGeometry(0, 0, 600, 300)
    plot.show()
    plot.dress(1.0, 0.0)
    plot.reach((0.0, 1.0), (-2.0, 0.0))
    plot.grab()
    drag(plot, 100)
    assert plot.stretch == (0.0, 1.0)
    assert not plot.getPlotItem().getAxis("left").isVisible()

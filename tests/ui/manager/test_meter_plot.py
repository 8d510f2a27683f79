"""The chart of a meter: drawn when its library is there, touched for what a point was."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.meter_plot import MeterPlot
from dealer_assist.ui.present.meter_course import CourseLook, Dot, Tick

LOOK = CourseLook(
    begin=0.0,
    end=1_000.0,
    low=0,
    high=1_000,
    times=(0.0, 500.0, 500.0, 1_000.0),
    cents=(100, 900, 200, 300),
    told=("first", "before", "after", "last"),
    dots=(Dot(500.0, 900, "win", "Four Aces", 200),),
    across=(Tick(500.0, "12:00"),),
    up=(Tick(0, "$0"), Tick(1_000, "$10")),
)


def drawn(kit: Kit, shown) -> MeterPlot:
    plot = MeterPlot(kit)
    plot.show_state(LOOK)
    shown(plot, 1_000, 400)
    if plot.library.loading is not None:
        plot.library.loading.join()
    plot.tick()
    return plot


def test_until_the_library_is_there_the_chart_says_so(kit: Kit, shown, picture) -> None:
    plot = MeterPlot(kit)
    plot.show_state(LOOK)
    shown(plot, 1_000, 400)
    waiting = picture(plot)
    if plot.library.loading is not None:
        plot.library.loading.join()
    assert not plot.is_drawn
    plot.tick()
    assert plot.is_drawn
    assert picture(plot) != waiting


def test_without_the_library_the_page_stands(kit: Kit, shown, picture) -> None:
    plot = MeterPlot(kit)
    if plot.library.loading is not None:
        plot.library.loading.join()
    plot.library.has_failed = True
    plot.show_state(LOOK)
    shown(plot, 1_000, 400)
    plot.tick()
    assert not plot.is_drawn
    assert picture(plot)


def test_a_touch_on_a_mark_tells_the_win(kit: Kit, shown, picture) -> None:
    plot = drawn(kit, shown)
    told: list[str] = []
    plot.told.connect(told.append)
    quiet = picture(plot)
    plot.touch(QPointF(plot._room().center().x(), 100))
    assert told == ["Four Aces"]
    assert picture(plot) != quiet


def test_the_newest_win_is_named_without_a_touch(kit: Kit, shown, picture) -> None:
    plot = drawn(kit, shown)
    bare = picture(plot)
    named = replace(LOOK.dots[0], label="Four Aces $9.00")
    plot.show_state(replace(LOOK, dots=(named,)))
    assert picture(plot) != bare


def test_a_press_is_a_touch(kit: Kit, shown) -> None:
    plot = drawn(kit, shown)
    told: list[str] = []
    plot.told.connect(told.append)
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(140, 100))
    assert told == ["first"]


def test_another_course_forgets_what_was_touched(kit: Kit, shown, picture) -> None:
    plot = drawn(kit, shown)
    quiet = picture(plot)
    plot.touch(QPointF(140, 100))
    plot.show_state(replace(LOOK, begin=1.0))
    plot.show_state(LOOK)
    assert picture(plot) == quiet


def test_the_scales_fit(kit: Kit, shown, picture) -> None:
    plot = drawn(kit, shown)
    picture(plot)
    assert plot.too_long == ()

"""The chart of a meter: drawn a beat after its page, touched for what a point was."""

from datetime import UTC

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dealer_assist.ui.office.meters.course import CourseDot, CourseModel
from dealer_assist.ui.office.paint.meter_plot import MeterPlot
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.plot import Tick
from dealer_assist.value import replace

LOOK = CourseModel(
    begin=0.0,
    end=1_000.0,
    low=0,
    high=1_000,
    times=(0.0, 500.0, 500.0, 1_000.0),
    cents=(100, 900, 200, 300),
    dots=(CourseDot(500.0, 900, "win", "Four Aces", 200),),
    up=(Tick(0, "$0"), Tick(1_000, "$10")),
    zone=UTC,
)


def drawn(context: UiContext, shown) -> MeterPlot:
    plot = MeterPlot(context)
    plot.show_state(LOOK)
    shown(plot, 1_000, 400)
    plot.tick()
    return plot


def test_a_touch_on_a_mark_tells_the_win(context: UiContext, shown, picture) -> None:
    plot = drawn(context, shown)
    told: list[str] = []
    plot.told.connect(told.append)
    quiet = picture(plot)
    plot.touch(505.0, 100.0)
    assert told == ["Four Aces"]
    assert picture(plot) != quiet


def test_the_newest_win_is_named_without_a_touch(context: UiContext, shown, picture) -> None:
    plot = drawn(context, shown)
    bare = picture(plot)
    named = replace(LOOK.dots[0], label="Four Aces $9.00")
    plot.show_state(replace(LOOK, dots=(named,)))
    assert picture(plot) != bare


def test_a_press_is_a_touch(context: UiContext, shown) -> None:
    plot = drawn(context, shown)
    told: list[str] = []
    plot.told.connect(told.append)
    assert plot.plot is not None
    QTest.mouseClick(plot.plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(150, 100))
    assert told == ["01 Jan 00:00 the meter showed $1.00"]


def test_another_course_forgets_what_was_touched(context: UiContext, shown, picture) -> None:
    plot = drawn(context, shown)
    quiet = picture(plot)
    plot.touch(0.0, 100.0)
    plot.show_state(replace(LOOK, begin=1.0))
    plot.show_state(LOOK)
    assert picture(plot) == quiet


def test_who_looks_closer_is_not_moved_by_the_next_round(context: UiContext, shown) -> None:
    plot = drawn(context, shown)
    assert plot.plot is not None
    plot.plot.spread(4.0, 500.0)
    closer = plot.plot.stretch
    plot.show_state(replace(LOOK, begin=5.0, end=1_005.0))
    assert plot.plot.stretch == closer


def test_another_stretch_of_time_is_shown_whole(context: UiContext, shown) -> None:
    plot = drawn(context, shown)
    assert plot.plot is not None
    plot.plot.spread(4.0, 500.0)
    plot.show_state(replace(LOOK, begin=-9_000.0))
    begin, end = plot.plot.stretch
    assert begin <= -9_000.0
    assert end >= 1_000.0


def test_no_time_is_written_that_has_not_come(context: UiContext, shown) -> None:
    plot = drawn(context, shown)
    assert plot.plot is not None
    begin, end = plot.plot.stretch
    assert end > LOOK.end
    ticks = plot.across(begin, end)
    assert ticks
    assert all(LOOK.begin <= tick.at <= LOOK.end for tick in ticks)

"""A course is drawn a beat after its page; one without points says why."""

from PySide6.QtCore import QRectF

from dealer_assist.ui.toolkit.charts.course_plot import CoursePlot
from dealer_assist.ui.toolkit.values.plot import Course, PlotMark, Tick

COURSE = Course(
    ((0.0, 0.1), (0.5, 0.6), (1.0, 0.9)),
    (Tick(0.1, "2 Mar"), Tick(0.9, "13 Mar")),
    (Tick(0.0, "0"), Tick(0.8, "80k")),
    (PlotMark(0.5, 0.6, "$600, table 7"), PlotMark(0.9, 0.8, "$800 pending", is_open=True)),
)


def test_a_course_is_drawn_when_it_is_ticked(context, qtbot) -> None:
    plot = CoursePlot(context)
    qtbot.addWidget(plot)
    plot.place(QRectF(0, 0, 900, 300), 1.0)
    plot.show_state(COURSE)
    assert not plot.is_drawn
    plot.tick()
    assert plot.is_drawn
    assert [tick.words for tick in plot.across(0.0, 0.5)] == ["2 Mar"]
    plot.grab()
    assert context.view_errors.take() == ()


def test_without_points_there_is_a_sentence_and_no_plot(context, qtbot) -> None:
    plot = CoursePlot(context)
    qtbot.addWidget(plot)
    plot.place(QRectF(0, 0, 900, 300), 1.0)
    plot.show_state(Course(nothing="Nothing to draw yet"))
    plot.tick()
    plot.grab()
    assert plot.plot is None
    assert plot.too_long == ()

"""The fan between its scales."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.forecast.figures import FanModel
from dealer_assist.ui.office.paint.fan_chart import FanChart
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.plot import Tick
from dealer_assist.value import replace

FAN = FanModel(
    (0.0, 360.0, 720.0),
    (500_000, 520_000, 530_000),
    (500_000, 900_000, 1_100_000),
    (500_000, 1_500_000, 2_400_000),
    (Tick(0, "$0"), Tick(1_000_000, "$10,000"), Tick(3_000_000, "$30,000")),
)


@pytest.fixture
def chart(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> FanChart:
    made = FanChart(context)
    shown(made, 1030, 650)
    made.arrange()
    return made


def test_the_fan_is_drawn_at_the_next_beat(chart: FanChart) -> None:
    chart.show_state(FAN)
    assert not chart.is_drawn
    chart.tick()
    chart.grab()
    assert chart.is_drawn
    assert chart.model == FAN


def test_another_forecast_is_another_picture(
    chart: FanChart, picture: Callable[[QWidget], bytes]
) -> None:
    chart.show_state(FAN)
    chart.tick()
    before = picture(chart)
    chart.show_state(replace(FAN, high=(500_000, 1_000_000, 1_200_000)))
    assert picture(chart) != before


def test_without_a_forecast_the_chart_is_empty(chart: FanChart) -> None:
    chart.show_state(FAN)
    chart.tick()
    chart.show_state(None)
    assert not chart.is_drawn
    assert chart.plot is not None
    assert not chart.plot.isVisible()


def test_a_touch_tells_an_hour_until_the_fan_is_another(
    chart: FanChart, picture: Callable[[QWidget], bytes]
) -> None:
    chart.show_state(FAN)
    chart.tick()
    quiet = picture(chart)
    chart.touch(350.0, 0.0)
    assert picture(chart) != quiet
    chart.show_state(None)
    chart.show_state(FAN)
    assert picture(chart) == quiet


def test_the_lines_are_named_where_they_end_now(
    chart: FanChart, picture: Callable[[QWidget], bytes]
) -> None:
    chart.show_state(FAN)
    chart.tick()
    assert chart.plot is not None
    names: list[float] = []
    chart.plot.moved.connect(lambda: names.append(chart.plot.stretch[1] if chart.plot else 0.0))
    chart.plot.spread(2.0, 0.0)
    assert names[-1] == pytest.approx(360.0)

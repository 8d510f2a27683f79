"""Hits against their odds: figures first, the chart a beat later."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.office.paint.hits_chart import HitsChart
from dealer_assist.ui.office.reports.chapters import HitRow, HitsModel
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.value import replace

ROW = HitRow(
    "Four Aces", "1", "$12,846.37", "0.002%", "0.001847%", "0.90", "0 to 3", 0.3, 0.3, 0.0, 1.0,
    is_outside=False,
)  # fmt: skip


@pytest.fixture
def chart(context: UiContext, shown: Callable[[QWidget, int, int], None]) -> HitsChart:
    made = HitsChart(context)
    shown(made, 1588, 680)
    made.arrange()
    return made


def drawn(chart: HitsChart, *rows: HitRow) -> HitsChart:
    chart.show_state(HitsModel(rows))
    chart.tick()
    return chart


def test_nothing_is_loaded_before_there_are_hands(chart: HitsChart) -> None:
    chart.tick()
    assert chart.plot is None


def test_the_chart_comes_beside_the_figures(
    chart: HitsChart, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    drawn(chart, ROW)
    chart.grab()
    assert chart.is_drawn
    assert chart.rows == (ROW,)
    assert cut_texts(chart) == []


def test_a_hand_outside_its_band_looks_different(
    chart: HitsChart, picture: Callable[[QWidget], bytes]
) -> None:
    within = picture(drawn(chart, ROW))
    outside = picture(drawn(chart, replace(ROW, is_outside=True)))
    assert outside != within


def test_sixteen_hands_still_have_their_rows(
    chart: HitsChart, cut_texts: Callable[[QWidget], list[str]]
) -> None:
    drawn(chart, *(replace(ROW, hand=f"Hand {n}") for n in range(16)))
    chart.grab()
    assert cut_texts(chart) == []
    assert chart.room().bottom() <= chart.design_height


def test_a_table_without_a_progressive_says_so(
    chart: HitsChart, picture: Callable[[QWidget], bytes]
) -> None:
    some = picture(drawn(chart, ROW))
    assert picture(drawn(chart)) != some

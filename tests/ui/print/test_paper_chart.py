import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from dealer_assist import paths
from dealer_assist.reports.page import Bar, HitChart
from dealer_assist.ui.print.blocks import chart_height, draw_chart
from dealer_assist.ui.print.fonts import load_paper_fonts


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    load_paper_fonts(paths.resources())


def row_of(bar: Bar) -> list[int]:
    """Draw a chart of one bar and give the shades along its middle."""
    chart = HitChart("Hits", (bar,))
    image = QImage(516, int(chart_height(chart)) + 1, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    qpainter = QPainter(image)
    draw_chart(qpainter, QRectF(0, 0, 516, chart_height(chart)), chart)
    qpainter.end()
    y = int(chart_height(chart) - 10)  # above the line through the middle
    return [image.pixelColor(x, y).lightness() for x in range(104, 412)]


def dots(shades: list[int]) -> list[int]:
    return [x for x, shade in enumerate(shades) if shade < 20]


def test_a_dot_within_the_band_lies_on_grey() -> None:
    shades = row_of(Bar("Three of a Kind", 51, 49, 36, 63))
    at = dots(shades)
    assert shades[at[0] - 6] == shades[at[-1] + 6] == 0xD0


def test_a_dot_outside_the_band_lies_on_white() -> None:
    shades = row_of(Bar("Four Aces", 50, 10, 5, 15))
    at = dots(shades)
    assert shades[at[0] - 6] > 0xD0
    assert 0xD0 in shades[: at[0]]


def test_nothing_found_and_nothing_expected_is_drawn_too() -> None:
    assert dots(row_of(Bar("Never", 0, 0, 0, 0)))[0] < 10


def test_a_chart_grows_with_its_bars() -> None:
    bar = Bar("One", 1, 1, 0, 3)
    assert chart_height(HitChart("Hits", (bar, bar))) == chart_height(HitChart("Hits", (bar,))) + 16

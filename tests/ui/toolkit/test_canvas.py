"""Widgets are placed and painted in design pixels."""

import pytest
from PySide6.QtCore import QRect, QRectF

from dealer_assist.ui.toolkit.canvas import Canvas, scale_for
from dealer_assist.ui.toolkit.context import UiContext


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1920, 1080), 1.0), ((1366, 768), 768 / 1080), ((1280, 800), 2 / 3), ((1024, 768), 8 / 15)],
)
def test_the_whole_design_fits_the_screen(size: tuple[int, int], scale: float) -> None:
    assert scale_for(*size) == pytest.approx(scale)


def test_neighbours_in_the_design_stay_neighbours_on_the_glass(context: UiContext, qtbot) -> None:
    left, right = Canvas(context), Canvas(context)
    qtbot.addWidget(left)
    qtbot.addWidget(right)
    left.place(QRectF(0, 0, 101, 50), 2 / 3)
    right.place(QRectF(101, 0, 101, 50), 2 / 3)
    assert left.geometry() == QRect(0, 0, 67, 33)
    assert right.geometry().left() == 67
    assert right.design_width == pytest.approx(102, abs=2)

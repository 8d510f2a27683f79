"""A bare plot to put curves on: no axes, no menus, no mouse; scales are painted around it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.paint import Align, Easel
from dealer_assist.ui.present.meter_course import Tick

WAITING, FAILED = "The chart is being drawn", "The chart cannot be drawn; the figures stand"
_TICK_WIDTH, _TICK_HEIGHT, _UP_GAP, _ACROSS_GAP = 160.0, 32.0, 14.0, 10.0


def bare_plot(parent: QWidget, ground: QColor) -> Any:
    """Make a plot that only shows; the library must have been loaded."""
    import pyqtgraph

    # Its own tidying at the end of the program mutters; Qt takes the widgets away by itself.
    pyqtgraph.setConfigOptions(exitCleanup=False)
    plot = pyqtgraph.PlotWidget(parent, background=ground)
    plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot.setFrameStyle(0)
    item = plot.getPlotItem()
    item.hideAxis("left")
    item.hideAxis("bottom")
    item.hideButtons()
    item.setMenuEnabled(False)
    item.setContentsMargins(0, 0, 0, 0)
    item.getViewBox().setDefaultPadding(0)
    item.getViewBox().setBorder(None)
    return plot


def place_plot(plot: Any, box: QRectF, scale: float) -> None:
    """Give a plot its place, in design pixels."""
    left, top = round(box.left() * scale), round(box.top() * scale)
    right, bottom = round(box.right() * scale), round(box.bottom() * scale)
    plot.setGeometry(left, top, right - left, bottom - top)


def draw_up(easel: Easel, box: QRectF, ticks: Sequence[Tick], low: float, high: float) -> None:
    """Write a scale left of a plot that reaches from low to high."""
    for tick in ticks:
        y = box.bottom() - (tick.at - low) / (high - low) * box.height()
        place = QRectF(0, y - _TICK_HEIGHT / 2, box.left() - _UP_GAP, _TICK_HEIGHT)
        easel.text(place, tick.words, "sum_caption", easel.theme.colour.text_2, Align.RIGHT)


def draw_across(easel: Easel, box: QRectF, ticks: Sequence[Tick], low: float, high: float) -> None:
    """Write a scale under a plot that reaches from low to high."""
    for tick in ticks:
        x = box.left() + (tick.at - low) / (high - low) * box.width()
        left = min(max(0.0, x - _TICK_WIDTH / 2), easel.width - _TICK_WIDTH)
        place = QRectF(left, box.bottom() + _ACROSS_GAP, _TICK_WIDTH, _TICK_HEIGHT)
        easel.text(place, tick.words, "sum_caption", easel.theme.colour.text_2, Align.CENTRE)

"""A bare plot to put curves on: no axes, no menus, no mouse; scales are painted around it."""

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

WAITING, FAILED = "The chart is being drawn", "The chart cannot be drawn; the figures stand"


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

"""A bare plot shows and takes no touch."""

import pyqtgraph
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.plot_ground import bare_plot, draw_across, draw_up, place_plot
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.present.meter_course import Tick


def test_a_plot_is_bare_and_lets_touches_through(qtbot: QtBot) -> None:
    under = QWidget()
    qtbot.addWidget(under)
    plot = bare_plot(under, QColor("black"))
    item = plot.getPlotItem()
    assert plot.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert not item.getAxis("left").isVisible()
    assert not item.getAxis("bottom").isVisible()
    assert not item.menuEnabled()
    assert plot.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_the_library_tidies_nothing_behind_the_back_of_qt(qtbot: QtBot) -> None:
    under = QWidget()
    qtbot.addWidget(under)
    bare_plot(under, QColor("black"))
    assert pyqtgraph.getConfigOption("exitCleanup") is False


def test_edges_are_rounded_so_that_neighbours_stay_neighbours(qtbot: QtBot) -> None:
    under = QWidget()
    qtbot.addWidget(under)
    plot = bare_plot(under, QColor("black"))
    place_plot(plot, QRectF(10.4, 20.0, 100.4, 50.0), 0.5)
    assert plot.geometry() == QRect(5, 10, 50, 25)


class Scales(Canvas):
    """Two scales around a plot that reaches from 10 to 20."""

    def draw(self, easel: Easel) -> None:
        box = QRectF(100, 20, 300, 200)
        ticks = (Tick(10, "$10"), Tick(20, "$20"))
        draw_up(easel, box, ticks, 10, 20)
        draw_across(easel, box, ticks, 10, 20)


def test_a_scale_stands_left_of_the_plot_and_one_under_it(kit: Kit, shown) -> None:
    scales = Scales(kit)
    shown(scales, 440, 280)
    image = scales.grab().toImage()
    ground = image.pixelColor(0, 0)

    def is_written(left: int, top: int, width: int, height: int) -> bool:
        return any(
            image.pixelColor(x, y) != ground
            for x in range(left, left + width)
            for y in range(top, top + height)
        )

    assert is_written(20, 8, 66, 24)  # $20 at the upper end
    assert is_written(20, 208, 66, 24)  # $10 at the lower end
    assert not is_written(20, 100, 66, 40)
    assert is_written(20, 232, 160, 28)  # $10 at the left end, $20 at the right one
    assert is_written(280, 232, 160, 28)
    assert scales.too_long == ()

"""A bare plot shows and takes no touch."""

import pyqtgraph
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.ui.manager.plot_ground import bare_plot, place_plot


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

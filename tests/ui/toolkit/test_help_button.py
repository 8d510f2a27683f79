"""The way to help: as large as a finger needs it, and the window hears of it."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.values.measures import HELP_SIZE


class Window(QWidget):
    """A window that counts how often it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def open_help(self) -> None:
        self.asked += 1


def test_a_touch_asks_the_window(qapp: object, context: UiContext) -> None:
    window = Window()
    between = QWidget(window)
    HelpButton(context, between).fired.emit()
    assert window.asked == 1


def test_a_window_without_help_is_not_asked(qapp: object, context: UiContext) -> None:
    window = QWidget()
    HelpButton(context, window).fired.emit()


def test_it_stands_at_the_right_end_and_is_large_enough(qapp: object, context: UiContext) -> None:
    parent = QWidget()
    button = HelpButton(context, parent)
    button.stand_at_end(QRectF(20, 10, 980, 60), 1.0)
    assert button.geometry().getRect() == (928, 4, 72, 72)
    assert HELP_SIZE * 1280 / 1920 >= 48, "a finger's 48 pixels on the smallest wide screen"
    assert button.label == "HELP"

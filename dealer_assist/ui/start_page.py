"""The first thing on the glass: the name, and what is being done until the table stands."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.paint import Align, Easel


class StartPage(Canvas):
    """Shows one line while the table is made ready."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._line = ""

    def show_state(self, line: str) -> None:
        """Say what is being done."""
        self._line = line
        self.update()

    def draw(self, easel: Easel) -> None:
        """Paint name and line in the middle of a dark page."""
        colour = easel.theme.colour
        easel.fill(QRectF(0, 0, easel.width, easel.height), colour.bg)
        middle = easel.height / 2
        name = QRectF(0, middle - 70, easel.width, 70)
        easel.text(name, "Dealer Assist", "swipe_line", colour.text_1, Align.CENTRE)
        line = QRectF(0, middle + 10, easel.width, 50)
        easel.text(line, self._line, "swipe_detail", colour.text_2, Align.CENTRE)

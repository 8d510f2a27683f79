"""A list in a box: its title, a line that says more, and the lists that it can show instead."""

from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.ui.toolkit.buttons import NavButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.lists.measures import SENTENCES
from dealer_assist.ui.toolkit.painter import Painter

_SIDE, _TOP, _TITLE, _LINE, _GAP = 24.0, 16.0, 44.0, 30.0, 12.0
_TAB, _TAB_WIDTH = 76.0, 300.0
_DETAIL_LINES = 2


class HeadedList(Canvas):
    """Gives the touch of the button that was pressed, or of the list that is wanted instead."""

    pressed = Signal(object)
    turned = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: HeadedModel[Any] = HeadedModel("", Grid((), ()))
        self.rows = GridView(context, self, SENTENCES)
        self.rows.touched.connect(self.pressed)
        self.tabs: list[NavButton] = []

    @property
    def model(self) -> HeadedModel[Any]:
        """Give what is shown."""
        return self._model

    def show_state(self, model: HeadedModel[Any]) -> None:
        """Show a list."""
        while len(self.tabs) < len(model.tabs):
            tab = NavButton(self.context, self)
            tab.chosen.connect(self.turned)
            tab.show()
            self.tabs.append(tab)
        for tab, one in zip(self.tabs, model.tabs, strict=True):
            tab.show_state(one)
        is_new = _head(model) != _head(self._model)
        self._model = model
        self.rows.show_state(model.rows)
        if is_new:
            self.arrange()
            self.update()

    def arrange(self) -> None:
        """Place the tabs under the title, the rows under the tabs."""
        top = _TOP + _TITLE + (_DETAIL_LINES * _LINE if self._model.detail else 0.0) + 4
        if self.tabs:
            count = len(self.tabs)
            room = self.design_width - 2 * _SIDE - _GAP * (count - 1)
            width = min(_TAB_WIDTH, room / count)
            for place, tab in enumerate(self.tabs):
                left = _SIDE + place * (width + _GAP)
                tab.place(QRectF(left, top, width, _TAB), self.scale)
            top += _TAB + 8
        below = QRectF(4, top, self.design_width - 8, self.design_height - top - _TOP)
        self.rows.place(below, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the box, its title and its line."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        painter.panel(whole, colour.panel, colour.line, painter.theme.line.thin)
        title = QRectF(_SIDE, _TOP, painter.width - 2 * _SIDE, _TITLE)
        painter.text(title, model.title, "bold_28", colour.text_1)
        below = QRectF(_SIDE, title.bottom(), title.width(), _DETAIL_LINES * _LINE)
        ink = colour.fault if model.is_trouble else colour.text_2
        painter.paragraph(below, model.detail, "medium_24", ink, _LINE)


def _head(model: HeadedModel[Any]) -> tuple[str, str, int, bool]:
    return model.title, model.detail, len(model.tabs), model.is_trouble

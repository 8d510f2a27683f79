"""A list in a box: its title, a line that says more, and the lists that it can show instead."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.ui.toolkit.boxed import Boxed
from dealer_assist.ui.toolkit.boxes import (
    Node,
    Panel,
    Paragraph,
    Slot,
    Text,
    abreast,
    column,
    inset,
    space,
)
from dealer_assist.ui.toolkit.buttons import NavButton
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.lists.measures import SENTENCES

_SIDE, _ROWS_SIDE, _TOP, _TITLE, _LINE, _GAP = 24.0, 4.0, 16.0, 44.0, 30.0, 12.0
_TAB, _TAB_WIDTH = 76.0, 300.0
_DETAIL_LINES = 2


class HeadedList(Boxed[HeadedModel[Any]]):
    """Gives the touch of the button that was pressed, or of the list that is wanted instead."""

    pressed = Signal(object)
    turned = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.rows = GridView(context, self, SENTENCES)
        self.rows.touched.connect(self.pressed)
        self.tabs = Children(self._tab)

    def body(self, model: HeadedModel[Any]) -> Node:
        """Stand the tabs under the title, the rows under the tabs."""
        self.rows.show_state(model.rows)
        tabs = [Slot(tab) for tab in self.tabs.show(model.tabs)]
        ink = "fault" if model.is_trouble else "text_2"
        detail = Paragraph(model.detail, "medium_24", ink, _LINE)
        inner = column(
            _inset(Text(model.title, "bold_28"), _TITLE),
            _inset(detail, _DETAIL_LINES * _LINE) if model.detail else None,
            space(4),
            _inset(abreast(tabs, _TAB_WIDTH, _GAP), _TAB) if tabs else None,
            space(8) if tabs else None,
            Slot(self.rows),
        )
        return Panel(inner, pad=(_ROWS_SIDE, _TOP))

    def _tab(self) -> NavButton:
        tab = NavButton(self.context, self)
        tab.chosen.connect(self.turned)
        return tab


def _inset(node: Node, high: float) -> Node:
    return inset(node, (_SIDE - _ROWS_SIDE, 0)).of(high)

"""A list in a box: its title, a line that says more, and the lists that it can show instead."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.nav_button import NavButton, NavLook
from dealer_assist.ui.models.lists import RowListLook
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.row_list import RowList

_SIDE, _TOP, _TITLE, _LINE, _GAP = 24.0, 16.0, 44.0, 30.0, 12.0
_TAB, _TAB_WIDTH = 76.0, 300.0
_DETAIL_LINES = 2


@dataclass(frozen=True, slots=True)
class HeadedLook:
    """A list under its title; without tabs there is no other one."""

    title: str
    rows: RowListLook
    detail: str = ""
    tabs: tuple[NavLook, ...] = ()
    is_trouble: bool = False


class HeadedList(Canvas):
    """Names the row whose button was pressed, and the list that is wanted instead."""

    pressed = Signal(str)
    turned = Signal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._look = HeadedLook("", RowListLook((), ()))
        self.rows = RowList(kit, self)
        self.rows.pressed.connect(self.pressed)
        self.tabs: list[NavButton] = []

    @property
    def look(self) -> HeadedLook:
        """Give what is shown."""
        return self._look

    def show_state(self, look: HeadedLook) -> None:
        """Show a list."""
        while len(self.tabs) < len(look.tabs):
            tab = NavButton(self.kit, self)
            tab.chosen.connect(self.turned)
            tab.show()
            self.tabs.append(tab)
        for tab, one in zip(self.tabs, look.tabs, strict=True):
            tab.show_state(one)
        is_new = _head(look) != _head(self._look)
        self._look = look
        self.rows.show_state(look.rows)
        if is_new:
            self.arrange()
            self.update()

    def arrange(self) -> None:
        """Place the tabs under the title, the rows under the tabs."""
        top = _TOP + _TITLE + (_DETAIL_LINES * _LINE if self._look.detail else 0.0) + 4
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

    def draw(self, easel: Easel) -> None:
        """Paint the box, its title and its line."""
        colour, look = easel.theme.colour, self._look
        whole = QRectF(0, 0, easel.width, easel.height)
        easel.panel(whole, colour.panel, colour.line, easel.theme.line.thin)
        title = QRectF(_SIDE, _TOP, easel.width - 2 * _SIDE, _TITLE)
        easel.text(title, look.title, "list_title", colour.text_1)
        below = QRectF(_SIDE, title.bottom(), title.width(), _DETAIL_LINES * _LINE)
        ink = colour.fault if look.is_trouble else colour.text_2
        easel.paragraph(below, look.detail, "modal_place", ink, _LINE)


def _head(look: HeadedLook) -> tuple[str, str, int, bool]:
    return look.title, look.detail, len(look.tabs), look.is_trouble

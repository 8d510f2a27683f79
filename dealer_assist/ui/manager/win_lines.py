"""Wins in a list, as many as fit; older ones are read when they are asked for. Nothing scrolls."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.journal.win_list import WinFilter, WinLine, wins_page
from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.canvas import Canvas
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.manager.office_record import OfficeRecord
from dealer_assist.ui.manager.win_line import HEIGHT, WinLineRow
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.present.wins_office import WinRowLook, pager

_PAGER, _PAGER_WIDTH, _GAP = 76.0, 220.0, 12.0
NEWER, OLDER = "newer", "older"


class WinLines(Canvas):
    """Holds the page of the list; names the win whose button was pressed."""

    pressed = Signal(str)

    def __init__(
        self,
        kit: Kit,
        record: OfficeRecord,
        look_of: Callable[[WinLine], WinRowLook],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(kit, parent)
        self._record, self._look_of = record, look_of
        self._wanted: WinFilter | None = None
        self._before: list[WinLine | None] = [None]
        self._is_last = True
        self.wins: tuple[WinLine, ...] = ()
        self.rows: list[WinLineRow] = []
        self.newer = self._button(self._go_newer)
        self.older = self._button(self._go_older)

    @property
    def looks(self) -> tuple[WinRowLook, ...]:
        """Give the rows that show."""
        return tuple(row.look for row in self.rows)

    def show_state(self, wanted: WinFilter) -> None:
        """Show the wins that are wanted; the same ones again stay on their page."""
        if wanted != self._wanted:
            self._wanted, self._before = wanted, [None]
        self.read()

    def read(self) -> None:
        """Read the page anew."""
        wanted, fitting = self._wanted, self._fitting()
        if wanted is None:
            return
        found = self._record.ask(
            lambda db: wins_page(db, wanted, self._before[-1], fitting + 1), ()
        )
        self.wins, self._is_last = found[:fitting], len(found) <= fitting
        self._lay_out()

    def arrange(self) -> None:
        """Read as many as fit now."""
        self.read()

    def draw(self, easel: Easel) -> None:
        """Say so where there is nothing."""
        if not self.wins:
            words = self._record.trouble or "No win is on record here"
            box = QRectF(0, 0, easel.width, HEIGHT)
            easel.text(box, words, "notice_detail", easel.theme.colour.text_2)

    def _lay_out(self) -> None:
        while len(self.rows) > len(self.wins):
            gone = self.rows.pop()
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.rows) < len(self.wins):
            row = WinLineRow(self.kit, self)
            row.pressed.connect(self.pressed)
            row.show()
            self.rows.append(row)
        for place, (row, win) in enumerate(zip(self.rows, self.wins, strict=True)):
            row.show_state(self._look_of(win))
            row.place(QRectF(0, place * HEIGHT, self.design_width, HEIGHT), self.scale)
        is_first = len(self._before) == 1
        top = self.design_height - _PAGER
        left = self.design_width - 2 * _PAGER_WIDTH - _GAP
        for button in (self.newer, self.older):
            button.setVisible(not (is_first and self._is_last))
            button.place(QRectF(left, top, _PAGER_WIDTH, _PAGER), self.scale)
            left += _PAGER_WIDTH + _GAP
        self.newer.show_state(pager(NEWER, "NEWER", "arrow-left", is_end=is_first))
        self.older.show_state(pager(OLDER, "OLDER", "arrow-right", is_end=self._is_last))
        self.update()

    def _fitting(self) -> int:
        return max(1, int((self.design_height - _PAGER - _GAP) // HEIGHT))

    def _go_newer(self) -> None:
        self._before.pop()
        self.read()

    def _go_older(self) -> None:
        self._before.append(self.wins[-1])
        self.read()

    def _button(self, then: Callable[[], None]) -> ActionButton:
        button = ActionButton(self.kit, self, icon_size=30.0)
        button.pressed.connect(lambda key: then())
        return button

"""One win in a list: the prize in large figures, who authorised it, and its button."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.journal.queries.win_list import WinFilter, WinLine, wins_page
from dealer_assist.ui.models.lists import RowButtonModel
from dealer_assist.ui.office.journal_access import JournalAccess
from dealer_assist.ui.office.presenter.wins import WinRowModel, pager
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import RowButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter

HEIGHT = 92.0
BACKED_OUT = "BACKED OUT"
_LINE_GAP, _BUTTON = 16.0, 150.0
_NUMBER, _TIME, _PRIZE, _WHO, _STAR = 150.0, 170.0, 240.0, 240.0, 22.0
_LINE, _PRIZE_RISE = 32.0, 6.0
_NARROW = 1_200.0  # without room for whoever authorised it


class WinLineRow(Canvas):
    """Names its win in `pressed`."""

    pressed = Signal(str)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model = WinRowModel("", "", "", "", "", "", 0, RowButtonModel())
        self.button = RowButton(context, self)
        self.button.pressed.connect(self.pressed)

    @property
    def model(self) -> WinRowModel:
        """Give what is shown."""
        return self._model

    def show_state(self, model: WinRowModel) -> None:
        """Show a win."""
        self.button.answered()
        if model != self._model:
            self._model = model
            self.button.show_state(model.key, model.button)
            self.setAccessibleName(
                f"{model.number}, {model.round}, {model.seat}, {model.hand}, {model.prize}"
                + (f", {model.payment}" if model.payment else "")
            )
            self.update()

    def arrange(self) -> None:
        """Place the button at the end."""
        left = self.design_width - _BUTTON
        self.button.place(QRectF(left, 6, _BUTTON, self.design_height - 12), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the line under a rule; a win that was backed out is dim and says so."""
        colour, model = painter.theme.colour, self._model
        painter.rule(0, 0, painter.width, colour.line)
        ink = colour.text_3 if model.is_backed_out else colour.text_1
        self._draw_two(painter, 0, _NUMBER, (model.number, model.round), ink)
        at = _NUMBER + _LINE_GAP
        self._draw_two(painter, at, _TIME, (model.seat, model.time), colour.text_2)
        is_narrow = painter.width < _NARROW
        right = painter.width - _BUTTON - _LINE_GAP - (0.0 if is_narrow else _WHO)
        who = self._cell(right, _WHO)
        if not is_narrow:
            self._draw_who(painter, who)
        right -= _LINE_GAP + _PRIZE
        prize = self._cell(right, _PRIZE)
        self._draw_prize(painter, prize, ink)
        left = _NUMBER + _TIME + 2 * _LINE_GAP
        hand = self._cell(left, right - _LINE_GAP - left)
        lines = min(2, len(painter.broken(model.hand, "leaf_value", hand.width())))
        hand.setTop(hand.center().y() - lines * _LINE / 2)
        painter.paragraph(hand, model.hand, "leaf_value", ink, _LINE)

    def _draw_prize(self, painter: Painter, box: QRectF, ink: QColor) -> None:
        """Paint the prize, and below it whether the player has it."""
        model = self._model
        if model.payment:
            box.setBottom(box.center().y() + _PRIZE_RISE)
            below = QRectF(box.left(), box.bottom(), box.width(), _LINE)
            painter.text(
                below, model.payment, "leaf_name", painter.theme.colour.text_2, Align.RIGHT
            )
        painter.text(box, model.prize, "list_prize", ink, Align.RIGHT, SMALLEST_AMOUNT)

    def _draw_two(
        self, painter: Painter, left: float, width: float, words: tuple[str, str], ink: QColor
    ) -> None:
        """Paint two short things one below the other, the first one to be looked for."""
        top = self.design_height / 2 - _LINE
        box = QRectF(left, top, width, _LINE)
        painter.text(box, words[0], "leaf_name", ink)
        box.translate(0, _LINE)
        painter.text(box, words[1], "leaf_name", painter.theme.colour.text_2)

    def _draw_who(self, painter: Painter, box: QRectF) -> None:
        colour, model = painter.theme.colour, self._model
        if model.is_backed_out:
            painter.tag(box.left(), box.center().y(), BACKED_OUT, colour.fault, colour.fault)
            return
        for star in range(model.stars):
            x, y = box.left() + star * (_STAR + 4), box.center().y() - _STAR / 2
            painter.icon("star", x, y, _STAR, colour.text_2)
        name = box.adjusted(model.stars * (_STAR + 4) + 6, 0, 0, 0)
        painter.text(name, model.who, "leaf_name", colour.text_2)

    def _cell(self, left: float, width: float) -> QRectF:
        return QRectF(left, 0, width, self.design_height)


_PAGER, _PAGER_WIDTH, _GAP = 76.0, 220.0, 12.0
NEWER, OLDER = "newer", "older"


class WinLines(Canvas):
    """Holds the page of the list; names the win whose button was pressed."""

    pressed = Signal(str)

    def __init__(
        self,
        context: UiContext,
        record: JournalAccess,
        model_of: Callable[[WinLine], WinRowModel],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(context, parent)
        self._record, self._model_of = record, model_of
        self._wanted: WinFilter | None = None
        self._before: list[WinLine | None] = [None]
        self._is_last = True
        self.wins: tuple[WinLine, ...] = ()
        self.rows: list[WinLineRow] = []
        self.newer = self._button(self._go_newer)
        self.older = self._button(self._go_older)

    @property
    def models(self) -> tuple[WinRowModel, ...]:
        """Give the rows that show."""
        return tuple(row.model for row in self.rows)

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

    def draw(self, painter: Painter) -> None:
        """Say so where there is nothing."""
        if not self.wins:
            words = self._record.trouble or "No win is on record here"
            box = QRectF(0, 0, painter.width, HEIGHT)
            painter.text(box, words, "notice_detail", painter.theme.colour.text_2)

    def _lay_out(self) -> None:
        while len(self.rows) > len(self.wins):
            gone = self.rows.pop()
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.rows) < len(self.wins):
            row = WinLineRow(self.context, self)
            row.pressed.connect(self.pressed)
            row.show()
            self.rows.append(row)
        for place, (row, win) in enumerate(zip(self.rows, self.wins, strict=True)):
            row.show_state(self._model_of(win))
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
        button = ActionButton(self.context, self, icon_size=30.0)
        button.pressed.connect(lambda key: then())
        return button

"""A list with headings: as many rows as fit, the rest on further pages. Nothing scrolls."""

from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.lists import USUAL_LINES, ListRow, RowListModel
from dealer_assist.ui.toolkit.buttons import RowButton
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.pager import PAGER_WIDTH, Pager
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.theme import TypeRole

_SIDE, _GAP, _CELL_GAP = 20.0, 12.0, 14.0
_HEADINGS = 44.0
_ROW, _ROW_WITH_BUTTON, _LINE = 60.0, 88.0, 32.0
_BUTTON_WIDTH, _BESIDE_WIDTH, _MARK = 150.0, 184.0, 30.0
_PAGER_HEIGHT = 76.0
_INKS = {"fault": "fault", "ok": "ok", "soft": "text_2", "": "text_1"}


class RowList(Canvas):
    """Gives the touch of the button that was pressed."""

    pressed = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: RowListModel[Any] = RowListModel((), ())
        self._first = 0
        self.buttons: list[RowButton] = []
        self.pager = Pager(context, self)
        self.pager.turned.connect(self._turn)

    @property
    def model(self) -> RowListModel[Any]:
        """Give the whole list."""
        return self._model

    @property
    def shown(self) -> tuple[ListRow[Any], ...]:
        """Give the rows on the present page."""
        return self._model.rows[self._first : self._first + self._fitting()]

    def show_state(self, model: RowListModel[Any]) -> None:
        """Show a list; a list that only changed stays on its page."""
        if model == self._model:
            for button in self.buttons:
                button.answered()
            return
        if model.columns != self._model.columns:
            self._first = 0
        self._model = model
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the buttons of the rows that show, and the pager where there are more."""
        fitting = self._fitting()
        self._first = max(0, min(self._first, len(self._model.rows) - 1) // fitting * fitting)
        models = [
            (place, at, one)
            for place, row in enumerate(self.shown)
            for at, one in enumerate(row.buttons)
        ]
        while len(self.buttons) > len(models):
            gone = self.buttons.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.buttons) < len(models):
            button = RowButton(self.context, self)
            button.pressed.connect(self.pressed)
            button.show()
            self.buttons.append(button)
        for button, (place, at, model) in zip(self.buttons, models, strict=True):
            button.show_state(model)
            box = self._row_box(place)
            width = _BESIDE_WIDTH if at else _BUTTON_WIDTH
            left = box.right() - width - (_BUTTON_WIDTH + _GAP if at else 0.0)
            button.place(QRectF(left, box.top() + 6, width, box.height() - 12), self.scale)
        self._place_pager()

    def draw(self, painter: Painter) -> None:
        """Paint headings and rows, a rule above each."""
        colour, model = painter.theme.colour, self._model
        left, right = _SIDE, painter.width - _SIDE
        heads = self._cells(QRectF(left, 0, right - left, _HEADINGS))
        for column, cell in zip(model.columns, heads, strict=True):
            align = Align.RIGHT if column.is_right else Align.LEFT
            painter.text(cell, column.title, "medium_20", colour.text_2, align)
        for place, row in enumerate(self.shown):
            box = self._row_box(place)
            painter.rule(left, box.top(), right, colour.line)
            self._draw_row(painter, box, row)
        if not model.rows:
            box = QRectF(left, _HEADINGS + 8, right - left, _ROW)
            painter.text(box, model.empty, "medium_24", colour.text_2)
        if self.pager.isVisible():
            last = self._first + len(self.shown)
            words = Msg(
                "{first} to {last} of {all}",
                first=self._first + 1,
                last=last,
                all=len(model.rows),
            )
            pager = self._pager_box()
            box = QRectF(left, pager.top(), pager.left() - left - _GAP, pager.height())
            painter.text(box, words, "medium_20", colour.text_2, Align.RIGHT)

    def _draw_row(self, painter: Painter, box: QRectF, row: ListRow[Any]) -> None:
        tone: QColor = getattr(painter.theme.colour, _INKS[row.tone])
        is_toned = row.tone != "soft" and any(one.is_toned for one in self._model.columns)
        plain = painter.theme.colour.text_1 if is_toned else tone
        if row.icon:
            painter.icon(row.icon, box.left(), box.center().y() - _MARK / 2, _MARK, tone, 2.6)
        for column, cell, words in zip(
            self._model.columns, self._cells(box), row.cells, strict=True
        ):
            ink = tone if column.is_toned else plain
            role: TypeRole = "bold_26" if column.is_strong else "medium_24"
            align = Align.RIGHT if column.is_right else Align.LEFT
            lines = painter.broken(words, role, cell.width())
            if len(lines) == 1 or box.height() < 2 * _LINE or len(lines) > self._model.lines:
                painter.label(cell, words, role, ink, align)
                continue
            top = cell.top() + (cell.height() - len(lines) * _LINE) / 2
            room = QRectF(cell.left(), top, cell.width(), len(lines) * _LINE)
            painter.paragraph(room, words, role, ink, _LINE, align)

    def _cells(self, box: QRectF) -> list[QRectF]:
        has_icons = any(row.icon for row in self._model.rows)
        left = box.left() + (_MARK + _CELL_GAP if has_icons else 0.0)
        taken = (0.0, _BUTTON_WIDTH, _BUTTON_WIDTH + _GAP + _BESIDE_WIDTH)[self._abreast()]
        right = box.right() - (taken + _CELL_GAP if taken else 0.0)
        columns = self._model.columns
        room = right - left - _CELL_GAP * (len(columns) - 1)
        shares = sum(column.share for column in columns) or 1.0
        cells = []
        for column in columns:
            width = room * column.share / shares
            cells.append(QRectF(left, box.top(), width, box.height()))
            left += width + _CELL_GAP
        return cells

    def _abreast(self) -> int:
        """Give how many buttons stand in one row at most."""
        return max((len(row.buttons) for row in self._model.rows), default=0)

    def _row_height(self) -> float:
        least = _ROW_WITH_BUTTON if self._abreast() else _ROW
        most = self._model.lines
        return max(least, most * _LINE + _GAP) if most > USUAL_LINES else least

    def _fitting(self) -> int:
        room = self.design_height - _HEADINGS
        height, count = self._row_height(), len(self._model.rows)
        if count * height <= room:
            return max(1, count)
        return max(1, int((room - _PAGER_HEIGHT - _GAP) // height))

    def _row_box(self, place: int) -> QRectF:
        height = self._row_height()
        top = _HEADINGS + place * height
        return QRectF(_SIDE, top, self.design_width - 2 * _SIDE, height)

    def _pager_box(self) -> QRectF:
        width = 2 * PAGER_WIDTH + _GAP
        left = self.design_width - _SIDE - width
        return QRectF(left, self.design_height - _PAGER_HEIGHT, width, _PAGER_HEIGHT)

    def _place_pager(self) -> None:
        count, fitting = len(self._model.rows), self._fitting()
        self.pager.setVisible(count > fitting)
        self.pager.place(self._pager_box(), self.scale)
        has_after = self._first + fitting < count
        self.pager.show_ends(has_before=self._first > 0, has_after=has_after)

    def _turn(self, pages: int) -> None:
        self._first += pages * self._fitting()
        self.arrange()
        self.update()

"""One list for every screen: heads, rows to read or to touch, and as many pages as it needs.

It shows a `Grid[T]` and tells the touch of a row in `touched`. All rows given at once are turned
here; where a grid has a `Turning` its rows are those of the present page, and BEFORE and AFTER
tell its touches, so that a flow asks for other rows as they are turned.
"""

from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.boxes import ink_of
from dealer_assist.ui.toolkit.buttons import RowButton
from dealer_assist.ui.toolkit.children import pool
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.grid_drawing import LINE, draw_heads, draw_row
from dealer_assist.ui.toolkit.lists.pager import PAGER_WIDTH, Pager
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import top_of
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.values.grid import USUAL_LINES, Column, Grid, Row, Tone
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.values.measures import FIGURES, ListMeasures
from dealer_assist.ui.toolkit.view import View

_TWO_LINES, _TOUCHED, _TOUCHED_GAP = 66.0, 72.0, 12.0
_WITH_BUTTON, _BUTTON_GAP = 88.0, 6.0
_PAGER, _GAP, _INSET, _SLACK, _LINE_TOP = 76.0, 12.0, 16.0, 2.0, 4.0
_WHERE = 160.0
"""Beside a narrow pager the words `1 to 5 of 178` keep so much room."""


class RowLine(Selectable[Row[Any]]):
    """A row that can be touched."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, Row(()), parent)
        self.grid: Grid[Any] = Grid(())
        self.measures = FIGURES

    def tell(self, model: Row[Any]) -> None:
        """Say what the row is about."""
        self.describe(next((cell.words for cell in model.cells if cell.words), ""))
        self.setEnabled(model.touch is not None)

    def draw(self, painter: Painter) -> None:
        """Paint the ground, framed where it is selected, and the cells."""
        colour, model = painter.theme.colour, self._model
        whole = painter.whole
        if model.touch is not None:
            fill = colour.pressed if self.is_pressed else colour.raised
            edge = colour.selected if model.is_selected else ink_of(painter, model.tone)
            line = 4 if model.is_selected else 3 if model.tone is not Tone.PLAIN else 0
            painter.panel(whole, fill, edge if line else None, line, 12)
        draw_row(painter, whole.adjusted(_INSET, 0, -_INSET, 0), self.grid, model, self.measures)


class GridView(View[Grid[Any]]):
    """Shows as many rows as fit, and a pager where there are more."""

    touched = Signal(object)

    def __init__(
        self,
        context: UiContext,
        parent: QWidget | None = None,
        measures: ListMeasures = FIGURES,
    ) -> None:
        super().__init__(context, parent)
        self.measures = measures
        self.most_pitch = 0.0
        self.shows_all = False
        self._first = 0
        self._columns: tuple[Column, ...] = ()
        touched = self.touched
        self.lines = pool(lambda: RowLine(self.context, self), lambda line: line.chosen, touched)
        self.buttons = pool(
            lambda: RowButton(self.context, self), lambda button: button.pressed, touched
        )
        self.pager = Pager(context, self)
        self.pager.turned.connect(self._turn)

    @property
    def rows(self) -> tuple[Row[Any], ...]:
        """Return the rows of the page that shows."""
        if not self.shows_something:
            return ()
        return self.model.rows[self._first : self._first + self.fitting]

    @property
    def is_touched(self) -> bool:
        """Return True if any row can be touched."""
        return self.shows_something and any(row.touch is not None for row in self.model.rows)

    @property
    def pitch(self) -> float:
        """Return the height of a row with its gap.

        Rows stand closer under a `most_pitch`, and where a list `shows_all` of them on one page.
        """
        rows = self.model.rows
        if self._abreast:
            usual = _WITH_BUTTON
        elif self.is_touched:
            usual = _TOUCHED + _TOUCHED_GAP
        else:
            has_two = any(cell.below for row in rows for cell in row.cells)
            usual = _TWO_LINES if has_two else self.measures.row
        if self.model.lines > USUAL_LINES:
            usual = max(usual, self.model.lines * LINE + _GAP)
        usual = min(usual, self.most_pitch) if self.most_pitch else usual
        if not self.shows_all:
            return usual
        return min(usual, (self.design_height - self.measures.heads) / max(1, len(rows)))

    @property
    def fitting(self) -> int:
        """Return how many rows a page has."""
        count = len(self.model.rows)
        room = self.design_height - self.measures.heads + _SLACK
        if self.shows_all or (count * self.pitch <= room and self.model.turning is None):
            return max(1, count)
        return max(1, int((room - _PAGER - _GAP) // self.pitch))

    @property
    def _abreast(self) -> int:
        """Return how many buttons stand in one row at most."""
        return max((len(row.buttons) for row in self.model.rows), default=0)

    def changed(self, model: Grid[Any]) -> None:
        """Place the rows; a list that only changed stays on its page."""
        if model.columns != self._columns:
            self._columns, self._first = model.columns, 0
        self.arrange()

    def begin(self) -> None:
        """Show the first page: it is another list now."""
        self._first = 0
        self.arrange()
        self.update()

    def arrange(self) -> None:
        """Place the rows of the page, their buttons and the pager."""
        if not self.shows_something:
            return
        fits, count = self.fitting, len(self.model.rows)
        self._first = max(0, min(self._first, count - 1) // fits * fits)
        rows = self.rows
        self.lines.show(rows if self.is_touched else ())
        for place, line in enumerate(self.lines):
            line.grid, line.measures = self.model, self.measures
            line.place(self._row_box(place), self.scale)
        widths = self.measures.button, self.measures.beside
        buttons = iter(self.buttons.show([button for row in rows for button in row.buttons]))
        for place, row in enumerate(rows):
            box = self._row_box(place).adjusted(0, _BUTTON_GAP, 0, -_BUTTON_GAP)
            for width, _ in zip(widths, row.buttons, strict=False):
                box.setLeft(box.right() - width)
                next(buttons).place(box, self.scale)
                box.setRight(box.left() - _GAP)
        self._place_pager(fits, count)

    def _place_pager(self, fits: int, count: int) -> None:
        turning = self.model.turning
        self.pager.setVisible(count > fits or turning is not None)
        self.pager.place(self._pager_box(), self.scale)
        if turning is not None:
            ends = turning.before is not None, turning.after is not None
        else:
            ends = self._first > 0, self._first + fits < count
        self.pager.show_ends(has_before=ends[0], has_after=ends[1])

    def _pager_box(self) -> QRectF:
        side = self.measures.side
        where = _WHERE if self.model.turning is None else 0.0
        width = min(self.design_width - 2 * side - where, 2 * PAGER_WIDTH + _GAP)
        left = self.design_width - side - width
        return QRectF(left, self.design_height - _PAGER, width, _PAGER)

    def draw(self, painter: Painter) -> None:
        """Paint heads, and the rows that are only read."""
        if not self.shows_something:
            return
        colour, grid, measures = painter.theme.colour, self.model, self.measures
        whole = painter.whole.adjusted(measures.side, 0, -measures.side, 0)
        heads = top_of(whole, measures.heads)
        inset = _INSET if self.is_touched else 0.0
        heads = self._without_buttons(heads).adjusted(inset, 0, -inset, 0)
        draw_heads(painter, heads, grid, measures)
        self._draw_where(painter)
        if not grid.rows:
            rest = top_of(whole, measures.row, measures.heads + 8)
            painter.label(rest, grid.nothing, "medium_24", colour.text_2)
        if self.is_touched:
            return
        for place, row in enumerate(self.rows):
            box = self._row_box(place)
            if measures.is_grounded and row.tone is Tone.BROKEN:
                painter.fill(box, colour.fault_well)
            painter.rule(box.left(), box.top(), box.right(), colour.line)
            draw_row(painter, self._without_buttons(box), grid, row, measures)

    def _draw_where(self, painter: Painter) -> None:
        """Say which rows these are, beside the pager; who asks for more may not know how many."""
        if self.pager.isHidden() or self.model.turning is not None:
            return
        words = Msg(
            "{first} to {last} of {all}",
            first=self._first + 1,
            last=self._first + len(self.rows),
            all=len(self.model.rows),
        )
        box, side = self._pager_box(), self.measures.side
        room = QRectF(side, box.top(), box.left() - side - _GAP, box.height())
        painter.text(room, words, "medium_20", painter.theme.colour.text_2, Align.RIGHT)

    def _without_buttons(self, box: QRectF) -> QRectF:
        """Leave out the room of the buttons: the cells of all rows stand under each other."""
        button, beside = self.measures.button, self.measures.beside
        taken = (0.0, button, button + _GAP + beside)[self._abreast]
        return box.adjusted(0, 0, -taken - self.measures.gap, 0) if taken else box

    def _row_box(self, place: int) -> QRectF:
        pitch, top, side = self.pitch, self.measures.heads, self.measures.side
        width = self.design_width - 2 * side
        if not self.is_touched:
            return QRectF(side, top + place * pitch, width, pitch)
        gap = min(_TOUCHED_GAP, max(6.0, pitch - _TOUCHED))
        return QRectF(side, top + _LINE_TOP + place * pitch, width, pitch - gap)

    def _turn(self, by: int) -> None:
        turning = self.model.turning
        if turning is not None:
            self.touched.emit(turning.before if by < 0 else turning.after)
            return
        self._first += by * self.fitting
        self.arrange()
        self.update()

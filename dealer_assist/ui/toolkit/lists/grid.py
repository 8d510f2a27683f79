"""One list for every screen: heads, rows to read or to touch, and as many pages as it needs.

It shows a `Grid[T]` and tells the touch of a row in `touched`. All rows given at once are turned
here; where a grid has a `Turning` its rows are those of the present page, and BEFORE and AFTER
tell its touches, so that a flow asks for other rows as they are turned.
"""

from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.models.grid import Column, Grid, Row, Tone
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.boxes import ink_of
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.grid_drawing import draw_heads, draw_row
from dealer_assist.ui.toolkit.lists.pager import PAGER_HEIGHT, PAGER_WIDTH, Pager
from dealer_assist.ui.toolkit.painter import Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.view import View

_HEADS, _PLAIN, _TWO_LINES, _TOUCHED, _TOUCHED_GAP = 36.0, 52.0, 66.0, 72.0, 12.0
_WITH_BUTTON, _BUTTON, _BUTTON_GAP = 88.0, 220.0, 6.0
_ABOVE_PAGER, _INSET, _SLACK, _LINE_TOP = 14.0, 16.0, 2.0, 4.0


class RowLine(Selectable[Row[Any]]):
    """A row that can be touched."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, Row(()), parent)
        self.grid: Grid[Any] = Grid(())

    def tell(self, model: Row[Any]) -> None:
        """Say what the row is about."""
        self.describe(next((cell.words for cell in model.cells if cell.words), ""))
        self.setEnabled(model.touch is not None)

    def draw(self, painter: Painter) -> None:
        """Paint the ground, framed where it is selected, and the cells."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        if model.touch is not None:
            fill = colour.pressed if self.is_pressed else colour.raised
            edge = colour.selected if model.is_selected else ink_of(painter, model.tone)
            line = 4 if model.is_selected else 3 if model.tone is not Tone.PLAIN else 0
            painter.panel(whole, fill, edge if line else None, line, 12)
        draw_row(painter, whole.adjusted(_INSET, 0, 0, 0), self.grid, model)


class GridView(View[Grid[Any]]):
    """Shows as many rows as fit, and a pager where there are more."""

    touched = Signal(object)

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.most_pitch = 0.0
        self.shows_all = False
        self._first = 0
        self._columns: tuple[Column, ...] = ()
        self.lines = Children(self._line)
        self.buttons = Children(self._button)
        self.pager = Pager(context, self)
        self.pager.turned.connect(self._turn)

    @property
    def rows(self) -> tuple[Row[Any], ...]:
        """Give the rows of the page that shows."""
        if not self.shows_something:
            return ()
        return self.model.rows[self._first : self._first + self.fitting]

    @property
    def is_touched(self) -> bool:
        """Tell whether any row can be touched."""
        return self.shows_something and any(row.touch is not None for row in self.model.rows)

    @property
    def pitch(self) -> float:
        """Give the height of a row with its gap.

        Rows stand closer under a `most_pitch`, and where a list `shows_all` of them on one page.
        """
        rows = self.model.rows
        if any(row.button for row in rows):
            usual = _WITH_BUTTON
        elif self.is_touched:
            usual = _TOUCHED + _TOUCHED_GAP
        else:
            has_two = any(cell.below for row in rows for cell in row.cells)
            usual = _TWO_LINES if has_two else _PLAIN
        usual = min(usual, self.most_pitch) if self.most_pitch else usual
        if not self.shows_all:
            return usual
        return min(usual, (self.design_height - _HEADS) / max(1, len(rows)))

    @property
    def fitting(self) -> int:
        """Give how many rows a page has."""
        room, count = self.design_height - _HEADS + _SLACK, len(self.model.rows)
        if self.shows_all or (count * self.pitch <= room and self.model.turning is None):
            return max(1, count)
        return max(1, int((room - PAGER_HEIGHT - _ABOVE_PAGER) // self.pitch))

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
            line.grid = self.model
            line.place(self._row_box(place), self.scale)
        acts = [(place, row.button) for place, row in enumerate(rows) if row.button is not None]
        shown = self.buttons.show([button for _, button in acts])
        for button, (place, _) in zip(shown, acts, strict=True):
            box = self._row_box(place).adjusted(0, _BUTTON_GAP, 0, -_BUTTON_GAP)
            box.setLeft(box.right() - _BUTTON)
            button.place(box, self.scale)
        self._place_pager(fits, count)

    def _place_pager(self, fits: int, count: int) -> None:
        turning = self.model.turning
        self.pager.setVisible(count > fits or turning is not None)
        top = self.design_height - PAGER_HEIGHT
        width = min(self.design_width, 2 * PAGER_WIDTH + _ABOVE_PAGER)
        self.pager.place(QRectF(0, top, width, PAGER_HEIGHT), self.scale)
        if turning is not None:
            ends = turning.before is not None, turning.after is not None
        else:
            ends = self._first > 0, self._first + fits < count
        self.pager.show_ends(has_before=ends[0], has_after=ends[1])

    def draw(self, painter: Painter) -> None:
        """Paint heads, and the rows that are only read."""
        if not self.shows_something:
            return
        colour, grid = painter.theme.colour, self.model
        left = _INSET if self.is_touched else 0.0
        draw_heads(painter, QRectF(left, 0, painter.width - left, _HEADS), grid)
        if not grid.rows:
            painter.rule(0, _HEADS, painter.width, colour.line)
            rest = QRectF(0, _HEADS, painter.width, painter.height - _HEADS)
            painter.label(rest, grid.nothing, "medium_24", colour.text_2, Align.CENTRE)
            return
        if self.is_touched:
            return
        for place, row in enumerate(self.rows):
            box = self._row_box(place)
            if row.tone is Tone.BROKEN:
                painter.fill(box, colour.fault_well)
            painter.rule(box.left(), box.top(), box.right(), colour.line)
            cells = box.adjusted(0, 0, -_BUTTON - _INSET, 0) if self.buttons else box
            draw_row(painter, cells, grid, row)

    def _row_box(self, place: int) -> QRectF:
        pitch = self.pitch
        if not self.is_touched:
            return QRectF(0, _HEADS + place * pitch, self.design_width, pitch)
        gap = min(_TOUCHED_GAP, max(6.0, pitch - _TOUCHED))
        return QRectF(0, _HEADS + _LINE_TOP + place * pitch, self.design_width, pitch - gap)

    def _turn(self, by: int) -> None:
        turning = self.model.turning
        if turning is not None:
            self.touched.emit(turning.before if by < 0 else turning.after)
            return
        self._first += by * self.fitting
        self.arrange()
        self.update()

    def _line(self) -> RowLine:
        line = RowLine(self.context, self)
        line.chosen.connect(self.touched)
        return line

    def _button(self) -> ActionButton:
        button = ActionButton(self.context, self, role="bold_22", icon_size=28.0)
        button.pressed.connect(self.touched)
        return button

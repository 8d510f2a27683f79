"""A list on the screen: ALERTS, WINS, DEALERS, SINCE, REPORTS."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.floor.actions import Holder
from dealer_assist.floor.view import FloorView
from dealer_assist.message import Msg
from dealer_assist.ui.floor.drawing import draw_grid, draw_heads, draw_panel, draw_row, ink_of
from dealer_assist.ui.floor.frame import Buttons, Filters, FloorScreen
from dealer_assist.ui.models.actions import ActionModel, ActionState, Pick
from dealer_assist.ui.models.floor.blocks import Grid, GridRow, Tone
from dealer_assist.ui.models.floor.pages import ListPageModel
from dealer_assist.ui.presenters.floor import lists
from dealer_assist.ui.presenters.floor.shown import (
    ALERTS,
    DEALERS,
    REPORTS,
    SINCE,
    WINS,
    Shown,
)
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_HEAD, _FILTER, _KIND, _ROW, _GAP, _FOOT, _COLUMNS = 80.0, 96.0, 168.0, 72.0, 12.0, 104.0, 40.0

MAKE: dict[str, Callable[[FloorView, Shown, str], ListPageModel]] = {
    ALERTS: lists.alerts_page,
    WINS: lists.wins_page,
    DEALERS: lists.dealers_page,
    SINCE: lists.since_page,
    REPORTS: lists.reports_page,
}


class RowLine(Selectable[GridRow]):
    """A row that can be touched; names its key."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, GridRow(()), parent)
        self.grid = Grid((), ())

    def tell(self, model: GridRow) -> None:
        """Say what the row is about."""
        self.describe(next((cell.words for cell in model.cells if cell.words), ""))

    def draw(self, painter: Painter) -> None:
        """Paint the ground, framed where it is selected, and the cells."""
        colour, model = painter.theme.colour, self._model
        whole = QRectF(0, 0, painter.width, painter.height)
        if not model.key:
            draw_row(painter, whole.adjusted(16, 0, 0, 0), self.grid, model)
            return
        fill = colour.pressed if self.is_pressed else colour.raised
        edge = colour.selected if model.is_selected else ink_of(painter, model.tone)
        line = 4 if model.is_selected else 3 if model.tone is not Tone.PLAIN else 0
        painter.panel(whole, fill, edge if line else None, line, 12)
        draw_row(painter, whole.adjusted(16, 0, 0, 0), self.grid, model)


class ListScreen(FloorScreen):
    """Shows rows; those with a key can be touched, and are told as word and value."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._model: ListPageModel | None = None
        self._first = 0
        self._lines: list[RowLine] = []
        self._filters = Filters(self, "pit")
        self._kinds = Filters(self, "report")
        self._acts = Buttons(self)
        self._page = Buttons(self)

    def show_view(
        self, view: FloorView, shown: Shown, trouble: str, cards: tuple[Holder, ...]
    ) -> None:
        """Show the page of a reading."""
        model = MAKE[shown.page](view, shown, trouble)
        is_report = shown.page == REPORTS
        self._filters.show_state(() if is_report else model.filters)
        self._kinds.show_state(model.filters if is_report else ())
        self._first = shown.first_row
        self.show_state(model)

    def show_state(self, model: ListPageModel) -> None:
        """Show a list from its first row on."""
        self._model = model
        rows = self._rows()
        touchable = rows if self._is_touched() else ()
        while len(self._lines) < len(touchable):
            line = RowLine(self.context, self)
            line.chosen.connect(self._touched)
            self._lines.append(line)
        for place, line in enumerate(self._lines):
            line.setVisible(place < len(touchable))
            if place < len(touchable):
                line.grid = model.grid
                line.show_state(touchable[place])
                line.setEnabled(bool(touchable[place].key))
        self._acts.show_state((*model.buttons, *((model.act,) if model.act else ())))
        self._page.show_state(self._paging())
        self.show_frame(model.frame)

    def _touched(self, key: object) -> None:
        word, _, value = str(key).partition(" ")
        if value:
            self.asked.emit(Pick((word, value)))

    def _is_touched(self) -> bool:
        return self._model is not None and any(row.key for row in self._model.grid.rows)

    def _pitch(self) -> float:
        if self._is_touched():
            return _ROW + _GAP
        rows = self._model.grid.rows if self._model else ()
        return 66.0 if any(cell.below for row in rows for cell in row.cells) else 52.0

    def _fits(self) -> int:
        return max(1, int((self._panel().height() - _COLUMNS - 20) // self._pitch()))

    def _rows(self) -> tuple[GridRow, ...]:
        if self._model is None:
            return ()
        return self._model.grid.rows[self._first : self._first + self._fits()]

    def _paging(self) -> tuple[ActionModel, ...]:
        count, fits = len(self._model.grid.rows) if self._model else 0, self._fits()
        if count <= fits:
            return ()
        ends = {True: ActionState.AVAILABLE, False: ActionState.NOT_YET}
        before, after = max(0, self._first - fits), self._first + fits
        return (
            ActionModel(Pick(("rows", before)), Msg("BEFORE"), "arrow-left", "",
                        ends[self._first > 0], Msg("these are the first")),
            ActionModel(Pick(("rows", after)), Msg("AFTER"), "arrow-right", "",
                        ends[after < count], Msg("these are the last")),
        )  # fmt: skip

    def _panel(self) -> QRectF:
        foot = 0.0
        if self._model and (self._model.act or self._model.buttons or self._has_more()):
            foot = _FOOT + 14
        return self.body().adjusted(0, _HEAD, 0, -foot)

    def _has_more(self) -> bool:
        """Tell whether the rows would not even fit without a foot."""
        if self._model is None:
            return False
        room = self.body().height() - _HEAD - _COLUMNS - 20
        return len(self._model.grid.rows) * self._pitch() > room

    def arrange(self) -> None:
        """Place filters, rows and buttons."""
        super().arrange()
        if self._model is None:
            return
        body, panel = self.body(), self._panel()
        self._filters.place(body.right(), body.top() - 4, _FILTER, 72)
        self._kinds.place(body.right(), body.top() - 4, _KIND, 72)
        for place, line in enumerate(self._lines):
            top = panel.top() + _COLUMNS + 8 + place * self._pitch()
            box = QRectF(panel.left() + 16, top, panel.width() - 32, _ROW)
            line.place(box, self.scale)
        x = body.right()
        for button in reversed(self._acts.shown):
            x -= 480
            button.place(QRectF(x, body.bottom() - _FOOT, 480, _FOOT), self.scale)
            x -= 14
        for place, button in enumerate(self._page.shown):
            box = QRectF(body.left() + place * 254, body.bottom() - _FOOT, 240, _FOOT)
            button.place(box, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint title, heads, and the rows that cannot be touched."""
        super().draw(painter)
        model, colour = self._model, painter.theme.colour
        if model is None:
            return
        body, panel = self.body(), self._panel()
        is_report = any(not one.isHidden() for one in self._kinds.shown)
        limit = body.right() - len(model.filters) * ((_KIND if is_report else _FILTER) + 12)
        row = QRectF(body.left(), body.top() - 6, limit - body.left(), 76)
        used = painter.text(row, model.title, "modal_title", colour.text_1)
        painter.label(row.adjusted(used + 20, 0, -12, 0), model.note, "game_detail",
                      colour.text_2)  # fmt: skip
        draw_panel(painter, panel)
        inner = QRectF(panel.left() + 32, panel.top() + 8, panel.width() - 48, panel.height() - 16)
        if self._is_touched():
            heads = QRectF(inner.left(), inner.top(), inner.width() - 0, _COLUMNS - 4)
            draw_heads(painter, heads, model.grid)
            return
        rows = Grid(model.grid.columns, self._rows(), model.grid.nothing)
        draw_grid(painter, inner.adjusted(0, 0, -16, 0), rows, self._pitch())

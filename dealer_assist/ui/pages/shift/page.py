"""My shift: what whoever is signed in has done since their card."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.pages.shift.presenter import shift_model, shift_wins
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.shell.page import GAP, Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.figure_tile import FigureTile
from dealer_assist.ui.toolkit.lists.row_list import RowList
from dealer_assist.ui.toolkit.painter import Painter

_COLUMNS, _ROWS, _TILE = 4, 2, 194.0
_READ_EVERY_MS = 1_000


class ShiftPage(Page):
    """Reads the record once a second at most, and only when the table has changed."""

    title = Msg("My shift")

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self._past = JournalReader(page_context.journal)
        self._read_at = page_context.clock.ms()
        self._is_stale = False
        self.tiles = [FigureTile(context, self) for _ in range(_COLUMNS * _ROWS)]
        self.wins = RowList(context, self)
        self._read()

    def refresh(self) -> None:
        """Note that there is something new to read."""
        self._is_stale = True

    def tick(self, now_ms: int) -> None:
        """Read what is new."""
        if self._is_stale and now_ms - self._read_at >= _READ_EVERY_MS:
            self._read_at = now_ms
            self._read()

    def arrange(self) -> None:
        """Place the figures in two rows, the wins below."""
        super().arrange()
        body = self.body()
        width = (body.width() - GAP * (_COLUMNS - 1)) / _COLUMNS
        height = _TILE
        for place, tile in enumerate(self.tiles):
            row, column = divmod(place, _COLUMNS)
            left, top = body.left() + column * (width + GAP), body.top() + row * (height + GAP)
            tile.place(QRectF(left, top, width, height), self.scale)
        self.wins.place(self._list().adjusted(0, 8, 0, -8), self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the panel that the wins lie on."""
        super().draw(painter)
        if self.wins.isVisible():
            colour = painter.theme.colour
            painter.panel(self._list(), colour.panel, colour.line, painter.theme.line.thin)

    def _list(self) -> QRectF:
        used = _ROWS * (_TILE + GAP)
        return self.body().adjusted(0, used, 0, 0)

    def _read(self) -> None:
        self._is_stale = False
        dealer = self.page_context.desk.table.dealer
        shift = self._past.shift(dealer.key) if dealer else None
        model = shift_model(shift, dealer.name if dealer else "", self.page_context.clock.now())
        self.detail = model.detail
        for place, tile in enumerate(self.tiles):
            tile.setVisible(place < len(model.figures))
            if place < len(model.figures):
                tile.show_state(model.figures[place])
        since = shift.since if shift else None
        self.wins.setVisible(since is not None)
        wins = self._past.wins_since(since) if since else ()
        self.wins.show_state(shift_wins(self.page_context.desk.table.setup, wins))
        self.update()

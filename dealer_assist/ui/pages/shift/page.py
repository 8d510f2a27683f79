"""My shift: what whoever is signed in has done since their card."""

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.reports.shift_tokes import ShiftTokes
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.pages.page_paper import print_page, print_refusal
from dealer_assist.ui.pages.shift.presenter import shift_model, shift_wins
from dealer_assist.ui.pages.shift.tokes import toke_slip, tokes_model
from dealer_assist.ui.pages.shift.tokes_view import TokesView
from dealer_assist.ui.shell.journal_reader import JournalReader, Shift
from dealer_assist.ui.shell.page import GAP, Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.boxes import Node, Panel, Slot, column, row, space, tiled
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.figure_tile import FigureTile
from dealer_assist.ui.toolkit.lists.grid import GridView
from dealer_assist.ui.toolkit.lists.measures import SENTENCES

_COLUMNS, _ROWS, _TILE, _BUTTON = 4, 2, 194.0, 420.0
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
        self.tiles = Children(lambda: FigureTile(context, self))
        self.wins = GridView(context, self, SENTENCES)
        self.tokes = TokesView(context, self)
        self.shows_tokes = False
        self._found: tuple[Shift, ShiftTokes] | None = None
        self._sent = ""
        self.turn = self.button(self._turn)
        self.print = self.button(self._print)
        self._read()

    def refresh(self) -> None:
        """Note that there is something new to read."""
        self._is_stale = True

    def tick(self, now_ms: int) -> None:
        """Read what is new."""
        if self._is_stale and now_ms - self._read_at >= _READ_EVERY_MS:
            self._read_at = now_ms
            self._read()

    def content(self) -> Node:
        """Stand the figures in two rows and the wins below, or the tokes alone."""
        if self.shows_tokes:
            return Slot(self.tokes)
        tiles = tiled([Slot(tile) for tile in self.tiles], _COLUMNS, _TILE, GAP)
        wins = Panel(Slot(self.wins), pad=(0, 8)) if not self.wins.isHidden() else space()
        return column(tiles.of(_ROWS * (_TILE + GAP) - GAP), wins, gap=GAP)

    def ways(self) -> Node:
        """Stand the other half of the page and the printer beside the way back."""
        return row(*(Slot(one).of(_BUTTON) for one in (self.turn, self.print)), gap=GAP)

    def _read(self) -> None:
        self._is_stale = False
        dealer = self.page_context.desk.table.dealer
        shift = self._past.shift(dealer.key) if dealer else None
        model = shift_model(shift, dealer.name if dealer else "", self.page_context.clock.now())
        self.detail = model.detail
        self._read_tokes(shift)
        is_plain = not self.shows_tokes
        self.tiles.show(model.figures if is_plain else ())
        since = shift.since if shift else None
        self.wins.setVisible(is_plain and since is not None)
        wins = self._past.wins_since(since) if since else ()
        self.wins.show_state(shift_wins(self.page_context.desk.table.setup, wins))
        self.arrange()
        self.update()

    def _read_tokes(self, shift: Shift | None) -> None:
        """Read the tokes of a shift at a table that takes any; without them there is no tab."""
        table = self.page_context.desk.table
        found = None
        if shift is not None and table.setup.practices.tokes is not None:
            found = self._past.shift_tokes(table.setup, shift.first_seq)
        self._found = (shift, found) if shift is not None and found is not None else None
        self.shows_tokes = self.shows_tokes and found is not None
        if found is not None:
            self.tokes.show_state(tokes_model(found, table))
        self.tokes.setVisible(self.shows_tokes)
        self.turn.setVisible(found is not None)
        self.turn.show_state(_turn_button(shows_tokes=self.shows_tokes))
        self.print.setVisible(self.shows_tokes)
        self.print.show_state(_print_button(print_refusal(self.page_context), self._sent))

    def _turn(self) -> None:
        self.shows_tokes, self._sent = not self.shows_tokes, ""
        self._read()

    def _print(self) -> None:
        if self._found is None:
            return
        setup, now = self.page_context.desk.table.setup, self.page_context.clock.now()
        self._sent = print_page(self.page_context, toke_slip(*self._found, setup, now))
        self._read()


def _turn_button(*, shows_tokes: bool) -> ActionModel:
    if shows_tokes:
        return ActionModel("turn", Msg("WINS AND PACE"), "list", Msg("Of this shift"))
    return ActionModel("turn", Msg("TOKES"), "chip", Msg("Box, house and tray"))


def _print_button(why_not: str, sent: str) -> ActionModel:
    detail = sent or Msg("For the toke box")
    return ActionModel("print", Msg("PRINT SLIP"), "printer", detail).unless(why_not)

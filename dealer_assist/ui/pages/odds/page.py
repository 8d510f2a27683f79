"""The odds of this table: every wager with its edge, and one of them in full."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.message import Msg
from dealer_assist.odds.sheet import TableChoice, WagerOdds, sheet
from dealer_assist.reports.page import PaperPage
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.odds.par_sheet import table_par_sheet
from dealer_assist.ui.pages.odds.wager import OddsModel, OddsRow, odds_model, wager_rows
from dealer_assist.ui.pages.page_paper import ToPaper, print_page, print_refusal, save_page
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import GAP, ByHeight, OverTable, TablePage
from dealer_assist.ui.toolkit.flow import Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    RIGHT,
    Faced,
    Ink,
    Look,
    Node,
    Panel,
    Press,
    Shown,
    Text,
    column,
    row,
    space,
    tiled,
)
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

_LIST, _ROW_GAP, _LEAST, _MOST = 470.0, 12.0, 76.0, 100.0
_SIDE, _LABEL, _DETAIL, _EDGE, _EDGE_GAP = 18.0, 34.0, 26.0, 132.0, 8.0
_BUTTON, _MORE_WIDTH = 400.0, 330.0
_AT_ONCE_S = 0.2  # what was worked out ahead is there by then; nobody waits longer for a page


class WagerInFull(Shown):
    """The odds of one wager, or why there are none yet."""

    model: OddsModel


class WagerTouched(Value):
    """A wager of the list, by its place among all."""

    place: int


class MoreTouched(Value):
    """MORE WAGERS: the list from here."""

    first: int


OddsTouch: TypeAlias = WagerTouched | MoreTouched | ToPaper


class OddsSeen(Value):
    """All wagers, the chosen one in full, where the list begins, and why no paper can be had."""

    rows: tuple[OddsRow, ...]
    chosen: int
    first: int
    wager: OddsModel
    said: str
    save_refusal: str = ""
    print_refusal: str = ""


class OddsPage(TablePage[OddsTouch]):
    """Reads the game once. What was worked out ahead is there at once; a paytable of the house's
    own is worked out beside the table.
    """

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        super().__init__(page_context, banner)
        setup = page_context.desk.table.setup
        self.said: str = Msg("House edge of each wager as set up here, next to the printed figure.")
        self._chosen = self._first = 0
        self.odds: tuple[WagerOdds, ...] = ()
        self.game = page_context.game
        kept = load_kept_odds(page_context.resources)
        self.work: BackgroundTask[tuple[WagerOdds, ...]] | None = BackgroundTask(
            lambda tell: sheet(choice_of(setup, self.game), kept), page_context.clock.ms()
        )
        self.work.finish(_AT_ONCE_S)
        self.tick(0)

    def shown(self) -> ByHeight:
        """Return the wagers and one of them in full, with the meters as they are at the desk."""
        title = Msg("Odds of {game}", game=self.page_context.desk.table.setup.game_name)
        return ByHeight(title, odds_sheet, (title, self.seen()))

    def seen(self) -> OddsSeen:
        """Return what the page shows, whatever room there is."""
        table = self.page_context.desk.table
        no_paper = "" if self.odds else Msg("Once the odds are there")
        return OddsSeen(
            wager_rows(self.odds, table.setup),
            self._chosen,
            self._first,
            odds_model(self.odds[self._chosen], table.setup, table)
            if self.odds
            else OddsModel(notes=(self._waiting(),)),
            self.said,
            no_paper,
            no_paper or print_refusal(self.page_context),
        )

    def tick(self, now_ms: int) -> Step:
        """Take the figures as soon as they are there."""
        if self.work is not None and self.work.is_done:
            if self.work.result is not None:
                self.odds, self.work = self.work.result, None
            self.refresh()
        return Stay()

    def left(self) -> None:
        """Wait for no figures any more."""
        if self.work is not None:
            self.work.stop()

    def touched(self, touch: OddsTouch) -> Step:
        """Show a wager, turn the list, or take the PAR sheet to paper."""
        match touch:
            case WagerTouched(place):
                self._chosen = place
            case MoreTouched(first):
                self._chosen = self._first = first
            case ToPaper.SAVE:
                self.said = save_page(self.page_context, self._par_sheet(None))
            case ToPaper.PRINT:  # what fits a slip; the annex is for large paper
                self.said = print_page(self.page_context, self._par_sheet(()))
            case _:
                assert_never(touch)
        return Stay()

    def _waiting(self) -> str:
        trouble = self.work.trouble if self.work is not None else ""
        return trouble or Msg("The odds of this paytable are being worked out. The table goes on.")

    def _par_sheet(self, annex: Sequence[WagerOdds] | None) -> PaperPage:
        return table_par_sheet(self.odds, self.page_context.desk.table.setup, self.game, annex)


def odds_sheet(title: str, seen: OddsSeen, high: float) -> OverTable:
    """Return the wagers at the left, the chosen one in full beside them."""
    fits = max(1, int((high + _ROW_GAP) // (_LEAST + _ROW_GAP)))
    page, pages = seen.first // fits, max(1, -(-len(seen.rows) // fits))
    first = page * fits
    wagers = [
        _wager(place, one, is_chosen=place == seen.chosen)
        for place, one in enumerate(seen.rows[first : first + fits], first)
    ]
    # The last page has the rows of the others: a wager keeps its height.
    listed = tiled(wagers, 1, _MOST, _ROW_GAP, min(len(seen.rows), fits))
    body = row(listed.of(_LIST), WagerInFull(seen.wager), gap=GAP)
    return OverTable(title, body, seen.said, _ways(seen, (page + 1) % pages * fits, page, pages))


def _wager(place: int, wager: OddsRow, *, is_chosen: bool) -> Node:
    words = _words(wager, "selected_ink", "selected_ink") if is_chosen else _words(wager)
    pad = (_SIDE, 0.0)
    face = Panel(words, fill="raised", edge="line_strong", pad=pad)
    if is_chosen:
        face = Panel(words, fill="selected", edge=None, pad=pad)
    held = Panel(_words(wager), fill="pressed", edge="selected", pad=pad)
    return Faced(Look(WagerTouched(place), wager.label, face, held, wager.edge))


def _words(wager: OddsRow, ink: Ink = "text_1", soft: Ink = "text_2") -> Node:
    """Return the wager with its edge at the right."""
    words = column(
        space(),
        Text(wager.label, "bold_26", ink).of(_LABEL),
        Text(wager.detail, "semi_20", soft).of(_DETAIL) if wager.detail else None,
        space(),
    )
    edge = Text(wager.edge, "heavy_34", ink, RIGHT, SMALLEST_AMOUNT - 8)
    return row(words, edge.of(_EDGE), gap=_EDGE_GAP)


def _ways(seen: OddsSeen, more: int, page: int, pages: int) -> tuple[Node, ...]:
    """Return MORE beside the way back, and the ways to paper at the near end."""
    words = Msg("Page {page} of {pages}", page=page + 1, pages=pages)
    turn = Button(MoreTouched(more), Msg("MORE WAGERS"), "arrow-right", words)
    to_save = Button(
        ToPaper.SAVE, Msg("SAVE AS PDF"), "list", Msg("The PAR sheet on large paper")
    ).unless(seen.save_refusal)
    to_print = Button(
        ToPaper.PRINT, Msg("PRINT PAR SHEET"), "printer", Msg("On the slip printer")
    ).unless(seen.print_refusal)
    return (
        _way(turn, _MORE_WIDTH) if pages > 1 else space(_MORE_WIDTH),
        space(),
        _way(to_save, _BUTTON),
        _way(to_print, _BUTTON),
    )


def _way(button: Button[OddsTouch], width: float) -> Node:
    return Press(button, "bold_30", 40.0).of(width)


def choice_of(setup: TableSetup, game: GameDefinition) -> TableChoice:
    """Return what a table chose, as the odds ask for it."""
    return TableChoice(game, setup.paytables, tuple(setup.jackpots.values()), setup.options)

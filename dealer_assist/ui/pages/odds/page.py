"""The odds of this table: every wager with its edge, and one of them in full."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.message import Msg
from dealer_assist.odds.sheet import TableChoice, WagerOdds, sheet
from dealer_assist.reports.page import PaperPage
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.pages.odds.model import OddsModel, OddsRow
from dealer_assist.ui.pages.odds.presenter.page import odds_model, wager_rows
from dealer_assist.ui.pages.odds.presenter.par_sheet import table_par_sheet
from dealer_assist.ui.pages.odds.view import OddsView
from dealer_assist.ui.pages.page_paper import print_page, print_refusal, save_page
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.shell.page import GAP, ShellPage
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.boxes import Slot
from dealer_assist.ui.toolkit.buttons import draw_ground
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Node, row, space, tiled
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Painter
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.values.lettering import Align
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

_LIST, _ROW_GAP, _LEAST, _MOST = 470.0, 12.0, 76.0, 100.0
_SIDE, _LABEL, _DETAIL, _EDGE = 18.0, 34.0, 26.0, 132.0
_BUTTON, _MORE_WIDTH = 400.0, 330.0
_AT_ONCE_S = 0.2  # what was worked out ahead is there by then; nobody waits longer for a page


class WagerButton(Selectable[OddsRow]):
    """Names its wager in `chosen`."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, OddsRow(-1, ""), parent)

    def tell(self, model: OddsRow) -> None:
        """Say the wager, and after it paytable and edge."""
        self.describe(model.label)
        self.setAccessibleDescription(model.edge)

    def draw(self, painter: Painter) -> None:
        """Paint the wager with its edge at the right."""
        colour, model = painter.theme.colour, self._model
        ink = draw_ground(painter, self, is_on=model.is_selected)
        soft = ink if model.is_selected and not self.is_pressed else colour.text_2
        edge = QRectF(painter.width - _SIDE - _EDGE, 0, _EDGE, painter.height)
        painter.text(edge, model.edge, "heavy_34", ink, Align.RIGHT, SMALLEST_AMOUNT - 8)
        room = painter.width - 2 * _SIDE - _EDGE - 8
        height = _LABEL + (_DETAIL if model.detail else 0.0)
        box = QRectF(_SIDE, (painter.height - height) / 2, room, _LABEL)
        painter.text(box, model.label, "bold_26", ink)
        box = QRectF(_SIDE, box.bottom(), room, _DETAIL)
        painter.text(box, model.detail, "semi_20", soft)


class OddsPage(ShellPage):
    """Reads the game once. What was worked out ahead is there at once; a paytable of the house's
    own is worked out beside the table.
    """

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        setup = page_context.desk.table.setup
        self.title = Msg("Odds of {game}", game=setup.game_name)
        self.detail = Msg(
            "House edge of every wager as it is set up here; the printed figure beside it."
        )
        self.setAccessibleName(self.title)
        self._selected = self._sheet = 0
        self.odds: tuple[WagerOdds, ...] = ()
        self.buttons = Children(self._wager)
        self.view = OddsView(context, self)
        self.more = self.button(self._turn)
        self.save = self.button(self._save)
        self.print = self.button(self._print)
        self.game = page_context.game
        kept = load_kept_odds(page_context.resources)
        self.work: BackgroundTask[tuple[WagerOdds, ...]] | None = BackgroundTask(
            lambda tell: sheet(choice_of(setup, self.game), kept), context.clock_ms()
        )
        self.work.finish(_AT_ONCE_S)
        self.tick(0)

    def refresh(self) -> None:
        """Let the meters follow the desk, and PRINT the printer."""
        table = self.page_context.desk.table
        first, rows = self._sheet * self._room(), wager_rows(self.odds, table.setup, self._selected)
        self.buttons.show(rows[first : first + self._room()])
        if self.odds:
            self.view.show_state(odds_model(self.odds[self._selected], table.setup, table))
        else:
            self.view.show_state(OddsModel(notes=(self._waiting(),)))
        self._show_buttons()
        self.arrange()

    def tick(self, now_ms: int) -> None:
        """Take the figures as soon as they are there."""
        if self.work is None or not self.work.is_done:
            return
        if self.work.result is not None:
            self.odds, self.work = self.work.result, None
        self.refresh()

    def leave(self) -> None:
        """Wait for no figures any more."""
        if self.work is not None:
            self.work.stop()

    def content(self) -> Node:
        """Stand the wagers at the left, the chosen one in full beside them."""
        # The last page has the rows of the others: a wager keeps its height.
        count = min(len(self.odds), self._room())
        wagers = tiled([Slot(one) for one in self.buttons], 1, _MOST, _ROW_GAP, count)
        return row(wagers.of(_LIST), Slot(self.view), gap=GAP)

    def ways(self) -> Node:
        """Stand MORE beside the way back, the ways to paper at the near end."""
        return row(
            Slot(self.more).of(_MORE_WIDTH),
            space(),
            Slot(self.save).of(_BUTTON),
            Slot(self.print).of(_BUTTON),
            gap=GAP,
        )

    def _room(self) -> int:
        """Give how many wagers the list has room for."""
        return max(1, int((self.body().height() + _ROW_GAP) // (_LEAST + _ROW_GAP)))

    def _wager(self) -> WagerButton:
        button = WagerButton(self.context, self)
        button.chosen.connect(self._choose)
        return button

    def _choose(self, place: int) -> None:
        self._selected = place
        self.refresh()

    def _turn(self) -> None:
        self._sheet = (self._sheet + 1) % self._sheets()
        self._selected = self._sheet * self._room()
        self.refresh()

    def _sheets(self) -> int:
        return max(1, -(-len(self.odds) // self._room()))

    def _waiting(self) -> str:
        trouble = self.work.trouble if self.work is not None else ""
        return trouble or Msg("The odds of this paytable are being worked out; the table goes on.")

    def _show_buttons(self) -> None:
        not_yet = "" if self.odds else Msg("Once the odds are there")
        words = Msg("PRINT PAR SHEET")
        printing = Button("print", words, "printer", Msg("On the slip printer"))
        self.print.show_state(printing.unless(not_yet or print_refusal(self.page_context)))
        detail = Msg("The PAR sheet on large paper")
        saving = Button("save", Msg("SAVE AS PDF"), "list", detail)
        self.save.show_state(saving.unless(not_yet))
        pages = self._sheets()
        self.more.setVisible(pages > 1)
        page = Msg("Page {page} of {pages}", page=self._sheet + 1, pages=pages)
        self.more.show_state(Button("more", Msg("MORE WAGERS"), "arrow-right", page))

    def _print(self) -> None:
        """Print what fits a slip; the annex is for large paper."""
        self._say(print_page(self.page_context, self._par_sheet(())))

    def _save(self) -> None:
        self._say(save_page(self.page_context, self._par_sheet(None)))

    def _par_sheet(self, annex: Sequence[WagerOdds] | None) -> PaperPage:
        return table_par_sheet(self.odds, self.page_context.desk.table.setup, self.game, annex)

    def _say(self, sentence: str) -> None:
        self.detail = sentence
        self.refresh()
        self.update()


def choice_of(setup: TableSetup, game: GameDefinition) -> TableChoice:
    """Give what a table chose, as the odds ask for it."""
    return TableChoice(game, setup.paytables, tuple(setup.jackpots.values()), setup.options)

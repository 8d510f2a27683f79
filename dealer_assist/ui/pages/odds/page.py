"""The odds of this table: every wager with its edge, and one of them in full."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.kept_odds import load_kept_odds
from dealer_assist.message import Msg
from dealer_assist.odds.sheet import TableChoice, WagerOdds, sheet
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.pages.odds.model import OddsModel, OddsRow
from dealer_assist.ui.pages.odds.presenter.page import odds_model, wager_rows
from dealer_assist.ui.pages.odds.presenter.par_sheet import table_par_sheet
from dealer_assist.ui.pages.odds.view import OddsView
from dealer_assist.ui.pages.page_paper import print_page, print_refusal, save_page
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.shell.page import GAP, Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.buttons import draw_ground
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import SMALLEST_AMOUNT, Align, Painter
from dealer_assist.ui.toolkit.selectable import Selectable

PRINT, SAVE, MORE = "print", "save", "more"
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


class OddsPage(Page):
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
        self.buttons: list[WagerButton] = []
        self.view = OddsView(context, self)
        self.print = self._button(lambda: self._take(PRINT))
        self.save = self._button(lambda: self._take(SAVE))
        self.more = self._button(self._turn)
        self.game = load_games(page_context.resources / "games")[setup.game]
        kept = load_kept_odds(page_context.resources)
        self.work: BackgroundTask[tuple[WagerOdds, ...]] | None = BackgroundTask(
            lambda tell: sheet(choice_of(setup, self.game), kept), context.clock_ms()
        )
        self.work.finish(_AT_ONCE_S)
        self.tick(0)

    def refresh(self) -> None:
        """Let the meters follow the desk, and PRINT the printer."""
        table = self.page_context.desk.table
        rows = wager_rows(self.odds, table.setup, self._selected)
        first = self._sheet * self._room()
        for place, button in enumerate(self.buttons):
            button.setVisible(first <= place < first + self._room())
            button.show_state(rows[place])
        if self.odds:
            self.view.show_state(odds_model(self.odds[self._selected], table.setup, table))
        else:
            self.view.show_state(OddsModel(notes=(self._waiting(),)))
        self._show_buttons()

    def tick(self, now_ms: int) -> None:
        """Take the figures as soon as they are there."""
        if self.work is None or not self.work.is_done:
            return
        if self.work.result is not None:
            self.odds, self.work = self.work.result, None
            self.buttons = [self._wager() for _ in self.odds]
            self.arrange()
        self.refresh()

    def leave(self) -> None:
        """Wait for no figures any more."""
        if self.work is not None:
            self.work.stop()

    def arrange(self) -> None:
        """Place the wagers at the left, the chosen one in full beside them."""
        super().arrange()
        body, room = self.body(), self._room()
        count = max(1, min(len(self.buttons), room))
        height = min(_MOST, (body.height() + _ROW_GAP) / count - _ROW_GAP)
        for place, button in enumerate(self.buttons):
            top = body.top() + place % room * (height + _ROW_GAP)
            button.place(QRectF(body.left(), top, _LIST, height), self.scale)
        self.view.place(body.adjusted(_LIST + GAP, 0, 0, 0), self.scale)
        foot = self.beside_back()
        self.more.place(QRectF(foot.left(), foot.top(), _MORE_WIDTH, foot.height()), self.scale)
        for place, way in enumerate((self.print, self.save)):
            left = foot.right() - (place + 1) * _BUTTON - place * GAP
            way.place(QRectF(left, foot.top(), _BUTTON, foot.height()), self.scale)

    def _room(self) -> int:
        """Give how many wagers the list has room for."""
        return max(1, int((self.body().height() + _ROW_GAP) // (_LEAST + _ROW_GAP)))

    def _button(self, press: Callable[[], None]) -> ActionButton:
        button = ActionButton(self.context, self)
        button.pressed.connect(lambda key: press())
        return button

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
        return max(1, -(-len(self.buttons) // self._room()))

    def _waiting(self) -> str:
        trouble = self.work.trouble if self.work is not None else ""
        return trouble or Msg("The odds of this paytable are being worked out; the table goes on.")

    def _show_buttons(self) -> None:
        is_ready = bool(self.odds)
        refusal = print_refusal(self.page_context) if is_ready else Msg("Once the odds are there")
        words = Msg("PRINT PAR SHEET")
        printing = ActionModel(PRINT, words, "printer", Msg("On the slip printer"))
        if refusal:
            printing = ActionModel(PRINT, words, "printer", "", ActionState.NOT_YET, refusal)
        self.print.show_state(printing)
        words = Msg("SAVE AS PDF")
        saving = ActionModel(SAVE, words, "list", Msg("The PAR sheet on large paper"))
        if not is_ready:
            saving = ActionModel(SAVE, words, "list", "", ActionState.NOT_YET, refusal)
        self.save.show_state(saving)
        pages = self._sheets()
        self.more.setVisible(pages > 1)
        page = Msg("Page {page} of {pages}", page=self._sheet + 1, pages=pages)
        self.more.show_state(ActionModel(MORE, Msg("MORE WAGERS"), "arrow-right", page))

    def _take(self, way: str) -> None:
        setup = self.page_context.desk.table.setup
        is_slip = way == PRINT  # the annex is for large paper
        page = table_par_sheet(self.odds, setup, self.game, () if is_slip else None)
        take = print_page if is_slip else save_page
        self.detail = take(self.page_context, page)
        self.refresh()
        self.update()


def choice_of(setup: TableSetup, game: GameDefinition) -> TableChoice:
    """Give what a table chose, as the odds ask for it."""
    return TableChoice(game, setup.paytables, tuple(setup.jackpots.values()), setup.options)

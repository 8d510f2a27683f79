"""The choice of games: every table that could stand here; a Supervisor's card changes it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ParamSpec, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.letter import load_letter
from dealer_assist.desk.self_check import require_live, require_training
from dealer_assist.desk.table_choices import ListedTable, TableChoices, choices
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.pages.card_prompt.page import CardPrompt
from dealer_assist.ui.pages.games import presenter as g
from dealer_assist.ui.pages.games.card import GameCard
from dealer_assist.ui.pages.games.choice import (
    CARD_COLUMNS,
    CARD_ROWS,
    COLUMNS,
    FOUND_COLUMNS,
    FOUND_ROWS,
    ROWS,
    GameChoice,
    GamesLook,
)
from dealer_assist.ui.pages.games.family import FamilyButton
from dealer_assist.ui.pages.games.finder import HEIGHT as FIND_HEIGHT
from dealer_assist.ui.pages.games.finder import FindGames, FindKey
from dealer_assist.ui.pages.games.sheet import TitleSheet
from dealer_assist.ui.pages.games.shelf import ShelvedTitle, shelf
from dealer_assist.ui.pages.games.tile import TitleTile
from dealer_assist.ui.shell.page import GAP, TOP, ShellPage
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.boxes import Slot
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.nodes import Node, column, row, space, stacked, tiled
from dealer_assist.ui.toolkit.prompt_bar import PromptBar
from dealer_assist.ui.toolkit.selectable import Selectable
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)
from dealer_assist.ui.toolkit.values.typed import ERASE
from dealer_assist.value import replace

_AT_ONCE = 2  # tables read a tick: the page is never away for longer than a blink
_OPEN_WIDTH, _MORE_WIDTH, _WHY_WIDTH = 700.0, 320.0, 350.0
_FAMILIES_WIDTH, _SHEET_WIDTH = 300.0, 462.0
_WELL, _TILE_GAP, _TILE_MOST, _FAMILY_MOST = 72.0, 12.0, 104.0, 96.0
_PROMPT_TOP = 12.0
_TITLE = Msg("Choose the game")
P = ParamSpec("P")
K = TypeVar("K", bound=Selectable[Any])


class GamesPage(ShellPage):
    """Reads two tables a tick, so that the page shows at once; nothing changes without a card."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self.setAccessibleName(_TITLE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.prompt = PromptBar(context, self)
        self._here = page_context.desk.table.setup.key
        resources = page_context.resources
        self._letter = load_letter(resources)
        self._games = load_games(resources / "games")
        self._waiting = load_games(resources / "titles")
        self._unread: Iterator[ListedTable] = choices(
            _preferences(page_context), first=(self._here, paths.FIRST_TABLE)
        )
        self._is_reading = True
        self._read: list[ListedTable] = []
        self.choice = choice = GameChoice(self._here)
        self.families = self._pool(FamilyButton, choice.touch_family)
        self.tiles = self._pool(TitleTile, choice.touch_title)
        self.cards = self._pool(GameCard, choice.touch_table)
        self.find_key = FindKey(context, self)
        self.find_key.fired.connect(lambda: self._look_for(""))
        self.finder = FindGames(context, self)
        self.finder.changed.connect(self._look_for)
        self.sheet = TitleSheet(context, self)
        self.sheet.tables_wanted.connect(self._then(lambda key: choice.show_tables()))
        self.sheet.table_wanted.connect(self._then(choice.go_to))
        self.why = self.button(self._why_or_titles, 36.0)
        self.more = self.button(self._then(choice.turn), 36.0)
        self.open = self.button(self._open, 36.0)
        self.door = CardPrompt(context, page_context, self)
        self.door.hide()
        self.door.accepted.connect(self._change)
        self.door.cancelled.connect(self._go_on)
        self._shelve()

    def refresh(self) -> None:
        """Show what is read: the titles that are looked at, or the tables of one."""
        choice = self.choice
        title, table = choice.chosen(), choice.chosen_table()
        self.prompt.show_state(
            PromptModel(g.choice_line(table, self._here), g.chosen_line(title, table))
        )
        choice.page = min(choice.page, choice.pages() - 1)
        is_table = choice.look is GamesLook.TABLES
        has_families = not is_table and not choice.is_typed
        self.families.show(g.families(choice.shelf, choice.family) if has_families else ())
        self.find_key.setVisible(has_families)
        self.find_key.show_state(g.family_line(choice.shelf, choice.family))
        self.finder.setVisible(choice.is_typed and not is_table)
        self._show_tiles([] if is_table else choice.titles())
        self._show_cards(title.tables if is_table and title is not None else ())
        quick = g.quick_model(
            table.key if table else "", self._table(self._here), self._table(paths.FIRST_TABLE)
        )
        tables = None if is_table else g.tables_model(title)
        self.sheet.show_state(replace(g.sheet(title, table), tables=tables, quick=quick))
        self.open.show_state(g.open_model(title, table, self._here))
        self._show_buttons()
        self.arrange()
        self.update()

    def tick(self, now_ms: int) -> None:
        """Read the next tables."""
        if not self._is_reading:
            return
        for _ in range(_AT_ONCE):
            choice = next(self._unread, None)
            if choice is None:
                self._is_reading = False
                break
            self._read.append(choice)
        self._shelve()
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let a keyboard that is there find a title."""
        if not self.door.isHidden():
            return
        if event.key() == Qt.Key.Key_Escape:
            self._show_titles()
        elif event.key() == Qt.Key.Key_Backspace:
            self._type(ERASE)
        elif (text := event.text().upper()) and text.isprintable():
            self._type(text)

    def leave(self) -> None:
        """Give the reader back, if it was asked for."""
        if not self.door.isHidden():
            self.door.leave()

    def content(self) -> Node:
        """Stand what will open at the near end, what can be chosen beside it."""
        sheet = Slot(self.sheet).of(_SHEET_WIDTH)
        return row(self._middle(), sheet, gap=GAP, mirrors=True)

    def ways(self) -> Node:
        """Stand OPEN at the near end."""
        why, more = Slot(self.why).of(_WHY_WIDTH), Slot(self.more).of(_MORE_WIDTH)
        return row(why, more, space(), Slot(self.open).of(_OPEN_WIDTH), gap=GAP)

    def arrange(self) -> None:
        """Place the prompt over the body, and the card prompt over all of it."""
        super().arrange()
        line = self.head()
        line.setTop(line.top() - TOP + _PROMPT_TOP)
        line.setBottom(self.body().top() - GAP)
        self.prompt.place(line, self.scale)
        self.door.place(self.below_banner(), self.scale)

    def _middle(self) -> Node:
        """Stand tiles beside the families, found ones over the keys, or the cards of tables."""
        choice, tiles = self.choice, [Slot(tile) for tile in self.tiles]
        if choice.look is GamesLook.TABLES:
            cards = [Slot(card) for card in self.cards]
            return tiled(cards, CARD_COLUMNS, self.design_height, GAP, CARD_ROWS)
        if choice.is_typed:
            found = tiled(tiles, FOUND_COLUMNS, _TILE_MOST, _TILE_GAP, FOUND_ROWS)
            return column(found, Slot(self.finder).of(FIND_HEIGHT), gap=GAP)
        families = stacked([Slot(one) for one in self.families], _FAMILY_MOST, _TILE_GAP)
        columns = 1 if choice.look is GamesLook.WHY else COLUMNS
        titles = tiled(tiles, columns, _TILE_MOST, _TILE_GAP, ROWS)
        well = Slot(self.find_key).of(_WELL)
        return row(families.of(_FAMILIES_WIDTH), column(well, titles, gap=_TILE_GAP), gap=GAP)

    def _pool(
        self, kind: Callable[[UiContext, QWidget], K], choose: Callable[[str], None]
    ) -> Children[K]:
        """Give a pool of what can be chosen."""

        def make() -> K:
            one = kind(self.context, self)
            one.chosen.connect(self._then(choose))
            return one

        return Children(make)

    def _then(self, choose: Callable[P, None]) -> Callable[P, None]:
        """Show the page anew after a touch."""

        def chosen(*touched: P.args, **named: P.kwargs) -> None:
            choose(*touched, **named)
            self.refresh()

        return chosen

    def _show_tiles(self, shown: list[ShelvedTitle]) -> None:
        choice, page = self.choice, self.choice.on_page(shown)
        if choice.look is GamesLook.WHY:
            self.tiles.show([g.lacking(one, selected=choice.title) for one in page])
        else:
            here = self._here
            self.tiles.show([g.tile(one, selected=choice.title, here=here) for one in page])
        if choice.typed is not None:
            self.finder.show_state(choice.typed, g.found_line(len(shown)))

    def _show_cards(self, shown: Sequence[ListedTable]) -> None:
        table, here, page = self.choice.table, self._here, self.choice.on_page(shown)
        self.cards.show([g.game_model(one, selected=table, here=here) for one in page])

    def _show_buttons(self) -> None:
        choice, pages = self.choice, self.choice.pages()
        self.more.setVisible(pages > 1)
        page = Msg("Page {page} of {pages}", page=choice.page + 1, pages=pages)
        label = Msg("MORE TABLES") if choice.look is GamesLook.TABLES else Msg("MORE TITLES")
        self.more.show_state(Button("more", label, "arrow-right", page))
        why = g.why_model(choice.shelf, choice.family)
        if not choice.is_plain:
            why = Button("titles", Msg("ALL GAMES"), "list", Msg("Back to the titles"))
        self.why.setVisible(why is not None)
        if why is not None:
            self.why.show_state(why)

    def _shelve(self) -> None:
        """Put the titles in their places with what is read by now."""
        self.choice.shelf = shelf(
            self._letter, self._games, self._waiting, self._read, is_reading=self._is_reading
        )
        if not self.choice.title:
            self.choice.settle()
            self.choice.show_titles()

    def _show_titles(self) -> None:
        self.choice.show_titles()
        self.refresh()

    def _why_or_titles(self) -> None:
        if self.choice.is_plain:
            self.choice.show_why()
            self.refresh()
        else:
            self._show_titles()

    def _type(self, key: str) -> None:
        if not self.choice.is_typed:
            self._look_for("")
        self.finder.press(key)

    def _look_for(self, typed: str) -> None:
        self.choice.look_for(typed)
        self.refresh()

    def _table(self, key: str) -> ListedTable | None:
        return next((one for one in self._read if one.key == key), None)

    def _open(self) -> None:
        chosen = self.choice.chosen_table()
        if chosen is None or chosen.setup is None or chosen.key == self._here:
            self.closed.emit()
            return
        self.door.ask(
            Msg("Swipe a Supervisor card to change the game"),
            Msg(
                "{game} will stand here, closed, until a dealer opens it",
                game=chosen.setup.game_name,
            ),
            Msg("BACK"),
            why_not,
        )

    def _change(self, member: StaffMember) -> None:
        """Put the wish and its card on record together: no wish is left to wait for a card."""
        wanted = self.choice.table
        done = self.page_context.do(c.ChangeGame(wanted))
        if done or self.page_context.desk.table.round.change_to == wanted:
            self.page_context.do(c.SwipeCard(member, member.last_four))
        self.closed.emit()

    def _go_on(self) -> None:
        self.door.leave()
        self.refresh()


def why_not(member: StaffMember) -> str:
    """Say what is wrong with a card that is to change the game, or nothing."""
    if member.may_authorise(Role.SUPERVISOR):
        return ""
    return Msg("{name} cannot change the game; a Supervisor can", name=member.name)


def _preferences(page_context: PageContext) -> TableChoices:
    setup = page_context.desk.table.setup
    is_live = setup.is_live
    return TableChoices(
        resources=page_context.resources,
        layouts=paths.layouts(),
        data=page_context.journal.parent if page_context.journal else paths.data_folder(),
        today=page_context.clock.now().date(),
        purpose="live" if is_live else "training",
        judge=require_live if is_live else require_training,
    )

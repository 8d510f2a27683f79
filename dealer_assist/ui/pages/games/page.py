"""The choice of games: every table that could be here; a Supervisor's card changes it."""

from collections.abc import Iterator
from typing import assert_never

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.letter import load_letter
from dealer_assist.desk.self_check import require_live, require_training
from dealer_assist.desk.table_choices import ListedTable, TableChoices, choices
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.pages.card_asked import CardOverPage, CardQuestion
from dealer_assist.ui.pages.games import presenter as g
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
from dealer_assist.ui.pages.games.model import (
    FamilyModel,
    FamilyTouched,
    FinderModel,
    FindKeyTyped,
    GameMeant,
    GameModel,
    GamesAct,
    GamesTouch,
    GameTouched,
    TitleSheetModel,
    TitleTileModel,
    TitleTouched,
)
from dealer_assist.ui.pages.games.shelf import shelf
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import GAP, HEAD, OverTable, TablePage
from dealer_assist.ui.toolkit.flow import Leave, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    Node,
    Press,
    Shown,
    WidgetNode,
    column,
    inset,
    row,
    space,
    stack,
    stacked,
    tiled,
)
from dealer_assist.ui.toolkit.values.measures import HELP_ROOM
from dealer_assist.ui.toolkit.values.prompt import PromptModel
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import replace

_AT_ONCE = 2  # tables read a tick: the page is never away for longer than a blink
_OPEN_WIDTH, _MORE_WIDTH, _WHY_WIDTH = 700.0, 320.0, 350.0
_FAMILIES_WIDTH, _SHEET_WIDTH = 300.0, 462.0
_WELL, _FINDER, _TILE_GAP, _TILE_MOST, _FAMILY_MOST = 72.0, 428.0, 12.0, 104.0, 96.0
_CARD_MOST = 1_080.0
_PROMPT_RISE = 8.0  # the prompt begins above the title of other pages


class ChoicePrompt(Shown):
    """What to do next, and what is chosen."""

    model: PromptModel


class FamilyPress(WidgetNode):
    """A family of titles."""

    model: FamilyModel

    @property
    def key(self) -> FamilyTouched:
        """Return what a press tells."""
        return FamilyTouched(self.model.key)


class TilePress(WidgetNode):
    """A title among others."""

    model: TitleTileModel

    @property
    def key(self) -> TitleTouched:
        """Return what a press tells."""
        return TitleTouched(self.model.key)


class CardPress(WidgetNode):
    """A table of the chosen title."""

    model: GameModel

    @property
    def key(self) -> GameTouched:
        """Return what a press tells."""
        return GameTouched(self.model.key)


class FindPress(Shown):
    """The well over the tiles, with what they are."""

    model: str


class FinderKeys(Shown):
    """What is typed, over keys to type with."""

    model: FinderModel


class Keyboard(Shown):
    """A keyboard that is there; it takes no room."""

    model: None = None


class TitleInFull(Shown):
    """All that will open with the chosen title, or what is missing."""

    model: TitleSheetModel


class GamesPage(TablePage[GamesTouch]):
    """Reads two tables a tick, so that the page shows at once; nothing changes without a card."""

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        super().__init__(page_context, banner)
        self._here = page_context.desk.table.setup.key
        resources = page_context.resources
        self._letter = load_letter(resources)
        self._games = load_games(resources / "games")
        self._waiting = load_games(resources / "titles")
        self._unread: Iterator[ListedTable] = choices(
            _preferences(page_context), first=(self._here, paths.FIRST_TABLE)
        )
        self.is_reading = True
        self._read: list[ListedTable] = []
        self.choice = GameChoice(self._here)
        self._shelve()

    def tick(self, now_ms: int) -> Step:
        """Read the next tables."""
        if self.is_reading:
            for _ in range(_AT_ONCE):
                table = next(self._unread, None)
                if table is None:
                    self.is_reading = False
                    break
                self._read.append(table)
            self._shelve()
            self.refresh()
        return Stay()

    def shown(self) -> OverTable:
        """Return what is read: titles or the tables of one, and what will open beside them."""
        prompt = inset(ChoicePrompt(self.prompt()), (0, -_PROMPT_RISE, 0, GAP))
        body = column(
            row(prompt, space(HELP_ROOM)).of(HEAD),
            row(
                stack(Keyboard(), self._middle()),
                TitleInFull(self.sheet()).of(_SHEET_WIDTH),
                gap=GAP,
                mirrors=True,
            ),
        )
        return OverTable(Msg("Choose the game"), body, ways=self._ways(), has_title=False)

    def prompt(self) -> PromptModel:
        """Return what to press, and what is chosen."""
        title, table = self.choice.chosen(), self.choice.chosen_table()
        return PromptModel(g.choice_line(table, self._here), g.chosen_line(title, table))

    def sheet(self) -> TitleSheetModel:
        """Return what opens with the chosen title, and the ways to other tables."""
        title, table = self.choice.chosen(), self.choice.chosen_table()
        is_table = self.choice.look is GamesLook.TABLES
        return replace(
            g.sheet(title, table),
            tables=None if is_table else g.tables_model(title),
            quick=g.quick_model(
                table.key if table else "", self._table(self._here), self._table(paths.FIRST_TABLE)
            ),
        )

    def tiles(self) -> list[TitleTileModel]:
        """Return the titles on the page that shows; none where tables are looked at."""
        choice, here = self.choice, self._here
        if choice.look is GamesLook.TABLES:
            return []
        titles = choice.on_page(choice.titles())
        if choice.look is GamesLook.WHY:
            return [g.lacking(title, selected=choice.title) for title in titles]
        return [g.tile(title, selected=choice.title, here=here) for title in titles]

    def cards(self) -> list[GameModel]:
        """Return the tables on the page that shows, where those of a title are looked at."""
        choice, title = self.choice, self.choice.chosen()
        if choice.look is not GamesLook.TABLES or title is None:
            return []
        tables = choice.on_page(title.tables)
        return [g.game_model(table, selected=choice.table, here=self._here) for table in tables]

    def open_button(self) -> Button[GamesAct]:
        """Return what puts the chosen table here."""
        return g.open_model(self.choice.chosen(), self.choice.chosen_table(), self._here)

    def touched(self, touch: GamesTouch) -> Step:
        """Look at something else, choose something, or ask for a card to open it."""
        choice = self.choice
        match touch:
            case FamilyTouched(family):
                choice.touch_family(family)
            case TitleTouched(title):
                choice.touch_title(title)
            case GameTouched(table):
                choice.touch_table(table)
            case GameMeant(table):
                choice.go_to(table)
            case FindKeyTyped(key):
                choice.type(key)
            case GamesAct.FIND:
                choice.look_for("")
            case GamesAct.TABLES:
                choice.show_tables()
            case GamesAct.WHY:
                choice.show_why()
            case GamesAct.TITLES:
                choice.show_titles()
            case GamesAct.MORE:
                choice.turn()
            case GamesAct.OPEN:
                return self._open()
            case _:
                assert_never(touch)
        choice.keep_page()
        return Stay()

    def _middle(self) -> Node:
        """Return tiles beside the families, found ones over the keys, or the cards of tables."""
        choice = self.choice
        if choice.look is GamesLook.TABLES:
            cards = [CardPress(card) for card in self.cards()]
            return tiled(cards, CARD_COLUMNS, _CARD_MOST, GAP, CARD_ROWS)
        tiles = [TilePress(tile) for tile in self.tiles()]
        if choice.typed is not None:
            found = tiled(tiles, FOUND_COLUMNS, _TILE_MOST, _TILE_GAP, FOUND_ROWS)
            finder = FinderModel(choice.typed, g.found_line(len(choice.titles())))
            return column(found, FinderKeys(finder).of(_FINDER), gap=GAP)
        families = stacked(
            [FamilyPress(family) for family in g.families(choice.shelf, choice.family)],
            _FAMILY_MOST,
            _TILE_GAP,
        )
        columns = 1 if choice.look is GamesLook.WHY else COLUMNS
        titles = tiled(tiles, columns, _TILE_MOST, _TILE_GAP, ROWS)
        well = FindPress(g.family_line(choice.shelf, choice.family)).of(_WELL)
        return row(families.of(_FAMILIES_WIDTH), column(well, titles, gap=_TILE_GAP), gap=GAP)

    def _ways(self) -> tuple[Node, ...]:
        """Return OPEN at the near end, the others beside the way back."""
        choice, pages = self.choice, self.choice.pages()
        why = g.why_model(choice.shelf, choice.family)
        if not choice.is_plain:
            detail = Msg("Back to the titles")
            why = Button(GamesAct.TITLES, Msg("ALL GAMES"), "list", detail)
        page = Msg("Page {page} of {pages}", page=choice.page + 1, pages=pages)
        label = Msg("MORE TABLES") if choice.look is GamesLook.TABLES else Msg("MORE TITLES")
        more = Button(GamesAct.MORE, label, "arrow-right", page)
        return (
            _way(why, _WHY_WIDTH),
            _way(more if pages > 1 else None, _MORE_WIDTH),
            space(),
            _way(self.open_button(), _OPEN_WIDTH),
        )

    def _shelve(self) -> None:
        """Put the titles in their places with what is read by now."""
        choice = self.choice
        choice.shelf = shelf(
            self._letter, self._games, self._waiting, self._read, is_reading=self.is_reading
        )
        if not choice.title:
            choice.settle()
            choice.show_titles()
        choice.keep_page()

    def _table(self, key: str) -> ListedTable | None:
        return next((table for table in self._read if table.key == key), None)

    def _open(self) -> Step:
        chosen = self.choice.chosen_table()
        if chosen is None or chosen.setup is None or chosen.key == self._here:
            return Leave()
        question = CardQuestion(
            Msg("Swipe a Supervisor card to change the game"),
            Msg(
                "{game} will be here, closed, until a dealer opens it",
                game=chosen.setup.game_name,
            ),
            Msg("BACK"),
        )
        return Show(CardOverPage(self.page_context, self.banner, question, why_not, self._change))

    def _change(self, member: StaffMember) -> Step:
        """Put the wish and its card on record together: no wish is left to wait for a card."""
        wanted = self.choice.table
        done = self.page_context.do(c.ChangeGame(wanted))
        if done or self.page_context.desk.table.round.change_to == wanted:
            self.page_context.do(c.SwipeCard(member, member.last_four))
        return Leave()


def _way(button: Button[GamesAct] | None, width: float) -> Node:
    return space(width) if button is None else Press(button, "bold_30", 36.0).of(width)


def why_not(member: StaffMember) -> str:
    """Return what is wrong with a card that is to change the game, or nothing."""
    if member.may_authorise(Role.SUPERVISOR):
        return ""
    return Msg("{name} cannot change the game. A Supervisor can", name=member.name)


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

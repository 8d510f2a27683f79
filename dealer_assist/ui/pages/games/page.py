"""The choice of games: every table that could stand here; a Supervisor's card changes it."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
from dealer_assist.catalog.letter import load_letter
from dealer_assist.desk.self_check import ENROLLED, require_live, require_training
from dealer_assist.desk.table_choices import ListedTable, TableChoices, choices
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.models.prompt import PromptModel
from dealer_assist.ui.models.typed import ERASE
from dealer_assist.ui.pages.card_prompt.page import CardPrompt
from dealer_assist.ui.pages.games import presenter as g
from dealer_assist.ui.pages.games.card import GameCard
from dealer_assist.ui.pages.games.choosing import (
    CARD_COLUMNS,
    CARD_ROWS,
    COLUMNS,
    FOUND_COLUMNS,
    FOUND_ROWS,
    ROWS,
    Choosing,
    GamesLook,
)
from dealer_assist.ui.pages.games.families import FamilyRail
from dealer_assist.ui.pages.games.find import HEIGHT as FIND_HEIGHT
from dealer_assist.ui.pages.games.find import FindGames, FindKey
from dealer_assist.ui.pages.games.sheet import TitleSheet
from dealer_assist.ui.pages.games.shelf import ShelvedTitle, shelf
from dealer_assist.ui.pages.games.tile import TitleTile
from dealer_assist.ui.shell.page import GAP, TOP, Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.prompt_bar import PromptBar

_AT_ONCE = 2  # tables read a tick: the page is never away for longer than a blink
_OPEN_WIDTH, _MORE_WIDTH, _WHY_WIDTH = 700.0, 320.0, 350.0
_FAMILIES_WIDTH, _SHEET_WIDTH = 300.0, 462.0
_WELL, _TILE_GAP, _TILE_MOST = 72.0, 12.0, 104.0
_PROMPT_TOP = 12.0
_TITLE = Msg("Choose the game")


class GamesPage(Page):
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
        self._titles: tuple[ShelvedTitle, ...] = ()
        self._choosing = Choosing(self._here)
        self.families = FamilyRail(context, self)
        self.families.chosen.connect(self._touch_family)
        self.find_key = FindKey(context, self)
        self.find_key.fired.connect(lambda: self._look_for(""))
        self.finder = FindGames(context, self)
        self.finder.changed.connect(self._look_for)
        self.tiles = [self._tile() for _ in range(COLUMNS * ROWS)]
        self.cards = [self._card() for _ in range(CARD_COLUMNS * CARD_ROWS)]
        self.sheet = TitleSheet(context, self)
        self.sheet.tables_wanted.connect(self._show_tables)
        self.sheet.table_wanted.connect(self._go_to)
        self.open = self._button(self._open)
        self.more = self._button(self._turn)
        self.why = self._button(self._why_or_titles)
        self.door = CardPrompt(context, page_context, self)
        self.door.hide()
        self.door.accepted.connect(self._change)
        self.door.cancelled.connect(self._go_on)
        self._shelve()

    def refresh(self) -> None:
        """Show what is read: the titles that are looked at, or the tables of one."""
        choosing, titles = self._choosing, self._titles
        title, table = choosing.chosen(titles), choosing.chosen_table(titles)
        self.prompt.show_state(
            PromptModel(g.choice_line(table, self._here), g.chosen_line(title, table))
        )
        is_found, is_table = choosing.typed is not None, choosing.look is GamesLook.TABLES
        self.families.setVisible(not is_found and not is_table)
        self.families.show_state(g.families(titles, choosing.family))
        self.find_key.setVisible(not is_found and not is_table)
        self.find_key.show_state(g.family_line(titles, choosing.family))
        self.finder.setVisible(is_found and not is_table)
        choosing.page = min(choosing.page, choosing.pages(titles) - 1)
        self._show_tiles([] if is_table else choosing.titles(titles))
        self._show_cards(list(title.tables) if is_table and title is not None else [])
        quick = g.quick_model(
            table.key if table else "", self._table(self._here), self._table(paths.FIRST_TABLE)
        )
        tables = None if is_table else g.tables_model(title)
        self.sheet.show_state(g.sheet(title, table), tables, quick)
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

    def arrange(self) -> None:
        """Place families, tiles and what will open beside each other; OPEN is at the near end."""
        super().arrange()
        head, body = self.head(), self.body()
        line = QRectF(head.left(), head.top() - TOP + _PROMPT_TOP, head.width(), 0)
        line.setBottom(body.top() - GAP)
        self.prompt.place(line, self.scale)
        side = QRectF(body.right() - _SHEET_WIDTH, body.top(), _SHEET_WIDTH, body.height())
        rest = body.adjusted(0, 0, -_SHEET_WIDTH - GAP, 0)
        if self.context.is_left_handed:
            side.moveLeft(body.left())
            rest.moveRight(body.right())
        self.sheet.place(side, self.scale)
        self._arrange_middle(rest)
        foot = self.beside_back()
        self.why.place(QRectF(foot.left(), foot.top(), _WHY_WIDTH, foot.height()), self.scale)
        left = foot.left() + _WHY_WIDTH + GAP
        self.more.place(QRectF(left, foot.top(), _MORE_WIDTH, foot.height()), self.scale)
        wide = min(_OPEN_WIDTH, foot.right() - left - _MORE_WIDTH - GAP)
        self.open.place(QRectF(foot.right() - wide, foot.top(), wide, foot.height()), self.scale)
        top = BANNER_HEIGHT if self.has_banner else 0.0
        whole = QRectF(0, top, self.design_width, self.design_height - top)
        self.door.place(whole, self.scale)

    def _arrange_middle(self, room: QRectF) -> None:
        """Place tiles beside the families, found ones over the keys, or the cards of tables."""
        if self._choosing.look is GamesLook.TABLES:
            _place(self.cards, room, CARD_COLUMNS, CARD_ROWS, GAP, room.height(), self.scale)
            return
        if self._choosing.typed is not None:
            top = room.bottom() - FIND_HEIGHT
            self.finder.place(QRectF(room.left(), top, room.width(), FIND_HEIGHT), self.scale)
            tiles = QRectF(room.left(), room.top(), room.width(), top - GAP - room.top())
            columns, rows = FOUND_COLUMNS, FOUND_ROWS
        else:
            left = QRectF(room.left(), room.top(), _FAMILIES_WIDTH, room.height())
            self.families.place(left, self.scale)
            tiles = room.adjusted(_FAMILIES_WIDTH + GAP, 0, 0, 0)
            well = QRectF(tiles.left(), tiles.top(), tiles.width(), _WELL)
            self.find_key.place(well, self.scale)
            tiles.setTop(well.bottom() + _TILE_GAP)
            columns, rows = (1 if self._choosing.look is GamesLook.WHY else COLUMNS), ROWS
        _place(self.tiles, tiles, columns, rows, _TILE_GAP, _TILE_MOST, self.scale)

    def _tile(self) -> TitleTile:
        tile = TitleTile(self.context, self)
        tile.chosen.connect(self._touch_title)
        tile.hide()
        return tile

    def _card(self) -> GameCard:
        card = GameCard(self.context, self)
        card.chosen.connect(self._touch_table)
        card.hide()
        return card

    def _button(self, press: Callable[[], None]) -> ActionButton:
        button = ActionButton(self.context, self, icon_size=36.0)
        button.pressed.connect(lambda key: press())
        return button

    def _show_tiles(self, shown: list[ShelvedTitle]) -> None:
        choosing = self._choosing
        page = shown[choosing.page * choosing.room :][: choosing.room]
        for place, tile in enumerate(self.tiles):
            tile.setVisible(place < len(page))
            if place < len(page) and choosing.look is GamesLook.WHY:
                tile.show_state(g.lacking(page[place], selected=choosing.title))
            elif place < len(page):
                tile.show_state(g.tile(page[place], selected=choosing.title, here=self._here))
        if choosing.typed is not None:
            self.finder.show_state(choosing.typed, g.found_line(len(shown)))

    def _show_cards(self, shown: list[ListedTable]) -> None:
        choosing = self._choosing
        page = shown[choosing.page * choosing.room :][: choosing.room]
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(page))
            if place < len(page):
                card.show_state(g.game_model(page[place], selected=choosing.table, here=self._here))

    def _show_buttons(self) -> None:
        choosing = self._choosing
        pages = choosing.pages(self._titles)
        self.more.setVisible(pages > 1)
        page = Msg("Page {page} of {pages}", page=choosing.page + 1, pages=pages)
        label = Msg("MORE TABLES") if choosing.look is GamesLook.TABLES else Msg("MORE TITLES")
        self.more.show_state(ActionModel(g.MORE, label, "arrow-right", page))
        why = g.why_model(self._titles, choosing.family)
        if choosing.typed is not None or choosing.look is not GamesLook.TITLES:
            why = ActionModel(g.TITLES, Msg("ALL GAMES"), "list", Msg("Back to the titles"))
        self.why.setVisible(why is not None)
        if why is not None:
            self.why.show_state(why)

    def _shelve(self) -> None:
        """Put the titles in their places with what is read by now."""
        self._titles = shelf(
            self._letter, self._games, self._waiting, self._read, is_reading=self._is_reading
        )
        if not self._choosing.title:
            self._choosing.settle(self._titles)
            self._choosing.show_titles(self._titles)

    def _touch_family(self, family: str) -> None:
        self._choosing.touch_family(self._titles, family)
        self.refresh()

    def _touch_title(self, key: str) -> None:
        self._choosing.touch_title(self._titles, key)
        self.refresh()

    def _touch_table(self, key: str) -> None:
        self._choosing.touch_table(key)
        self.refresh()

    def _go_to(self, table: str) -> None:
        self._choosing.go_to(self._titles, table)
        self.refresh()

    def _show_tables(self) -> None:
        self._choosing.show_tables()
        self.refresh()

    def _show_titles(self) -> None:
        self._choosing.show_titles(self._titles)
        self.refresh()

    def _why_or_titles(self) -> None:
        if self._choosing.typed is None and self._choosing.look is GamesLook.TITLES:
            self._choosing.show_why()
            self.refresh()
        else:
            self._show_titles()

    def _type(self, key: str) -> None:
        if self._choosing.typed is None:
            self._look_for("")
        self.finder.press(key)

    def _look_for(self, typed: str) -> None:
        self._choosing.look_for(self._titles, typed)
        self.refresh()

    def _turn(self) -> None:
        self._choosing.turn(self._titles)
        self.refresh()

    def _table(self, key: str) -> ListedTable | None:
        return next((one for one in self._read if one.key == key), None)

    def _open(self) -> None:
        chosen = self._choosing.chosen_table(self._titles)
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
        wanted = self._choosing.table
        done = self.page_context.do(c.ChangeGame(wanted))
        if done or self.page_context.desk.table.change_to == wanted:
            self.page_context.do(c.SwipeCard(member, member.last_four))
        self.closed.emit()

    def _go_on(self) -> None:
        self.door.leave()
        self.refresh()


def _place(
    widgets: Sequence[Canvas],
    room: QRectF,
    columns: int,
    rows: int,
    gap: float,
    most: float,
    scale: float,
) -> None:
    """Place widgets in rows, from the left; none is higher than `most`."""
    width = (room.width() - gap * (columns - 1)) / columns
    height = min(most, (room.height() - gap * (rows - 1)) / rows)
    for place, widget in enumerate(widgets):
        row, column = divmod(place, columns)
        left, top = room.left() + column * (width + gap), room.top() + row * (height + gap)
        widget.place(QRectF(left, top, width, height), scale)


def why_not(member: StaffMember) -> str:
    """Say what is wrong with a card that is to change the game, or nothing."""
    if member.may_authorise(Role.SUPERVISOR):
        return ""
    return Msg("{name} cannot change the game; a Supervisor can", name=member.name)


def _preferences(page_context: PageContext) -> TableChoices:
    setup = page_context.desk.table.setup
    is_live = setup.staff == ENROLLED
    return TableChoices(
        resources=page_context.resources,
        layouts=paths.layouts(),
        data=page_context.journal.parent if page_context.journal else paths.data_folder(),
        today=page_context.clock.now().date(),
        purpose="live" if is_live else "training",
        judge=require_live if is_live else require_training,
    )

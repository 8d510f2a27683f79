"""The choice of games: every table that could stand here; a Supervisor's card changes it."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from dealer_assist import paths
from dealer_assist.catalog.games import load_games
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
from dealer_assist.ui.pages.games.find import HEIGHT as FIND_HEIGHT
from dealer_assist.ui.pages.games.find import FindGames
from dealer_assist.ui.pages.games.groups import GameGroups
from dealer_assist.ui.shell.page import GAP, TOP, Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.prompt_bar import PromptBar

MORE, FIND = "more", "find"
COLUMNS, ROWS = 3, 2
FOUND_COLUMNS = 4
_AT_ONCE = 2  # tables read a tick: the page is never away for longer than a blink
_OPEN_WIDTH, _MORE_WIDTH, _FIND_WIDTH = 700.0, 320.0, 350.0
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
        setup = page_context.desk.table.setup
        self._here = self._chosen = setup.key
        self._group = setup.game
        self._games = {
            key: game.name for key, game in load_games(page_context.resources / "games").items()
        }
        self._unread: Iterator[ListedTable] = choices(
            _preferences(page_context), first=(self._here, paths.FIRST_TABLE)
        )
        self._is_reading = True
        self._read: list[ListedTable] = []
        self._sheet = 0
        self._typed: str | None = None
        self.groups = GameGroups(context, self)
        self.groups.chosen.connect(self._choose_group)
        self.finder = FindGames(context, self)
        self.finder.changed.connect(self._look_for)
        self.cards = [self._card() for _ in range(COLUMNS * ROWS)]
        self.open = self._button(self._open)
        self.more = self._button(self._turn)
        self.find_key = self._button(self._find_or_not)
        self.door = CardPrompt(context, page_context, self)
        self.door.hide()
        self.door.accepted.connect(self._change)
        self.door.cancelled.connect(self._go_on)

    def refresh(self) -> None:
        """Show the tables that are read: of the game that is looked at, or those that are found."""
        chosen = self._table(self._chosen)
        self.prompt.show_state(
            PromptModel(g.choice_line(chosen, self._here), g.chosen_line(chosen))
        )
        self._show_groups()
        shown = self._shown()
        self._sheet = min(self._sheet, self._sheets(shown) - 1)
        first = self._sheet * self._room
        for place, card in enumerate(self.cards):
            one = (
                shown[first + place]
                if first + place < min(len(shown), first + self._room)
                else None
            )
            card.setVisible(one is not None)
            if one is not None:
                card.show_state(g.game_model(one, selected=self._chosen, here=self._here))
        self._show_buttons(shown)
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
                self._show_the_chosen()
                break
            self._read.append(choice)
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let a keyboard that is there find a table."""
        if not self.door.isHidden():
            return
        if event.key() == Qt.Key.Key_Escape:
            self._look_for(None)
        elif event.key() == Qt.Key.Key_Backspace:
            self._type(ERASE)
        elif (text := event.text().upper()) and text.isprintable():
            self._type(text)

    def leave(self) -> None:
        """Give the reader back, if it was asked for."""
        if not self.door.isHidden():
            self.door.leave()

    def arrange(self) -> None:
        """Place games at the left with their tables beside them; OPEN is at the near end."""
        super().arrange()
        head, body = self.head(), self.body()
        line = QRectF(head.left(), head.top() - TOP + _PROMPT_TOP, head.width(), 0)
        line.setBottom(body.top() - GAP)
        self.prompt.place(line, self.scale)
        if self._typed is None:
            wide = self.groups.width_for(body.height())
            self.groups.place(QRectF(body.left(), body.top(), wide, body.height()), self.scale)
            self._place_cards(body.adjusted(wide + GAP, 0, 0, 0), COLUMNS, ROWS)
        else:
            top = body.bottom() - FIND_HEIGHT
            self._place_cards(
                QRectF(body.left(), body.top(), body.width(), top - GAP - body.top()),
                FOUND_COLUMNS,
                1,
            )
            self.finder.place(QRectF(body.left(), top, body.width(), FIND_HEIGHT), self.scale)
        foot = self.beside_back()
        self.find_key.place(QRectF(foot.left(), foot.top(), _FIND_WIDTH, foot.height()), self.scale)
        left = foot.left() + _FIND_WIDTH + GAP
        self.more.place(QRectF(left, foot.top(), _MORE_WIDTH, foot.height()), self.scale)
        wide = min(_OPEN_WIDTH, foot.right() - left - _MORE_WIDTH - GAP)
        self.open.place(QRectF(foot.right() - wide, foot.top(), wide, foot.height()), self.scale)
        top = BANNER_HEIGHT if self.has_banner else 0.0
        whole = QRectF(0, top, self.design_width, self.design_height - top)
        self.door.place(whole, self.scale)

    @property
    def _room(self) -> int:
        return COLUMNS * ROWS if self._typed is None else FOUND_COLUMNS

    def _place_cards(self, room: QRectF, columns: int, rows: int) -> None:
        width = (room.width() - GAP * (columns - 1)) / columns
        height = (room.height() - GAP * (rows - 1)) / rows
        for place, card in enumerate(self.cards):
            row, column = divmod(place, columns)
            left, top = room.left() + column * (width + GAP), room.top() + row * (height + GAP)
            card.place(QRectF(left, top, width, height), self.scale)

    def _card(self) -> GameCard:
        card = GameCard(self.context, self)
        card.chosen.connect(self._choose)
        card.hide()
        return card

    def _button(self, press: Callable[[], None]) -> ActionButton:
        button = ActionButton(self.context, self, icon_size=36.0)
        button.pressed.connect(lambda key: press())
        return button

    def _show_groups(self) -> None:
        self.groups.setVisible(self._typed is None)
        self.finder.setVisible(self._typed is not None)
        quick = g.quick_groups(self._table(self._here), self._table(paths.FIRST_TABLE))
        games = g.game_groups(self._read, self._games, self._group, is_reading=self._is_reading)
        self.groups.show_state((*quick, *games))

    def _show_buttons(self, shown: list[ListedTable]) -> None:
        self.open.show_state(g.open_model(self._table(self._chosen), self._here))
        sheets = self._sheets(shown)
        self.more.setVisible(sheets > 1)
        page = Msg("Page {page} of {pages}", page=self._sheet + 1, pages=sheets)
        self.more.show_state(ActionModel(MORE, Msg("MORE TABLES"), "arrow-right", page))
        find = ActionModel(FIND, Msg("FIND A TABLE"), "search", Msg("By typing"))
        if self._typed is not None:
            find = ActionModel(FIND, Msg("ALL GAMES"), "list", Msg("Ends the search"))
            self.finder.show_state(self._typed, g.found_line(len(shown)))
        self.find_key.show_state(find)

    def _shown(self) -> list[ListedTable]:
        if self._typed is not None:
            return g.found_tables(self._read, self._typed)
        return g.tables_of(self._read, self._group)

    def _choose(self, key: str) -> None:
        self._chosen = key
        self.refresh()

    def _choose_group(self, key: str) -> None:
        """Show the tables of a game and choose the first that can be opened."""
        quick = {g.HERE: self._here, g.FIRST: paths.FIRST_TABLE}
        if key in quick:
            self._chosen = quick[key]
            self._group = g.group_of(self._table(self._chosen)) or self._group
            self._show_the_chosen()
        else:
            self._group, self._sheet = key, 0
            self._choose_among(self._shown())
        self.refresh()

    def _find_or_not(self) -> None:
        self._look_for("" if self._typed is None else None)

    def _type(self, key: str) -> None:
        if self._typed is None:
            self._look_for("")
        self.finder.press(key)

    def _look_for(self, typed: str | None) -> None:
        """Show what fits the typed words; None ends the search where the chosen table stands."""
        self._typed, self._sheet = typed, 0
        if typed is None:
            self._group = g.group_of(self._table(self._chosen)) or self._group
            self._show_the_chosen()
        elif typed:
            self._choose_among(self._shown())
        self.refresh()

    def _choose_among(self, shown: list[ListedTable]) -> None:
        """Let OPEN name a table that is in sight: the chosen one, else the first that can open."""
        if all(one.key != self._chosen for one in shown[: self._room]):
            best = next((one for one in shown if one.setup and not one.refusal), None)
            self._chosen = best.key if best else self._chosen

    def _turn(self) -> None:
        self._sheet = (self._sheet + 1) % self._sheets(self._shown())
        self.refresh()

    def _sheets(self, shown: list[ListedTable]) -> int:
        return max(1, -(-len(shown) // self._room))

    def _show_the_chosen(self) -> None:
        """Turn to the page on which the chosen table stands."""
        keys = [choice.key for choice in self._shown()]
        if self._chosen in keys:
            self._sheet = keys.index(self._chosen) // self._room

    def _table(self, key: str) -> ListedTable | None:
        return next((one for one in self._read if one.key == key), None)

    def _open(self) -> None:
        chosen = self._table(self._chosen)
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
        done = self.page_context.do(c.ChangeGame(self._chosen))
        if done or self.page_context.desk.table.change_to == self._chosen:
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
    is_live = setup.staff == ENROLLED
    return TableChoices(
        resources=page_context.resources,
        layouts=paths.layouts(),
        data=page_context.journal.parent if page_context.journal else paths.data_folder(),
        today=page_context.clock.now().date(),
        purpose="live" if is_live else "training",
        judge=require_live if is_live else require_training,
    )

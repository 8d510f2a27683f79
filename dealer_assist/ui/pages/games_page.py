"""The choice of games: every table that could stand here; a Supervisor's card changes it."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist import paths
from dealer_assist.desk.live_checks import ENROLLED, require_live, require_training
from dealer_assist.desk.table_choices import Choice, TableChoices, choices
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.models.table import PromptModel
from dealer_assist.ui.pages.card_prompt import CardPrompt
from dealer_assist.ui.pages.game_card import GameCard
from dealer_assist.ui.presenters.games import choice_line, chosen_line, game_model, open_model
from dealer_assist.ui.table.prompt_bar import PromptBar
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.page import GAP, TOP, Page, PageContext

MORE = "more"
COLUMNS, ROWS = 4, 2
_OPEN_WIDTH, _MORE_WIDTH = 720.0, 340.0
_PROMPT_TOP = 12.0
_TITLE = Msg("Choose the game")


class GamesPage(Page):
    """Reads a table a tick, so that the page shows at once; nothing changes without a card."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self.setAccessibleName(_TITLE)
        self.prompt = PromptBar(context, self)
        self._here = self._chosen = page_context.desk.table.setup.key
        self._unread: Iterator[Choice] = choices(_preferences(page_context))
        self._is_reading = True
        self._read: list[Choice] = []
        self._leaf = 0
        self.cards = [self._card() for _ in range(COLUMNS * ROWS)]
        self.open = ActionButton(context, self, icon_size=36.0)
        self.open.pressed.connect(lambda key: self._open())
        self.more = ActionButton(context, self)
        self.more.pressed.connect(lambda key: self._turn())
        self.door = CardPrompt(context, page_context, self)
        self.door.hide()
        self.door.accepted.connect(self._change)
        self.door.cancelled.connect(self._go_on)

    def refresh(self) -> None:
        """Show the tables that are read."""
        chosen = self._find(self._chosen)
        line = choice_line(chosen, self._here)
        self.prompt.show_state(PromptModel(line, chosen_line(chosen)))
        first = self._leaf * len(self.cards)
        for place, card in enumerate(self.cards, first):
            card.setVisible(place < len(self._read))
            if place < len(self._read):
                here, choice = self._here, self._read[place]
                card.show_state(game_model(choice, selected=self._chosen, here=here))
        self.open.show_state(open_model(chosen, self._here))
        self.more.setVisible(len(self._read) > len(self.cards))
        self.more.show_state(ActionModel(MORE, Msg("MORE GAMES"), "arrow-right", self._pages()))
        self.update()

    def tick(self, now_ms: int) -> None:
        """Read the next table."""
        if not self._is_reading:
            return
        choice = next(self._unread, None)
        if choice is None:
            self._is_reading = False
            self._show_the_chosen()
        else:
            self._read.append(choice)
        self.refresh()

    def leave(self) -> None:
        """Give the reader back, if it was asked for."""
        if not self.door.isHidden():
            self.door.leave()

    def arrange(self) -> None:
        """Lay the cards out in two rows; OPEN is at the near end."""
        super().arrange()
        head, body = self.head(), self.body()
        line = QRectF(head.left(), head.top() - TOP + _PROMPT_TOP, head.width(), 0)
        line.setBottom(body.top() - GAP)
        self.prompt.place(line, self.scale)
        width = (body.width() - GAP * (COLUMNS - 1)) / COLUMNS
        height = (body.height() - GAP * (ROWS - 1)) / ROWS
        for place, card in enumerate(self.cards):
            row, column = divmod(place, COLUMNS)
            left, top = body.left() + column * (width + GAP), body.top() + row * (height + GAP)
            card.place(QRectF(left, top, width, height), self.scale)
        foot = self.beside_back()
        wide = min(_OPEN_WIDTH, foot.width() - _MORE_WIDTH - GAP)
        self.open.place(QRectF(foot.right() - wide, foot.top(), wide, foot.height()), self.scale)
        self.more.place(QRectF(foot.left(), foot.top(), _MORE_WIDTH, foot.height()), self.scale)
        top = BANNER_HEIGHT if self.has_banner else 0.0
        whole = QRectF(0, top, self.design_width, self.design_height - top)
        self.door.place(whole, self.scale)

    def _card(self) -> GameCard:
        card = GameCard(self.context, self)
        card.chosen.connect(self._choose)
        card.hide()
        return card

    def _choose(self, key: str) -> None:
        self._chosen = key
        self.refresh()

    def _turn(self) -> None:
        self._leaf = (self._leaf + 1) % self._leaves()
        self.refresh()

    def _leaves(self) -> int:
        return max(1, -(-len(self._read) // len(self.cards)))

    def _pages(self) -> str:
        return Msg("Page {page} of {pages}", page=self._leaf + 1, pages=self._leaves())

    def _show_the_chosen(self) -> None:
        """Begin with the page on which the present table stands."""
        keys = [choice.key for choice in self._read]
        if self._chosen in keys:
            self._leaf = keys.index(self._chosen) // len(self.cards)

    def _find(self, key: str) -> Choice | None:
        return next((one for one in self._read if one.key == key), None)

    def _open(self) -> None:
        chosen = self._find(self._chosen)
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

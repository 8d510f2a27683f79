"""The roads of the shoe over the table, as its sign shows them; NEW SHOE begins the next one."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.table.commands import BeginShoe
from dealer_assist.table.facts import shoe
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import ActionModel, ActionState
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.shell.page import Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.sign.presenter.roads import roads_model
from dealer_assist.ui.sign.roads_view import RoadsView
from dealer_assist.ui.toolkit.boxes import Node, Slot, row, space
from dealer_assist.ui.toolkit.context import UiContext

_BUTTON = 460.0


class RoadsPage(Page):
    """Reads the record when a coup is over, and never remembers one itself."""

    title = Msg("Roads")
    has_title = False  # the view names game, table and shoe

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self._past = JournalReader(page_context.journal)
        self.view = RoadsView(context, self)
        self.help_button.raise_()
        self.begin = self.button(lambda: page_context.do(BeginShoe()))

    def refresh(self) -> None:
        """Read the shoe anew; it is a blink, and the table has changed."""
        table = self.page_context.desk.table
        found = self._past.shoe(table.lasting.shoe_from)
        self.view.show_state(roads_model(table.setup, table.lasting.shoe, found))
        self.begin.show_state(begin_button(table))

    def tick(self, now_ms: int) -> None:
        """Let a hold fill."""
        self.begin.tick(now_ms)

    def body(self) -> QRectF:
        """Give the roads all above the buttons."""
        return super().body().united(self.head())

    def content(self) -> Node:
        """Show the roads alone."""
        return Slot(self.view)

    def ways(self) -> Node:
        """Stand NEW SHOE at the near end."""
        return row(space(), Slot(self.begin).of(_BUTTON))


def begin_button(table: Table) -> ActionModel:
    """Offer a new shoe between two coups; it is held, for the roads begin anew."""
    why_not = ""
    if shoe.refusal(table):
        why_not = Msg("Between two coups only")
    elif table.lasting.shoe and table.lasting.shoe_from == table.round.number:
        why_not = Msg("It has no coup yet")
    held = Msg("Hold 0.8 s, after the shuffle")
    return ActionModel("new", Msg("NEW SHOE"), "card", held, ActionState.HOLD).unless(why_not)

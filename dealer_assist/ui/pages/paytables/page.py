"""The paytables in force at this table, to read over it."""

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.actions import ActionModel
from dealer_assist.ui.pages.paytables.presenter import paytables_leaf
from dealer_assist.ui.shell.page import Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.boxes import Node, Slot, row, space
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.column_list import ColumnList

ODDS_WIDTH = 460.0
_ODDS = ActionModel("odds", Msg("ODDS"), "percent", Msg("House edge of every wager"))


class PaytablesPage(Page):
    """Shows the game's definition; the meters in it follow the desk."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self.columns = ColumnList(context, self)
        self.odds = odds_button(self)

    def refresh(self) -> None:
        """Show what each hand pays now."""
        model = paytables_leaf(self.page_context.game, self.page_context.desk.table)
        self.title, self.detail = model.title, model.detail
        self.setAccessibleName(model.title)
        self.columns.show_state(model.columns)

    def content(self) -> Node:
        """Give the columns the whole body."""
        return Slot(self.columns)

    def ways(self) -> Node:
        """Stand the way to the odds at the near end."""
        return row(space(), Slot(self.odds).of(ODDS_WIDTH))


def odds_button(page: Page) -> ActionButton:
    """Lead from what hands pay to how often they come, and what that leaves the house."""
    button = page.button(lambda: page.page_context.go("odds"))
    button.show_state(_ODDS)
    return button

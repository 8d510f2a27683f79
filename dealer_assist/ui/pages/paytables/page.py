"""The paytables in force at this table, to read over it."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.games import load_games
from dealer_assist.ui.pages.paytables.presenter import ODDS_WIDTH, odds_button, paytables_leaf
from dealer_assist.ui.shell.page import Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.action_button import ActionButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.lists.column_list import ColumnList


class PaytablesPage(Page):
    """Reads the game's definition once; the meters in it follow the desk."""

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self._game = load_games(page_context.resources / "games")[
            page_context.desk.table.setup.game
        ]
        self.columns = ColumnList(context, self)
        self.odds = ActionButton(context, self)
        self.odds.show_state(odds_button())
        self.odds.pressed.connect(page_context.go)

    def refresh(self) -> None:
        """Show what each hand pays now."""
        model = paytables_leaf(self._game, self.page_context.desk.table)
        self.title, self.detail = model.title, model.detail
        self.setAccessibleName(model.title)
        self.columns.show_state(model.columns)

    def arrange(self) -> None:
        """Give the columns the whole body; the way to the odds is at the near end."""
        super().arrange()
        self.columns.place(self.body(), self.scale)
        foot = self.foot()
        left = foot.right() - ODDS_WIDTH
        self.odds.place(QRectF(left, foot.top(), ODDS_WIDTH, foot.height()), self.scale)

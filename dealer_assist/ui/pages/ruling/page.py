"""RULING from the menu: on the round in play, or on the one before it."""

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.table.facts import rulings
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.ruling.over import RulingOver
from dealer_assist.ui.shell.page import Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.context import UiContext


class RulingPage(Page):
    """Shows the ruling below the banner; the round goes on under it."""

    title = Msg("Ruling")
    has_title = False  # the ruling names its round itself

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self.back.hide()
        self.over = RulingOver(last_played(page_context.desk.table), context, page_context, self)
        self.over.left.connect(self.closed)

    def refresh(self) -> None:
        """Follow the desk."""
        self.over.refresh()

    def tick(self, now_ms: int) -> None:
        """Let time pass."""
        self.over.tick(now_ms)

    def leave(self) -> None:
        """Give the reader back."""
        self.over.leave()

    def arrange(self) -> None:
        """Give the ruling all below the banner."""
        super().arrange()
        self.over.place(self.below_banner(), self.scale)


def last_played(table: Table) -> int:
    """Give the round in play, or the last one before it."""
    return (
        table.round.number
        if not rulings.refusal(table, table.round.number)
        else table.round.number - 1
    )

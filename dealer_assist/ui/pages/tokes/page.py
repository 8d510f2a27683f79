"""TOKES from the menu: what lies for the dealer, before the cards and after them."""

from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.pages.tokes.flow import TokesFlow
from dealer_assist.ui.pages.tokes.screen import TokesScreen
from dealer_assist.ui.shell.page import Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.banner import FRAME
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import PlacedStage


class TokesPage(Page):
    """Shows the tokes below the banner; the round goes on under it."""

    title = Msg("Tokes")
    has_title = False  # the tokes name their round themselves

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self.back.hide()
        desk = page_context.desk
        self.flow = TokesFlow(lambda: desk.table, page_context.game, page_context.do)
        now_ms = page_context.clock.ms
        self.stage = PlacedStage(context, now_ms, {TokesFlow: TokesScreen}, self.flow, self)
        self.stage.left.connect(lambda sentence: self.closed.emit())

    def refresh(self) -> None:
        """Follow the desk."""
        self.stage.show_flows()

    def tick(self, now_ms: int) -> None:
        """Let time pass for what is held."""
        self.stage.beat()

    def arrange(self) -> None:
        """Give the tokes all below the banner, inside the frame of what is simulated."""
        super().arrange()
        side = FRAME if self.has_banner else 0.0
        self.stage.place(self.below_banner().adjusted(side, 0, -side, -side), self.scale)

"""The floor-wide Game Manager: its pages as flows on one stage."""

from collections.abc import Callable

from dealer_assist.desk.clock import Clock
from dealer_assist.floor.actions import Holder
from dealer_assist.floor.feed import Feed
from dealer_assist.reports.page import PaperPage as Paper
from dealer_assist.ui.floor import paint, tiles  # noqa: F401 - what the pages are painted by
from dealer_assist.ui.floor.hit import HitFlow
from dealer_assist.ui.floor.links import LinksFlow
from dealer_assist.ui.floor.lists import LISTS, FloorListFlow
from dealer_assist.ui.floor.lock import LockFlow
from dealer_assist.ui.floor.manager import FloorManager, PageFlows
from dealer_assist.ui.floor.map import MapFlow
from dealer_assist.ui.floor.meters import FloorMetersFlow
from dealer_assist.ui.floor.reconciliation import ReconcileFlow
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.table import TableFlow
from dealer_assist.ui.floor.touches import FloorCardSwiped, FloorPage
from dealer_assist.ui.help.over import HelpOver, stage_point
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Stage

FLOWS: PageFlows = {
    FloorPage.LOCK: LockFlow,
    FloorPage.FLOOR: MapFlow,
    FloorPage.TABLE: TableFlow,
    FloorPage.METERS: FloorMetersFlow,
    FloorPage.HIT: HitFlow,
    FloorPage.LINKS: LinksFlow,
    FloorPage.RECONCILE: ReconcileFlow,
    **dict.fromkeys(LISTS, FloorListFlow),
}


class FloorStage(Stage):
    """Shows a floor; cards are there where they can be swiped by touch."""

    def __init__(
        self,
        context: UiContext,
        feed: Feed,
        clock: Clock,
        cards: tuple[Holder, ...] = (),
        save: Callable[[Paper], str] = lambda _: "",
    ) -> None:
        self.manager = FloorManager(feed, clock, FLOWS, cards, save)
        super().__init__(context, clock.ms, self.manager.page_flow())
        self.help = HelpOver(self, lambda: stage_point(self))

    @property
    def selection(self) -> Selection:
        """Return what is chosen, and who is signed in."""
        return self.manager.selection

    def beat(self) -> None:
        """Let time pass."""
        super().beat()
        self.help.beat()

    def card(self, proof: str) -> None:
        """Hear of a card at the swiper."""
        self.take(FloorCardSwiped(proof))

    def refuse(self, sentence: str) -> None:
        """Say for a while why a card was not read."""
        self.say(sentence)
        self.show_flows()

    def leave(self) -> None:
        """Let go of the floor."""
        self.manager.feed.close()

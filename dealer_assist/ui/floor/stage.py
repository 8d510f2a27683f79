"""The floor-wide Game Manager: its pages as flows on one stage."""

from collections.abc import Callable

from dealer_assist.desk.clock import Clock
from dealer_assist.floor.actions import Holder
from dealer_assist.floor.feed import Feed
from dealer_assist.reports.page import PaperPage as Paper
from dealer_assist.ui.floor.hit.flow import HitFlow
from dealer_assist.ui.floor.hit.screen import HitScreen
from dealer_assist.ui.floor.links.flow import LinksFlow
from dealer_assist.ui.floor.links.screen import LinksScreen
from dealer_assist.ui.floor.lists.flow import LISTS, FloorListFlow
from dealer_assist.ui.floor.lists.screen import FloorListScreen
from dealer_assist.ui.floor.lock.cards_flow import CardsFlow
from dealer_assist.ui.floor.lock.flow import LockFlow
from dealer_assist.ui.floor.lock.screen import CardsSheet, FloorLockScreen
from dealer_assist.ui.floor.manager import FloorManager, PageFlows
from dealer_assist.ui.floor.map.flow import MapFlow
from dealer_assist.ui.floor.map.screen import MapScreen
from dealer_assist.ui.floor.meters.flow import FloorMetersFlow
from dealer_assist.ui.floor.meters.screen import FloorMetersScreen
from dealer_assist.ui.floor.reconciliation.flow import ReconcileFlow
from dealer_assist.ui.floor.reconciliation.screen import ReconcileScreen
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.table.flow import TableFlow
from dealer_assist.ui.floor.table.screen import MirrorScreen
from dealer_assist.ui.floor.touches import FloorCardSwiped, FloorPage
from dealer_assist.ui.help.over import HelpOver
from dealer_assist.ui.help.point import stage_point
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens, Stage

SCREENS: Screens = {
    LockFlow: FloorLockScreen,
    CardsFlow: CardsSheet,
    MapFlow: MapScreen,
    TableFlow: MirrorScreen,
    FloorMetersFlow: FloorMetersScreen,
    HitFlow: HitScreen,
    LinksFlow: LinksScreen,
    ReconcileFlow: ReconcileScreen,
    FloorListFlow: FloorListScreen,
}
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
        super().__init__(context, clock.ms, SCREENS, self.manager.page_flow())
        self.help = HelpOver(self, lambda: stage_point(self))

    @property
    def selection(self) -> Selection:
        """Give what is chosen, and who is signed in."""
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

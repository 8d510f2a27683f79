"""The floor-wide Game Manager: its pages as flows on one stage."""

from collections.abc import Callable

from dealer_assist.desk.clock import Clock
from dealer_assist.floor.actions import Holder
from dealer_assist.floor.feed import Feed
from dealer_assist.reports.page import Page as Paper
from dealer_assist.ui.floor.hit.flow import HitFlow
from dealer_assist.ui.floor.hit.screen import HitScreen
from dealer_assist.ui.floor.links.flow import LinksFlow
from dealer_assist.ui.floor.links.screen import LinksScreen
from dealer_assist.ui.floor.lists.flow import ListFlow
from dealer_assist.ui.floor.lists.screen import ListScreen
from dealer_assist.ui.floor.lock.cards_flow import CardsFlow
from dealer_assist.ui.floor.lock.flow import LockFlow
from dealer_assist.ui.floor.lock.screen import CardsSheet, LockScreen
from dealer_assist.ui.floor.manager import FloorManager, PageFlows
from dealer_assist.ui.floor.map.flow import MapFlow
from dealer_assist.ui.floor.map.screen import MapScreen
from dealer_assist.ui.floor.meters.flow import MetersFlow
from dealer_assist.ui.floor.meters.screen import MetersScreen
from dealer_assist.ui.floor.reconcile.flow import ReconcileFlow
from dealer_assist.ui.floor.reconcile.screen import ReconcileScreen
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.table.flow import TableFlow
from dealer_assist.ui.floor.table.screen import TableScreen
from dealer_assist.ui.floor.touches import CardSwiped, Page
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.stage import Screens, Stage

SCREENS: Screens = {
    LockFlow: LockScreen,
    CardsFlow: CardsSheet,
    MapFlow: MapScreen,
    TableFlow: TableScreen,
    MetersFlow: MetersScreen,
    HitFlow: HitScreen,
    LinksFlow: LinksScreen,
    ReconcileFlow: ReconcileScreen,
    ListFlow: ListScreen,
}
FLOWS: PageFlows = {
    Page.LOCK: LockFlow,
    Page.FLOOR: MapFlow,
    Page.TABLE: TableFlow,
    Page.METERS: MetersFlow,
    Page.HIT: HitFlow,
    Page.LINKS: LinksFlow,
    Page.RECONCILE: ReconcileFlow,
    Page.ALERTS: ListFlow,
    Page.WINS: ListFlow,
    Page.DEALERS: ListFlow,
    Page.SINCE: ListFlow,
    Page.REPORTS: ListFlow,
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

    @property
    def selection(self) -> Selection:
        """Give what is chosen, and who is signed in."""
        return self.manager.selection

    def card(self, proof: str) -> None:
        """Hear of a card at the swiper."""
        self.take(CardSwiped(proof))

    def refuse(self, sentence: str) -> None:
        """Say for a while why a card was not read."""
        self.say(sentence)
        self.show_flows()

    def leave(self) -> None:
        """Let go of the floor."""
        self.manager.feed.close()

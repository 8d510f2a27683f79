"""What all pages of the floor share: the newest reading, who is signed in, what is chosen."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from dealer_assist.desk.clock import Clock
from dealer_assist.floor.actions import Holder, PitAction
from dealer_assist.floor.feed import Feed
from dealer_assist.floor.view import FloorView
from dealer_assist.message import Msg
from dealer_assist.reports.page import PaperPage as Paper
from dealer_assist.ui.floor.selection import Selection
from dealer_assist.ui.floor.touches import FloorPage
from dealer_assist.ui.toolkit.flow import Flow

READ_EVERY_MS = 250

Reading: TypeAlias = tuple[FloorView, Selection, str]
PageFlows: TypeAlias = Mapping[FloorPage, "Callable[[FloorManager], Flow[Any, Any]]"]


class FloorManager:
    """Reads the floor and has things done; `save` writes a paper and says where it is."""

    def __init__(
        self,
        feed: Feed,
        clock: Clock,
        flows: PageFlows,
        cards: tuple[Holder, ...] = (),
        save: Callable[[Paper], str] = lambda _: "",
    ) -> None:
        self.feed, self.clock, self.save = feed, clock, save
        self.view = FloorView(Msg("Floor"), clock.now())
        self.selection = Selection()
        self._flows, self._cards = flows, cards
        self._read_at = -READ_EVERY_MS
        self._refusal = ""
        self.read()

    @property
    def reading(self) -> Reading:
        """Return what a page is made of: the floor, what is chosen, why the reading is old."""
        return self.view, self.selection, self.feed.trouble

    @property
    def sample_cards(self) -> tuple[Holder, ...]:
        """Return the cards that are swiped by touch: on a simulated floor, and on no other."""
        return self._cards if self.view.is_simulated else ()

    def take_refusal(self) -> str:
        """Return once why the last act was not done; the answer may come long after its touch."""
        refusal, self._refusal = self._refusal, ""
        return refusal

    def page_flow(self) -> Flow[Any, Any]:
        """Return a flow for the page that is chosen."""
        return self._flows[self.selection.page](self)

    def read(self) -> None:
        """Take the newest reading, where it is due, and hear the answers that have come."""
        self.feed.take_answers()
        now = self.clock.ms()
        if now - self._read_at >= READ_EVERY_MS:
            self._read_at = now
            self.view = self.feed.newest() or self.view

    def act(self, act: PitAction, cards: tuple[str, ...]) -> None:
        """Have an act done, in the name of those whose cards these are."""

        def answered(why_not_done: str) -> None:
            self._refusal = why_not_done
            self.view = self.feed.newest() or self.view

        self.feed.act(act, cards, answered)
        self._read_at = -READ_EVERY_MS

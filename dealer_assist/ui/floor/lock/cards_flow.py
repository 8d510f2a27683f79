"""The cards of an act: an Executive's first, then another person's, within half a minute."""

from typing import assert_never

from dealer_assist.floor.actions import Holder, cards_needed, why_not
from dealer_assist.message import Msg
from dealer_assist.ui.floor.action_questions import FloorAsk
from dealer_assist.ui.floor.lock.model import CardsModel
from dealer_assist.ui.floor.lock.presenter import card_ask
from dealer_assist.ui.floor.manager import FloorManager
from dealer_assist.ui.floor.touches import CardsTouch, FloorCardSwiped, GaveUp
from dealer_assist.ui.toolkit.flow import Back, Flow, Stay, Step

CARD_MS = 30_000


class CardsFlow(Flow[CardsModel, CardsTouch]):
    """Waits for the cards of one act; nothing of it is recorded before the last of them."""

    help_topic = "floor.lock"

    def __init__(self, floor: FloorManager, asked: FloorAsk) -> None:
        self._floor, self._asked = floor, asked
        self._read: tuple[Holder, ...] = ()
        self._wrong = ""
        self._asked_at = floor.clock.ms()
        self._due: Step = Stay()

    def model(self) -> CardsModel:
        """Show who is asked for, and how long still."""
        left_ms = CARD_MS - (self._floor.clock.ms() - self._asked_at)
        return card_ask(
            self._asked.act,
            self._asked.title,
            self._asked.about,
            self._read,
            (left_ms + 999) // 1000,
            self._wrong,
            self._floor.sample_cards,
        )

    def take(self, touch: CardsTouch) -> Step:
        """Hear a card, or give up."""
        match touch:
            case FloorCardSwiped(proof):
                self._floor.feed.holder(proof, self._heard)
                return self._taken()
            case GaveUp():
                return Back()
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """Hear answers; end what nobody has finished."""
        self._floor.read()
        if now_ms - self._asked_at >= CARD_MS:
            return Back(Msg("No card within 30 s; nothing was recorded"))
        return self._taken()

    def _heard(self, holder: Holder | None) -> None:
        if holder is None:
            self._wrong = Msg("The floor does not know this card; let it be enrolled first")
            return
        self._wrong = why_not(self._asked.act, self._read, holder)
        if self._wrong:
            return
        self._read, self._asked_at = (*self._read, holder), self._floor.clock.ms()
        if len(self._read) >= cards_needed(self._asked.act):
            self._floor.act(self._asked.act, tuple(one.proof for one in self._read))
            self._due = Back()

    def _taken(self) -> Step:
        due, self._due = self._due, Stay()
        return due

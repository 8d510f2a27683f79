"""LOCK: nothing of the floor can be touched until somebody who may sign in swipes a card."""

from dealer_assist.floor.actions import Holder
from dealer_assist.message import Msg
from dealer_assist.ui.floor.cards import sample_cards
from dealer_assist.ui.floor.manager import FloorManager
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.selection import frame_of
from dealer_assist.ui.floor.touches import FloorPage, FloorTouch
from dealer_assist.ui.toolkit.flow import SAID_MS, Instead, Say, Step
from dealer_assist.ui.toolkit.nodes import CENTRE, Icon, Page, Text, column, space
from dealer_assist.value import replace

_WIDE = 1880.0
_SWIPE = Msg("Swipe a Supervisor's or Executive's card")
_WHY = Msg("The person signed in acknowledges alerts by name")


class LockFlow(PageFlow):
    """Waits for a card; a refusal is in the middle of the screen too."""

    help_topic = "floor.lock"

    def __init__(self, floor: FloorManager) -> None:
        super().__init__(floor)
        self._wrong, self._wrong_at = "", 0

    def page(self) -> Page[FloorTouch]:
        """Return the page; on a floor of samples the cards are below."""
        view, shown, trouble = self.floor.reading
        detail, ink = self._wrong or trouble or _WHY, "fault" if self._wrong else "text_2"
        body = column(
            space(),
            Icon("padlock", 100, "text_2", 1.8),
            space(24),
            Text(_SWIPE, "heavy_54", align=CENTRE).of(80),
            Text(detail, "medium_30", ink, CENTRE).of(60),
            space(50),
            sample_cards(self.floor.sample_cards, _WIDE),
            space(),
        )
        return Page(body, frame_of(view, shown, trouble))

    def model(self) -> Page[FloorTouch]:
        """Make the page each time: it is small."""
        return self.page()

    def tick(self, now_ms: int) -> Step:
        """Take the refusal back after a while."""
        if self._wrong and now_ms - self._wrong_at >= SAID_MS:
            self._wrong = ""
        return super().tick(now_ms)

    def card(self, holder: Holder) -> Step:
        """Sign somebody in."""
        if not holder.stars:
            return self._refuse(
                Msg("{name} may not sign in. It needs a Supervisor or Executive", name=holder.name)
            )
        self.floor.selection = replace(self.floor.selection, page=FloorPage.FLOOR, person=holder)
        return Instead(self.floor.page_flow())

    def unknown_card(self) -> Step:
        """Refuse it."""
        return self._refuse(Msg("The server does not know this card. Let it be enrolled first"))

    def _refuse(self, sentence: str) -> Step:
        self._wrong, self._wrong_at = sentence, self.floor.clock.ms()
        return Say(sentence)

"""LOCK as a flow: whoever may sign in does so by card, and everything else waits."""

from dealer_assist.floor.actions import Holder
from dealer_assist.message import Msg
from dealer_assist.ui.floor.lock.model import LockModel
from dealer_assist.ui.floor.lock.presenter import lock_page
from dealer_assist.ui.floor.manager import FloorManager
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.floor.touches import FloorPage
from dealer_assist.ui.toolkit.flow import SAID_MS, Instead, Say, Step
from dealer_assist.value import replace


class LockFlow(PageFlow[LockModel]):
    """Waits for a card; a refusal stands in the middle of the screen too."""

    help_topic = "floor.lock"

    def __init__(self, floor: FloorManager) -> None:
        super().__init__(floor)
        self._wrong, self._wrong_at = "", 0

    def page_model(self) -> LockModel:
        """Make the page."""
        return lock_page(*self.floor.reading, self.floor.sample_cards, self._wrong)

    def model(self) -> LockModel:
        """Make the page anew: it is small."""
        return self.page_model()

    def tick(self, now_ms: int) -> Step:
        """Take the refusal back after a while."""
        if self._wrong and now_ms - self._wrong_at >= SAID_MS:
            self._wrong = ""
        return super().tick(now_ms)

    def card(self, holder: Holder) -> Step:
        """Sign somebody in."""
        if not holder.stars:
            return self._refuse(
                Msg("{name} may not sign in; it needs a Supervisor or Executive", name=holder.name)
            )
        self.floor.selection = replace(self.floor.selection, page=FloorPage.FLOOR, person=holder)
        return Instead(self.floor.page_flow())

    def unknown_card(self) -> Step:
        """Refuse it."""
        return self._refuse(Msg("The floor does not know this card; let it be enrolled first"))

    def _refuse(self, sentence: str) -> Step:
        self._wrong, self._wrong_at = sentence, self.floor.clock.ms()
        return Say(sentence)

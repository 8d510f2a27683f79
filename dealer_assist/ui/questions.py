"""What is asked over the table, one thing at a time, and what the answer leads to."""

from collections.abc import Callable

from dealer_assist.desk.clock import Clock
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.outcome import Outcome
from dealer_assist.table import commands as c
from dealer_assist.ui.models.actions import SheetLook
from dealer_assist.ui.models.menu import MenuLook
from dealer_assist.ui.pages import page
from dealer_assist.ui.present import sheets
from dealer_assist.ui.present.menu import OFF_TABLE

SHOWN_MS = 20_000
Question = SheetLook | MenuLook


class Questions:
    """Holds the question that is open. One that nobody answers goes away by itself."""

    def __init__(
        self,
        desk: Desk,
        clock: Clock,
        *,
        do: Callable[[c.Command], Outcome],
        go: Callable[[str], None],
        changed: Callable[[], None],
    ) -> None:
        self._desk, self._clock = desk, clock
        self._do, self._go, self._changed = do, go, changed
        self._asked_at = 0
        self.look: Question | None = None

    def ask(self, look: Question | None) -> None:
        """Ask something else, or nothing."""
        self.look, self._asked_at = look, self._clock.ms()
        self._changed()

    def tick(self, now_ms: int) -> None:
        """Put away what nobody has answered."""
        if self.look is not None and now_ms - self._asked_at >= SHOWN_MS:
            self.ask(None)

    def choose(self, key: str) -> None:
        """Follow an answer: to a page, off the table, to the next question, or to a command."""
        if key in OFF_TABLE or page(key) is not None:
            self.look = None
            self._go(key)
            return
        match sheets.answer(self._desk.table, key):
            case None:
                self.ask(None)
            case SheetLook() as following:
                self.ask(following)
            case command:
                self.look = None
                self._do(command)

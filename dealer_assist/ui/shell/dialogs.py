"""What is asked over the table: one thing at a time, for as long as somebody may answer."""

from collections.abc import Callable
from typing import TypeAlias

from dealer_assist.desk.clock import Clock
from dealer_assist.ui.models.actions import AmountModel, NoteModel, SheetModel
from dealer_assist.ui.shell.menu.model import MenuModel

Asked: TypeAlias = SheetModel | MenuModel | NoteModel | AmountModel
"""What may be asked over the table."""
SHOWN_MS = 20_000
WRITTEN_MS = 240_000
"""A note takes its time."""


class Dialogs:
    """Holds the question that is open. One that nobody answers goes away by itself."""

    def __init__(self, clock: Clock, *, changed: Callable[[], None]) -> None:
        self._clock, self._changed = clock, changed
        self._asked_at = 0
        self._stands_ms = SHOWN_MS
        self.model: Asked | None = None

    def ask(self, model: Asked | None, stands_ms: int = SHOWN_MS) -> None:
        """Ask something else, or nothing."""
        self.model, self._asked_at, self._stands_ms = model, self._clock.ms(), stands_ms
        self._changed()

    def put_away(self) -> None:
        """Ask nothing more; whatever the answer leads to has the screen drawn anew."""
        self.model = None

    def wait(self) -> None:
        """Begin to count anew: somebody reads help on the question."""
        self._asked_at = self._clock.ms()

    def tick(self, now_ms: int) -> None:
        """Put away what nobody has answered."""
        if self.model is not None and now_ms - self._asked_at >= self._stands_ms:
            self.ask(None)

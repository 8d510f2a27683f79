"""What is asked over the table: one thing at a time.

A question stays until it is answered; a menu or a note that nobody touches goes away by itself.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from dealer_assist.desk.clock import Clock
from dealer_assist.ui.shell.menu import MenuModel
from dealer_assist.ui.table.actions import (
    NoteModel,
)
from dealer_assist.ui.toolkit.values.controls import (
    AmountModel,
)
from dealer_assist.ui.toolkit.values.touches import (
    SheetQuestion,
)

Asked: TypeAlias = SheetQuestion[Any] | MenuModel | NoteModel | AmountModel
"""What may be asked over the table."""
SHOWN_MS = 20_000
WRITTEN_MS = 240_000
"""A note takes its time."""


class Dialogs:
    """Holds what is open over the table."""

    def __init__(self, clock: Clock, *, changed: Callable[[], None]) -> None:
        self._clock, self._changed = clock, changed
        self._asked_at = 0
        self.model: Asked | None = None

    def ask(self, model: Asked | None) -> None:
        """Ask something else, or nothing."""
        self.model, self._asked_at = model, self._clock.ms()
        self._changed()

    def put_away(self) -> None:
        """Ask nothing more; whatever the answer leads to has the screen drawn anew."""
        self.model = None

    def wait(self) -> None:
        """Begin to count anew: somebody reads help on the question."""
        self._asked_at = self._clock.ms()

    def tick(self, now_ms: int) -> None:
        """Put away what nobody has touched; asking six players takes the time that it takes."""
        stands_ms = SHOWN_MS if isinstance(self.model, MenuModel) else WRITTEN_MS
        if self.model is None or isinstance(self.model, SheetQuestion):
            return
        if now_ms - self._asked_at >= stands_ms:
            self.ask(None)

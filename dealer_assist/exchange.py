"""The table that stands in the window; another takes its place without a new start."""

import logging
from collections.abc import Callable
from contextlib import ExitStack
from typing import Protocol

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.devices.port import PortClosed
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.opening import OpenTable
from dealer_assist.rules.refusal import Refused

log = logging.getLogger(__name__)

OF_THE_WORLD = (BadDefinition, JournalUnavailable, PortClosed, Refused)
"""What keeps a table from opening without being a fault of ours."""

Put = Callable[[str, str, ExitStack], OpenTable]
"""Opens a table by its name and puts it on the window, with a sentence to say; the stack undoes."""

Later = Callable[[Callable[[], None]], None]
"""Does something as soon as everybody has heard the present change."""


class Window(Protocol):
    """What the table stands in."""

    def leave(self) -> None:
        """Let go of the table that stands."""
        ...


class Exchange:
    """Holds one open table at a time. Where the new one cannot open, the old one comes back."""

    def __init__(self, window: Window, put: Put, later: Later) -> None:
        self._window, self._put, self._later = window, put, later
        self._closing = ExitStack()
        self._name = ""
        self._opened: OpenTable | None = None

    @property
    def opened(self) -> OpenTable:
        """Give the table that stands."""
        if self._opened is None:
            raise LookupError("no table stands")
        return self._opened

    def put(self, table: str, sentence: str = "") -> None:
        """Put a table on, where none stands."""
        with ExitStack() as undo:
            self._opened = self._put(table, sentence, undo)
            self._closing = undo.pop_all()
        self._name = table
        self._follow(self._opened)

    def close(self) -> None:
        """Take the table off and give everything back."""
        self._window.leave()
        self._closing.close()

    def change(self, to: str) -> None:
        """Put another table on in the place of this one."""
        before = self._name
        self.close()
        try:
            self.put(to)
        except OF_THE_WORLD as error:
            log.warning("%s stays, for %s cannot be opened. %s", before, to, error)
            self.put(before, str(error))

    def _follow(self, opened: OpenTable) -> None:
        """Watch for the change of game that a Supervisor's card brings about."""
        known = opened.desk.table.changed_to

        def look() -> None:
            nonlocal known
            if opened.desk.table.changed_to == known:
                return
            known = opened.desk.table.changed_to
            if known:
                self._later(lambda: self.change(known))

        opened.desk.listen(look)

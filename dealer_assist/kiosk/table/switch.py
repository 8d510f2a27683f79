"""The table that stands in the window; another takes its place without a new start."""

import logging
from collections.abc import Callable
from contextlib import ExitStack
from typing import Protocol

from dealer_assist.errors import UserFacingError
from dealer_assist.kiosk.table.opening import OpenTable
from dealer_assist.table.setup.table_setup import TableSetup

log = logging.getLogger(__name__)

Open = Callable[[str, str, ExitStack], OpenTable]
"""Opens a table by its name and shows it, with a sentence to say; the stack undoes."""

Later = Callable[[Callable[[], None]], None]
"""Does something as soon as everybody has heard the present change."""


class Window(Protocol):
    """What the table stands in."""

    def leave(self) -> None:
        """Let go of the table that stands."""
        ...


class TableSwitch:
    """Holds one open table at a time. Where the new one cannot open, the old one comes back."""

    def __init__(self, window: Window, open_: Open, later: Later) -> None:
        self._window, self._open, self._later = window, open_, later
        self._closing = ExitStack()
        self._name = ""
        self._opened: OpenTable | None = None

    @property
    def opened(self) -> OpenTable:
        """Return the open table."""
        if self._opened is None:
            raise LookupError("no table stands")
        return self._opened

    def open(self, table: str, sentence: str = "") -> None:
        """Open a table where none stands."""
        with ExitStack() as undo:
            self._opened = self._open(table, sentence, undo)
            self._closing = undo.pop_all()
        self._name = table
        self._watch_for_change(self._opened)

    def close(self) -> None:
        """Take the table off and give everything back."""
        self._window.leave()
        self._closing.close()

    def set_aside(self) -> None:
        """Take the table off for a while; its name is remembered."""
        self.close()
        self._opened = None

    def bring_back(self, sentence: str = "") -> None:
        """Put the table on again that was set aside."""
        self.open(self._name, sentence)

    @property
    def name(self) -> str:
        """Return the open table, or the one that was set aside."""
        return self._name

    def change(self, to: str) -> None:
        """Put another table on in the place of this one."""
        before = self._name
        self.close()
        try:
            self.open(to)
        except UserFacingError as error:
            log.warning("%s stays, for %s cannot be opened. %s", before, to, error)
            self.open(before, str(error))

    def _watch_for_change(self, opened: OpenTable) -> None:
        """Watch for another game by a Supervisor's card, and for a set-up that comes into force."""
        known = opened.desk.table.round.changed_to
        made_of = structure(opened.desk.table.setup)

        def change_if_asked() -> None:
            nonlocal known, made_of
            table = opened.desk.table
            if structure(table.setup) != made_of:
                # Another jackpot has other sensors, another console a key: connect them anew.
                made_of = structure(table.setup)
                self._later(lambda: self.change(self._name))
            if table.round.changed_to == known:
                return
            known = table.round.changed_to
            if known:
                self._later(lambda: self.change(known))

        opened.desk.listen(change_if_asked)


def structure(setup: TableSetup) -> tuple[object, ...]:
    """Return what screens and devices were made for; with another one they are made again."""
    jackpots = tuple((sensor, one.key) for sensor, one in setup.jackpots.items())
    rows = tuple(row.key for row in setup.wagers)
    return setup.console, setup.layout, jackpots, rows, tuple(setup.devices)

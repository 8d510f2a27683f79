"""Backups beside the running table: when it closes and every so many rounds, never in its way."""

import logging
import threading

from dealer_assist.desk.background import Join, Start, Work, run_in_thread
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.table.state import Phase, Table

log = logging.getLogger(__name__)

EVERY_ROUNDS = 50
BREATH_SECONDS = 0.01
"""Between two stretches of some milliseconds: a screen that waits for its turn hardly feels it."""


class Backups:
    """Watches the table and backs its journal up; `trouble` says what went wrong the last time."""

    def __init__(
        self,
        back_up: Work,
        found: Table,
        every: int = EVERY_ROUNDS,
        start: Start = run_in_thread,
    ) -> None:
        self._back_up = back_up
        self._every = every
        self._start = start
        # A table that is found closed was backed up as it closed: one more at every start would
        # push the older ones out.
        self._done_for = _moment(found)
        self._wait: Join = _no_wait
        self._is_ending = threading.Event()
        self.trouble = ""

    def notice(self, table: Table) -> None:
        """Look at the table after a change, and back up if it is time."""
        is_closed = table.phase is Phase.CLOSED and table.round > 0
        is_due = table.phase is Phase.BETTING and table.round > 1 and table.round % self._every == 1
        moment = _moment(table)
        if (is_closed or is_due) and moment != self._done_for:
            self._done_for = moment
            self._wait()  # one at a time; they are far apart
            self._wait = self._start(self._copy)

    def breathe(self) -> None:
        """Leave the processor to the table for a moment; nobody needs it once the table is gone."""
        self._is_ending.wait(BREATH_SECONDS)

    def finish(self) -> None:
        """Let a backup under way come to its end, without any more pauses."""
        self._is_ending.set()
        self._wait()

    def _copy(self) -> None:
        try:
            self._back_up()
            self.trouble = ""
        except JournalUnavailable as error:
            self.trouble = str(error)
            log.warning("%s", error)


def _moment(table: Table) -> tuple[int, Phase]:
    return table.round, table.phase


def _no_wait() -> None:
    """Wait for nothing: no backup was begun yet."""

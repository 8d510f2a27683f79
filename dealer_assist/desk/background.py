"""Work beside the running table, in a thread that neither holds it up nor outlives it.

Backups are made when the table closes and every so many rounds. The chain is checked from where
the last run left off, and onwards.
"""

import logging
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from dealer_assist.journal.chain import Head
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.head_file import ChainChecked
from dealer_assist.message import Msg
from dealer_assist.table.commands.office import RaiseAlert
from dealer_assist.table.state import Phase, Table

if TYPE_CHECKING:
    from dealer_assist.journal.audit.verify import Finding

Work: TypeAlias = Callable[[], object]
Join: TypeAlias = Callable[[], None]
"""Waits for the end of a work."""
Start: TypeAlias = Callable[[Work], Join]

log = logging.getLogger(__name__)

# Backups.
EVERY_ROUNDS = 50
BREATH_SECONDS = 0.01
"""Between two stretches of some milliseconds: a screen that waits for its turn hardly feels it."""

# The check of the chain.
FIRST_SECONDS = 5.0
"""Until the first step, so that the start of the table is not slowed."""
BETWEEN_SECONDS = 0.02
AGAIN_SECONDS = 30.0
"""Until what was added since is walked after: what is wrong with it is told within a minute."""
KEEP_EVERY = 100
"""Steps after which it is noted how far the check has come: some seconds of work to do again."""


def run_in_thread(work: Work) -> Join:
    """Begin a work; what is given back waits for its end."""
    thread = threading.Thread(target=work, name="beside the table", daemon=True)
    thread.start()
    return thread.join


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
        is_closed = table.round.phase is Phase.CLOSED and table.round.number > 0
        is_due = (
            table.round.phase is Phase.BETTING
            and table.round.number > 1
            and table.round.number % self._every == 1
        )
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
    return table.round.number, table.round.phase


def _no_wait() -> None:
    """Wait for nothing: no backup was begun yet."""


class ChainWatch:
    """Walks to the end of the chain, then after what was added, until a finding or `finish`."""

    def __init__(
        self,
        steps_from: "Callable[[Head], Iterator[Head | Finding]]",
        begin: Head,
        note: Callable[[ChainChecked], None],
        report: Callable[[str], None],
        start: Start = run_in_thread,
        wait: Callable[[float], bool] | None = None,
    ) -> None:
        self._steps_from = steps_from
        self._upto = begin
        self._note = note
        self._report = report
        self._ended = threading.Event()
        self._wait = wait or self._ended.wait
        self._join = start(self._watch)

    def finish(self) -> None:
        """End the check where it is; the next run goes on from there."""
        self._ended.set()
        self._join()

    def _watch(self) -> None:
        try:
            seconds = FIRST_SECONDS
            while not self._wait(seconds) and self._is_whole_to_the_end():
                seconds = AGAIN_SECONDS
        except Exception:
            log.exception("The chain could not be checked beside the table")

    def _is_whole_to_the_end(self) -> bool:
        """Walk to the present end; False where something was found, or it was told to end."""
        before = self._upto
        for number, step in enumerate(self._steps_from(before), 1):
            if not isinstance(step, Head):
                self._say(Msg("event {seq}: {what}", seq=step.seq, what=step.what))
                return False
            self._upto = step
            if number % KEEP_EVERY == 0:
                self._note(ChainChecked(step))
            if self._wait(BETWEEN_SECONDS):
                self._note(ChainChecked(step))
                return False
        if self._upto != before:
            self._note(ChainChecked(self._upto, is_done=True))
        return True

    def _say(self, found: str) -> None:
        self._note(ChainChecked(self._upto, found))
        self._report(found)


def alert_of(finding: str) -> RaiseAlert:
    """Return the alert of a finding, which stays until a person has taken note of it."""
    sentence = Msg(
        "The journal is damaged ({finding}). Do not touch it. Call a technician",
        finding=finding,
    )
    return RaiseAlert("journal", "chain", sentence)

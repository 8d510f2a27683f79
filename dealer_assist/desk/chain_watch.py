"""The chain checked beside the running table, from where the last run left off."""

import logging
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from dealer_assist.desk.background import Start, run_in_thread
from dealer_assist.journal.chain import Head
from dealer_assist.journal.head_file import Checked
from dealer_assist.message import Msg
from dealer_assist.table.commands.office import RaiseAlert

if TYPE_CHECKING:  # whoever takes the steps loads it
    from dealer_assist.journal.audit.verify import Finding

log = logging.getLogger(__name__)

FIRST_SECONDS = 5.0
"""Until the first step, so that the start of the table is not slowed."""
BETWEEN_SECONDS = 0.02
KEEP_EVERY = 100
"""Steps after which it is noted how far the check has come: some seconds of work to do again."""


class ChainWatch:
    """Takes one step after the other until the end of the chain, a finding, or `finish`."""

    def __init__(
        self,
        steps: "Iterator[Head | Finding]",
        note: Callable[[Checked], None],
        report: Callable[[str], None],
        start: Start = run_in_thread,
        wait: Callable[[float], bool] | None = None,
    ) -> None:
        self._steps = steps
        self._note = note
        self._report = report
        self._ended = threading.Event()
        self._wait = wait or self._ended.wait
        self._is_at_the_end = False
        self._join = start(self._watch)

    def finish(self) -> None:
        """End the check where it is; the next run goes on from there."""
        self._ended.set()
        self._join()

    def _watch(self) -> None:
        try:
            self._walk()
        except Exception:
            log.exception("The chain could not be checked beside the table")

    def _walk(self) -> None:
        upto: Head | None = None
        for number, step in enumerate(self._waited(), 1):
            if not isinstance(step, Head):
                found = Msg("event {seq}: {what}", seq=step.seq, what=step.what)
                self._note(Checked(upto or Head(0, ""), found))
                self._report(found)
                return
            upto = step
            if number % KEEP_EVERY == 0:
                self._note(Checked(upto))
        if upto is not None:
            self._note(Checked(upto, is_done=self._is_at_the_end))

    def _waited(self) -> "Iterator[Head | Finding]":
        seconds = FIRST_SECONDS
        while not self._wait(seconds):
            step = next(self._steps, None)
            if step is None:
                self._is_at_the_end = True
                return
            yield step
            seconds = BETWEEN_SECONDS


def alert_of(finding: str) -> RaiseAlert:
    """Say what was found to whoever comes to the table, until somebody has taken note of it."""
    sentence = Msg(
        "The journal is damaged ({finding}); leave it as it is and call a technician",
        finding=finding,
    )
    return RaiseAlert("journal", "chain", sentence)

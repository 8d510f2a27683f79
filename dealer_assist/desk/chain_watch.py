"""The chain checked beside the running table, from where the last run left off, and onwards."""

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
AGAIN_SECONDS = 30.0
"""Until what was added since is walked after: what is wrong with it is told within a minute."""
KEEP_EVERY = 100
"""Steps after which it is noted how far the check has come: some seconds of work to do again."""


class ChainWatch:
    """Walks to the end of the chain, then after what was added, until a finding or `finish`."""

    def __init__(
        self,
        steps_from: "Callable[[Head], Iterator[Head | Finding]]",
        begin: Head,
        note: Callable[[Checked], None],
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
                self._note(Checked(step))
            if self._wait(BETWEEN_SECONDS):
                self._note(Checked(step))
                return False
        if self._upto != before:
            self._note(Checked(self._upto, is_done=True))
        return True

    def _say(self, found: str) -> None:
        self._note(Checked(self._upto, found))
        self._report(found)


def alert_of(finding: str) -> RaiseAlert:
    """Say what was found to whoever comes to the table, until somebody has taken note of it."""
    sentence = Msg(
        "The journal is damaged ({finding}); leave it as it is and call a technician",
        finding=finding,
    )
    return RaiseAlert("journal", "chain", sentence)

"""Work that takes longer than a frame, done beside the table; whoever ticks asks how it stands."""

import logging
import sqlite3
from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from dealer_assist.journal.queries.cached_totals import Progress
from dealer_assist.ui.shell.journal_reader import NOT_READ

FAILED = "The figures could not be made; call a technician"
_FRAME_S = 0.012
# While both want the interpreter, a part of each frame is lent: it is back before the next one.
_LENT_S = 0.004

T = TypeVar("T")
log = logging.getLogger(__name__)


class _Stopped(Exception):  # noqa: N818 - nothing is wrong: nobody waits for it any more
    pass


class BackgroundTask(Generic[T]):
    """One piece of work in a thread of its own; what is done within a frame is there at once."""

    def __init__(self, work: Callable[[Progress], T], started_ms: int) -> None:
        self.started_ms = started_ms
        self.result: T | None = None
        self.trouble = ""
        self.share = 0.0
        self._work = work
        self._is_stopped = False
        self._thread = Thread(target=self._run, name="background task", daemon=True)
        self._thread.start()
        self._thread.join(_FRAME_S)

    @property
    def is_done(self) -> bool:
        """Lend the work a moment, and tell whether it has ended."""
        if self._thread.is_alive():
            self._thread.join(_LENT_S)
        return not self._thread.is_alive()

    def stop(self) -> None:
        """Wait for it no longer; it ends when it next tells how far it is."""
        self._is_stopped = True

    def finish(self, seconds: float = 30.0) -> None:
        """Wait until it has ended."""
        self._thread.join(seconds)

    def _run(self) -> None:
        try:
            self.result = self._work(self._tell)
        except _Stopped:
            pass
        except (sqlite3.Error, OSError):
            self.trouble = NOT_READ
        except Exception:
            log.exception("Work beside the table failed; the table goes on")
            self.trouble = FAILED

    def _tell(self, done: int, total: int) -> None:
        if self._is_stopped:
            raise _Stopped
        self.share = done / total if total else 1.0

"""The thread of a table's link: the floor may take its time, the table never waits for it."""

import logging
from collections.abc import Callable
from threading import Event, Thread

from dealer_assist.floor.link_work import NO_ANSWER, LinkWork
from dealer_assist.floor.requests import FloorRequests
from dealer_assist.message import Msg
from dealer_assist.table import commands as c

log = logging.getLogger(__name__)
LOOK_S = 0.2
"""How often it looks by itself; what the table wants wakes it at once."""


class LinkThread:
    """Works for one table until it is closed; what it hears is handed over, never done here."""

    def __init__(
        self, work: LinkWork, clock_ms: Callable[[], int], tell: Callable[[c.Command], None]
    ) -> None:
        self._work, self._clock_ms, self._tell = work, clock_ms, tell
        self._requests = FloorRequests()
        self._is_wanted, self._is_closed = Event(), False
        self._thread = Thread(target=self._run, name="link", daemon=True)
        self._thread.start()

    def want(self, requests: FloorRequests) -> None:
        """Take what the table wants now, and begin with it at once."""
        if requests != self._requests:
            self._requests = requests
            self._is_wanted.set()

    def tick(self, now_ms: int) -> None:
        """Say that the link is lost in time, also while a call still waits for its answer."""
        if self._work.is_overdue(now_ms) and self._requests.is_live:
            self._tell(c.LoseLink(NO_ANSWER))

    def close(self) -> None:
        """End the work; a call that still waits is left to its own end."""
        self._is_closed = True
        self._is_wanted.set()
        self._thread.join(timeout=1)

    def _run(self) -> None:
        while not self._is_closed:
            self._is_wanted.wait(LOOK_S)
            self._is_wanted.clear()
            if self._is_closed:
                break
            try:
                for command in self._work.hear(self._requests, self._clock_ms()):
                    self._tell(command)
            except Exception:
                log.exception("The link failed. Starting again")
                self._tell(c.LoseLink(Msg("The link failed. Starting again")))
        self._work.close()


class LinkAtOnce:
    """The same without a thread, for a floor that is simulated in this process."""

    def __init__(
        self, work: LinkWork, clock_ms: Callable[[], int], tell: Callable[[c.Command], None]
    ) -> None:
        self._work, self._tell = work, tell
        self._requests = FloorRequests()

    def want(self, requests: FloorRequests) -> None:
        """Take what the table wants now."""
        self._requests = requests

    def tick(self, now_ms: int) -> None:
        """Ask and hear."""
        for command in self._work.step(self._requests, now_ms):
            self._tell(command)

    def close(self) -> None:
        """Hang up."""
        self._work.close()

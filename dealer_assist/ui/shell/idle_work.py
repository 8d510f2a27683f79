"""Work that can wait, in pieces so small that no touch waits for one."""

import logging
from collections.abc import Callable, Iterator

log = logging.getLogger(__name__)

Work = Callable[[], Iterator[None]]
"""Begins a work and gives way after each piece of it."""


class IdleWork:
    """One work at a time; it may be begun anew, and one that fails is given up."""

    def __init__(self) -> None:
        self._work: Work | None = None
        self._then: Callable[[], None] | None = None
        self._pieces: Iterator[None] | None = None

    @property
    def is_pending(self) -> bool:
        """Return True if pieces are left."""
        return self._pieces is not None

    def take_on(self, work: Work, then: Callable[[], None] | None = None) -> None:
        """Have a work done, and something after it each time that it is done."""
        self._work, self._then = work, then
        self.begin_anew()

    def begin_anew(self) -> None:
        """Do the work from its beginning: what it was done for is another now."""
        self._pieces = self._work() if self._work is not None else None

    def give_up(self) -> None:
        """Do no more of it."""
        self._work = self._then = self._pieces = None

    def go_on(self) -> None:
        """Do the next piece."""
        if self._pieces is None:
            return
        try:
            next(self._pieces)
        except StopIteration:
            self._pieces = None
            if self._then is not None:
                self._then()
        except Exception:
            log.exception("Work that could wait was given up; the table goes on")
            self.give_up()

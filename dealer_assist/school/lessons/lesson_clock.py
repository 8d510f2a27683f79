"""The clock of a lesson: it stands still while the trainer talks or a question is asked."""

from datetime import datetime, timedelta

from dealer_assist.desk.clock import Clock


class LessonClock:
    """Follows another clock, less the time for which it was stopped.

    Table, devices and journal of a lesson have no other: what was stopped took no time.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lost_ms = 0
        self._stopped_at: int | None = None

    @property
    def is_stopped(self) -> bool:
        """True if it stands still."""
        return self._stopped_at is not None

    def now(self) -> datetime:
        """Return the wall time as the lesson has it."""
        return self._clock.now() - timedelta(milliseconds=self._clock.ms() - self.ms())

    def ms(self) -> int:
        """Return milliseconds without those for which it was stopped."""
        here = self._clock.ms() if self._stopped_at is None else self._stopped_at
        return here - self._lost_ms

    def stop(self) -> None:
        """Stand still; stopped twice is stopped once."""
        if self._stopped_at is None:
            self._stopped_at = self._clock.ms()

    def go_on(self) -> None:
        """Go on from where it stood."""
        if self._stopped_at is not None:
            self._lost_ms += self._clock.ms() - self._stopped_at
            self._stopped_at = None

"""Time as the desk sees it: the wall's, or one that only moves when it is told to."""

import time
from datetime import datetime, timedelta
from typing import Protocol


class Clock(Protocol):
    """What time it is, for records and for waiting."""

    def now(self) -> datetime:
        """Return the wall time with its zone."""
        ...

    def ms(self) -> int:
        """Return milliseconds that never run backwards."""
        ...


class WallClock:
    """The real time of this machine."""

    def now(self) -> datetime:
        """Return the local time with its zone."""
        return datetime.now().astimezone()

    def ms(self) -> int:
        """Return milliseconds since some moment in the past."""
        return time.monotonic_ns() // 1_000_000


class SimulatedClock:
    """A time that stands still until it is moved on."""

    def __init__(self, start: datetime) -> None:
        self._now = start
        self._ms = 0

    def now(self) -> datetime:
        """Return the simulated wall time."""
        return self._now

    def ms(self) -> int:
        """Return the milliseconds moved on so far."""
        return self._ms

    def advance(self, ms: int) -> None:
        """Let time pass."""
        self._ms += ms
        self._now += timedelta(milliseconds=ms)


def epoch_ms(moment: datetime) -> int:
    """Return a moment as events carry it: milliseconds since 1970, UTC."""
    return round(moment.timestamp() * 1000)

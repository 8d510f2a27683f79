"""How long a card is awaited: the count begins when the reader opens and rests while it is lost.

By the clock that never jumps; after a restart the reader is open for its full time again.
"""

from dealer_assist.desk.clock import Clock
from dealer_assist.table.state import Phase, Table

SWIPER = "swiper"


class SwipeTime:
    """Counts the seconds of an open reader; a refused card opens it anew."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since_ms = self._ticked_ms = clock.ms()

    def tick(self, *, is_lost: bool) -> None:
        """Let time pass, but none for a swipe while there is no reader to swipe at."""
        now = self._clock.ms()
        if is_lost:
            self._since_ms += now - self._ticked_ms
        self._ticked_ms = now

    def follow(self, before: Table, table: Table) -> None:
        """Begin anew where the reader has opened since."""
        if table.reader and _opened(table) != _opened(before):
            self._since_ms = self._clock.ms()

    def seconds_left(self, table: Table) -> int:
        """Give the seconds left for a swipe, 0 where no reader is open."""
        if not is_open(table):
            return 0
        waited = self._clock.ms() - self._since_ms
        return max(0, table.setup.swipe_seconds - waited // 1000)

    def is_over(self, table: Table) -> bool:
        """Tell whether an open reader has waited for its full time."""
        awaited = table.phase is Phase.SWIPE and is_open(table)
        return awaited and self.seconds_left(table) == 0


def is_open(table: Table) -> bool:
    """Tell whether a card is awaited now: not before whoever is fetched is there."""
    reader = table.reader
    return reader is not None and not (reader.has_timed_out or reader.is_fetched)


def _opened(table: Table) -> tuple[int, int]:
    return (table.reader.opened_at, table.reader.tries) if table.reader else (0, 0)

"""A swiper that types: its burst of keys is caught before any field sees it.

Makers send Enter after every track, or none at all: a swipe ends when no key comes any more.
"""

from dealer_assist.devices.messages import Message
from dealer_assist.devices.readers.magstripe import SILENCE_MS, TrackDecoder
from dealer_assist.value import Value

STARTS = "%;"
ENTER = "\r"
LONGEST_GAP_MS = 30
LONGEST_BURST = 300  # three ISO tracks with their sentinels, checks and line ends
QUIET_TICKS = 3  # keys that wait behind a busy window come before so many looks


class Keyed(Value):
    """What became of a key: caught or not, and keys held back that a person had typed."""

    is_caught: bool
    released: str = ""
    messages: tuple[Message, ...] = ()


class Wedge:
    """Distinguishes a swipe from a person by the gaps between keys, in the order the keys come.

    Keys bring the time at which they were typed; `tick` has a clock of its own.
    """

    def __init__(self) -> None:
        self._burst = ""
        self._last_ms = 0
        self._is_looked_at = False
        self._quiet_since_ms = 0
        self._quiet_ticks = 0

    def key(self, char: str, now_ms: int) -> Keyed:
        """Take one typed character; Enter is a carriage return."""
        char = ENTER if char == "\n" else char
        is_apart = bool(self._burst) and now_ms - self._last_ms >= LONGEST_GAP_MS
        released, messages = self._end() if is_apart else ("", ())
        self._last_ms = now_ms
        self._is_looked_at = False
        if not self._burst:
            is_start = char in STARTS
            self._burst = char if is_start else ""
            # The Enter of a swipe that has just ended is the swipe's, not a person's.
            is_caught = is_start or (char == ENTER and bool(messages))
            return Keyed(is_caught, released, messages)
        if len(self._burst) < LONGEST_BURST:
            self._burst += char
        return Keyed(is_caught=True)

    def tick(self, now_ms: int) -> tuple[Message, ...]:
        """Return the card of a burst to which no key was added for a while."""
        if not self._burst:
            return ()
        if not self._is_looked_at:
            self._is_looked_at = True
            self._quiet_since_ms, self._quiet_ticks = now_ms, 0
            return ()
        self._quiet_ticks += 1
        is_quiet = now_ms - self._quiet_since_ms >= SILENCE_MS
        if len(self._burst) == 1 or not is_quiet or self._quiet_ticks < QUIET_TICKS:
            return ()  # one key alone may be a person's, who is given it back with the next
        return self._end()[1]

    def release(self, now_ms: int) -> str:
        """Return a key that was held, once no reader types that slowly.

        One character alone was a person's. Anything longer was a card, and its digits never
        reach a field.
        """
        if len(self._burst) != 1 or now_ms - self._last_ms < LONGEST_GAP_MS:
            return ""
        held, self._burst = self._burst, ""
        return held

    def _end(self) -> tuple[str, tuple[Message, ...]]:
        """End the burst: a person's key is given back, a card is read."""
        burst, self._burst = self._burst, ""
        if len(burst) == 1:
            return burst, ()
        decoder = TrackDecoder()
        messages = decoder.feed(burst.encode("latin-1", "replace")) + decoder.silence()
        return "", tuple(messages)

"""A swiper that types: its burst of keys is caught before any field sees it."""

from dataclasses import dataclass

from dealer_assist.devices.messages import Message
from dealer_assist.devices.readers.magstripe import TrackDecoder

STARTS = "%;"
ENTER = "\r"
LONGEST_GAP_MS = 30
LONGEST_BURST = 240  # three ISO tracks with their sentinels


@dataclass(frozen=True, slots=True)
class Keyed:
    """What became of a key: caught or not, keys held back that a person had typed, a card."""

    is_caught: bool
    released: str = ""
    messages: tuple[Message, ...] = ()


class Wedge:
    """Tell a swipe from a person by the gaps between keys, in the order the keys come."""

    def __init__(self) -> None:
        self._burst = ""
        self._last_ms = 0

    def key(self, char: str, now_ms: int) -> Keyed:
        """Take one typed character; Enter is a carriage return."""
        char = ENTER if char == "\n" else char
        released = self.release(now_ms)
        self._last_ms = now_ms
        if not self._burst:
            if char not in STARTS:
                return Keyed(is_caught=False, released=released)
            self._burst = char
            return Keyed(is_caught=True, released=released)
        if char == ENTER:
            return self._end()
        if len(self._burst) < LONGEST_BURST:
            self._burst += char
        return Keyed(is_caught=True)

    def release(self, now_ms: int) -> str:
        """Give back what was held when no reader types that slowly.

        One character alone was a person's. Anything longer was a card that broke off, and its
        digits never reach a field.
        """
        if not self._burst or now_ms - self._last_ms < LONGEST_GAP_MS:
            return ""
        held, self._burst = self._burst, ""
        return held if len(held) == 1 else ""

    def _end(self) -> Keyed:
        burst, self._burst = self._burst, ""
        decoder = TrackDecoder()
        messages = decoder.feed(burst.encode("latin-1", "replace")) + decoder.silence()
        return Keyed(is_caught=True, messages=tuple(messages))

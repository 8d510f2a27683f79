"""The sentence that the screen shows for a while: what was refused last."""

from dealer_assist.desk.clock import Clock
from dealer_assist.desk.outcome import Outcome

SHOWN_MS = 8_000


class ScreenMessage:
    """Stands until something else is done, or its time is over."""

    def __init__(self, clock: Clock, text: str = "") -> None:
        self._clock = clock
        self._since_ms = clock.ms()
        self.text = text

    def follow(self, outcome: Outcome) -> None:
        """Say why a command was refused; one that was done has nothing to say."""
        if not self.text:
            self._since_ms = self._clock.ms()
        self.text = outcome.sentence

    def say(self, text: str) -> None:
        """Say something that no command was refused for."""
        self._since_ms, self.text = self._clock.ms(), text

    def clear(self) -> None:
        """Say nothing more."""
        self.text = ""

    def is_over(self, now_ms: int) -> bool:
        """Tell whether a sentence has stood for long enough."""
        return bool(self.text) and now_ms - self._since_ms >= SHOWN_MS

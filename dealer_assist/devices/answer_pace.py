"""How long an answer takes at least: time that can be slept through, instead of woken byte by byte.

A line that brings a byte every millisecond wakes whoever waits for it as often, and nothing can be
done before the last one is there. What a line takes is learnt from it: what a port is set to says
nothing where the device is on USB.
"""

LEARN_FROM = 8
LEARN_EVERY = 64  # waits; one of them is not slept through, in case the line has become quicker
SURE_SHARE = 0.97
WORTH_S = 0.003


class AnswerPace:
    """Learn the shortest time a byte takes, and say how long to sleep for so many."""

    def __init__(self) -> None:
        self._waits = 0
        self._shortest_s = 0.0
        self._seen_s: list[float] = []

    def sleep_s(self, length: int) -> float:
        """Tell how long nothing can be whole yet; nothing while that is being learnt."""
        self._waits += 1
        if length <= 1 or self._waits % LEARN_EVERY < LEARN_FROM:
            return 0.0
        sure_s = SURE_SHARE * self._shortest_s * length
        return sure_s if sure_s >= WORTH_S else 0.0

    def took(self, length: int, seconds: float) -> None:
        """Note a wait that was not slept through, from the question to the whole answer."""
        if length <= 1:
            return
        self._seen_s.append(seconds / length)
        if len(self._seen_s) >= LEARN_FROM:
            self._shortest_s = min(self._seen_s)
            self._seen_s.clear()

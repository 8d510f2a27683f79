"""How long an answer takes at least: time that can be slept through, instead of woken byte by byte.

A line that brings a byte every millisecond wakes its reader as often, and nothing can be
done before the last one is there. What a line takes is learnt from it, for each length of answers:
what a port is set to says nothing where the device is on USB. From then on every sleep teaches the
next one, so that most answers are there when it ends: one awakening for each.
"""

from dataclasses import dataclass

LEARN_FROM = 8
LEARN_AFTER = 1_024  # sleeps; then it is learnt anew, in case the line has become slower
SURE_SHARE = 0.97
WORTH_S = 0.003
EARLIER_S, LATER_S = 0.00003, 0.00009  # so three answers of four are there
MOST_LATER_S = 0.001  # than the quickest answer: no look at a sensor is held up for longer


@dataclass(slots=True)
class _Sleep:
    seconds: float
    most: float
    left: int = LEARN_AFTER


class AnswerPace:
    """Learn how long so many bytes take, and say how long to sleep for them."""

    def __init__(self) -> None:
        self._seen_s: dict[int, list[float]] = {}
        self._sleeps: dict[int, _Sleep] = {}

    def sleep_s(self, length: int) -> float:
        """Return how long nothing can be whole yet; nothing while that is being learnt."""
        sleep = self._sleeps.get(length)
        return 0.0 if sleep is None else sleep.seconds

    def took(self, length: int, seconds: float) -> None:
        """Note a wait that was not slept through, from the question to the whole answer."""
        if length <= 1:
            return
        seen_s = self._seen_s.setdefault(length, [])
        seen_s.append(seconds)
        if len(seen_s) >= LEARN_FROM:
            shortest_s = SURE_SHARE * min(seen_s)
            seen_s.clear()
            if shortest_s >= WORTH_S:
                self._sleeps[length] = _Sleep(shortest_s, shortest_s + MOST_LATER_S)

    def slept(self, length: int, *, is_whole: bool) -> None:
        """Note whether the answer that has come was whole when the sleep for it ended."""
        sleep = self._sleeps[length]
        sleep.left -= 1
        sleep.seconds += -EARLIER_S if is_whole else LATER_S
        sleep.seconds = min(sleep.seconds, sleep.most)
        if sleep.seconds < WORTH_S or not sleep.left:
            del self._sleeps[length]

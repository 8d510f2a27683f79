"""News that may be somebody else's is believed when it is seen twice.

In the CRC form an answer names no sender, after silence an answer may be a late one to another
question, and on a bad line a spoilt frame may agree with its sum by chance. Such an answer counts
only when the same question brings it again at once.
"""

from dealer_assist.devices.cctalk.bus import Question

SUSPECT_MS = 2_000  # how long after silence, or after spoilt bytes, nothing new is believed once


class SecondLook:
    """Hold back what is new until it was seen twice, where an answer may not be the device's."""

    def __init__(self, *, is_always: bool) -> None:
        self._is_always = is_always
        self._suspect_until_ms = 0
        self._sure: dict[int, bytes] = {}
        self._seen_once: dict[int, bytes] = {}
        self.again: Question | None = None

    def is_suspect(self, now_ms: int) -> bool:
        """Tell whether what comes may not be what the device says now."""
        return now_ms < self._suspect_until_ms

    def suspect(self, now_ms: int) -> None:
        """Note that an answer did not come and may yet, or came spoilt."""
        self._suspect_until_ms = now_ms + SUSPECT_MS

    def begin_visit(self) -> None:
        """Forget what was seen once: twice means twice in one visit."""
        self.again = None
        self._seen_once.clear()

    def is_calm(self, question: Question, data: bytes, now_ms: int) -> bool:
        """Tell whether an answer is the one that was sure before, and nothing is in doubt."""
        is_known = self._sure.get(question.header) == data
        return is_known and self.again is None and not self.is_suspect(now_ms)

    def is_sure(self, question: Question, data: bytes, now_ms: int) -> bool:
        """Tell whether an answer counts; if not, `again` is what to ask next."""
        header = question.header
        is_known = data in (self._sure.get(header), self._seen_once.get(header))
        if is_known or not (self._is_always or self.is_suspect(now_ms)):
            self._sure[header] = data
            self._seen_once.pop(header, None)
            self.again = None
            return True
        self._seen_once[header] = data
        self.again = question
        return False

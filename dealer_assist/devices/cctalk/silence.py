"""When a device that does not answer its regular look is out, and when it is tried again."""

from dealer_assist.devices.cctalk.line import Ending
from dealer_assist.devices.messages import CLASH, LOST, Fault

SILENT_LOOKS = 3
SPOILT_LOOKS = 12  # noise is not absence: a spoilt answer was an answer
RETRY_MS = 500
LONGEST_RETRY_MS = 2_000
CODES: dict[Ending, Fault] = {
    "silent": LOST,
    "garbled": LOST,
    "busy": "busy",
    "refused": "refused",
    "odd": "odd answer",
}


class Silence:
    """Count the looks that were not answered, by why; an answer to a look ends them all.

    In the CRC form the whole line waits after silence, so a device that stays away is tried
    less and less often.
    """

    def __init__(self, quiet_ms: int, *, is_crc: bool) -> None:
        self._quiet_ms = quiet_ms
        self._is_crc = is_crc
        self._failed: dict[Ending, int] = {}
        self._retry_ms = RETRY_MS
        self._wait_until_ms = 0
        self._good_then = 0

    def must_wait(self, now_ms: int) -> bool:
        """Tell whether it is not yet time to look again."""
        return now_ms < self._wait_until_ms

    def answered(self) -> None:
        """Take an answered look."""
        self._failed.clear()
        self._retry_ms = RETRY_MS

    def look_now(self) -> None:
        """Look without waiting."""
        self._wait_until_ms = 0

    def unanswered(self, why: Ending, now_ms: int, others_good: int) -> Fault | None:
        """Take a look in vain; give what the device is by now, if it is out.

        `others_good` counts the answers of the others on the line: where they are understood and
        this one never is, two boards speak at once.
        """
        if not self._failed:
            self._good_then = others_good
        count = self._failed[why] = self._failed.get(why, 0) + 1
        if why == "silent":
            self._wait_until_ms = now_ms + self._quiet_ms
        if count < (SILENT_LOOKS if why == "silent" else SPOILT_LOOKS):
            return None
        self._wait_until_ms = now_ms + self._retry_ms
        if self._is_crc:
            self._retry_ms = min(2 * self._retry_ms, LONGEST_RETRY_MS)
        is_alone_spoilt = why == "garbled" and others_good - self._good_then >= SPOILT_LOOKS
        return CLASH if is_alone_spoilt else CODES[why]

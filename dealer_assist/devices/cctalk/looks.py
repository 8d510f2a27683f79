"""The regular look at a device: whether its answer counts, when it is out, who may do more.

News that may be another device's is believed when it is seen twice. In the CRC form an answer names
no sender, after silence an answer may be a late one to another question, and on a bad line a spoilt
frame may agree with its sum by chance. Such an answer counts only when the same question brings it
again at once.
"""

from dealer_assist.devices.cctalk.bus import BusQuestion
from dealer_assist.devices.cctalk.line import Ending
from dealer_assist.devices.cctalk.orders import RiskyTurns
from dealer_assist.devices.messages import CLASH, LATE, LOST, Fault

SUSPECT_MS = 2_000  # how long after silence, or after spoilt bytes, nothing new is believed once
SILENT_LOOKS = 3
SPOILT_LOOKS = 12  # noise is not absence: a spoilt answer was an answer
RETRY_MS = 500
LONGEST_RETRY_MS = 2_000
LONGEST_WITHOUT_AUDIT_MS = 2_000
CODES: dict[Ending, Fault] = {
    "silent": LOST,
    "late": LATE,
    "garbled": LOST,
    "busy": "busy",
    "refused": "refused",
    "odd": "odd answer",
}


class SecondLook:
    """Hold back what is new until it was seen twice, where an answer may not be the device's."""

    def __init__(self, *, is_always: bool) -> None:
        self._is_always = is_always
        self._suspect_until_ms = 0
        self._sure: dict[int, bytes] = {}
        self._seen_once: dict[int, bytes] = {}
        self.again: BusQuestion | None = None

    def is_suspect(self, now_ms: int) -> bool:
        """True if what comes may not be what the device says now."""
        return now_ms < self._suspect_until_ms

    def suspect(self, now_ms: int) -> None:
        """Note that an answer did not come and may yet, or came spoilt."""
        self._suspect_until_ms = now_ms + SUSPECT_MS

    def begin_visit(self) -> None:
        """Forget what was seen once: twice means twice in one visit."""
        self.again = None
        self._seen_once.clear()

    def is_calm(self, question: BusQuestion, data: bytes, now_ms: int) -> bool:
        """True if an answer is the one that was sure before, and nothing is in doubt."""
        is_known = self._sure.get(question.header) == data
        return is_known and self.again is None and not self.is_suspect(now_ms)

    def is_sure(self, question: BusQuestion, data: bytes, now_ms: int) -> bool:
        """True if an answer counts; if not, `again` is what to ask next."""
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
        """True if it is not yet time to look again."""
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
        self._failed[why] = self._failed.get(why, 0) + 1
        is_silent = why in ("silent", "late")
        count = self._failed[why]
        if is_silent:
            count = self._failed.get("silent", 0) + self._failed.get("late", 0)
            self._wait_until_ms = now_ms + self._quiet_ms
        if count < (SILENT_LOOKS if is_silent else SPOILT_LOOKS):
            return None
        self._wait_until_ms = now_ms + self._retry_ms
        if self._is_crc:
            self._retry_ms = min(2 * self._retry_ms, LONGEST_RETRY_MS)
        is_alone_spoilt = why == "garbled" and others_good - self._good_then >= SPOILT_LOOKS
        return CLASH if is_alone_spoilt else CODES[why]


class AuditTurns:
    """Let only one station of a long line do its audit at a time, for the others' sake.

    While rounds take longer than `late_ms` an audit waits. `risky` are the turns of questions
    that may not be answered, `good` counts the answers of everybody on the line.
    """

    def __init__(self, gap_ms: int = 0, late_ms: int = 0) -> None:
        self.risky = RiskyTurns()
        self.good = 0
        self._gap_ms = gap_ms
        self._late_ms = late_ms
        self._next_ms = 0
        self._must_ms = 0
        self._is_late = False

    def round_took(self, ms: int) -> None:
        """Learn how long the last round of visits was."""
        self._is_late = 0 < self._late_ms < ms

    def take(self, now_ms: int) -> bool:
        """Take the turn if it is free."""
        if now_ms < (self._must_ms if self._is_late else self._next_ms):
            return False
        self._next_ms = now_ms + self._gap_ms
        self._must_ms = now_ms + LONGEST_WITHOUT_AUDIT_MS
        return True

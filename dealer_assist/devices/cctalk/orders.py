"""What a sensor is told to show and to take: repeated until it says yes, never in place of a look.

A command that is not acknowledged is a fault of its own. It is tried again ever more seldom, and
only when the line has had time to look at everybody since the last one that was not answered.
"""

from dealer_assist.devices.cctalk.bus import BusQuestion
from dealer_assist.devices.cctalk.profile import BETTING_CLOSED, BETTING_OPEN, CctalkProfile
from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.messages import Unanswered

TRIES = 3
FIRST_RETRY_MS, LONGEST_RETRY_MS = 1_000, 30_000
LOOKS_BETWEEN_MS = 200


class RiskyTurns:
    """Let only one question in a while go to a device that may not answer, for the others' sake."""

    def __init__(self) -> None:
        self._failed_ms: int | None = None

    def is_free(self, now_ms: int) -> bool:
        """True if everybody has been looked at since the last that was not answered."""
        return self._failed_ms is None or now_ms - self._failed_ms >= LOOKS_BETWEEN_MS

    def failed(self, now_ms: int) -> None:
        """Note that the line has waited in vain."""
        self._failed_ms = now_ms


class Tries:
    """Count how often one thing was asked in vain, and say when to ask it again."""

    def __init__(self) -> None:
        self._failed = 0
        self._again_ms = 0
        self._retry_ms = FIRST_RETRY_MS
        self._was_answered = False

    @property
    def is_fault(self) -> bool:
        """True if it counts as not answered."""
        return self._failed >= TRIES

    def may_ask(self, now_ms: int, turns: RiskyTurns) -> bool:
        """True if it may be asked now; a device that has always answered need not wait."""
        if self._was_answered and not self._failed:
            return True
        return now_ms >= self._again_ms and turns.is_free(now_ms)

    def answered(self) -> bool:
        """Note an answer; tell whether it ends a fault."""
        was_fault = self.is_fault
        self._failed = 0
        self._again_ms = 0
        self._retry_ms = FIRST_RETRY_MS
        self._was_answered = True
        return was_fault

    def failed(self, now_ms: int, turns: RiskyTurns) -> bool:
        """Note that none came; tell whether it has become a fault by that."""
        turns.failed(now_ms)
        self._failed += 1
        if self.is_fault:
            self._again_ms = now_ms + self._retry_ms
            self._retry_ms = min(2 * self._retry_ms, LONGEST_RETRY_MS)
        return self._failed == TRIES


class Orders:
    """Lamp and inhibit of one sensor: as they are wanted, and as they were acknowledged."""

    def __init__(self, profile: CctalkProfile, turns: RiskyTurns) -> None:
        self.lamp: Lamp = "off"
        self.is_betting_open = False
        self._profile = profile
        self._turns = turns
        self._acknowledged: dict[Unanswered, int] = {}
        self._settled: tuple[Lamp, bool, bool] | None = None  # for which nothing is left to tell
        self._tries: dict[Unanswered, Tries] = {"lamp": Tries(), "inhibit": Tries()}

    @property
    def unanswered(self) -> tuple[Unanswered, ...]:
        """Name what is not acknowledged."""
        return tuple(what for what, tries in self._tries.items() if tries.is_fault)

    def forget(self, *whats: Unanswered) -> None:
        """Take it that the sensor no longer knows: all of it, or what is named."""
        self._settled = None
        for what in whats or tuple(self._acknowledged):
            self._acknowledged.pop(what, None)

    def next(self, now_ms: int, *, is_lamp_test: bool) -> BusQuestion | None:
        """Return what to command now, if anything."""
        wanted = self.lamp, self.is_betting_open, is_lamp_test
        if wanted == self._settled:
            return None
        is_settled = True
        for what, header, value in self._wanted(is_lamp_test=is_lamp_test):
            if header is None or self._acknowledged.get(what) == value:
                continue
            is_settled = False
            if self._tries[what].may_ask(now_ms, self._turns):
                return BusQuestion(header, bytes((value,)), timeout_ms=self._profile.command_ms)
        self._settled = wanted if is_settled else None
        return None

    def answered(self, question: BusQuestion) -> Unanswered | None:
        """Take an acknowledgement; give what is answered again that was not."""
        what = self.what(question)
        if what is None:
            return None
        self._acknowledged[what] = question.data[0]
        return what if self._tries[what].answered() else None

    def failed(self, question: BusQuestion, now_ms: int) -> Unanswered | None:
        """Take it that none came; give what has become a fault by that."""
        what = self.what(question)
        if what is None:
            return None
        return what if self._tries[what].failed(now_ms, self._turns) else None

    def what(self, question: BusQuestion) -> Unanswered | None:
        """Return which command a question is, if it is one."""
        if len(question.data) != 1:
            return None
        if question.header == self._profile.lamp:
            return "lamp"
        return "inhibit" if question.header == self._profile.inhibit else None

    def _wanted(self, *, is_lamp_test: bool) -> tuple[tuple[Unanswered, int | None, int], ...]:
        profile = self._profile
        lamp = profile.lamp_bits["lit" if is_lamp_test else self.lamp]
        inhibit = BETTING_OPEN if self.is_betting_open else BETTING_CLOSED
        return ("lamp", profile.lamp, lamp), ("inhibit", profile.inhibit, inhibit)

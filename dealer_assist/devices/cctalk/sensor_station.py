"""What is known of one wager sensor, and what to ask it next; each chip is told once."""

from dealer_assist.devices.cctalk.bus import (
    GARBLED_POLLS_TO_LOST,
    LOST_RETRY_MS,
    SILENT_POLLS_TO_LOST,
    Question,
)
from dealer_assist.devices.cctalk.frames import (
    LAMP,
    READ_EVENTS,
    READ_OPTO,
    SELF_CHECK,
    SET_INHIBIT,
    SIMPLE_POLL,
)
from dealer_assist.devices.cctalk.sensor_profile import (
    ALL_WELL,
    BETTING_CLOSED,
    BETTING_OPEN,
    CHIP_PLACED,
    CHIP_REMOVED,
    CHIP_SEEN,
    ERROR,
    ERROR_CODES,
    EVENTS_KEPT,
    LAMP_MODES,
    SELF_CHECK_CODES,
    address_of,
    events_between,
)
from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.health import Health, Traffic, health_of
from dealer_assist.devices.messages import (
    ChipPlaced,
    ChipRemoved,
    Fault,
    Message,
    SensorFault,
    SensorRead,
    SensorRecovered,
    SensorTested,
)

EVENTS = Question(READ_EVENTS, lengths=(1 + 2 * EVENTS_KEPT,))
OPTO = Question(READ_OPTO, lengths=(1,))
CHECK = Question(SELF_CHECK, lengths=(1,))
THERE = Question(SIMPLE_POLL)

# After silence the next question has an answer of another length: one that comes late, for the
# question before, can then not pass for it.
AFTER = {EVENTS.lengths: THERE, THERE.lengths: CHECK, CHECK.lengths: EVENTS}
FAULT_RETRY_MS = 500
AUDIT_MS = 2_000  # how often events and state are compared, in case the counter lies


LONGEST_WITHOUT_AUDIT_MS = 2_000


class AuditTurns:
    """Let only one station of a long line do its audit at a time, for the others' sake.

    While rounds take longer than `late_ms` an audit waits: a chip is worth more than a doubt.
    """

    def __init__(self, gap_ms: int = 0, late_ms: int = 0) -> None:
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


class SensorStation:
    """Follow one sensor by its event counter, and read its state whenever the counter cannot tell.

    With many sensors on a line the full event reading is too long for each visit. A quick
    station looks at the one-byte state instead, and reads the events when that has changed.
    """

    def __init__(
        self,
        seat: int,
        sensor: str = "A",
        *,
        is_quick: bool = False,
        lamp_test_ms: int = 0,
        turns: AuditTurns | None = None,
    ) -> None:
        self.seat = seat
        self.sensor = sensor
        self.address = address_of(seat, sensor)
        self.traffic = Traffic()
        self.fault: Fault | None = None
        self.lamp: Lamp = "off"
        self.is_betting_open = False
        self._is_quick = is_quick
        self._lamp_test_ms = lamp_test_ms
        self._turns = turns or AuditTurns()
        self._silent = 0
        self._garbled = 0
        self._challenge: Question | None = None
        self._retry_ms = 0
        self._audit_ms = 0
        self._audits = 0
        self._lamp_test_until_ms: int | None = None
        self._counter: int | None = None
        self._has_chip: bool | None = None
        self._opto: int | None = None
        self._lamp_shown: int | None = None
        self._inhibit_set: int | None = None
        self._must_tell = True
        self._is_doubted = False
        self._is_tested = False
        self._agenda: list[Question] = []
        self.forget()

    def test(self) -> None:
        """Have the device check itself and show its state at the next visit; the result is told."""
        self._is_tested = True
        self._retry_ms = 0
        self._challenge = None
        self._survey()

    def forget(self) -> None:
        """Drop what was known, so that the next contact reads everything anew."""
        self._counter = None
        self._survey()
        self._agenda.insert(0, EVENTS)
        self._lamp_test_until_ms = None

    def health(self) -> Health:
        """Report on this sensor."""
        known = "not heard yet" if self._has_chip is None else "ok"
        return health_of(f"sensor {self.seat}{self.sensor}", self.fault or known, self.traffic)

    def next_question(self, now_ms: int, *, is_first: bool) -> Question | None:
        """Say what to ask: the regular look first, then whatever it has left open."""
        if is_first and self.fault == "lost" and now_ms < self._retry_ms:
            return None
        if self._challenge is not None:
            return self._challenge
        if self._agenda:
            return self._agenda[0]
        return self._regular_look(now_ms) if is_first else self._next_command(now_ms)

    def answered(self, question: Question, data: bytes, now_ms: int) -> list[Message]:
        """Take an answer, and tell what it means for the table."""
        messages = self._take(question, data, now_ms)
        return messages if self._must_tell else [*messages, *self._result()]

    def _take(self, question: Question, data: bytes, now_ms: int) -> list[Message]:
        self._silent = self._garbled = 0
        self._challenge = None
        if self._lamp_test_until_ms is None:
            self._lamp_test_until_ms = now_ms + self._lamp_test_ms
        if self._agenda and self._agenda[0] == question:
            del self._agenda[0]
        if question == (EVENTS if self._is_quick else OPTO):
            self._audit_ms = now_ms + AUDIT_MS
            self._audits += 1
        if question == EVENTS:
            return self._read_events(data[0], data[1:])
        if question == OPTO:
            return self._read_opto(data[0])
        if question == CHECK:
            return self._read_self_check(data[0], now_ms)
        if question.header == LAMP:
            self._lamp_shown = question.data[0]
        if question.header == SET_INHIBIT:
            self._inhibit_set = question.data[0]
        return []

    def unanswered(self, question: Question, now_ms: int, *, is_silent: bool) -> list[Message]:
        """Count what did not come; a sensor is lost after three polls in silence."""
        self._challenge = AFTER[question.lengths] if is_silent else None
        self._silent += is_silent
        self._garbled += not is_silent
        if self._silent < SILENT_POLLS_TO_LOST and self._garbled < GARBLED_POLLS_TO_LOST:
            return []
        self.forget()
        self._retry_ms = now_ms + LOST_RETRY_MS
        return [*self._fail("lost"), *self._result()]

    def _regular_look(self, now_ms: int) -> Question:
        if self.fault is not None and now_ms >= self._retry_ms:
            self._retry_ms = now_ms + FAULT_RETRY_MS
            self._survey()
            return CHECK
        is_audit = now_ms >= self._audit_ms and self._turns.take(now_ms)
        if is_audit and self._counter == 0 and self._audits % 3:
            # Before its first event a reset does not show: to be sure, lamp and inhibit are told
            # again, one at a time because all at once would hold up a long line.
            if self._audits % 3 == 1:
                self._lamp_shown = None
            else:
                self._inhibit_set = None
            self._audits += 1
            is_audit = False
        return EVENTS if is_audit == self._is_quick else OPTO

    def _next_command(self, now_ms: int) -> Question | None:
        is_lamp_test = now_ms < (self._lamp_test_until_ms or 0)
        lamp = LAMP_MODES["lit" if is_lamp_test else self.lamp]
        if self._lamp_shown != lamp:
            return Question(LAMP, bytes((lamp,)))
        inhibit = BETTING_OPEN if self.is_betting_open else BETTING_CLOSED
        if self._inhibit_set != inhibit:
            return Question(SET_INHIBIT, bytes((inhibit,)))
        return None

    def _read_events(self, counter: int, pairs: bytes) -> list[Message]:
        before, self._counter = self._counter, counter
        if before is None:
            return []
        if counter == 0 and before != 0:
            self._survey()
            return self._fail("reset")
        fresh = events_between(before, counter)
        if fresh > EVENTS_KEPT:
            self.traffic.events_lost += fresh - EVENTS_KEPT
            self._survey()
            return []
        return self._follow(pairs, fresh)

    def _follow(self, pairs: bytes, fresh: int) -> list[Message]:
        """Go through the new events, oldest first; a bounce that ends where it began is nothing."""
        had_chip = self._has_chip
        messages: list[Message] = []
        for at in range(2 * (fresh - 1), -1, -2):
            kind, code = pairs[at], pairs[at + 1]
            if kind in (CHIP_PLACED, CHIP_REMOVED):
                self._has_chip = kind == CHIP_PLACED
            elif kind == ERROR and code == ALL_WELL:
                self._survey()
            elif kind == ERROR and code in ERROR_CODES:
                self._settle()
                messages += self._fail(ERROR_CODES[code])
        if self._is_doubted and self._has_chip == bool((self._opto or 0) & CHIP_SEEN):
            self._settle()
        is_told = self._must_tell or self.fault is not None or had_chip is None
        if self._has_chip is not None and self._has_chip != had_chip and not is_told:
            chip = ChipPlaced if self._has_chip else ChipRemoved
            messages.append(chip(self.seat, self.sensor))
        return messages

    def _read_opto(self, opto: int) -> list[Message]:
        has_chip = bool(opto & CHIP_SEEN)
        is_new = opto != self._opto
        self._opto = opto
        if self._must_tell:
            return self._tell(has_chip=has_chip)
        if not self._is_doubted:
            if is_new or has_chip != self._has_chip:
                # The events say how it came about; only if they do not, the state counts alone.
                self._agenda = [EVENTS, OPTO]
                self._is_doubted = True
            return []
        self._settle()
        if has_chip == self._has_chip:
            return []
        self._has_chip = has_chip
        return [] if self.fault else [SensorRead(self.seat, self.sensor, has_chip)]

    def _read_self_check(self, code: int, now_ms: int) -> list[Message]:
        if code == ALL_WELL:
            return []
        self._settle()
        self._retry_ms = now_ms + FAULT_RETRY_MS
        return self._fail(SELF_CHECK_CODES.get(code, "stuck"))

    def _survey(self) -> None:
        """Trust nothing until the device has checked itself and shown its state."""
        self._agenda = [CHECK, OPTO]
        self._must_tell = True
        self._is_doubted = False
        self._has_chip = None
        self._opto = None
        self._lamp_shown = None
        self._inhibit_set = None

    def _settle(self) -> None:
        self._agenda.clear()
        self._must_tell = False
        self._is_doubted = False

    def _result(self) -> list[Message]:
        """Tell once what a test has found."""
        if not self._is_tested:
            return []
        self._is_tested = False
        return [SensorTested(self.seat, self.sensor, self.fault, bool(self._has_chip))]

    def _fail(self, code: Fault) -> list[Message]:
        if self.fault == code:
            return []
        self.fault = code
        return [SensorFault(self.seat, self.sensor, code)]

    def _tell(self, *, has_chip: bool) -> list[Message]:
        self._settle()
        self._has_chip = has_chip
        read = SensorRead(self.seat, self.sensor, has_chip)
        if self.fault is None:
            return [read]
        self.fault = None
        return [SensorRecovered(self.seat, self.sensor), read]

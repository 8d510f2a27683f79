"""What is known of one wager sensor, and what to ask it next; each chip is told once.

The regular look comes first in every visit: no command, test or repetition stands before it.
"""

from dealer_assist.devices.cctalk.bus import BusQuestion
from dealer_assist.devices.cctalk.line import Ending
from dealer_assist.devices.cctalk.looks import AuditTurns, SecondLook, Silence
from dealer_assist.devices.cctalk.orders import Orders, Tries
from dealer_assist.devices.cctalk.profile import (
    ALL_WELL,
    EVENTS_KEPT,
    PUBLIC,
    CctalkProfile,
    events_between,
)
from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.health import Health, Traffic, health_of
from dealer_assist.devices.messages import (
    CLASH,
    LATE,
    RESET,
    STATELESS,
    ChipPlaced,
    ChipRemoved,
    CommandAnswered,
    CommandUnanswered,
    Fault,
    Message,
    SensorFault,
    SensorIdentified,
    SensorRead,
    SensorRecovered,
    SensorTested,
)

FAULT_RETRY_MS = 500
AUDIT_MS = 2_000  # how often events and state are compared, in case the counter lies
IDENTITY_MS = 60_000
CLASHES_TO_TELL = 3
CLASH_MS = 5_000  # how long a second answer is remembered


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
        profile: CctalkProfile = PUBLIC,
        is_quick: bool = False,
        lamp_test_ms: int = 0,
        turns: AuditTurns | None = None,
    ) -> None:
        self.seat = seat
        self.sensor = sensor
        self.address = profile.address_of(seat, sensor)
        self.traffic = Traffic()
        self.fault: Fault | None = None
        self._profile = profile
        self._ask_events = BusQuestion(
            profile.events or 0, lengths=(1 + 2 * EVENTS_KEPT,), timeout_ms=profile.look_ms
        )
        self._ask_state = BusQuestion(profile.state, lengths=(1,), timeout_ms=profile.look_ms)
        self._ask_check = BusQuestion(
            profile.self_check or 0, lengths=(1, 2), timeout_ms=profile.check_ms
        )
        self._ask_serial = BusQuestion(
            profile.serial_number or 0, lengths=(3, 1, 2, 4), timeout_ms=profile.command_ms
        )
        self._is_quick = is_quick or profile.events is None
        self._lamp_test_ms = lamp_test_ms
        self._turns = turns or AuditTurns()
        self._orders = Orders(profile, self._turns.risky)
        self._silence = Silence(profile.quiet_ms, is_crc=profile.check == "crc")
        self._second_look = SecondLook(is_always=profile.check == "crc")
        self._tries = {
            question: Tries() for question in (self._ask_check, self._ask_state, self._ask_serial)
        }
        self._is_look = False
        self._retry_ms = 0
        self._audit_ms = 0
        self._audits = 0
        self._identity_ms = 0
        self._serial: int | None = None
        self._clashes = 0
        self._clash_until_ms = 0
        self._lamp_test_until_ms: int | None = None
        self._counter: int | None = None
        self._has_chip: bool | None = None
        self._opto: int | None = None
        self._must_tell = True
        self._is_doubted = False
        self._is_tested = False
        self._is_check_owed = False
        self._agenda: list[BusQuestion] = []
        self.forget()

    @property
    def lamp(self) -> Lamp:
        """Return the lamp as it is wanted."""
        return self._orders.lamp

    @lamp.setter
    def lamp(self, lamp: Lamp) -> None:
        self._orders.lamp = lamp

    @property
    def is_betting_open(self) -> bool:
        """True if chips are to be taken."""
        return self._orders.is_betting_open

    @is_betting_open.setter
    def is_betting_open(self, is_open: bool) -> None:
        self._orders.is_betting_open = is_open

    def test(self) -> None:
        """Have the device check itself and show its state at the next visit; the result is told."""
        self._is_tested = True
        self._retry_ms = 0
        self._silence.look_now()
        self._survey()

    def cut(self, why: str) -> list[Message]:
        """Drop what was known; that the line is gone is told for all sensors at once."""
        self.forget()
        return []

    def forget(self) -> None:
        """Drop what was known, so that the next contact reads everything again."""
        self._counter = None
        self._survey()
        self._lamp_test_until_ms = None

    def health(self) -> Health:
        """Report on this sensor."""
        known = "not heard yet" if self._has_chip is None else "ok"
        unanswered = self._unanswered()
        if unanswered and known == "ok":
            known = f"{unanswered[0]} does not answer"
        return health_of(f"sensor {self.seat}{self.sensor}", self.fault or known, self.traffic)

    def next_question(self, now_ms: int, *, is_first: bool) -> BusQuestion | None:
        """Say what to ask: the regular look, then whatever is left open, then what is wanted."""
        if is_first:
            self._is_look = True
            self._second_look.begin_visit()
            return None if self._silence.must_wait(now_ms) else self._regular_look(now_ms)
        again = self._second_look.again
        self._is_look = self._is_look and again is not None
        if again is not None:
            return again
        while len(self._agenda) > 1 and not self._may_ask(self._agenda[0], now_ms):
            self._is_check_owed |= self._agenda.pop(0) == self._ask_check
        if self._agenda:
            return self._agenda[0] if self._may_ask(self._agenda[0], now_ms) else None
        return self._next_order(now_ms)

    def answered(self, question: BusQuestion, data: bytes, now_ms: int) -> list[Message]:
        """Take an answer, and tell what it means for the table."""
        self._turns.good += 1
        if self._is_as_before(question, data, now_ms):
            self._silence.answered()
            self.traffic.look(now_ms)
            return []
        is_look = question in (self._ask_events, self._ask_state)
        is_news = is_look or question in (self._ask_check, self._ask_serial)
        if is_news and not self._second_look.is_sure(question, data, now_ms):
            return []
        if is_look:
            self._silence.answered()
            self.traffic.look(now_ms)
        messages = [*self._answered_again(question), *self._take(question, data, now_ms)]
        return messages if self._must_tell else [*messages, *self._result()]

    def _is_as_before(self, question: BusQuestion, data: bytes, now_ms: int) -> bool:
        """True if a quick look shows what it has shown before, as nearly all do."""
        if not self._is_quick or question is not self._ask_state or data[0] != self._opto:
            return False
        is_open = self._agenda or self._must_tell or self._is_doubted or self._is_tested
        is_calm = self._second_look.is_calm(question, data, now_ms)
        return not is_open and is_calm and self._has_chip == self._sees_chip(data[0])

    def unanswered(self, question: BusQuestion, now_ms: int, why: Ending) -> list[Message]:
        """Count what did not come, each question by itself; only the regular look makes it lost."""
        self.suspect(now_ms)
        if why != "silent":
            self.traffic.remark = why
        if not self._is_look:
            return self._not_obeyed(question, now_ms, why)
        fault = self._silence.unanswered(why, now_ms, self._turns.good)
        if fault is None:
            return []
        self.forget()
        return [*self._fail(fault), *self._result()]

    def suspect(self, now_ms: int) -> None:
        """Believe what is new only when it was seen twice, for a while."""
        self._second_look.suspect(now_ms)

    def clashed(self, now_ms: int) -> list[Message]:
        """Count two different answers to one question; three times are two boards."""
        self._clashes = self._clashes + 1 if now_ms < self._clash_until_ms else 1
        self._clash_until_ms = now_ms + CLASH_MS
        return self._fail(CLASH) if self._clashes >= CLASHES_TO_TELL else []

    def _regular_look(self, now_ms: int) -> BusQuestion:
        if self.fault is not None and now_ms >= self._retry_ms and not self._must_tell:
            self._retry_ms = now_ms + FAULT_RETRY_MS
            self._survey()
        if self._profile.events is None:
            return self._ask_state
        if self._must_tell or self._counter is None or self._second_look.is_suspect(now_ms):
            return self._ask_events
        is_audit = now_ms >= self._audit_ms and self._turns.take(now_ms)
        if is_audit and self._counter == 0 and self._audits % 3:
            # Before its first event a reset does not show: to be sure, lamp and inhibit are told
            # again, one at a time because all at once would hold up a long line.
            self._orders.forget("lamp" if self._audits % 3 == 1 else "inhibit")
            self._audits += 1
            is_audit = False
        return self._ask_events if is_audit == self._is_quick else self._ask_state

    def _next_order(self, now_ms: int) -> BusQuestion | None:
        is_lamp_test = now_ms < (self._lamp_test_until_ms or 0)
        order = self._orders.next(now_ms, is_lamp_test=is_lamp_test)
        if order is not None or self.fault is not None:
            return order
        if self._is_check_owed and self._may_ask(self._ask_check, now_ms):
            return self._ask_check
        is_due = self._profile.serial_number is not None and now_ms >= self._identity_ms
        if not is_due or not self._may_ask(self._ask_serial, now_ms):
            return None
        return self._ask_serial if self._turns.take(now_ms) else None

    def _may_ask(self, question: BusQuestion, now_ms: int) -> bool:
        tries = self._tries.get(question)
        return tries is None or tries.may_ask(now_ms, self._turns.risky)

    def _take(self, question: BusQuestion, data: bytes, now_ms: int) -> list[Message]:
        if self._lamp_test_until_ms is None:
            self._lamp_test_until_ms = now_ms + self._lamp_test_ms
        if self._agenda and self._agenda[0] == question:
            del self._agenda[0]
        if question == (self._ask_events if self._is_quick else self._ask_state):
            self._audit_ms = now_ms + AUDIT_MS
            self._audits += 1
        if question == self._ask_events:
            return self._read_events(data[0], data[1:])
        if question == self._ask_state:
            return self._read_opto(data[0], now_ms)
        if question == self._ask_check:
            return self._read_self_check(data, now_ms)
        if question == self._ask_serial:
            return self._read_serial(data, now_ms)
        return []

    def _answered_again(self, question: BusQuestion) -> list[Message]:
        what = self._orders.answered(question)
        tries = self._tries.get(question)
        if tries is not None and tries.answered() and question == self._ask_check:
            what = "check"
        return [] if what is None else [CommandAnswered(self.seat, self.sensor, what)]

    def _not_obeyed(self, question: BusQuestion, now_ms: int, why: Ending) -> list[Message]:
        """Take a question in vain that was no regular look: chips are seen all the same."""
        what = self._orders.failed(question, now_ms)
        tries = self._tries.get(question)
        if question != self._ask_state and self._agenda and self._agenda[0] == question:
            del self._agenda[0]  # what it shows is worth more than who it is
            self._is_check_owed |= question == self._ask_check
        if tries is not None and tries.failed(now_ms, self._turns.risky):
            if question == self._ask_state:
                fault = LATE if why == "late" else STATELESS
                return [*self._fail(fault), *self._result()]
            what = "check" if question == self._ask_check else what
        return [] if what is None else [CommandUnanswered(self.seat, self.sensor, what)]

    def _unanswered(self) -> tuple[str, ...]:
        checks = ("self check",) if self._tries[self._ask_check].is_fault else ()
        return (*self._orders.unanswered, *checks)

    def _read_events(self, counter: int, pairs: bytes) -> list[Message]:
        before, self._counter = self._counter, counter
        if before is None:
            return []
        if counter == 0 and before != 0:
            self._survey()
            return self._fail(RESET)
        fresh = events_between(before, counter)
        if fresh > EVENTS_KEPT:
            self.traffic.events_lost += fresh - EVENTS_KEPT
            self._survey()
            return []
        return self._follow(pairs, fresh)

    def _follow(self, pairs: bytes, fresh: int) -> list[Message]:
        """Go through the new events, oldest first; a bounce that ends where it began is nothing."""
        profile = self._profile
        had_chip = self._has_chip
        messages: list[Message] = []
        for at in range(2 * (fresh - 1), -1, -2):
            kind, code = pairs[at], pairs[at + 1]
            if kind in (profile.chip_placed, profile.chip_removed):
                self._has_chip = kind == profile.chip_placed
            elif kind == profile.error and code == ALL_WELL:
                self._survey()
            elif kind == profile.error:
                self._settle()
                messages += self._fail(profile.error_word(code))
            else:
                self.traffic.remark = f"event {kind} {code}"
                self._survey()
        if self._is_doubted and self._has_chip == self._sees_chip(self._opto or 0):
            self._settle()
        is_told = self._must_tell or self.fault is not None or had_chip is None
        if self._has_chip is not None and self._has_chip != had_chip and not is_told:
            chip = ChipPlaced if self._has_chip else ChipRemoved
            messages.append(chip(self.seat, self.sensor))
        return messages

    def _sees_chip(self, opto: int) -> bool:
        return self._profile.sees_chip(opto)

    def _read_opto(self, opto: int, now_ms: int) -> list[Message]:
        has_chip = self._sees_chip(opto)
        is_new = opto != self._opto
        self._opto = opto
        if self._must_tell:
            return [] if self._agenda else self._tell(now_ms, has_chip=has_chip)
        if not self._is_doubted and self._profile.events is not None:
            if is_new or has_chip != self._has_chip:
                # The events say how it came about; only if they do not, the state counts alone.
                self._agenda = [self._ask_events, self._ask_state]
                self._is_doubted = True
            return []
        self._settle()
        if has_chip == self._has_chip:
            return []
        self._has_chip = has_chip
        return [] if self.fault else [SensorRead(self.seat, self.sensor, has_chip)]

    def _read_self_check(self, data: bytes, now_ms: int) -> list[Message]:
        self._is_check_owed = False
        if data[0] == ALL_WELL:
            return []
        self._settle()
        self._retry_ms = now_ms + FAULT_RETRY_MS
        return self._fail(self._profile.self_check_word(data))

    def _read_serial(self, data: bytes, now_ms: int) -> list[Message]:
        self._identity_ms = now_ms + IDENTITY_MS
        before, self._serial = self._serial, int.from_bytes(data, "little")
        if self._serial == before:
            return []
        return [SensorIdentified(self.seat, self.sensor, self._serial)]

    def _survey(self) -> None:
        """Trust nothing until the device has said who it is, checked itself and shown its state."""
        profile = self._profile
        self._agenda = [
            *([self._ask_serial] if profile.serial_number is not None else []),
            *([self._ask_check] if profile.self_check is not None else []),
            self._ask_state,
        ]
        self._must_tell = True
        self._is_doubted = False
        self._has_chip = None
        self._opto = None
        self._orders.forget()

    def _settle(self) -> None:
        self._agenda.clear()
        self._must_tell = False
        self._is_doubted = False

    def _result(self) -> list[Message]:
        """Report once what a test has found."""
        if not self._is_tested:
            return []
        self._is_tested = False
        return [SensorTested(self.seat, self.sensor, self.fault, bool(self._has_chip))]

    def _fail(self, code: Fault) -> list[Message]:
        if self.fault == code:
            return []
        self.fault = code
        return [SensorFault(self.seat, self.sensor, code)]

    def _tell(self, now_ms: int, *, has_chip: bool) -> list[Message]:
        self._settle()
        self._has_chip = has_chip
        if self.fault == CLASH and now_ms < self._clash_until_ms:
            return []
        read = SensorRead(self.seat, self.sensor, has_chip)
        if self.fault is None:
            return [read]
        self.fault = None
        return [SensorRecovered(self.seat, self.sensor), read]

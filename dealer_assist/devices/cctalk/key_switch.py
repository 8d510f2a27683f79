"""The supervisor's key switch (Aquarius): a ccTalk keypad at address 70, RUN and JPH.

Unknown is a position of its own: it is told whenever the switch cannot be asked.
"""

from dealer_assist.devices.cctalk.bus import BusQuestion
from dealer_assist.devices.cctalk.line import Ending
from dealer_assist.devices.cctalk.looks import SecondLook, Silence
from dealer_assist.devices.cctalk.profile import EVENTS_KEPT, PUBLIC, CctalkProfile
from dealer_assist.devices.health import Health, Traffic, health_of
from dealer_assist.devices.messages import (
    DeviceBack,
    DeviceLost,
    KeyPosition,
    KeyTold,
    KeyUnknown,
    Message,
)

NAME = "key_switch"
NO_ANSWER = "it does not answer"
NO_POSITION = "it does not tell its position"
POSITION_TRIES = 3
AUDIT_MS = 1_000  # how often the position itself is read, in case the counter lies


class KeyStation:
    """Follow the key by its event counter; whenever that has moved, the position itself counts.

    A key that bounces between two readings and ends where it was has not been turned.
    """

    def __init__(self, profile: CctalkProfile = PUBLIC) -> None:
        self.address = profile.key_address
        self.traffic = Traffic()
        is_crc = profile.check == "crc"
        self._profile = profile
        self._ask_events = BusQuestion(
            profile.events or 0, lengths=(1 + 2 * EVENTS_KEPT,), timeout_ms=profile.look_ms
        )
        self._ask_position = BusQuestion(profile.state, lengths=(1,), timeout_ms=profile.look_ms)
        self._silence = Silence(profile.quiet_ms, is_crc=is_crc)
        self._second_look = SecondLook(is_always=True)  # where it stands may authorise a jackpot
        self._is_look = False
        self._lost_why = ""
        self._counter: int | None = None
        self._position: KeyPosition | None = None
        self._is_position_open = True
        self._position_failed = 0
        self._is_cut = False
        self._audit_ms = 0

    def next_question(self, now_ms: int, *, is_first: bool) -> BusQuestion | None:
        """Ask for events, and for the position where they leave it open."""
        if is_first:
            self._is_look = True
            self._second_look.begin_visit()
            if self._silence.must_wait(now_ms):
                return None
            return self._ask_position if self._profile.events is None else self._ask_events
        again = self._second_look.again
        self._is_look = self._is_look and again is not None
        if again is not None:
            return again
        is_open = self._is_position_open or now_ms >= self._audit_ms
        return self._ask_position if is_open and self._profile.events is not None else None

    def answered(self, question: BusQuestion, data: bytes, now_ms: int) -> list[Message]:
        """Take an answer, and tell the table where the key stands if that is new."""
        if not self._second_look.is_sure(question, data, now_ms):
            return []
        if self._is_look:
            self._silence.answered()
        if question == self._ask_events:
            self._is_position_open |= data[0] != self._counter
            self._counter = data[0]
            return []
        self.traffic.look(now_ms)
        self._is_position_open = False
        self._position_failed = 0
        self._audit_ms = now_ms + AUDIT_MS
        return self._found("JPH" if data[0] & self._profile.jph_bit else "RUN")

    def unanswered(self, question: BusQuestion, now_ms: int, why: Ending) -> list[Message]:
        """Count what did not come; a switch that is silent, or tells no position, is lost."""
        self.suspect(now_ms)
        if why != "silent":
            self.traffic.remark = why
        if self._is_look:
            fault = self._silence.unanswered(why, now_ms, 0)
            return [] if fault is None else self._lose(NO_ANSWER)
        self._is_position_open = True
        self._position_failed += 1
        return self._lose(NO_POSITION) if self._position_failed >= POSITION_TRIES else []

    def suspect(self, now_ms: int) -> None:
        """Believe what is new only when it was seen twice, for a while."""
        self._second_look.suspect(now_ms)

    def clashed(self, now_ms: int) -> list[Message]:
        """Take two different answers to one question as no position at all."""
        return self._lose("two devices have its address")

    def cut(self, why: str) -> list[Message]:
        """Report once that the position is unknown: its line is gone."""
        was_cut, self._is_cut = self._is_cut, True
        self._lost_why = ""
        self._forget()
        return [] if was_cut else [KeyUnknown(why)]

    def _forget(self) -> None:
        self._counter = None
        self._position = None
        self._is_position_open = True

    def health(self) -> Health:
        """Report on the switch."""
        known = "not heard yet" if self._position is None else self._position
        return health_of(NAME, "lost" if self._lost_why else known, self.traffic)

    def _found(self, position: KeyPosition) -> list[Message]:
        messages: list[Message] = [DeviceBack(NAME)] if self._lost_why else []
        self._lost_why = ""
        self._is_cut = False
        before, self._position = self._position, position
        if position != before:
            messages.append(KeyTold(position, at_start=before is None))
        return messages

    def _lose(self, why: str) -> list[Message]:
        was_lost = bool(self._lost_why)
        self._forget()
        self._lost_why = why
        return [] if was_lost else [KeyUnknown(why), DeviceLost(NAME, why)]

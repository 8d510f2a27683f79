"""The supervisor's key switch (Aquarius): a ccTalk keypad at address 70, RUN and JPH."""

from dealer_assist.devices.cctalk.bus import (
    GARBLED_POLLS_TO_LOST,
    LOST_RETRY_MS,
    SILENT_POLLS_TO_LOST,
    Question,
)
from dealer_assist.devices.cctalk.frames import READ_EVENTS, READ_OPTO
from dealer_assist.devices.cctalk.sensor_profile import EVENTS_KEPT
from dealer_assist.devices.health import Health, Traffic, health_of
from dealer_assist.devices.messages import DeviceBack, DeviceLost, KeyPosition, KeyTurned, Message

ADDRESS = 70
NAME = "key_switch"
RUN_EVENT, JPH_EVENT = 1, 2
IN_JPH = 0b1  # of the opto state

EVENTS = Question(READ_EVENTS, lengths=(1 + 2 * EVENTS_KEPT,))
POSITION = Question(READ_OPTO, lengths=(1,))


class KeyStation:
    """Follow the key by its event counter; whenever that has moved, the position itself counts.

    A key that bounces between two readings and ends where it was has not been turned.
    """

    address = ADDRESS

    def __init__(self) -> None:
        self.traffic = Traffic()
        self._is_lost = False
        self._silent = 0
        self._garbled = 0
        self._retry_ms = 0
        self._counter: int | None = None
        self._position: KeyPosition | None = None
        self._is_position_open = False

    def next_question(self, now_ms: int, *, is_first: bool) -> Question | None:
        """Ask for events, and for the position where they leave it open."""
        if not is_first:
            return POSITION if self._is_position_open else None
        return None if self._is_lost and now_ms < self._retry_ms else EVENTS

    def answered(self, question: Question, data: bytes, now_ms: int) -> list[Message]:
        """Take an answer, and tell the table where the key stands if that is new."""
        self._silent = self._garbled = 0
        messages: list[Message] = [DeviceBack(NAME)] if self._is_lost else []
        self._is_lost = False
        if question == EVENTS:
            self._is_position_open |= data[0] != self._counter
            self._counter = data[0]
            return messages
        self._is_position_open = False
        position: KeyPosition = "JPH" if data[0] & IN_JPH else "RUN"
        before, self._position = self._position, position
        if position != before:
            messages.append(KeyTurned(position, at_start=before is None))
        return messages

    def unanswered(self, question: Question, now_ms: int, *, is_silent: bool) -> list[Message]:
        """Count what did not come; the switch is lost after three polls in silence."""
        self._silent += is_silent
        self._garbled += not is_silent
        if self._silent < SILENT_POLLS_TO_LOST and self._garbled < GARBLED_POLLS_TO_LOST:
            return []
        was_lost = self._is_lost
        self.forget()
        self._is_lost = True
        self._retry_ms = now_ms + LOST_RETRY_MS
        return [] if was_lost else [DeviceLost(NAME, "it does not answer")]

    def forget(self) -> None:
        """Drop what was known: the position is read and told anew."""
        self._is_lost = False
        self._counter = None
        self._position = None

    def health(self) -> Health:
        """Report on the switch."""
        known = "not heard yet" if self._position is None else self._position
        return health_of(NAME, "lost" if self._is_lost else known, self.traffic)

"""Any card reader on a port: its decoder is fed what arrives, and told when the reader is quiet."""

from collections.abc import Callable
from typing import Protocol

from dealer_assist.devices.health import (
    OK,
    PORT_OPEN,
    SPOILT,
    UNPLUGGED,
    Health,
    Traffic,
    health_of,
    unnamed,
)
from dealer_assist.devices.messages import (
    CardMisread,
    CardSwiped,
    DeviceBack,
    DeviceLost,
    Message,
    ShoeAlarm,
    ShoeCard,
    ShufflerTold,
)
from dealer_assist.devices.port import Port, PortClosed

SILENCE_MS = 60
SOON_MS, IDLE_MS = 20, 100


class MessageDecoder(Protocol):
    """Bytes to messages, in any chunking."""

    @property
    def good(self) -> int: ...

    @property
    def bad(self) -> int: ...

    @property
    def repeated(self) -> int: ...

    @property
    def dropped(self) -> int: ...

    @property
    def is_waiting(self) -> bool: ...

    def feed(self, data: bytes) -> list[Message]: ...

    def silence(self) -> list[Message]: ...


class DeviceReader:
    """Listen to a device that speaks unasked: a swiper, an RFID reader, a card shoe, a shuffler.

    What a swiper or an RFID reader said is kept without the number on the card. `trouble` names
    what the device says is wrong with it, where it says such things.
    """

    bytes_awaited = 1

    def __init__(
        self,
        name: str,
        port: Port,
        decoder: MessageDecoder,
        silence_ms: int = SILENCE_MS,
        *,
        is_secret: bool = True,
        trouble: Callable[[], str] = lambda: "",
    ) -> None:
        self.name = name
        self._port = port
        self._decoder = decoder
        self._silence_ms = silence_ms
        self._is_secret = is_secret
        self._trouble = trouble
        self._traffic = Traffic()
        self._is_lost = False
        self._told: Message | None = None

    @property
    def patience_ms(self) -> int:
        """Return how soon there is something to do though nothing comes: silence ends a message."""
        return SOON_MS if self._decoder.is_waiting else IDLE_MS

    def tick(self, now_ms: int) -> list[Message]:
        """Take what has arrived, without waiting."""
        try:
            data = self._port.read_available()
        except PortClosed as closed:
            if self._is_lost:
                return []
            self._is_lost = True
            self._traffic.count(UNPLUGGED, now_ms)
            return [*self._decoder.silence(), DeviceLost(self.name, str(closed))]
        decoder = self._decoder
        bad = decoder.bad
        messages: list[Message] = []
        if data:
            self._traffic.last_heard_ms = now_ms
            self._traffic.hear(unnamed(data) if self._is_secret else data)
            messages = decoder.feed(data)
        elif decoder.is_waiting and self._is_quiet(now_ms):
            messages = decoder.silence()
        if self._is_lost:
            self._is_lost = False
            messages = [DeviceBack(self.name), *messages]
        if messages:
            self._told = messages[-1]
        if decoder.bad > bad:
            self._traffic.count(SPOILT, now_ms)
        return messages

    def health(self) -> list[Health]:
        """Report on the reader."""
        self._traffic.good = self._decoder.good
        self._traffic.bad = self._decoder.bad
        self._traffic.repeated = self._decoder.repeated
        self._traffic.dropped = self._decoder.dropped
        said = "" if self._told is None else words_of(self._told)
        return [health_of(self.name, self._state, self._traffic, said=said)]

    @property
    def _state(self) -> str:
        """Say only what is known: bytes alone may be noise, a card that was read is none."""
        if self._is_lost:
            return "lost"
        return self._trouble() or (OK if self._decoder.good else PORT_OPEN)

    def _is_quiet(self, now_ms: int) -> bool:
        heard_ms = self._traffic.last_heard_ms
        return heard_ms is None or now_ms - heard_ms >= self._silence_ms


def words_of(message: Message) -> str:
    """Say what a reader told; of a staff card no digit."""
    match message:
        case CardSwiped():
            return "a card, without its number"
        case CardMisread(reason):
            return reason
        case ShoeCard(card):
            return f"card {card}"
        case ShoeAlarm(text):
            return f"alarm: {text}"
        case ShufflerTold(mode, hands, fault):
            known = (mode, f"{hands} hands dealt" if hands is not None else "")
            return ", ".join(
                words for words in (f"fault {fault}" if fault else "", *known) if words
            )
        case DeviceBack():
            return "it is plugged in again"
        case _:
            return ""

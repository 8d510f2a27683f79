"""One card after another from a table's swiper, for the staff desk; a swipe counts only if asked.

A swiper that types is read from a line that is not echoed: a number shows nowhere.
"""

from collections.abc import Callable

from dealer_assist.devices.connect import read_config
from dealer_assist.devices.driver import Driver
from dealer_assist.devices.messages import CardMisread, CardSwiped, DeviceBack, DeviceLost, Message
from dealer_assist.devices.readers.magstripe import TrackDecoder
from dealer_assist.devices.registry import kind_of
from dealer_assist.devices.role import DeviceKind, PortLine
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.errors import Refused

PATIENCE_MS = 60_000
LOOK_EVERY_S = 0.05


class CardReader:
    """A swiper that is ours until it is closed; who waits for a card does nothing else."""

    def __init__(
        self,
        where: str,
        clock_ms: Callable[[], int],
        say: Callable[[str], None],
        type_unseen: Callable[[], str],
        patience_ms: int = PATIENCE_MS,
    ) -> None:
        config = read_config("swiper", where)
        if config.is_simulated:
            raise Refused(
                "Cards are read at a real card reader; name the table's file with --table, and "
                "the reader's port under its [devices]"
            )
        self._clock_ms = clock_ms
        self._say = say
        self._type_unseen = type_unseen
        self._patience_ms = patience_ms
        self._lost = ""
        kind = kind_of(config)
        opened = kind.port if isinstance(kind, DeviceKind) and kind.port else SerialPort
        self._port = opened(config.where, clock_ms, config.port_settings)
        self._swiper: Driver | None = None  # of one that types
        if isinstance(kind, DeviceKind):
            self._swiper = kind.driver(self._port, PortLine(config))

    def next_number(self, prompt: str) -> str:
        """Ask for a card and wait for it; after a misread say so and wait for the next swipe."""
        self._take()  # what came before it was asked for does not count
        self._say(prompt)
        end_ms = self._clock_ms() + self._patience_ms
        while self._clock_ms() < end_ms:
            if self._lost:
                raise Refused(f"The card swiper cannot be reached ({self._lost}); see to its port")
            for message in self._heard() if self._swiper else self._typed():
                match message:
                    case CardSwiped(number):
                        return number
                    case CardMisread(reason):
                        self._say(reason)
        raise Refused("No card came; nothing was changed")

    def close(self) -> None:
        """Release the port."""
        self._port.close()

    def _heard(self) -> list[Message]:
        self._port.wait(LOOK_EVERY_S, 1)
        return self._take()

    def _take(self) -> list[Message]:
        """Take what has come, and note whether the swiper is there."""
        messages = self._swiper.tick(self._clock_ms()) if self._swiper else []
        for message in messages:
            match message:
                case DeviceLost(_, why):
                    self._lost = why
                case DeviceBack():
                    self._lost = ""
        return messages

    def _typed(self) -> list[Message]:
        decoder = TrackDecoder()
        return decoder.feed(self._type_unseen().encode("latin-1", "replace")) + decoder.silence()

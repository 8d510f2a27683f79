"""A simulated RFID reader that repeats a card for as long as it is held.

It speaks as an RDM6300, as an ID-12, or in lines of digits as rf IDEAS and Elatec do.
"""

from collections.abc import Sequence

from dealer_assist.devices.simulated.model import DONE
from dealer_assist.value import Value

REPEAT_MS = 100
MAKER = 0x01
HIGHEST = 2**32 - 1
NOBODYS = "3118899471"
TIMES = 3
HALF_A_FRAME = 7


class CardNear(Value):
    """A card that came near the reader, and how often it was read before it left."""

    number: str
    times: int = 1
    is_whole: bool = True


class SimulatedRfidReader:
    """A field that cards are held into, for a moment or until they are taken away."""

    faults = ("half", "unknown", "twice")
    fault: str | None = None  # a card shown badly is over at once
    words = ("hold 6547886 (at the RFID reader)",)

    def __init__(self) -> None:
        self._held: str | None = None
        self._next_ms = 0
        self._readings: list[CardNear] = []

    def swipe(self, number: str, name: str = "") -> None:
        """Hold a card to the reader for a moment; it is read three times, without a name."""
        _check(number)
        self._readings.append(CardNear(number, TIMES))

    def swipe_garbled(self) -> None:
        """Pass a card by too quickly: the reading breaks off."""
        self._readings.append(CardNear("1", is_whole=False))

    def cause(self, fault: str) -> None:
        """Show a card badly, in one of the ways of `faults`; it is nobody's card."""
        match fault:
            case "half":
                self.swipe_garbled()
            case "unknown":
                self._readings.append(CardNear(NOBODYS))
            case "twice":
                self.swipe(NOBODYS)
            case _:
                raise ValueError(f"a card cannot be {fault!r}: {', '.join(self.faults)}")

    def clear(self) -> None:
        """Do nothing: after a card shown badly nothing has to be mended."""

    def move(self, words: Sequence[str]) -> str | None:
        """Hold a card to the reader by words: `hold 6547886`."""
        match words:
            case ["hold", number] if number.isdigit() and int(number) <= HIGHEST:
                self.swipe(number)
                return DONE
            case _:
                return None

    def hold(self, number: str) -> None:
        """Hold a card to the reader until it is taken away."""
        _check(number)
        self._held = number
        self._next_ms = 0

    def take_away(self) -> None:
        """Take the card away."""
        self._held = None

    def pass_time(self, dt_ms: int) -> list[CardNear]:
        """Let time pass and hand over what was read; a card that is held is read every 100 ms."""
        readings, self._readings = self._readings, []
        self._next_ms -= dt_ms
        if self._held is not None and self._next_ms <= 0:
            self._next_ms = REPEAT_MS
            readings.append(CardNear(self._held))
        return readings


class Em4100Speaker:
    """Say the frame of every card that is read, in the form of RDM6300 or of ID-12."""

    def __init__(self, reader: SimulatedRfidReader, *, is_id12: bool = False) -> None:
        self._reader = reader
        self._is_id12 = is_id12

    def hear(self, data: bytes) -> bytes:
        """Say nothing to the host."""
        return b""

    def tick(self, dt_ms: int) -> bytes:
        """Return what the reader has to say by now."""
        return b"".join(self._frames(reading) for reading in self._reader.pass_time(dt_ms))

    def _frames(self, reading: CardNear) -> bytes:
        frame = card_frame(reading.number, is_id12=self._is_id12)
        return reading.times * frame if reading.is_whole else frame[:HALF_A_FRAME]


class DigitsSpeaker:
    """Say every card that is read as a line of its digits."""

    def __init__(self, reader: SimulatedRfidReader) -> None:
        self._reader = reader

    def hear(self, data: bytes) -> bytes:
        """Say nothing to the host."""
        return b""

    def tick(self, dt_ms: int) -> bytes:
        """Return what the reader has to say by now."""
        return b"".join(_lines(reading) for reading in self._reader.pass_time(dt_ms))


def _lines(reading: CardNear) -> bytes:
    line = f"{int(reading.number):010d}".encode()
    return reading.times * (line + b"\r") if reading.is_whole else line[:HALF_A_FRAME]


def card_frame(number: str, *, is_id12: bool = False) -> bytes:
    """Write the frame of the EM4100 card with this printed number."""
    _check(number)
    card = bytes((MAKER,)) + int(number).to_bytes(4, "big")
    checksum = 0
    for byte in card:
        checksum ^= byte
    digits = (card + bytes((checksum,))).hex().upper().encode()
    return b"\x02" + digits + (b"\r\n" if is_id12 else b"") + b"\x03"


def _check(number: str) -> None:
    if int(number) > HIGHEST:
        raise ValueError(f"an EM4100 card has a number up to {HIGHEST}, not {number}")

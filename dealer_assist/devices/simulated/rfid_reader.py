"""A simulated RFID reader (RDM6300 or ID-12) that repeats a card for as long as it is held."""

REPEAT_MS = 100
MAKER = 0x01
HIGHEST = 2**32 - 1
NOBODYS = "3118899471"


def card_frame(number: str, *, is_id12: bool = False) -> bytes:
    """Write the frame of the EM4100 card with this printed number."""
    if int(number) > HIGHEST:
        raise ValueError(f"an EM4100 card has a number up to {HIGHEST}, not {number}")
    card = bytes((MAKER,)) + int(number).to_bytes(4, "big")
    checksum = 0
    for byte in card:
        checksum ^= byte
    digits = (card + bytes((checksum,))).hex().upper().encode()
    return b"\x02" + digits + (b"\r\n" if is_id12 else b"") + b"\x03"


class SimulatedRfidReader:
    """Say a card's frame when it is held to the reader, and again every 100 ms."""

    FAULTS = ("half", "unknown", "twice")

    def __init__(self, *, is_id12: bool = False) -> None:
        self._is_id12 = is_id12
        self._held: str | None = None
        self._next_ms = 0
        self._said = b""

    def swipe(self, number: str, name: str = "") -> None:
        """Hold a card to the reader for a moment; it is sent three times, without a name."""
        self._said += 3 * card_frame(number, is_id12=self._is_id12)

    def swipe_garbled(self) -> None:
        """Pass a card by too quickly: the frame breaks off."""
        self._said += card_frame("1", is_id12=self._is_id12)[:7]

    def cause(self, fault: str) -> None:
        """Show a card badly, in one of the ways of `FAULTS`; it is nobody's card."""
        match fault:
            case "half":
                self.swipe_garbled()
            case "unknown":
                self._said += card_frame(NOBODYS, is_id12=self._is_id12)
            case "twice":
                self.swipe(NOBODYS)
            case _:
                raise ValueError(f"a card cannot be {fault!r}: {', '.join(self.FAULTS)}")

    def hold(self, number: str) -> None:
        """Hold a card to the reader until it is taken away."""
        self._held = number
        self._next_ms = 0

    def take_away(self) -> None:
        """Take the card away."""
        self._held = None

    def hear(self, data: bytes) -> bytes:
        """Say nothing to the host."""
        return b""

    def tick(self, dt_ms: int) -> bytes:
        """Give what the reader has to say by now."""
        said, self._said = self._said, b""
        self._next_ms -= dt_ms
        if self._held is not None and self._next_ms <= 0:
            self._next_ms = REPEAT_MS
            said += card_frame(self._held, is_id12=self._is_id12)
        return said

"""RFID staff cards (RDM6300, ID-12): a card held to the reader is one swipe, however often sent."""

from dealer_assist.devices.messages import CardMisread, CardSwiped, Message
from dealer_assist.value import Value

STX, ETX = 0x02, 0x03
HEX_DIGITS = 12  # ten of the card, two of the checksum
LINE_END = b"\r\n"  # the ID-12 puts it before the ETX
GONE_MS = 300  # a held card is sent again well within this time

TWO_CARDS = "Two cards are at the reader. Show one alone."


class Em4100(Value):
    """A card by all five bytes that it tells; the first is a version that tells cards apart."""

    version: int
    rest: int

    @property
    def number(self) -> str:
        """Return the whole number: its end is what is printed on the card."""
        return f"{self.version:03d}{self.rest:010d}"

    @property
    def former(self) -> str:
        """Return the number of such cards from when the version was not looked at."""
        return f"{self.rest:010d}"


def card_of(digits: bytes) -> Em4100 | None:
    """Return the card that a frame names, or None when the checksum does not agree."""
    if len(digits) != HEX_DIGITS or any(digit not in b"0123456789ABCDEF" for digit in digits):
        return None
    *card, checksum = bytes.fromhex(digits.decode())
    for byte in card:
        checksum ^= byte
    return None if checksum else Em4100(card[0], int.from_bytes(card[1:], "big"))


class RfidDecoder:
    """Find cards in the reader's bytes, and tell each once while it is held.

    A card counts when it was read twice, or once and nothing more came: two cards in the field
    take turns, and are one message.
    """

    def __init__(self) -> None:
        self._pending: bytearray | None = None
        self._held: Em4100 | None = None
        self._is_told = False
        self.good = 0
        self.bad = 0
        self.repeated = 0
        self.dropped = 0

    @property
    def is_waiting(self) -> bool:
        """True if a card is held, or half of one has been heard."""
        return self._pending is not None or self._held is not None

    def feed(self, data: bytes) -> list[Message]:
        """Take the next bytes and give the cards that are new."""
        messages: list[Message] = []
        for byte in data:
            if byte == STX:
                self._drop_pending()
                self._pending = bytearray()
            elif self._pending is None:
                self.dropped += 1
            elif byte == ETX:
                messages += self._complete(bytes(self._pending))
                self._pending = None
            else:
                self._pending.append(byte)
                if len(self._pending) > HEX_DIGITS + len(LINE_END):
                    self._drop_pending()
        return messages

    def silence(self) -> list[Message]:
        """Learn that the reader is quiet: the card is gone and may come again."""
        self._drop_pending()
        messages = self._tell()
        self._held, self._is_told = None, False
        return messages

    def _complete(self, pending: bytes) -> list[Message]:
        card = card_of(pending.removesuffix(LINE_END))
        if card is None:
            self.bad += 1
            return []
        self.good += 1
        if self._held is None:
            self._held = card
            return []
        if card == self._held:
            self.repeated += 1
            return self._tell()
        if self._is_told:
            return []
        self._is_told = True
        return [CardMisread(TWO_CARDS)]

    def _tell(self) -> list[Message]:
        if self._held is None or self._is_told:
            return []
        self._is_told = True
        return [CardSwiped(self._held.number, self._held.former)]

    def _drop_pending(self) -> None:
        if self._pending is not None:
            self.bad += 1
            self.dropped += len(self._pending) + 1
        self._pending = None

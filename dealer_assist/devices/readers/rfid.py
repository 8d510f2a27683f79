"""RFID staff cards (RDM6300, ID-12): a card held to the reader is one swipe, however often sent."""

from dealer_assist.devices.messages import CardSwiped, Message

STX, ETX = 0x02, 0x03
HEX_DIGITS = 12  # ten of the card, two of the checksum
LINE_END = b"\r\n"  # the ID-12 puts it before the ETX
GONE_MS = 500  # a held card is sent again well within this time


def number_of(digits: bytes) -> str | None:
    """Give the number printed on an EM4100 card, or None when the checksum does not agree."""
    if len(digits) != HEX_DIGITS or any(digit not in b"0123456789ABCDEF" for digit in digits):
        return None
    *card, checksum = bytes.fromhex(digits.decode())
    for byte in card:
        checksum ^= byte
    if checksum:
        return None
    # The first byte names the maker; what is printed on the card is the other four, in decimal.
    return f"{int.from_bytes(card[1:], 'big'):010d}"


class RfidDecoder:
    """Find cards in the reader's bytes, and tell each once while it is held."""

    def __init__(self) -> None:
        self._pending: bytearray | None = None
        self._held: str | None = None
        self.good = 0
        self.bad = 0
        self.repeated = 0
        self.dropped = 0

    @property
    def is_waiting(self) -> bool:
        """Tell whether a card is held, or half of one has been heard."""
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
        self._held = None
        return []

    def _complete(self, pending: bytes) -> list[Message]:
        number = number_of(pending.removesuffix(LINE_END))
        if number is None:
            self.bad += 1
            return []
        self.good += 1
        if number == self._held:
            self.repeated += 1
            return []
        self._held = number
        return [CardSwiped(number)]

    def _drop_pending(self) -> None:
        if self._pending is not None:
            self.bad += 1
            self.dropped += len(self._pending) + 1
        self._pending = None

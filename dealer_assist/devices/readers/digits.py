"""Proximity readers that send a card as a line of digits: rf IDEAS, Elatec and their like.

`00123:45678` CR is a site and a card, `04A2B3C4D5E680` CR a serial number in hex; which of them
and how many digits is set in the reader. The number is kept as it is told, with what stands
between its parts: `1:2345` and `12:345` are two cards. A line without its end is never a card,
because the rest of its digits may be missing; the wire has no other check.
"""

import re

from dealer_assist.devices.messages import CardMisread, CardSwiped, Message
from dealer_assist.message import Msg

LINE_ENDS = b"\r\n"
LONGEST = 40
FEWEST = 4
GONE_MS = 300  # a reader that repeats a card does so well within this time
_CARD = re.compile(rb"[0-9A-F]+(?:[:-][0-9A-F]+)*")

BROKEN_OFF = Msg("The card was not read to its end. Show it again, and hold it still.")
TWO_CARDS = Msg("Two cards are at the reader. Show one alone.")


class DigitsDecoder:
    """Find cards in lines of digits, and tell each once while it is held."""

    def __init__(self) -> None:
        self._line = bytearray()
        self._held = b""
        self._is_clash_told = False
        self.good = 0
        self.bad = 0
        self.repeated = 0
        self.dropped = 0

    @property
    def is_waiting(self) -> bool:
        """True if a card is held, or half of one has been heard."""
        return bool(self._line or self._held)

    def feed(self, data: bytes) -> list[Message]:
        """Take the next bytes and give the cards that are new."""
        messages: list[Message] = []
        for byte in data:
            if byte in LINE_ENDS:
                line, self._line = bytes(self._line), bytearray()
                messages += self._complete(line) if line else []
            elif len(self._line) <= LONGEST:
                self._line.append(byte)
            else:
                self.dropped += 1
        return messages

    def silence(self) -> list[Message]:
        """Learn that the reader is quiet: the card is gone, and a line that broke off stays so."""
        line, self._line = bytes(self._line), bytearray()
        self._held, self._is_clash_told = b"", False
        if not line:
            return []
        self._drop(line)
        return [CardMisread(BROKEN_OFF)] if is_card(line) else []

    def _complete(self, line: bytes) -> list[Message]:
        if not is_card(line):
            self._drop(line)
            return []
        self.good += 1
        card = line.upper()
        if card == self._held:
            self.repeated += 1
            return []
        if self._held:
            was_told, self._is_clash_told = self._is_clash_told, True
            return [] if was_told else [CardMisread(TWO_CARDS)]
        self._held = card
        return [CardSwiped(card.decode())]

    def _drop(self, line: bytes) -> None:
        self.bad += 1
        self.dropped += len(line)


def is_card(line: bytes) -> bool:
    """True if a line is a number: digits or hex, in parts or in one."""
    is_number = _CARD.fullmatch(line.upper()) is not None
    return is_number and FEWEST <= len(line) <= LONGEST

"""Heads that encrypt: how they are told from those that send a card as it is.

MagTek (MagneSafe: Dynamag and its serial sisters) sends the tracks with a masked number and then
encrypted fields in hex, each behind a mark, a bar unless its property says otherwise. ID TECH
(SecureMag at security level 3) sends one block: `02`, length of the data in two bytes, low one
first, the data, the XOR of the data, the sum of the data, `03`; its tracks are masked with stars.
A head of that kind that is a keyboard types the same block in hex.
Neither carries a number that is one card's alone, and what is encrypted is another at every pass:
no card can be known by it.
"""

import re
from typing import Literal, TypeAlias

from dealer_assist.message import Msg

FIELD_MARK = ord("|")
LONGEST_TAIL = 16  # characters behind the tracks; more are an encrypted field, whatever its mark
ETX = 0x03
LENGTH_BYTES, CHECK_BYTES = 2, 3
SHORTEST, LONGEST = 15, 0x2FF  # type, status and lengths with a key number; three tracks of all
_MASKED = re.compile(r"[0-9B%]?[0-9*]*\*[0-9*]*([\^=].*)?", re.DOTALL)
_MAGTEK_MASK = re.compile(r"\d{4}0*\d{5}")  # four digits, zeros, one that mends the sum, four

ENCRYPTS = Msg(
    "This reader encrypts: the number it sends is masked and is no person's. Set it "
    "to send plain cards (MagTek: level 2 with SureSwipe, ID TECH: level 1), or use "
    "another reader."
)

Judged: TypeAlias = Literal["open", "whole", "spoilt", "none"]


class SecuredFrame:
    """Collect what follows an STX for as long as it can be an encrypted block."""

    def __init__(self) -> None:
        self.taken = bytearray()

    def add(self, byte: int) -> None:
        """Take the next byte."""
        self.taken.append(byte)

    def judge(self) -> Judged:
        """Say whether it is such a block by now, whole or with a wrong check, or none at all."""
        if len(self.taken) < LENGTH_BYTES:
            return "open"
        length = int.from_bytes(self.taken[:LENGTH_BYTES], "little")
        if not SHORTEST <= length <= LONGEST:
            return "none"
        if len(self.taken) < LENGTH_BYTES + length + CHECK_BYTES:
            return "open"
        data, (lrc, total, end) = self.taken[LENGTH_BYTES:-CHECK_BYTES], self.taken[-CHECK_BYTES:]
        if end != ETX:
            return "none"
        found = 0
        for byte in data:
            found ^= byte
        return "whole" if (lrc, total) == (found, sum(data) % 256) else "spoilt"


def is_typed_block(digits: bytes) -> bool:
    """True if a line of hex digits is such a block, whole by its own length and checks."""
    if len(digits) % 2 or not digits.startswith(b"02"):
        return False
    *before, last = bytes.fromhex(digits.decode("ascii"))
    frame = SecuredFrame()
    for byte in before[1:]:
        frame.add(byte)
        if frame.judge() != "open":
            return False
    frame.add(last)
    return frame.judge() == "whole"


def is_masked(track: str) -> bool:
    """True if the number of a track is starred out, with or without its letter."""
    return _MASKED.fullmatch(track) is not None


def could_be_masked(number: str) -> bool:
    """True if a number can be one that MagTek's heads have filled with zeros."""
    return _MAGTEK_MASK.fullmatch(number) is not None

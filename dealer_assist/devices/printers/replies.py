"""What a slip printer says, byte by byte: its kinds overlap nowhere, by the maker's own table.

XON is 11 and XOFF 13; an automatic status begins with 0xx1xx00 and has three more; the answer to
a real-time question is 0xx1xx10; a block begins with 37 or 5F and ends with 00; what is left,
0xx0xxxx, answers a question that waited its turn behind the slip.
"""

from typing import Literal, TypeAlias

from dealer_assist.frozen import frozen

XON, XOFF = 0x11, 0x13
BLOCK_HEADERS = (0x37, 0x5F)
BLOCK_END = 0x00
CLEARED = b"\x25"
LONGEST_BLOCK = 80
AUTOMATIC_REST = 3

Said: TypeAlias = Literal["xon", "xoff", "automatic", "status", "mark", "block", "unknown"]

_WORDS: dict[Said, str] = {
    "xon": "send on",
    "xoff": "hold the line",
    "automatic": "automatic status",
    "status": "status",
    "mark": "done so far",
    "block": "its buffers are empty",
    "unknown": "unknown",
}


@frozen
class Reply:
    """One thing that the printer said."""

    said: Said
    data: bytes

    @property
    def words(self) -> str:
        """Say what it means, with its bytes."""
        return f"{_WORDS[self.said]} ({self.data.hex(' ').upper()})"

    @property
    def is_cleared(self) -> bool:
        """Tell whether it says that its buffers are empty."""
        return self.said == "block" and self.data == CLEARED


def is_status(byte: int) -> bool:
    """Tell the answer to a real-time question."""
    return byte & 0b1001_0011 == 0b0001_0010


def is_automatic(byte: int) -> bool:
    """Tell the first byte of an automatic status."""
    return byte & 0b1001_0011 == 0b0001_0000


def is_mark(byte: int) -> bool:
    """Tell the answer to a question that waited behind the slip."""
    return byte & 0b1001_0000 == 0


class ReplyReader:
    """Tell the printer's bytes apart, in any chunking; flow control may stand anywhere."""

    def __init__(self) -> None:
        self._rest = 0
        self._automatic = bytearray()
        self._block: bytearray | None = None

    def feed(self, data: bytes) -> list[Reply]:
        """Take the next bytes and give what is complete."""
        return [reply for byte in data if (reply := self._take(byte)) is not None]

    def forget(self) -> None:
        """Drop what was half said."""
        self._rest = 0
        self._automatic.clear()
        self._block = None

    def _take(self, byte: int) -> Reply | None:
        if byte in (XON, XOFF):
            return Reply("xon" if byte == XON else "xoff", bytes((byte,)))
        if self._block is not None:
            return self._take_block(byte, self._block)
        if self._rest and is_mark(byte):  # the other three have the form of a mark, in their place
            return self._take_automatic(byte)
        if byte in BLOCK_HEADERS:
            self._block = bytearray()
            return None
        if is_status(byte):
            return Reply("status", bytes((byte,)))
        if is_automatic(byte):
            self._automatic = bytearray((byte,))
            self._rest = AUTOMATIC_REST
            return None
        return Reply("mark" if is_mark(byte) else "unknown", bytes((byte,)))

    def _take_automatic(self, byte: int) -> Reply | None:
        self._automatic.append(byte)
        self._rest -= 1
        return None if self._rest else Reply("automatic", bytes(self._automatic))

    def _take_block(self, byte: int, block: bytearray) -> Reply | None:
        if byte != BLOCK_END and len(block) < LONGEST_BLOCK:
            block.append(byte)
            return None
        self._block = None
        return Reply("block", bytes(block))

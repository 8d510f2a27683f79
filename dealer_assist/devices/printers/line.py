"""The line to a slip printer, both ways: what it says byte by byte, and a slip on its way to it.

What it says overlaps nowhere, by the maker's own table. XON is 11 and XOFF 13; an automatic status
begins with 0xx1xx00 and has three more; the answer to a real-time question is 0xx1xx10; a block
begins with 37 or 5F and ends with 00; what is left, 0xx0xxxx, answers a question that waited its
turn behind the slip.

A slip goes part by part: at the pace of the line, and held where the printer asks. A part that has
begun is sent to its end, because nothing may come between its bytes: parts are short enough for
what a printer has left when it holds the line. A question does not wait behind them: it goes to the
port at once, between two parts.

No byte on the line has a check. What spoils the answers mostly spoils the slip as well, and nothing
else shows that it did: so every answer is held against what was asked for.
"""

from typing import Literal, TypeAlias

from dealer_assist.devices.port import BITS_A_BYTE, Port
from dealer_assist.value import Value

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

LEAD = 64  # bytes that may lie in the port: they cannot be called back when the printer says stop


class Reply(Value):
    """One thing that the printer said."""

    said: Said
    data: bytes

    @property
    def words(self) -> str:
        """Say what it means, with its bytes."""
        return f"{_WORDS[self.said]} ({self.data.hex(' ').upper()})"

    @property
    def is_cleared(self) -> bool:
        """True if it says that its buffers are empty."""
        return self.said == "block" and self.data == CLEARED


def is_status(byte: int) -> bool:
    """Return the answer to a real-time question."""
    return byte & 0b1001_0011 == 0b0001_0010


def is_automatic(byte: int) -> bool:
    """Return the first byte of an automatic status."""
    return byte & 0b1001_0011 == 0b0001_0000


def is_mark(byte: int) -> bool:
    """Return the answer to a question that waited behind the slip."""
    return byte & 0b1001_0000 == 0


class ReplyReader:
    """Sorts the printer's bytes, in any chunking; flow control may come anywhere."""

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


class ByteOutbox:
    """Hand bytes to the port no faster than it can send them; without a speed, all at once."""

    def __init__(self, port: Port, baud: int) -> None:
        self.is_held = False
        self._port = port
        self._bytes_a_second = baud // BITS_A_BYTE
        self._pending = b""
        self._has_begun = False
        self._free_ms = 0.0  # when the line will have sent what the port has

    @property
    def is_empty(self) -> bool:
        """True if the port has it all."""
        return not self._pending

    @property
    def is_under_way(self) -> bool:
        """True if a slip goes out at this moment, at the pace of its line."""
        return bool(self._bytes_a_second and self._pending) and not self.is_held

    def put(self, data: bytes) -> None:
        """Take the next part."""
        self._pending += data
        self._has_begun = False

    def clear(self) -> None:
        """Throw away what the port does not have yet."""
        self._pending = b""

    def push(self, now_ms: int) -> bool:
        """Write what the port may have now; True if that was anything."""
        may_send = bool(self._pending) and (self._has_begun or not self.is_held)
        room = self._room(now_ms) if may_send else 0
        if room <= 0:
            return False
        self._has_begun = True
        chunk, self._pending = self._pending[:room], self._pending[room:]
        self._port.write(chunk)
        if self._bytes_a_second:
            took_ms = 1000 * len(chunk) / self._bytes_a_second
            self._free_ms = max(self._free_ms, float(now_ms)) + took_ms
        return True

    def _room(self, now_ms: int) -> int:
        if not self._bytes_a_second:
            return len(self._pending)
        ahead_ms = max(0.0, self._free_ms - now_ms)
        unsent = max(int(ahead_ms * self._bytes_a_second / 1000), getattr(self._port, "unsent", 0))
        return LEAD - unsent


Kind: TypeAlias = Literal["offline", "paper", "mark"]

# Bits that a printer may change from one answer to the next, always together.
_MOVES: dict[Kind, tuple[int, ...]] = {
    "offline": (0b0000_0100, 0b0000_1000, 0b0010_0000, 0b0100_0000),
    "paper": (0b0000_1100, 0b0110_0000),
    "mark": (0b0000_0011, 0b0000_1100),
}
RECENT_MS = 10_000


class AnswerCheck:
    """Count what was asked and answered, and what cannot be an answer.

    Answers are compared with their own kind: makers fill bits that their tables leave open, each in
    the same way all the time.
    """

    def __init__(self) -> None:
        self.spoilt = 0  # since the slip began
        self._owed: dict[Kind, int] = {"offline": 0, "paper": 0, "mark": 0}
        self._usual: dict[Kind, int] = {}
        self._last_spoilt_ms: int | None = None

    def begin(self) -> None:
        """Begin a slip: what was asked before is answered, or never will be."""
        self.spoilt = 0
        self._owed = dict.fromkeys(self._owed, 0)
        self._usual.clear()

    def ask(self, kind: Kind) -> None:
        """Note that an answer is due."""
        self._owed[kind] += 1

    def hear(self, kind: Kind, byte: int, now_ms: int) -> bool:
        """Take an answer; False where nobody asked for it, or it cannot be one."""
        is_owed = self._owed[kind] > 0
        self._owed[kind] -= is_owed
        changed = byte ^ self._usual.setdefault(kind, byte)
        for bits in _MOVES[kind]:
            changed &= ~bits if changed & bits == bits else 0xFF
        if is_owed and not changed:
            return True
        self.note(now_ms)
        return False

    def note(self, now_ms: int) -> None:
        """Note that something came, or did not come, as only a disturbed line has it."""
        self.spoilt += 1
        self._last_spoilt_ms = now_ms

    def is_disturbed(self, now_ms: int) -> bool:
        """True if the line has spoilt something in the slip, or shortly before."""
        last_ms = self._last_spoilt_ms
        return bool(self.spoilt) or (last_ms is not None and now_ms - last_ms < RECENT_MS)

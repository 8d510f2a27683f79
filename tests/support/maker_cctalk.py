"""ccTalk boards as the public generic specification 4.7 describes them, with their own frames.

Nothing of our driver is used here: the sums, the CRC, the headers and the counters are written
from the specification (parts 1 and 2, and the table of headers in part 3), so that both sides
cannot share a mistake.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

REPLY, BUSY = 0, 6
ACK = b""


def crc_of(data: bytes) -> int:
    """CRC-CCITT, x^16 + x^12 + x^5 + 1 from 0, bit by bit as in the specification's appendix."""
    crc = 0
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc


def sum_frame(to: int, sender: int, header: int, data: bytes) -> bytes:
    """Simple checksum: all bytes of a frame add up to a multiple of 256."""
    body = bytes((to, len(data), sender, header)) + data
    return body + bytes(((256 - sum(body) % 256) % 256,))


def crc_frame(to: int, header: int, data: bytes) -> bytes:
    """16-bit CRC: its low byte takes the place of the sender, its high byte is the last."""
    crc = crc_of(bytes((to, len(data), header)) + data)
    return bytes((to, len(data), crc % 256, header)) + data + bytes((crc // 256,))


@dataclass
class Board:
    """One acceptor: five newest events with a counter of 1 to 255, opto states, output latches."""

    address: int
    serial: int = 1
    has_chip: bool = False
    is_low: bool = False  # its optos are 0 with a chip
    counter: int = 0
    events: list[tuple[int, int]] = field(default_factory=list)
    lamp: int = 0
    is_enabled: bool = False
    ignored: frozenset[int] = frozenset()
    check: bytes = b"\0"
    late_ms: dict[int, int] = field(default_factory=dict)
    is_busy: bool = False
    status_248: bytes | None = b"\0"  # "request status": 0 is OK, whatever lies there
    asked: list[int] = field(default_factory=list)

    def put(self, *, has_chip: bool) -> None:
        if has_chip != self.has_chip:
            self.has_chip = has_chip
            self.note(1 if has_chip else 2, 0)

    def note(self, a: int, b: int) -> None:
        self.counter = self.counter % 255 + 1
        self.events = [(a, b), *self.events][:5]

    def answer(self, header: int, data: bytes) -> bytes | None:
        self.asked.append(header)
        if header in self.ignored:
            return None
        pairs = b"".join(bytes(one) for one in self.events).ljust(10, b"\0")
        replies: dict[int, bytes | None] = {
            254: ACK,
            253: None,
            249: b"\x02\x14",  # 20 times 10 ms
            248: self.status_248,
            246: b"Maker",
            245: b"Coin Acceptor",
            244: b"RS-1",
            242: self.serial.to_bytes(3, "little"),
            241: b"2.3",
            236: bytes((int(self.has_chip is not self.is_low),)),
            232: self.check,
            229: bytes((self.counter,)) + pairs,
            227: bytes((int(self.is_enabled),)),
            169: b"\x03",  # request address mode: stored in flash, changed by commands
        }
        if header == 233 and len(data) == 1:
            self.lamp = data[0]
            return ACK
        if header == 228 and len(data) == 1:
            self.is_enabled = bool(data[0] & 1)
            return ACK
        return replies.get(header) if not data else None


class Harness:
    """The one wire: boards in parallel, answers after a while, several at once if so many hear."""

    def __init__(
        self,
        *boards: Board,
        is_crc: bool = False,
        lateness: Callable[[Board, int], int] = lambda board, header: board.late_ms.get(header, 2),
    ) -> None:
        self.boards = list(boards)
        self._is_crc = is_crc
        self._lateness = lateness
        self._raw = b""
        self._due: list[tuple[int, bytes]] = []

    def at(self, address: int) -> Board:
        return next(board for board in self.boards if board.address == address)

    def hear(self, data: bytes) -> bytes:
        self._raw += data
        while len(self._raw) >= 5 and len(self._raw) >= self._raw[1] + 5:
            frame, self._raw = self._raw[: self._raw[1] + 5], self._raw[self._raw[1] + 5 :]
            self._take(frame)
        return b""

    def tick(self, dt_ms: int) -> bytes:
        waiting = [(left - dt_ms, raw) for left, raw in self._due]
        self._due = [one for one in waiting if one[0] > 0]
        return b"".join(raw for left, raw in waiting if left <= 0)

    def _take(self, frame: bytes) -> None:
        header, data = frame[3], frame[4:-1]
        if self._is_crc:
            assert frame == crc_frame(frame[0], header, data), frame.hex(" ")
        else:
            assert frame == sum_frame(frame[0], frame[2], header, data), frame.hex(" ")
        if header == 253 and frame[0] == 0:  # broadcast: each says its address, in its own turn
            self._due += [(4 * one.address, bytes((one.address,))) for one in self.boards]
            return
        if header == 252:  # every board by itself: one byte, after a time of its own
            here = [one for one in self.boards if one.address == frame[0]]
            self._due += [(4 * one.serial % 1024 + 2, bytes((one.address,))) for one in here]
            return
        said: list[tuple[int, bytes]] = []
        for board in self.boards:
            if board.address != frame[0]:
                continue
            if board.is_busy:
                said.append((2, self._frame(board, BUSY, b"")))
                continue
            answer = board.answer(header, data)
            if answer is not None:
                late = self._lateness(board, header)
                said.append((late, self._frame(board, REPLY, answer)))
        if len(said) == 2 and said[0][1] != said[1][1]:
            # Two open collectors on one wire: a 0 of either wins.
            both = bytes(a & b for a, b in zip(said[0][1], said[1][1], strict=False))
            said = [(said[0][0], both)]
        self._due += said[:1] if len(said) == 2 and said[0][1] == said[1][1] else said

    def _frame(self, board: Board, header: int, data: bytes) -> bytes:
        if self._is_crc:
            return crc_frame(1, header, data)
        return sum_frame(1, board.address, header, data)

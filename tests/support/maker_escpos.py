"""A receipt printer as Epson describes the TM-T88 family: buffers, flow control, statuses.

Written from the command reference: real-time commands (DLE EOT, DLE DC4 8) are obeyed as they
arrive, everything else waits in the receive buffer for the mechanism; GS r is answered when its
turn comes; what is no command is text and waits in the print buffer, where GS v 0 and GS V are
obeyed only while it is empty; automatic status (GS a) is four bytes; with XON/XOFF the printer
holds the line when its buffer is nearly full, or when it goes off line.
"""

import re

XON, XOFF = b"\x11", b"\x13"
GS_R = (1, 49, 2, 50)  # paper, drawer; another number is no question
BIG = re.compile(rb"\x1dv0[\x00-\x03](..)(..)", re.DOTALL)


class TmPrinter:
    """Rows come out at the speed of the mechanism while there is paper and the cover is shut."""

    def __init__(
        self,
        *,
        buffer: int = 4096,
        rows_a_second: int = 800,
        has_xon: bool = False,
        has_asb: bool = False,
        paper_rows: int = 10**9,
        knows_clear: bool = True,
    ) -> None:
        self.slips: list[int] = []  # rows of each slip that was cut off
        self.rows_out = 0
        self.paper_rows = paper_rows
        self.is_cover_open = False
        self.is_on = True
        self.lost_bytes = 0
        self.cleared = 0
        self._buffer_size = buffer
        self._rows_a_second = rows_a_second
        self._has_xon = has_xon
        self._knows_clear = knows_clear
        self._asb = 0xFF if has_asb else 0
        self._asb_told = b""
        self._real_time = b""
        self._buffer = bytearray()
        self._row_time = 0.0
        self._rows_left = 0
        self._row_bytes = 0
        self._text = 0  # characters in the print buffer
        self._is_holding = False

    @property
    def is_out_of_paper(self) -> bool:
        return self.paper_rows <= 0

    @property
    def is_stopped(self) -> bool:
        return self.is_out_of_paper or self.is_cover_open

    def hear(self, data: bytes) -> bytes:
        if not self.is_on:
            return b""
        said = b""
        for byte in data:
            said += self._obey_at_once(byte)
            if len(self._buffer) >= self._buffer_size:
                self.lost_bytes += 1
            else:
                self._buffer.append(byte)
        return said + self._hold()

    def tick(self, dt_ms: int) -> bytes:
        if not self.is_on:
            return b""
        self._row_time += dt_ms * self._rows_a_second / 1000
        said = self._work()
        self._row_time = min(self._row_time, 50.0)
        return said + self._tell_changes() + self._hold()

    def _obey_at_once(self, byte: int) -> bytes:
        self._real_time = (self._real_time + bytes((byte,)))[-10:]
        if self._real_time.endswith(b"\x10\x04\x02"):
            status = 0x12 | 0x04 * self.is_cover_open | 0x20 * self.is_out_of_paper
            return bytes((status,))
        if self._real_time.endswith(b"\x10\x04\x04"):
            return bytes((0x12 | 0x60 * self.is_out_of_paper,))
        if self._knows_clear and self._real_time == b"\x10\x14\x08\x01\x03\x14\x01\x06\x02\x08":
            self._buffer.clear()
            self._text = 0
            self._rows_left = 0
            self.rows_out = 0
            self.cleared += 1
            return b"\x37\x25\x00"
        return b""

    def _work(self) -> bytes:
        said = b""
        while not self.is_stopped:
            if self._rows_left:
                if self._row_time < 1 or len(self._buffer) < self._row_bytes:
                    return said
                del self._buffer[: self._row_bytes]
                self._row_time -= 1
                self._rows_left -= 1
                self.rows_out += 1
                self.paper_rows -= 1
                continue
            taken, answer = self._command()
            if not taken:
                return said
            del self._buffer[:taken]
            said += answer
        return said

    def _command(self) -> tuple[int, bytes]:
        """Return how many bytes the next command has, nothing while it is not whole."""
        raw = bytes(self._buffer)
        if (big := BIG.match(raw)) and not self._text:
            self._row_bytes = int.from_bytes(big[1], "little")
            self._rows_left = int.from_bytes(big[2], "little")
            return big.end(), b""
        if raw.startswith(b"\x1b@"):
            self._text = 0
            return 2, b""
        if raw.startswith(b"\x1b ") and len(raw) >= 3:
            return 3, b""
        if raw.startswith(b"\x1bJ") and len(raw) >= 3:
            self._text = 0
            return 3, b""
        if raw.startswith(b"\x1da") and len(raw) >= 3:
            self._asb = raw[2]
            return 3, self._status4() if self._asb else b""
        if raw.startswith(b"\x1dVB") and len(raw) >= 4:
            if not self._text:
                self.slips.append(self.rows_out)
                self.rows_out = 0
            return 4, b""
        if raw.startswith(b"\x1dr") and len(raw) >= 3:
            return 3, b"\x00" if raw[2] in GS_R else b""
        if raw.startswith((b"\x10\x04", b"\x10\x14")):
            length = 3 if raw[1] == 4 else 10
            return (length, b"") if len(raw) >= length else (0, b"")
        is_begun = len(raw) < 8 and raw[:1] in (b"\x1d", b"\x1b", b"\x10")
        if is_begun or not raw:
            return 0, b""
        self._text += raw[0] >= 0x20
        return 1, b""

    def _status4(self) -> bytes:
        first = 0x10 | 0x08 * self.is_stopped | 0x20 * self.is_cover_open
        return bytes((first, 0, 0x0C * self.is_out_of_paper, 0))

    def _tell_changes(self) -> bytes:
        now = self._status4() if self._asb else b""
        told, self._asb_told = self._asb_told, now
        return now if now != told and told else b""

    def _hold(self) -> bytes:
        if not self._has_xon:
            return b""
        free = self._buffer_size - len(self._buffer)
        must = free < 256 or (self.is_stopped and free < self._buffer_size - 16)
        if must and not self._is_holding:
            self._is_holding = True
            return XOFF
        if self._is_holding and free > 512 and not self.is_stopped:
            self._is_holding = False
            return XON
        return b""

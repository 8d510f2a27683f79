"""A simulated slip printer: it takes ESC/POS, keeps what came out, and can fail half way."""

import re
from collections import deque
from collections.abc import Mapping
from typing import Any

from dealer_assist.devices import escpos

FAULTS = ("paper-out", "paper-low", "offline", "jam", "dead")
ROWS_BEFORE_JAM = 40
STATUS = 0b0001_0010
PROCESSED = b"\x00"
BAND = re.compile(rb"\x1dv0.(..)(..)", re.DOTALL)
BAND_START = b"\x1dv0"
COMMANDS = (
    escpos.RESET,
    escpos.FEED_AND_CUT,
    escpos.ASK_DONE,
    escpos.ASK_OFFLINE,
    escpos.ASK_PAPER,
)


class SimulatedPrinter:
    """Print what is sent, as far as the paper and the mechanism let it."""

    def __init__(self) -> None:
        self.fault: str | None = None
        self.slips: list[bytes] = []  # the dots of every slip that was cut off
        self.dots_out = b""  # of the slip that is coming out
        self._rows_out = 0
        self._raw = b""
        self._waiting: deque[bytes] = deque()

    def cause(self, fault: str) -> None:
        """Break in one of the ways of `FAULTS`; a jam comes in the middle of the next slip."""
        if fault not in FAULTS:
            raise ValueError(f"a printer cannot be {fault!r}: {', '.join(FAULTS)}")
        self.fault = fault

    def clear(self) -> None:
        """Mend it: paper in, path free, and what waited in its memory is thrown away."""
        self.fault = None
        self._raw = b""
        self._waiting.clear()
        self._tear_off()

    def snapshot(self) -> dict[str, Any]:
        """Give the physical state as plain values; slips that came out stay out."""
        return {"fault": self.fault, "slips": [slip.hex() for slip in self.slips]}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take over a physical state."""
        self.fault = state["fault"]
        self.slips = [bytes.fromhex(slip) for slip in state["slips"]]

    def hear(self, data: bytes) -> bytes:
        """Take bytes in any chunking; status questions do not wait behind the slip."""
        if self.fault == "dead":
            return b""
        self._raw += data
        said = b""
        while command := self._next_command():
            if command == escpos.ASK_OFFLINE:
                said += bytes((STATUS | self._trouble(),))
            elif command == escpos.ASK_PAPER:
                said += bytes((STATUS | self._paper(),))
            else:
                self._waiting.append(command)
                said += self._work()
        return said

    def tick(self, dt_ms: int) -> bytes:
        """Let time pass."""
        return self._work()

    @property
    def is_stopped(self) -> bool:
        """Tell whether nothing comes out at this moment."""
        is_jammed = self.fault == "jam" and self._rows_out >= ROWS_BEFORE_JAM
        return is_jammed or self.fault in ("paper-out", "offline", "dead")

    def _trouble(self) -> int:
        if not self.is_stopped:
            return 0
        return {"paper-out": 0b0010_0000, "offline": 0b0000_0100}.get(self.fault or "", 0b0100_0000)

    def _paper(self) -> int:
        return {"paper-out": 0b0110_1100, "paper-low": 0b0000_1100}.get(self.fault or "", 0)

    def _next_command(self) -> bytes:
        """Take the next whole command off the bytes that came, or nothing."""
        while self._raw:
            band = BAND.match(self._raw)
            size = band.end() + _payload(band) if band else 0
            size = size or next((len(c) for c in COMMANDS if self._raw.startswith(c)), 0)
            if size:
                command = self._raw[:size] if len(self._raw) >= size else b""
                self._raw = self._raw[len(command) :]
                return command
            if any(start.startswith(self._raw[: len(start)]) for start in (*COMMANDS, BAND_START)):
                return b""
            self._raw = self._raw[1:]
        return b""

    def _work(self) -> bytes:
        """Carry out what waits, in its order, until the mechanism stops."""
        said = b""
        while self._waiting and not self.is_stopped:
            said += self._obey(self._waiting.popleft())
        return said

    def _obey(self, command: bytes) -> bytes:
        if command == escpos.ASK_DONE:
            return PROCESSED
        band = BAND.match(command)
        if band is not None:
            self._print_band(command[band.end() :], int.from_bytes(band[2], "little"))
            return b""
        if command == escpos.FEED_AND_CUT:
            self.slips.append(self.dots_out)
        self._tear_off()
        return b""

    def _print_band(self, dots: bytes, rows: int) -> None:
        fit = min(rows, ROWS_BEFORE_JAM - self._rows_out) if self.fault == "jam" else rows
        self.dots_out += dots[: len(dots) // max(rows, 1) * fit]
        self._rows_out += fit

    def _tear_off(self) -> None:
        self.dots_out = b""
        self._rows_out = 0


def _payload(band: re.Match[bytes]) -> int:
    return int.from_bytes(band[1], "little") * int.from_bytes(band[2], "little")

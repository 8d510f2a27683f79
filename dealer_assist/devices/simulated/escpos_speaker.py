"""How a simulated slip printer speaks ESC/POS: commands out of bytes, status bytes back."""

import re

from dealer_assist.devices.messages import Paper
from dealer_assist.devices.printers import escpos
from dealer_assist.devices.simulated.printer import DotBand, Order, PrinterStep, SimulatedPrinter

STATUS = 0b0001_0010
STOPPED = {"paper-out": 0b0010_0000, "offline": 0b0000_0100}
IN_ERROR = 0b0100_0000
PAPER: dict[Paper, int] = {"out": 0b0110_1100, "low": 0b0000_1100}
PROCESSED = b"\x00"
BAND = re.compile(rb"\x1dv0.(..)(..)", re.DOTALL)
BAND_START = b"\x1dv0"
SPACING = b"\x1b "  # ESC SP and how much
STEPS = {
    escpos.RESET: PrinterStep.START,
    escpos.FEED_AND_CUT: PrinterStep.CUT,
    escpos.ASK_DONE: PrinterStep.MARK,
}
COMMANDS = (
    *STEPS,
    escpos.ASK_OFFLINE,
    escpos.ASK_PAPER,
    escpos.CLEAR,
    escpos.NO_AUTOMATIC_STATUS,
    escpos.LINE_OUT,
)
CLEARED = b"\x37\x25\x00"


class EscposSpeaker:
    """Take ESC/POS for a printer; status questions do not wait behind the slip."""

    def __init__(self, printer: SimulatedPrinter) -> None:
        self._printer = printer
        self._raw = b""
        self._restarts = printer.restarts

    def hear(self, data: bytes) -> bytes:
        """Take bytes in any chunking."""
        if not self._printer.answers:
            return b""
        self._raw = self._half_heard() + data
        said = b""
        while command := self._next_command():
            said += self._answer(command)
        return said

    def tick(self, dt_ms: int) -> bytes:
        """Let time pass: what could not come out may now."""
        return PROCESSED * self._printer.work()

    def _answer(self, command: bytes) -> bytes:
        printer = self._printer
        if command == escpos.ASK_OFFLINE:
            stopped = STOPPED.get(printer.fault or "", IN_ERROR) if printer.is_stopped else 0
            return bytes((STATUS | stopped,))
        if command == escpos.ASK_PAPER:
            return bytes((STATUS | PAPER.get(printer.paper, 0),))
        if command == escpos.CLEAR:
            printer.throw_away()
            return CLEARED
        if command in (escpos.NO_AUTOMATIC_STATUS, escpos.LINE_OUT):
            return b""
        return PROCESSED * printer.order(_order(command))

    def _half_heard(self) -> bytes:
        """Return the bytes of a command that is not whole; a restart of the printer loses them."""
        restarts, self._restarts = self._restarts, self._printer.restarts
        return self._raw if restarts == self._restarts else b""

    def _next_command(self) -> bytes:
        """Take the next whole command off the bytes that came, or nothing."""
        while self._raw:
            band = BAND.match(self._raw)
            size = band.end() + _payload(band) if band else 0
            size = size or next((len(c) for c in COMMANDS if self._raw.startswith(c)), 0)
            if self._raw.startswith(SPACING):
                self._raw = self._raw[3:]
                continue
            if size:
                command = self._raw[:size] if len(self._raw) >= size else b""
                self._raw = self._raw[len(command) :]
                return command
            if any(start.startswith(self._raw[: len(start)]) for start in (*COMMANDS, BAND_START)):
                return b""
            self._raw = self._raw[1:]
        return b""


def _order(command: bytes) -> Order:
    band = BAND.match(command)
    if band is None:
        return STEPS[command]
    return DotBand(command[band.end() :], int.from_bytes(band[2], "little"))


def _payload(band: re.Match[bytes]) -> int:
    return int.from_bytes(band[1], "little") * int.from_bytes(band[2], "little")

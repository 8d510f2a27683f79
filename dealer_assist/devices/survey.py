"""Find out what answers on a port: ccTalk devices, a slip printer, or a device that only speaks."""

from collections.abc import Callable, Iterator

from dealer_assist.devices.cctalk import frames
from dealer_assist.devices.cctalk.frames import Checksum, Frame, encode
from dealer_assist.devices.cctalk.line import CctalkLine
from dealer_assist.devices.cctalk.profile import PUBLIC
from dealer_assist.devices.health import Traffic
from dealer_assist.devices.printers import escpos
from dealer_assist.devices.printers.line import is_status
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.value import Value

ADDRESSES = (*PUBLIC.addresses.values(), PUBLIC.key_address)
EVERY_ADDRESS = range(2, 256)
PATIENCE_S = 0.01
PRINTER_ANSWER_MS = 200
TEXT_LENGTHS = range(1, 64)
MORE_TRIES, MORE_PATIENCE_MS = 2, 200
EVERYBODY = 0
ROLL_CALL_MS = 1_100  # each board says its address after four times as many milliseconds


class PortExchange(Value):
    """One question and what came of it: the answer, if there was one, and the bytes heard."""

    question: Frame
    answer: bytes | None
    heard: bytes = b""


class Asker:
    """Ask ccTalk devices and wait for each answer: for tools, never for a table."""

    def __init__(self, port: SerialPort, clock_ms: Callable[[], int], check: Checksum) -> None:
        self.check = check
        self._port = port
        self._clock_ms = clock_ms
        self._line = CctalkLine(port, check)
        self._traffic: dict[int, Traffic] = {}

    def traffic(self, address: int) -> Traffic:
        """Return the counters of a device."""
        return self._traffic.setdefault(address, Traffic())

    def ask(self, address: int, header: int, timeout_ms: int | None = None) -> PortExchange:
        """Put one question; the answer is None when nothing came that made sense."""
        line, traffic = self._line, self.traffic(address)
        strays, dropped = line.strays, line.dropped
        question = Frame(address, header)
        lengths = (0,) if header == frames.SIMPLE_POLL else TEXT_LENGTHS
        line.ask(question, lengths, self._clock_ms(), timeout_ms)
        while (outcome := line.listen(self._clock_ms())) is None:
            self._port.wait(PATIENCE_S)
        traffic.strays += line.strays - strays
        traffic.dropped += line.dropped - dropped
        traffic.good += outcome.kind == "answered"
        traffic.bad += outcome.kind == "garbled"
        traffic.lost += outcome.kind in ("silent", "late")
        if outcome.kind != "answered":
            return PortExchange(question, None, line.heard)
        traffic.round_trip_ms = outcome.round_trip_ms
        return PortExchange(question, outcome.data, line.heard)

    def ask_again(self, address: int, header: int) -> PortExchange:
        """Put a question until it is answered; only silence to all of them means no.

        What is written into a profile holds for years: a board that was slow once, or a byte that
        the line spoilt, must not take a header out of it.
        """
        exchange = self.ask(address, header)
        for _ in range(MORE_TRIES):
            if exchange.answer is not None:
                break
            self._let_late_ones_come()
            exchange = self.ask(address, header, MORE_PATIENCE_MS)
        return exchange

    def _let_late_ones_come(self) -> None:
        """Wait for an answer to the last question that would pass for one to the next."""
        end_ms = self._clock_ms() + MORE_PATIENCE_MS
        while self._clock_ms() < end_ms:
            if self._port.wait(PATIENCE_S):
                self._port.read_available()

    def roll_call(self) -> list[int]:
        """Have every board say its address, wherever it is; who then answers there is given.

        The bytes come without a frame: noise among them is no board.
        """
        raw = encode(Frame(EVERYBODY, frames.ADDRESS_POLL), self.check)
        self._port.read_available()
        self._port.write(raw)
        heard, end_ms = b"", self._clock_ms() + ROLL_CALL_MS
        while self._clock_ms() < end_ms:
            self._port.wait(PATIENCE_S)
            heard += self._port.read_available()
        said = set(heard.removeprefix(raw)) - {EVERYBODY, frames.HOST}
        return [address for address in sorted(said) if self.is_there(address)]

    def is_there(self, address: int) -> bool:
        """True if a device answers at this address."""
        return self.ask(address, frames.SIMPLE_POLL).answer is not None


def cctalk_devices(
    port: SerialPort, clock_ms: Callable[[], int], *, is_thorough: bool = False
) -> Iterator[tuple[Asker, int]]:
    """Return the addresses that answer, in the form of frame in which they do.

    Where nobody has an address of ours, everybody is asked for theirs; a board that knows no such
    question is found by a visit to every address, where that is wanted.
    """
    checks: tuple[Checksum, Checksum] = ("sum", "crc")
    for check in checks:
        asker = Asker(port, clock_ms, check)
        found = {address for address in ADDRESSES if asker.is_there(address)}
        if not found:
            found = set(asker.roll_call())
        if not found and is_thorough:
            found = {address for address in EVERY_ADDRESS if asker.is_there(address)}
        if found:
            # One spoilt byte must not hide a device: who was silent is asked once more.
            found |= {a for a in ADDRESSES if a not in found and asker.is_there(a)}
            yield from ((asker, address) for address in sorted(found))
            return


def has_printer(port: SerialPort, clock_ms: Callable[[], int]) -> bool:
    """True if a slip printer answers."""
    port.read_available()
    port.write(escpos.ASK_OFFLINE)
    end_ms = clock_ms() + PRINTER_ANSWER_MS
    while clock_ms() < end_ms:
        if port.wait(PATIENCE_S):
            return any(is_status(byte) for byte in port.read_available())
    return False

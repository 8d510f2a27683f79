"""A real port through pyserial: opened for us alone, reopened with back-off when it vanishes."""

import errno
import os
import select
import struct
from collections.abc import Callable
from time import monotonic, sleep
from typing import TYPE_CHECKING

from serial import serial_for_url

from dealer_assist.devices.answer_pace import AnswerPace
from dealer_assist.devices.port import BAUD, BITS_A_BYTE, PortSettings
from dealer_assist.devices.reopening_port import ReopeningPort
from dealer_assist.system import only_here

if TYPE_CHECKING:
    from serial import Serial

fcntl, termios = only_here("fcntl"), only_here("termios")
PARITIES = {"none": "N", "even": "E", "odd": "O"}
WRITE_TIMEOUT_S = 2
MOST_TO_WAKE_FOR = 255
TIOCGICOUNT = 0x545D
SHORT = 32  # bytes of any question
MOST_AT_ONCE = 4_096  # a flood must not keep its reader from looking up


class SerialPort(ReopeningPort):
    """Bytes over a device path or a pyserial URL (`socket://`, `rfc2217://`, `hwgrep://`).

    Name it by what stays the same when it is plugged in again: /dev/serial/by-id/….
    """

    def __init__(
        self, where: str, clock_ms: Callable[[], int], settings: PortSettings | int = BAUD
    ) -> None:
        super().__init__(where, clock_ms)
        self._settings = PortSettings(settings) if isinstance(settings, int) else settings
        self.baud = self._settings.baud
        self._has_write_timeout = not where.startswith("rfc2217:")  # pyserial has none there
        self._serial: Serial | None = None
        self._pending = b""
        self._wakes_for = 0
        self._pace = AnswerPace()
        self._is_read = False  # whether all that can be there by now was taken
        self._is_fresh = False  # whether that was this very moment
        self._arrivals, self._watched = select.poll(), -1

    @property
    def is_open(self) -> bool:
        return self._serial is not None

    @property
    def unsent(self) -> int:
        """Return how many bytes the system still holds; nothing where it cannot tell."""
        descriptor = getattr(self._serial, "fd", None)
        if self._serial is None or descriptor is None:
            return 0
        try:
            return int(self._serial.out_waiting)
        except OSError:
            return 0

    @property
    def line_faults(self) -> int:
        """Count the bytes that came damaged since the port exists; nothing where none can tell."""
        descriptor = getattr(self._serial, "fd", None)
        return 0 if descriptor is None else _damaged(descriptor)

    def write(self, data: bytes) -> None:
        serial = self._opened()
        try:
            if not _is_sent(getattr(serial, "fd", None), data):
                self._write_slowly(serial, data)
        except OSError as error:
            raise self._vanished(error) from error
        self._is_read, self._is_fresh = True, False  # no answer is there before the question is

    def read_available(self) -> bytes:
        if self._is_read:  # so it is open
            data, self._pending, self._is_read = self._pending, b"", False
            return data
        serial = self._opened()
        if self._is_fresh:  # an answer was taken: a look for more before the next question
            self._is_fresh = False
            return b""
        try:
            data = self._pending + self._read_now(serial)
        except OSError as error:
            raise self._vanished(error) from error
        self._pending = b""
        return data

    def wait(self, seconds: float, length: int = 1) -> bool:
        """Sleep until so many bytes arrive, and tell whether any did; for the port's own thread."""
        if length == 1 and self._wakes_for == 1:
            return self._hear_anything(seconds)
        serial = self._serial
        if serial is None:
            return False
        try:
            heard = self._read_later(serial, seconds, length)
            self._pending += heard
            # A socket gives no more than was asked for, a terminal at times less than is there.
            self._is_read = len(heard) >= length and hasattr(serial, "fd")
            self._is_fresh = self._is_read and length > 1
        except OSError as error:
            self._vanished(error)
        return bool(self._pending)

    def _hear_anything(self, seconds: float) -> bool:
        """Wait for whatever comes first: the shortest way, for a device that speaks unasked."""
        try:
            if self._arrivals.poll(seconds * 1000):
                self._pending += _take(self._watched)
                self._is_read = True
        except OSError as error:
            self._vanished(error)
        return bool(self._pending)

    def _write_slowly(self, serial: "Serial", data: bytes) -> None:
        if self._has_write_timeout:
            self._allow_time(serial, len(data))
        serial.write(data)

    def _read_now(self, serial: "Serial") -> bytes:
        descriptor = getattr(serial, "fd", None)
        if descriptor is not None:
            return _take(descriptor)
        data = b""
        # A socket only says that something has come, not how much.
        while len(data) < MOST_AT_ONCE and (waiting := serial.in_waiting):
            data += serial.read(waiting)
        return data

    def _read_later(self, serial: "Serial", seconds: float, length: int) -> bytes:
        descriptor = getattr(serial, "fd", None)
        if descriptor is not None:
            self._wake_for(descriptor, length)
            return self._slept_through(descriptor, seconds, length)
        if serial.timeout != seconds:
            serial.timeout = seconds
        return serial.read(length)

    def _slept_through(self, descriptor: int, seconds: float, length: int) -> bytes:
        """Sleep while no answer can be whole, then wait for it."""
        slept_s = min(self._pace.sleep_s(length), seconds)
        if slept_s:
            sleep(slept_s)
            is_whole = bool(self._arrivals.poll(0))
            if not is_whole and not self._arrivals.poll((seconds - slept_s) * 1000):
                return b""  # who says nothing teaches nothing
            self._pace.slept(length, is_whole=is_whole)
            return _take(descriptor)
        begun = monotonic()
        if not self._arrivals.poll(seconds * 1000):
            return b""
        self._pace.took(length, monotonic() - begun)
        return _take(descriptor)

    def _wake_for(self, descriptor: int, length: int) -> None:
        """Be woken once for a whole answer, not for each byte of it: that is most of the work."""
        least = min(length, MOST_TO_WAKE_FOR)
        if least == self._wakes_for:
            return
        try:
            settings = termios.tcgetattr(descriptor)
            settings[6][termios.VMIN] = least
            termios.tcsetattr(descriptor, termios.TCSANOW, settings)
        except termios.error as error:  # no OSError, though it means the same
            raise OSError(*error.args) from error
        self._wakes_for = least

    def _allow_time(self, serial: "Serial", length: int) -> None:
        """Allow a write the time it takes: a slip is longer than what the port holds.

        In whole seconds, because every change sets the port up again.
        """
        seconds = WRITE_TIMEOUT_S + length * BITS_A_BYTE // self.baud
        if serial.write_timeout != seconds:
            serial.write_timeout = seconds
            self._mind(serial)

    def _mind(self, serial: "Serial") -> None:
        """Have the port tell nothing (no bytes yet) from its end, after it was set up again."""
        self._wakes_for = 0
        if (descriptor := getattr(serial, "fd", None)) is not None:
            self._wake_for(descriptor, 1)
            if descriptor != self._watched:
                self._arrivals, self._watched = select.poll(), descriptor
                self._arrivals.register(descriptor, select.POLLIN)

    def _opened(self) -> "Serial":
        if self._serial is not None:
            return self._serial
        self._need_time()
        try:
            self._serial = serial_for_url(
                self.where,
                baudrate=self.baud,
                bytesize=self._settings.bits,
                parity=PARITIES[self._settings.parity],
                stopbits=self._settings.stop_bits,
                rtscts=self._settings.flow == "rtscts",
                timeout=0,
                exclusive=True,
            )
            self._mind(self._serial)
        except (OSError, ValueError) as error:  # pyserial says ValueError to a wrong URL
            raise self._vanished(error) from error
        self._is_back()
        return self._serial

    def _let_go(self) -> None:
        serial, self._serial = self._serial, None
        self._pending = b""
        self._is_read = self._is_fresh = False
        self._wakes_for = 0
        self._watched = -1
        self._pace = AnswerPace()  # what is plugged in next may be another device
        if serial is not None:
            try:
                serial.close()
            except OSError:
                return  # it is gone already: that is why we are here

    def _in_words(self, error: Exception) -> str:
        """Say what pyserial met without its numbers."""
        number = error.errno if isinstance(error, OSError) else None
        if number in (errno.EAGAIN, errno.EBUSY):
            return "another program has it open; close that one first"
        if number == errno.ENOENT:
            return "there is no such port; check its name and its cable"
        if number == errno.EACCES:
            return "it may not be opened; allow it to this user"
        if "Inappropriate ioctl" in str(error):
            return "it is no serial port; check its name"
        return os.strerror(number) if number else str(error)


def _is_sent(descriptor: int | None, data: bytes) -> bool:
    """Write what is short at once, without all that a long write takes; tell whether it went."""
    if descriptor is None or len(data) > SHORT:
        return False
    try:
        sent = os.write(descriptor, data)
    except BlockingIOError:
        return False
    if sent < len(data):
        raise OSError("the port takes no more")
    return True


def _take(descriptor: int) -> bytes:
    """Take what is there; a port that is ready with nothing has come to its end."""
    try:
        data = os.read(descriptor, MOST_AT_ONCE)
    except BlockingIOError:
        return b""
    if not data:
        raise OSError("the device was unplugged")
    return data


def _damaged(descriptor: int) -> int:
    """Ask the system for its counts of framing, overrun, parity and buffer faults; Linux has one.

    `serial_icounter_struct`: cts, dsr, rng, dcd, rx, tx, frame, overrun, parity, brk, buf_overrun.
    """
    try:
        counts = struct.unpack("20i", fcntl.ioctl(descriptor, TIOCGICOUNT, bytes(80)))
    except OSError:
        return 0
    return int(sum(counts[6:9]) + counts[10])

"""A real port through pyserial: opened for us alone, reopened with back-off when it vanishes."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from dealer_assist.devices.entries import BAUD, BITS_A_BYTE
from dealer_assist.devices.port import PortClosed

if TYPE_CHECKING:
    from serial import Serial

FIRST_RETRY_MS = 250
LONGEST_RETRY_MS = 4_000
WRITE_TIMEOUT_S = 1.0
MOST_AT_ONCE = 4_096  # a flood must not keep its reader from looking up


class SerialPort:
    """Bytes over a device path or a pyserial URL (`socket://`, `rfc2217://`, `hwgrep://`).

    Name it by what stays the same when it is plugged in again: /dev/serial/by-id/….
    """

    def __init__(self, where: str, clock_ms: Callable[[], int], baud: int = BAUD) -> None:
        self.where = where
        self._clock_ms = clock_ms
        self._baud = baud
        self._has_write_timeout = not where.startswith("rfc2217:")  # pyserial has none there
        self._serial: Serial | None = None
        self._pending = b""
        self._why = "it was not opened yet"
        self._is_closed = False
        self._retry_ms = 0
        self._delay_ms = FIRST_RETRY_MS

    @property
    def is_open(self) -> bool:
        return self._serial is not None

    def write(self, data: bytes) -> None:
        serial = self._opened()
        try:
            if self._has_write_timeout:
                # A slip is longer than what the port holds, and takes its time on the line.
                serial.write_timeout = WRITE_TIMEOUT_S + len(data) * BITS_A_BYTE / self._baud
            serial.write(data)
        except OSError as error:
            raise self._vanished(error) from error

    def read_available(self) -> bytes:
        serial = self._opened()
        try:
            data = self._pending
            # A socket only says that something has come, not how much.
            while len(data) < MOST_AT_ONCE and (waiting := serial.in_waiting):
                data += serial.read(waiting)
        except OSError as error:
            raise self._vanished(error) from error
        self._pending = b""
        return data

    def wait(self, seconds: float, length: int = 1) -> bool:
        """Sleep until so many bytes arrive, and tell whether any did; for the port's own thread."""
        serial = self._serial
        if serial is None:
            return False
        try:
            if serial.timeout != seconds:
                serial.timeout = seconds
            self._pending += serial.read(length)
        except OSError as error:
            self._vanished(error)
        return bool(self._pending)

    def close(self) -> None:
        self._is_closed = True
        self._why = "it was closed"
        self._let_go()

    def _opened(self) -> "Serial":
        if self._serial is not None:
            return self._serial
        now_ms = self._clock_ms()
        if self._is_closed or now_ms < self._retry_ms:
            raise PortClosed(f"{self.where}: {self._why}")
        from serial import serial_for_url

        try:
            self._serial = serial_for_url(
                self.where,
                baudrate=self._baud,
                timeout=0,
                exclusive=True,
            )
        except (OSError, ValueError) as error:  # pyserial says ValueError to a wrong URL
            raise self._vanished(error) from error
        self._delay_ms = FIRST_RETRY_MS
        return self._serial

    def _vanished(self, error: Exception) -> PortClosed:
        """Let the port go and try again later, each time a little later."""
        self._let_go()
        self._why = str(error)
        self._retry_ms = self._clock_ms() + self._delay_ms
        self._delay_ms = min(2 * self._delay_ms, LONGEST_RETRY_MS)
        return PortClosed(f"{self.where}: {self._why}")

    def _let_go(self) -> None:
        serial, self._serial = self._serial, None
        self._pending = b""
        if serial is not None:
            try:
                serial.close()
            except OSError:
                return  # it is gone already: that is why we are here

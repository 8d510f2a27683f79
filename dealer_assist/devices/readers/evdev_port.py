"""A USB head that is a keyboard to the system (Linux): its keys are taken for us alone, as bytes.

Name it by what stays: `/dev/input/by-id/usb-…-event-kbd`. While the kiosk has it no other program
sees its keys, so that no card is ever typed anywhere. The keys are those of a US keyboard, which
is what heads send.
"""

import errno
import os
import struct
from collections.abc import Callable
from select import select

from dealer_assist.devices.port import PortSettings
from dealer_assist.devices.reopening_port import ReopeningPort
from dealer_assist.system import only_here

EVENT = struct.Struct("llHHi")
EV_KEY = 1
DROPPED = (0, 3)  # the kernel had no room: keys were lost
SPOILT = "\0"  # in a track it makes the swipe a misread, elsewhere it is nothing
PRESSED = 1
GRAB = 0x40044590  # EVIOCGRAB
SHIFTS = (42, 54)
MOST_AT_ONCE = 64 * EVENT.size

PLAIN = {
    **dict(zip(range(2, 14), "1234567890-=", strict=True)),
    **dict(zip(range(16, 28), "QWERTYUIOP[]", strict=True)),
    **dict(zip(range(30, 42), "ASDFGHJKL;'`", strict=True)),
    **dict(zip(range(43, 54), "\\ZXCVBNM,./", strict=True)),
    **dict(zip(range(71, 84), "789-456+1230.", strict=True)),
    15: "\t",
    28: "\r",
    55: "*",
    57: " ",
    96: "\r",
    98: "/",
}
SHIFTED = dict(zip("1234567890-=[];'`\\,./", '!@#$%^&*()_+{}:"~|<>?', strict=True))


class EvdevKeys:
    """Turn key events into characters; heads write letters large, with or without shift."""

    def __init__(self) -> None:
        self._shifts: set[int] = set()
        self._pending = b""

    def feed(self, data: bytes) -> bytes:
        """Take events in any chunking and give what they type."""
        self._pending += data
        typed = ""
        while len(self._pending) >= EVENT.size:
            _, _, kind, code, value = EVENT.unpack(self._pending[: EVENT.size])
            self._pending = self._pending[EVENT.size :]
            if kind == EV_KEY:
                typed += self._key(code, value)
            elif (kind, code) == DROPPED:
                self._shifts.clear()
                typed += SPOILT
        return typed.encode("latin-1")

    def _key(self, code: int, value: int) -> str:
        if code in SHIFTS:
            (self._shifts.add if value else self._shifts.discard)(code)
            return ""
        char = PLAIN.get(code, "") if value == PRESSED else ""
        is_keypad = 71 <= code <= 83
        return SHIFTED.get(char, char) if self._shifts and not is_keypad else char


def grab(descriptor: int) -> None:
    """Have the keys for us alone."""
    only_here("fcntl").ioctl(descriptor, GRAB, 1)


class EvdevPort(ReopeningPort):
    """The keys of one input device as a port of bytes; what is written to it goes nowhere."""

    def __init__(
        self,
        where: str,
        clock_ms: Callable[[], int],
        settings: PortSettings | None = None,
        take: Callable[[int], None] = grab,
    ) -> None:
        super().__init__(where, clock_ms)
        self._take = take
        self._descriptor: int | None = None
        self._keys = EvdevKeys()

    @property
    def is_open(self) -> bool:
        """True if keys can come at this moment."""
        return self._descriptor is not None

    def write(self, data: bytes) -> None:
        """Send nothing: a head only types."""
        self._opened()

    def read_available(self) -> bytes:
        """Return what was typed since the last time."""
        descriptor = self._opened()
        try:
            data = os.read(descriptor, MOST_AT_ONCE)
        except BlockingIOError:
            return b""
        except OSError as error:
            raise self._vanished(error) from error
        if not data:
            raise self._vanished(OSError(errno.ENODEV, "the device was unplugged"))
        return self._keys.feed(data)

    def wait(self, seconds: float, length: int = 1) -> bool:
        """Sleep until something is typed; for the port's own thread."""
        if self._descriptor is None:
            return False
        ready, _, _ = select([self._descriptor], [], [], seconds)
        return bool(ready)

    def _opened(self) -> int:
        if self._descriptor is not None:
            return self._descriptor
        self._need_time()
        try:
            self._descriptor = os.open(self.where, os.O_RDONLY | os.O_NONBLOCK)
            self._take(self._descriptor)
        except OSError as error:
            raise self._vanished(error) from error
        self._is_back()
        return self._descriptor

    def _let_go(self) -> None:
        descriptor, self._descriptor = self._descriptor, None
        self._keys = EvdevKeys()
        if descriptor is not None:
            os.close(descriptor)

    def _in_words(self, error: Exception) -> str:
        match error.errno if isinstance(error, OSError) else None:
            case errno.EBUSY:
                return "another program has taken it; close that one first"
            case errno.ENOENT | errno.ENODEV:
                return "there is no such device; check its name and its cable"
            case errno.EACCES:
                return "it may not be opened; allow it to this user (group input)"
            case errno.ENOTTY | errno.EINVAL:
                return "it is no input device; name one under /dev/input/by-id"
            case _:
                return getattr(error, "strerror", None) or str(error)

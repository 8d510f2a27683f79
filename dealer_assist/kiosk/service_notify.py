"""What systemd is told of this program: that it stands, and again and again that it lives.

Where nobody asked for it, nothing is said: a program on a desk has no service manager.
"""

import os
import socket
from typing import Self

_SILENT = ""
_PER_PERIOD = 4


class ServiceNotify:
    """The service manager's ear, by the address that it gave to this process."""

    def __init__(self, address: str = _SILENT, watchdog_us: int = 0) -> None:
        self._address = "\0" + address[1:] if address.startswith("@") else address
        self._watchdog_us = watchdog_us

    @classmethod
    def of_environment(cls) -> Self:
        """Find out whether anybody listens, and how often a sign of life is expected."""
        asked = os.environ.get("WATCHDOG_USEC", "")
        meant_for = os.environ.get("WATCHDOG_PID", str(os.getpid()))
        is_mine = asked.isdecimal() and meant_for == str(os.getpid())
        return cls(os.environ.get("NOTIFY_SOCKET", _SILENT), int(asked) if is_mine else 0)

    @property
    def period_ms(self) -> int:
        """Give how often to beat: four times in the time after which it is killed; 0 for never."""
        return self._watchdog_us // 1000 // _PER_PERIOD

    def ready(self, status: str) -> None:
        """Say that it stands."""
        self._say(f"READY=1\nSTATUS={status}")

    def beat(self, status: str) -> None:
        """Say that it lives, and how it stands."""
        self._say(f"WATCHDOG=1\nSTATUS={status}")

    def _say(self, words: str) -> None:
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as ear:
                ear.sendto(words.encode(), self._address)
        except OSError:
            return  # a service manager that is gone cannot be told; the table goes on

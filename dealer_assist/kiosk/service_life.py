"""Tells the service manager, beat by beat, that what shows on the window lives.

Where nobody asked for it, nothing is said: a program on a desk has no service manager.
"""

import os
import socket
from collections.abc import Callable
from typing import Self

from PySide6.QtCore import QObject, QTimer

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


def tell_service(
    of: QObject, status: Callable[[], str], lives: Callable[[int], bool] = lambda period_ms: True
) -> Callable[[], None]:
    """Say now that it stands, then as long as `of` is there that it lives; give what ends that.

    `lives` is asked at each beat with the time between two of them: a window that is painted over
    something dead must not count.
    """
    notify = ServiceNotify.of_environment()
    notify.ready(status())
    timer = QTimer(of)

    def beat() -> None:
        if lives(notify.period_ms):
            notify.beat(status())

    if notify.period_ms:
        timer.timeout.connect(beat)
        timer.start(notify.period_ms)
    return timer.stop

"""How the program shows that it lives, and how it ends in an orderly way when it is told to.

The service manager is told, beat by beat, that what shows on the window lives; a program on a desk
has none, and nothing is said. The end comes by Ctrl+C, a service's stop, or an X server that takes
the window. Left to themselves, Qt goes on after a Ctrl+C, the other two signals cut off a backup,
and without a window nobody could end the program.
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Self

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from dealer_assist.system import ENDS

_SILENT = ""
_PER_PERIOD = 4
XCB = "xcb_generic_event_t"
_DESTROY_NOTIFY = 17
_SENT_BY_OTHERS = 0x80
_WINDOW_AT = 8  # after the kind, a byte of padding, the sequence and the window that listens


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
        """Return how often to beat: four times in the time after which it is killed; 0 is never."""
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
        import socket  # only where somebody listens

        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
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


@contextmanager
def on_termination(end: Callable[[], None]) -> Iterator[None]:
    """Call `end` for each such signal; afterwards they do what they did before."""
    before = {number: signal.signal(number, lambda *_: end()) for number in ENDS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def on_window_destroyed(
    application: QApplication, window: QWidget, end: Callable[[], None]
) -> Iterator[None]:
    """Call `end` when an X server takes the window away; elsewhere nothing is watched."""
    if application.platformName() != "xcb":
        yield
        return
    watch = WindowWatch(int(window.winId()), end)
    application.installNativeEventFilter(watch)
    try:
        yield
    finally:
        application.removeNativeEventFilter(watch)


class WindowWatch(QAbstractNativeEventFilter):
    """Looks at every event of the X server: on X a window can go without its program."""

    def __init__(self, window: int, gone: Callable[[], None]) -> None:
        super().__init__()
        self._window, self._gone = window, gone

    def nativeEventFilter(
        self, kind: QByteArray | bytes | bytearray | memoryview, message: int
    ) -> tuple[bool, int]:
        """Notice that the window has gone; every event goes on its way."""
        if kind == XCB.encode() and is_end_of(self._window, int(message)):
            self._gone()
        return False, 0


def is_end_of(window: int, event: int) -> bool:
    """True if an event at this address says that a window was destroyed."""
    from ctypes import c_uint8, c_uint32  # only on X

    kind = c_uint8.from_address(event).value & ~_SENT_BY_OTHERS
    return kind == _DESTROY_NOTIFY and c_uint32.from_address(event + _WINDOW_AT).value == window

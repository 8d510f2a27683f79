"""Ends the program in an orderly way: Ctrl+C, a service's stop, an X server that takes its window.

Left to themselves, Qt goes on after a Ctrl+C, the other two signals cut off a backup, and without a
window nobody could end the program.
"""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import c_uint8, c_uint32

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray
from PySide6.QtWidgets import QApplication, QWidget

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
XCB = "xcb_generic_event_t"
_DESTROY_NOTIFY = 17
_SENT_BY_OTHERS = 0x80
_WINDOW_AT = 8  # after the kind, a byte of padding, the sequence and the window that listens


@contextmanager
def on_termination(end: Callable[[], None]) -> Iterator[None]:
    """Call `end` for each such signal; afterwards they do what they did before."""
    before = {number: signal.signal(number, lambda *_: end()) for number in SIGNALS}
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
        """Tell that the window has gone; every event goes on its way."""
        if kind == XCB.encode() and is_end_of(self._window, int(message)):
            self._gone()
        return False, 0


def is_end_of(window: int, event: int) -> bool:
    """Tell whether an event at this address says that a window was destroyed."""
    kind = c_uint8.from_address(event).value & ~_SENT_BY_OTHERS
    return kind == _DESTROY_NOTIFY and c_uint32.from_address(event + _WINDOW_AT).value == window

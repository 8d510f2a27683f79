"""Notices that the window was taken away from outside: on X a window can go without its program."""

from collections.abc import Callable
from ctypes import c_uint8, c_uint32

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray

XCB = "xcb_generic_event_t"
_DESTROY_NOTIFY = 17
_SENT_BY_OTHERS = 0x80
_WINDOW_AT = 8  # after the kind, a byte of padding, the sequence and the window that listens


class WindowWatch(QAbstractNativeEventFilter):
    """Looks at every event of the X server. Without a window nobody could end the program."""

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

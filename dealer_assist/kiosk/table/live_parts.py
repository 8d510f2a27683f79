"""What only a live table has: news from real ports, a swiper that types, staff enrolled at it.

Loaded where a table goes live; practice does without.
"""

import ctypes
import sys
from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from dealer_assist.desk.clock import Clock
from dealer_assist.desk.self_check import has_typing_swiper
from dealer_assist.kiosk.table.opening import OpenTable
from dealer_assist.staff.kiosk_office import KioskStaffOffice
from dealer_assist.ui.shell.thread_bridge import ThreadBridge
from dealer_assist.ui.shell.wedge_filter import KeysShutOut, WedgeFilter

_SET_DUMPABLE = 4  # of <sys/prctl.h>


class LiveParts:
    """The bell that ports ring from their threads; it stays when another table is opened."""

    def __init__(self) -> None:
        close_memory()
        self._bell = ThreadBridge()
        self.wake = self._bell.ring

    def attach(
        self, opened: OpenTable, application: QApplication, clock: Clock
    ) -> Callable[[], None]:
        """Let real devices be heard at once; give what ends it."""
        self._bell.answer_with(opened.desk.tick)
        return catch_typed_cards(application, opened, clock)


def close_memory() -> None:
    """Keep the keys in this process's memory out of core dumps and from other programs of its user.

    A core that the system pipes to a program is written whatever its limit of size says.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SET_DUMPABLE, 0, 0, 0, 0)


def staff_office(opened: OpenTable) -> KioskStaffOffice | None:
    """Return the staff desk of a live table; only there a person can be enrolled."""
    return KioskStaffOffice(opened.staff) if opened.staff else None


def catch_typed_cards(
    application: QApplication, opened: OpenTable, clock: Clock
) -> Callable[[], None]:
    """Listen to a swiper that types; where the table has none no key does anything.

    Return what ends it.
    """
    if not has_typing_swiper(opened.setup):
        return shut_keys_out(application)
    wedge = WedgeFilter(opened.rack, clock.ms)
    application.installEventFilter(wedge)
    return lambda: application.removeEventFilter(wedge)


def shut_keys_out(application: QApplication) -> Callable[[], None]:
    """Let no key reach any window; return what ends it."""
    shut = KeysShutOut()
    windows = application.topLevelWindows()  # keys come here first, and little else does
    for window in windows:
        window.installEventFilter(shut)

    def end() -> None:
        for window in windows:
            window.removeEventFilter(shut)

    return end

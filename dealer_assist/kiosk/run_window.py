"""The window of the program: shown at once, filled after its first picture, run to its end."""

import gc
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from dealer_assist import paths
from dealer_assist.errors import UsageError
from dealer_assist.kiosk.display_probe import ways_on
from dealer_assist.ui.shell.window import KioskWindow

if TYPE_CHECKING:
    from dealer_assist.kiosk.startup_error import AskCard

BEAT_MS = 20

Close = Callable[[], None]
Fill = Callable[[KioskWindow, QApplication], Close]
"""Puts something on the window that already shows, and gives what takes it off again."""


def run_window(
    fill: Fill,
    size: tuple[int, int] | None,
    place: tuple[int, int] | None = None,
    *,
    is_windowed: bool,
    exit_after: str,
    ask_card: "AskCard | None" = None,
    name: str,
) -> int:
    """Show a window at once, fill it after its first picture, and run until it is closed.

    By its `name` a compositor tells table and sign apart and puts each on its own screen.
    """
    application = new_application()
    application.setApplicationName("dealer-assist")
    application.setDesktopFileName(name)
    if "NOTIFY_SOCKET" in os.environ:  # a kiosk of its own is touched; nobody points at it
        application.setOverrideCursor(Qt.CursorShape.BlankCursor)
    platform = application.platformName()
    if _is_invisible(platform):
        raise UsageError(f"Qt found no display. {ways_on()}")
    # Who called it from a command line, in a window or unseen, reads the sentence there.
    is_kiosk = not is_windowed and not exit_after and platform != "offscreen"
    run = _WindowRun(application, fill, exit_after, is_kiosk=is_kiosk, ask_card=ask_card)
    return run.until_closed(size, place, is_windowed=is_windowed)


def new_application() -> QApplication:
    """Make what every window needs once.

    Qt's own event loop instead of GLib's, which nothing here speaks to: whatever wakes the window,
    a port or a touch, takes a sixth less.
    """
    os.environ.setdefault("QT_NO_GLIB", "1")
    return QApplication(sys.argv[:1])


class Beat:
    """The beat of a window: quick while something moves on it, slow while nothing does.

    A table that waits for chips is woken by its ports. Fifty beats a second for nothing would be
    most of what it takes.
    """

    def __init__(self, window: KioskWindow) -> None:
        self._window = window
        self._timer = QTimer(window)
        self._timer.timeout.connect(self._beat)

    @property
    def wait_ms(self) -> int:
        """Return how long it waits between two beats now."""
        return self._timer.interval()

    def start(self) -> None:
        """Let time pass from now on."""
        self._timer.start(BEAT_MS)

    def stop(self) -> None:
        """Let no more time pass."""
        self._timer.stop()

    def _beat(self) -> None:
        self._window.beat()
        wait_ms = self._window.rest_ms or BEAT_MS
        if wait_ms != self._timer.interval() and self._timer.isActive():
            self._timer.setInterval(wait_ms)


class _WindowRun:
    """One run of the window, from its first picture to its end."""

    def __init__(
        self,
        application: QApplication,
        fill: Fill,
        exit_after: str,
        *,
        is_kiosk: bool,
        ask_card: "AskCard | None",
    ) -> None:
        self._application, self._fill, self._exit_after = application, fill, exit_after
        self._is_kiosk, self._ask_card = is_kiosk, ask_card
        self._window = KioskWindow(paths.start_picture())
        self._beat = Beat(self._window)
        self._closing = ExitStack()
        self._failure: Exception | None = None

    def until_closed(
        self, size: tuple[int, int] | None, place: tuple[int, int] | None, *, is_windowed: bool
    ) -> int:
        """Run; a failure to fill the window is raised when the window is gone."""
        self._window.after_first_paint(lambda: QTimer.singleShot(0, self._after_first_paint))
        # All that a start makes stays to the end: looking through it for what can go is in vain.
        gc.disable()
        with self._closing:
            _show(self._window, size, place, is_windowed=is_windowed)
            status: int = self._application.exec()
            self._beat.stop()
            self._window.leave()
        if self._failure is not None:
            raise self._failure
        return status

    def _after_first_paint(self) -> None:
        if self._exit_after == "paint":
            self._application.quit()
            return
        from dealer_assist.kiosk.lifetime import on_termination, on_window_destroyed

        self._closing.enter_context(on_termination(self._end))
        self._closing.enter_context(on_window_destroyed(self._application, self._window, self._end))
        self._beat.start()
        self._fill_window()

    def _fill_window(self) -> None:
        self._failure = None
        try:
            self._closing.callback(self._fill(self._window, self._application))
            gc.freeze()
        except Exception as error:  # noqa: BLE001 - raised again by the parent
            self._failure = error
            if not (self._is_kiosk and self._is_shown(error)):
                self._end()
            return
        finally:
            gc.enable()
        if self._exit_after == "table":
            QTimer.singleShot(0, self._application.quit)

    def _is_shown(self, error: Exception) -> bool:
        """Say on the window why it stays empty, with a way to try again."""
        from dealer_assist.kiosk.startup_error import show_startup_error

        return show_startup_error(
            self._window, error, ask_card=self._ask_card, again=self._fill_window
        )

    def _end(self) -> None:
        # Not `quit`, which asks the window first: it would stay for want of a card.
        self._application.exit(0)


def _show(
    window: KioskWindow,
    size: tuple[int, int] | None,
    place: tuple[int, int] | None,
    *,
    is_windowed: bool,
) -> None:
    is_offscreen = os.environ.get("QT_QPA_PLATFORM", "").startswith("offscreen")
    if not is_windowed and not is_offscreen:
        # A kiosk's bare X server has no window manager to do this.
        window.setGeometry(window.screen().geometry())
        window.showFullScreen()
        return
    window.resize(*(size or ((1920, 1080) if is_offscreen else (1280, 800))))
    if place is not None:
        window.move(*place)
    window.show()


def _is_invisible(platform: str) -> bool:
    """True if Qt fell back to a platform that nobody sees, without having been told to."""
    return platform in ("offscreen", "minimal") and not os.environ.get("QT_QPA_PLATFORM")

"""The window of the program: shown at once, filled after its first picture, run to its end."""

import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING

from dealer_assist import display, places
from dealer_assist.errors import UsageError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from dealer_assist.ui.kiosk import Kiosk

BEAT_MS = 20


def run(
    stand: Callable[["Kiosk", "QApplication", ExitStack], None],
    size: tuple[int, int] | None,
    *,
    is_windowed: bool,
    exit_after: str,
    is_live: bool = False,
) -> int:
    """Show a window at once, fill it after its first picture, and run until it is closed."""
    if trouble := display.trouble():
        raise UsageError(trouble)
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    application.setApplicationName("dealer-assist")
    if _is_invisible(application.platformName()):
        raise UsageError(f"Qt found no display. {display.ways_on()}")
    from dealer_assist.ui.kiosk import Kiosk

    window = Kiosk(places.start_picture())
    failures: list[Exception] = []
    # Who called it from a command line, in a window or unseen, reads the sentence there.
    is_kiosk = not is_windowed and not exit_after and application.platformName() != "offscreen"

    def fill() -> None:
        failures.clear()
        try:
            stand(window, application, closing)
        except Exception as error:  # noqa: BLE001 - raised below, after the window is gone
            failures.append(error)
            if not (is_kiosk and _is_shown(window, error, is_live=is_live, again=fill)):
                application.exit(0)
            return
        if exit_after == "table":
            QTimer.singleShot(0, application.quit)

    def begin() -> None:
        from dealer_assist.ui.told_to_end import when_told_to_end

        # Not `quit`, which asks the window first: it would stay for want of a card.
        closing.enter_context(when_told_to_end(lambda: application.exit(0)))
        closing.callback(_watch(window, application))
        beat.start(BEAT_MS)
        fill()

    beat = QTimer(window)
    beat.timeout.connect(window.beat)
    next_thing = application.quit if exit_after == "paint" else begin
    window.after_first_paint(lambda: QTimer.singleShot(0, next_thing))
    with ExitStack() as closing:
        _show(window, size, is_windowed=is_windowed)
        status: int = application.exec()
        beat.stop()
        window.leave()
    if failures:
        raise failures[0]
    return status


def _is_shown(
    window: "Kiosk", error: Exception, *, is_live: bool, again: Callable[[], None]
) -> bool:
    from dealer_assist.cannot_open import show_trouble  # a table that opens needs nothing of it

    return show_trouble(window, error, is_live=is_live, again=again)


def _watch(window: "Kiosk", application: "QApplication") -> Callable[[], None]:
    """End the program when an X server takes its window away; give what ends the watch."""
    if application.platformName() != "xcb":
        return lambda: None
    from dealer_assist.ui.window_watch import WindowWatch

    watch = WindowWatch(int(window.winId()), lambda: application.exit(0))
    application.installNativeEventFilter(watch)
    return lambda: application.removeNativeEventFilter(watch)


def _show(window: "Kiosk", size: tuple[int, int] | None, *, is_windowed: bool) -> None:
    is_offscreen = os.environ.get("QT_QPA_PLATFORM", "").startswith("offscreen")
    if not is_windowed and not is_offscreen:
        # A kiosk's bare X server has no window manager to do this.
        window.setGeometry(window.screen().geometry())
        window.showFullScreen()
        return
    window.resize(*(size or ((1920, 1080) if is_offscreen else (1280, 800))))
    window.show()


def _is_invisible(platform: str) -> bool:
    """Tell whether Qt fell back to a platform that nobody sees, without having been told to."""
    return platform in ("offscreen", "minimal") and not os.environ.get("QT_QPA_PLATFORM")

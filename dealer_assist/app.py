"""The kiosk application: shows its window first, then opens the table behind it."""

import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist import display, places
from dealer_assist.call import WrongCall

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from dealer_assist.desk.clock import Clock
    from dealer_assist.opening import OpenTable
    from dealer_assist.ui.device_bell import DeviceBell
    from dealer_assist.ui.kiosk import Kiosk
    from dealer_assist.ui.table_face import TableFace

BEAT_MS = 20


def open_kiosk(
    *,
    table: str,
    data: Path | None,
    is_live: bool = False,
    size: tuple[int, int] | None = None,
    is_windowed: bool = False,
    exit_after: str = "",
) -> int:
    """Open a table on the screen and run until it is closed; give the exit status.

    `exit_after` ends it at the first picture (`paint`) or when the table stands (`table`).
    """

    def stand(window: "Kiosk", application: "QApplication", closing: ExitStack) -> None:
        # What is not needed for the first picture is loaded behind it.
        from dealer_assist.desk.clock import WallClock
        from dealer_assist.opening import open_table

        clock = WallClock()
        bell = _bell() if is_live else None
        wake = bell.ring if bell else None
        opened = open_table(table, data, clock, is_live=is_live, wake=wake)
        closing.callback(opened.close)
        put_on(window, opened, clock, settings=places.settings_file())
        if bell:
            bell.answer_with(opened.desk.tick)
            closing.callback(catch_typed_cards(application, opened, clock))

    return _run(stand, size, is_windowed=is_windowed, exit_after=exit_after)


def open_sign(
    *,
    table: str,
    data: Path | None,
    size: tuple[int, int] | None = None,
    is_windowed: bool = False,
    exit_after: str = "",
) -> int:
    """Show the public sign of a table; the kiosk that writes its journal may run beside it."""

    def stand(window: "Kiosk", application: "QApplication", closing: ExitStack) -> None:
        from dealer_assist.catalog.tables import find_table, load_table
        from dealer_assist.desk.clock import WallClock
        from dealer_assist.opening import journal_file
        from dealer_assist.ui.sign_face import sign_for

        shipped = places.resources()
        setup = load_table(shipped, places.layouts(), find_table(shipped, table))
        folder = data or places.data_folder()
        live = journal_file(folder, setup.key, "live")
        journal = live if live.exists() else journal_file(folder, setup.key)
        face = sign_for(setup, journal, WallClock(), shipped)
        window.stand(face, face)

    return _run(stand, size, is_windowed=is_windowed, exit_after=exit_after)


def _run(
    stand: Callable[["Kiosk", "QApplication", ExitStack], None],
    size: tuple[int, int] | None,
    *,
    is_windowed: bool,
    exit_after: str,
) -> int:
    """Show a window at once, fill it after its first picture, and run until it is closed."""
    if trouble := display.trouble():
        raise WrongCall(trouble)
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    application.setApplicationName("dealer-assist")
    if _is_invisible(application.platformName()):
        raise WrongCall(f"Qt found no display. {display.WAYS_ON}")
    from dealer_assist.ui.kiosk import Kiosk

    window = Kiosk(places.start_picture())
    failures: list[Exception] = []

    def fill() -> None:
        from dealer_assist.ui.told_to_end import when_told_to_end

        closing.enter_context(when_told_to_end(application.quit))
        try:
            stand(window, application, closing)
        except Exception as error:  # noqa: BLE001 - raised below, after the window is gone
            failures.append(error)
            application.quit()
            return
        beat.start(BEAT_MS)
        if exit_after == "table":
            QTimer.singleShot(0, application.quit)

    beat = QTimer(window)
    beat.timeout.connect(window.beat)
    next_thing = application.quit if exit_after == "paint" else fill
    window.after_first_paint(lambda: QTimer.singleShot(0, next_thing))
    with ExitStack() as closing:
        _show(window, size, is_windowed=is_windowed)
        status: int = application.exec()
        beat.stop()
        window.leave()
    if failures:
        raise failures[0]
    return status


def put_on(
    window: "Kiosk",
    opened: "OpenTable",
    clock: "Clock",
    *,
    settings: Path | None = None,
    reduce_motion: bool = False,
) -> "TableFace":
    """Put an open table on the window that already shows; dealers' settings are kept in a file."""
    from uuid import uuid4

    from dealer_assist.ui.kit import open_kit
    from dealer_assist.ui.layout import read_layout
    from dealer_assist.ui.settings import SettingsFile, SettingsInMemory
    from dealer_assist.ui.table_face import Surroundings, TableFace

    layout = read_layout(places.layouts() / f"{opened.setup.layout}.toml")
    shelf = SettingsFile(settings) if settings else SettingsInMemory()
    around = Surroundings(
        opened.rack, opened.cards, clock, lambda: uuid4().hex, shelf, opened.journal.path
    )
    kit = open_kit(places.resources(), clock.ms, reduce_motion=reduce_motion)
    face = TableFace(kit, layout, opened.desk, around)
    window.stand(face, face)
    return face


def _bell() -> "DeviceBell":
    from dealer_assist.ui.device_bell import DeviceBell

    return DeviceBell()


def catch_typed_cards(
    application: "QApplication", opened: "OpenTable", clock: "Clock"
) -> Callable[[], None]:
    """Listen to a swiper that types, where the table has one; give what ends it."""
    from dealer_assist.live import has_typing_swiper
    from dealer_assist.ui.wedge_filter import WedgeFilter

    if not has_typing_swiper(opened.setup):
        return lambda: None  # nothing looks at every event without need
    wedge = WedgeFilter(opened.rack, clock.ms)
    application.installEventFilter(wedge)
    return lambda: application.removeEventFilter(wedge)


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

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
    from random import Random

    from PySide6.QtWidgets import QApplication

    from dealer_assist.desk.clock import Clock
    from dealer_assist.desk.printing import Printing
    from dealer_assist.desk.staff_office import StaffOffice
    from dealer_assist.journal.opening import Purpose
    from dealer_assist.opening import OpenTable
    from dealer_assist.ui.device_bell import DeviceBell
    from dealer_assist.ui.kiosk import Kiosk
    from dealer_assist.ui.table_face import TableFace

BEAT_MS = 20


def open_kiosk(
    *,
    table: str | None,
    data: Path | None,
    is_live: bool = False,
    size: tuple[int, int] | None = None,
    is_windowed: bool = False,
    exit_after: str = "",
) -> int:
    """Open a table on the screen and run until it is closed; give the exit status.

    Without a name it is the table that stood here last. `exit_after` ends it at the first picture
    (`paint`) or when the table stands (`table`).
    """

    def stand(window: "Kiosk", application: "QApplication", closing: ExitStack) -> None:
        # What is not needed for the first picture is loaded behind it.
        from PySide6.QtCore import QTimer

        from dealer_assist.desk.clock import WallClock
        from dealer_assist.desk.journals import last_table, note_last_table
        from dealer_assist.exchange import Exchange
        from dealer_assist.opening import find, open_table

        clock, folder = WallClock(), data or places.data_folder()
        bell = _bell() if is_live else None
        wake = bell.ring if bell else None
        purpose: Purpose = "live" if is_live else "training"

        def put(name: str, sentence: str, undo: ExitStack) -> "OpenTable":
            opened = open_table(name, folder, clock, is_live=is_live, wake=wake)
            undo.callback(opened.close)
            opened.desk.refusal = sentence
            put_on(window, opened, clock, settings=places.settings_file())
            # The next start may be from another folder.
            is_file = Path(name).is_file()
            note_last_table(folder, str(Path(name).resolve()) if is_file else name, purpose)
            if bell:
                bell.answer_with(opened.desk.tick)
                undo.callback(catch_typed_cards(application, opened, clock))
            return opened

        exchange = Exchange(window, put, lambda then: QTimer.singleShot(0, then))
        last = last_table(folder, purpose)
        if not find(last, folder).is_file():  # none stood here yet, or its file is gone
            last = places.FIRST_TABLE
        exchange.put(table or last)
        closing.callback(exchange.close)

    return _run(stand, size, is_windowed=is_windowed, exit_after=exit_after, is_live=is_live)


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
        from dealer_assist.catalog.tables import load_table
        from dealer_assist.desk.clock import WallClock
        from dealer_assist.desk.journals import journal_to_read
        from dealer_assist.opening import find
        from dealer_assist.ui.sign_face import sign_for

        shipped = places.resources()
        folder = data or places.data_folder()
        setup = load_table(shipped, places.layouts(), find(table, folder))
        face = sign_for(setup, journal_to_read(folder, setup.key), WallClock(), shipped)
        window.stand(face, face)

    return _run(stand, size, is_windowed=is_windowed, exit_after=exit_after)


def _run(
    stand: Callable[["Kiosk", "QApplication", ExitStack], None],
    size: tuple[int, int] | None,
    *,
    is_windowed: bool,
    exit_after: str,
    is_live: bool = False,
) -> int:
    """Show a window at once, fill it after its first picture, and run until it is closed."""
    if trouble := display.trouble():
        raise WrongCall(trouble)
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    application.setApplicationName("dealer-assist")
    if _is_invisible(application.platformName()):
        raise WrongCall(f"Qt found no display. {display.ways_on()}")
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
            if not (is_kiosk and _show_trouble(window, error, is_live=is_live, again=fill)):
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


def _watch(window: "Kiosk", application: "QApplication") -> Callable[[], None]:
    """End the program when an X server takes its window away; give what ends the watch."""
    if application.platformName() != "xcb":
        return lambda: None
    from dealer_assist.ui.window_watch import WindowWatch

    watch = WindowWatch(int(window.winId()), lambda: application.exit(0))
    application.installNativeEventFilter(watch)
    return lambda: application.removeNativeEventFilter(watch)


def _show_trouble(
    window: "Kiosk", error: Exception, *, is_live: bool, again: Callable[[], None]
) -> bool:
    """Show why the table cannot be opened; False for a fault of ours, which is not shown."""
    import logging

    from PySide6.QtCore import QTimer

    from dealer_assist.desk.clock import WallClock
    from dealer_assist.exchange import OF_THE_WORLD
    from dealer_assist.journal.errors import JournalUnavailable
    from dealer_assist.opening import backup_for, go_back_to
    from dealer_assist.ui.kit import open_kit, suited
    from dealer_assist.ui.present.trouble import AGAIN, RESTORE, trouble_look
    from dealer_assist.ui.settings import SettingsFile
    from dealer_assist.ui.trouble_screen import TroubleScreen

    if not isinstance(error, OF_THE_WORLD):
        return False
    logging.getLogger(__name__).warning("%s", error)
    offer = backup_for(error)
    kit = open_kit(places.resources(), WallClock().ms)
    screen = TroubleScreen(suited(kit, SettingsFile(places.settings_file()).of("")))
    screen.show_state(trouble_look(str(error), offer.head.seq if offer else None, is_live=is_live))

    def press(key: str) -> None:
        if key == RESTORE and offer is not None and isinstance(error, JournalUnavailable):
            go_back_to(offer, error.path)
        if key in (AGAIN, RESTORE):
            QTimer.singleShot(0, again)
        else:
            window.close_for_good()

    screen.pressed.connect(press)
    window.stand(screen, screen)
    return True


def put_on(
    window: "Kiosk",
    opened: "OpenTable",
    clock: "Clock",
    *,
    settings: Path | None = None,
    reduce_motion: bool = False,
    shuffle: "Random | None" = None,
) -> "TableFace":
    """Put an open table on the window that already shows; dealers' settings are kept in a file.

    Without one it is a rehearsal: nothing is kept, nothing sounds, no screen is measured. The
    virtual shoe is shuffled by `shuffle`, without one by the randomness of this machine.
    """
    from random import SystemRandom

    from dealer_assist.ui.sources import forget_sources

    forget_sources()  # of what was loaded so far: what comes takes its room
    from dealer_assist.ui.kit import open_kit
    from dealer_assist.ui.layout import read_layout
    from dealer_assist.ui.reach import check_reach, glass_of
    from dealer_assist.ui.settings import SettingsFile, SettingsInMemory
    from dealer_assist.ui.sounds import find_player
    from dealer_assist.ui.table_face import Surroundings, TableFace
    from dealer_assist.ui.ways_off import EXIT, WaysOff

    ways = WaysOff(window.close_for_good)
    layout = read_layout(places.layouts() / f"{opened.setup.layout}.toml")
    shelf = SettingsFile(settings) if settings else SettingsInMemory()
    around = Surroundings(
        opened.rack,
        opened.cards,
        clock,
        lambda: os.urandom(16).hex(),
        shelf,
        opened.journal.path,
        ways.go,
        printing=_printing(opened, clock) if opened.rack.has_printer else None,
        find_player=find_player if settings else None,
        staff=_staff_office(opened),
        shuffle=shuffle or SystemRandom(),
    )
    if settings:
        size = (window.width(), window.height())
        opened.desk.checks = (*opened.desk.checks, check_reach(glass_of(window), size))
    kit = open_kit(places.resources(), clock.ms, reduce_motion=reduce_motion)
    face = TableFace(kit, layout, opened.desk, around)
    ways.lead_from(face)
    # Only enrolled staff have cards that can be asked for: practice may be closed by anybody.
    window.ask_before_closing((lambda: ways.go(EXIT)) if opened.staff else None)
    window.stand(face, face)
    forget_sources()
    return face


def _printing(opened: "OpenTable", clock: "Clock") -> "Printing":
    """Have a slip printed for every win; only a table with a printer loads what prints."""
    from datetime import UTC

    from dealer_assist.desk.printing import Printing
    from dealer_assist.journal.tail import CHECKPOINTS
    from dealer_assist.ui.slip_dots import slip_drawer

    printing = Printing(
        opened.desk,
        opened.rack,
        slip_drawer(places.resources() / "fonts", opened.rack.slip_dots),
        clock.now().tzinfo or UTC,
        opened.journal.replay(CHECKPOINTS),
    )
    opened.desk.listen(printing.notice)
    opened.desk.overhear(printing.hear)
    return printing


def _staff_office(opened: "OpenTable") -> "StaffOffice | None":
    """Give the staff desk of a live table; only there somebody can be enrolled."""
    if opened.staff is None:
        return None
    from dealer_assist.desk.staff_office import StaffOffice

    return StaffOffice(opened.staff)


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

"""The kiosk application: shows its window first, then opens the table behind it."""

import os
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist import places
from dealer_assist.window_run import run

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
        from dealer_assist.opening import is_there, open_table

        clock, folder = WallClock(), data or places.data_folder()
        bell = _bell() if is_live else None
        wake = bell.ring if bell else None
        purpose: Purpose = "live" if is_live else "training"

        def put(name: str, sentence: str, undo: ExitStack) -> "OpenTable":
            opened = open_table(name, folder, clock, is_live=is_live, wake=wake)
            undo.callback(opened.close)
            put_on(window, opened, clock, settings=places.settings_file(), message=sentence)
            # The next start may be from another folder.
            is_file = Path(name).is_file()
            note_last_table(folder, str(Path(name).resolve()) if is_file else name, purpose)
            if bell:
                bell.answer_with(opened.desk.tick)
                undo.callback(catch_typed_cards(application, opened, clock))
            return opened

        exchange = Exchange(window, put, lambda then: QTimer.singleShot(0, then))
        last = last_table(folder, purpose)
        if not is_there(last, folder):  # none stood here yet, or its file is gone
            last = places.FIRST_TABLE
        exchange.put(table or last)
        closing.callback(exchange.close)

    return run(stand, size, is_windowed=is_windowed, exit_after=exit_after, is_live=is_live)


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

    return run(stand, size, is_windowed=is_windowed, exit_after=exit_after)


def put_on(
    window: "Kiosk",
    opened: "OpenTable",
    clock: "Clock",
    *,
    settings: Path | None = None,
    reduce_motion: bool = False,
    shuffle: "Random | None" = None,
    message: str = "",
) -> "TableFace":
    """Put an open table on the window that already shows; dealers' settings are kept in a file.

    Without one it is a rehearsal: nothing is kept, nothing sounds, no screen is measured. The
    virtual shoe is shuffled by `shuffle`, without one by the randomness of this machine. `message`
    is shown at first, as a refusal is.
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
    face = TableFace(kit, layout, opened.desk, around, message=message)
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
    opened.desk.on_device_message(printing.hear)
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

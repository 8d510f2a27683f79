"""The table in the kiosk's window: which one, opened, shown, and changed for another.

The composition root. It is loaded behind the first picture, with ordinary imports of everything
that a table needs to stand. What lies over it at times comes when it is idle (`warm_up`), and what
only a live table has where one is opened.
"""

import gc
import os
from contextlib import ExitStack
from datetime import UTC
from functools import cache, partial
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from dealer_assist import paths
from dealer_assist.catalog.tables import table_file
from dealer_assist.desk.background import Join, Work, run_in_thread
from dealer_assist.desk.clock import Clock, WallClock
from dealer_assist.desk.printing import Printing
from dealer_assist.desk.self_check import ProgramDigest
from dealer_assist.errors import UserFacingError
from dealer_assist.journal.files import last_table, note_last_table
from dealer_assist.journal.opening import Purpose
from dealer_assist.journal.resume import CHECKPOINTS
from dealer_assist.kiosk.lifetime import tell_service
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.kiosk.table.program_watch import ProgramWatch
from dealer_assist.kiosk.table.switch import TableSwitch
from dealer_assist.kiosk.table.warm_up import warm_up
from dealer_assist.ui.shell.ambience import find_player
from dealer_assist.ui.shell.dependencies import TableServices
from dealer_assist.ui.shell.exits import Exits
from dealer_assist.ui.shell.page_entries import PageKey
from dealer_assist.ui.shell.page_stack import PageClass
from dealer_assist.ui.shell.preferences import PreferencesFile, PreferencesInMemory
from dealer_assist.ui.shell.rehearsal import rehearse
from dealer_assist.ui.shell.speech import find_voice
from dealer_assist.ui.shell.table_controller import TableController
from dealer_assist.ui.shell.touch_size_check import check_touch_size, glass_of
from dealer_assist.ui.shell.voice import has_sound
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.table.felt_layout import read_layout
from dealer_assist.ui.toolkit.context import UiContext

if TYPE_CHECKING:
    from collections.abc import Callable

    from dealer_assist.desk.slip_text import SlipText
    from dealer_assist.devices.printers.escpos import SlipPicture
    from dealer_assist.devices.simulated.virtual_shoe import TableShoe
    from dealer_assist.kiosk.school.session import SchoolSession

    # Practice does not load what only a live table has.
    from dealer_assist.kiosk.table.live_parts import LiveParts
    from dealer_assist.staff.kiosk_office import KioskStaffOffice
    from dealer_assist.ui.table.model.coach import LessonStrip


class TableSession:
    """Opens a table in the window, and another in its place when the game is changed."""

    def __init__(
        self, window: KioskWindow, application: QApplication, folder: Path, *, is_live: bool
    ) -> None:
        self._window, self._application, self._folder = window, application, folder
        self._purpose: Purpose = "live" if is_live else "training"
        self._live = _live_parts() if is_live else None
        self._clock = WallClock()
        self._program = ProgramDigest(paths.PACKAGE)
        self._switch = TableSwitch(window, self._open, _later)
        self._school: SchoolSession | None = None
        self._is_warm = False

    def start(self, table: str | None) -> None:
        """Open the table of this name, or the one that stood here last."""
        self._switch.open(table or self._last_table())
        warm_up(self._window, then=self._while_idle)
        tell_service(self._window, lambda: self._status, self._lives)

    def _while_idle(self) -> None:
        """Show which program runs, and make ready what the first round needs."""
        self._program.read()
        self._is_warm = True
        if self._school is None:
            self._rehearse()
            self._switch.opened.desk.tell()

    def _rehearse(self) -> None:
        """Have the first round painted before it comes."""
        face = self._face
        face.idle_work.take_on(lambda: rehearse(face), then=_keep_what_stands)

    def close(self) -> None:
        """Take the table off and give everything back."""
        if self._school is not None:
            self._school.close()
        else:
            self._switch.close()

    def _open_school(self) -> None:
        """Set the table aside and show the lessons in its place."""
        if self._school is not None:
            return
        from dealer_assist.kiosk.school.session import open_school  # loaded with the first lesson

        settings = paths.settings_file()
        try:
            self._school = open_school(
                self._window,
                self._switch,
                self._clock,
                self._folder,
                present=partial(table_presenter, self._window, settings=settings),
                left=self._leave_school,
                later=_later,
                preferences=self._face.preferences,
            )
        except UserFacingError as wrong:  # a lesson's file; the table stands as before
            self._face.message.say(str(wrong))
            self._face.refresh()

    def _leave_school(self) -> None:
        self._school = None

    def _lives(self, period_ms: int) -> bool:
        """True if the desk lives too: a live window over a dead table must not count."""
        if self._school is not None:
            return True  # no table stands that could be dead
        return self._clock.ms() - self._switch.opened.desk.ticked_ms < period_ms

    @property
    def _status(self) -> str:
        if self._school is not None:
            return "School"
        table = self._switch.opened.desk.table
        return f"Table {table.setup.number}: {table.round.phase.value}"

    def _last_table(self) -> str:
        last = last_table(self._folder, self._purpose)
        found = table_file(paths.resources(), last, self._folder)
        return last if found else paths.FIRST_TABLE  # none yet, or its file is gone

    def _open(self, name: str, sentence: str, undo: ExitStack) -> OpenTable:
        live = self._live
        opened = open_table(
            name,
            self._folder,
            self._clock,
            is_live=live is not None,
            wake=live.wake if live else None,
            program=self._program,
        )
        undo.callback(opened.close)
        watch = ProgramWatch(
            opened.desk, opened.journal.path, is_live=live is not None, start=_behind_the_table
        )
        undo.callback(watch.finish)
        settings = paths.settings_file()
        school = None if live else partial(_later, self._open_school)
        self._face = show_table(
            self._window, opened, self._clock, settings=settings, message=sentence, school=school
        )
        if self._is_warm:
            self._rehearse()
        self._note(name)
        if live:
            undo.callback(live.attach(opened, self._application, self._clock))
        return opened

    def _note(self, name: str) -> None:
        """Remember the table for the next start, which may be from another folder."""
        file = Path(name)
        note_last_table(
            self._folder, str(file.resolve()) if file.is_file() else name, self._purpose
        )


def show_table(
    window: KioskWindow,
    opened: OpenTable,
    clock: Clock,
    *,
    settings: Path | None = None,
    reduce_motion: bool = False,
    shuffle: Random | None = None,
    message: str = "",
    school: "Callable[[], None] | None" = None,
) -> TableController:
    """Put an open table on the window that already shows; dealers' settings are kept in a file.

    Without one it is a rehearsal: nothing is kept, nothing sounds, no screen is measured. The
    virtual shoe is shuffled by `shuffle`, without one by the randomness of this machine. `message`
    is shown at first, as a refusal is. `school` leads to the lessons, where there are any.
    """
    ways = Exits(window.close_for_good, school)
    presenter = table_presenter(
        window,
        opened,
        clock,
        go=ways.go,
        settings=settings,
        reduce_motion=reduce_motion,
        shuffle=shuffle,
        message=message,
        has_school=school is not None,
    )
    ways.lead_from(presenter)
    # Only enrolled staff have cards that can be asked for: practice may be closed by anybody.
    window.ask_before_closing((lambda: ways.go(PageKey.EXIT)) if opened.staff else None)
    window.show_table(presenter, presenter)
    return presenter


def table_presenter(
    window: KioskWindow,
    opened: OpenTable,
    clock: Clock,
    *,
    go: "Callable[[str], None]",
    settings: Path | None = None,
    reduce_motion: bool = False,
    shuffle: Random | None = None,
    message: str = "",
    has_school: bool = False,
    lesson: "Callable[[], LessonStrip] | None" = None,
    shoe: "TableShoe | None" = None,
) -> TableController:
    """Make the screen of an open table; `lesson` and its `shoe` are what a lesson adds to it."""
    services = TableServices(
        opened.rack,
        opened.cards,
        clock,
        lambda: os.urandom(16).hex(),
        _page_class,
        PreferencesFile(settings) if settings else PreferencesInMemory(),
        opened.journal.path,
        go,
        printing=_printing(opened, clock) if opened.rack.has_printer else None,
        find_player=find_player if settings else None,
        find_voice=find_voice if settings else None,
        has_sound=has_sound if settings else lambda: True,
        staff=_staff_office(opened),
        shuffle=shuffle or SystemRandom(),
        has_school=has_school,
        lesson=lesson,
        shoe=shoe,
    )
    if settings:
        size = (window.width(), window.height())
        touch_size = check_touch_size(glass_of(window), size)
        opened.desk.checks.add(lambda: (touch_size,))
    context = UiContext.for_person(
        paths.resources(),
        clock.ms,
        services.preferences.of(""),
        finger=None if lesson else window.finger,  # a lesson's clock is its own, and stands still
        reduce_motion=reduce_motion,
    )
    layout = read_layout(paths.layouts() / f"{opened.desk.table.setup.layout}.toml")
    return TableController(context, layout, opened.desk, services, message=message)


def _keep_what_stands() -> None:
    """Look for garbage once, while nobody waits, and never again through all that stays."""
    gc.collect()
    gc.freeze()


def _later(then: "Callable[[], None]") -> None:
    """Do something when the present touch is answered."""
    QTimer.singleShot(0, then)


def _behind_the_table(work: Work) -> Join:
    """Begin a work when the table stands and is painted, so that neither waits for it."""
    joins: list[Join] = []
    _later(lambda: joins.append(run_in_thread(work)))

    def join() -> None:
        for one in joins:
            one()

    return join


@cache
def _slip_drawer(across: int) -> "Callable[[SlipText], SlipPicture]":
    """Return what draws slips of a width in dots; it is loaded with the first of them."""
    from dealer_assist.ui.print.slip import slip_drawer

    return slip_drawer(paths.resources() / "fonts", across)


def _printing(opened: OpenTable, clock: Clock) -> Printing:
    """Have a slip printed for every win."""
    printing = Printing(
        opened.desk,
        opened.rack,
        lambda words: _slip_drawer(opened.rack.slip_dots)(words),
        clock.now().tzinfo or UTC,
        opened.journal.replay(CHECKPOINTS),
    )
    opened.desk.listen(printing.notice)
    opened.desk.on_device_message(printing.hear)
    return printing


def _page_class(key: PageKey) -> PageClass:
    """Return the class of a page; all of them are loaded with the first, or while idle."""
    from dealer_assist.kiosk.table.page_classes import page_class

    return page_class(key)


def _live_parts() -> "LiveParts":
    from dealer_assist.kiosk.table.live_parts import LiveParts

    return LiveParts()


def _staff_office(opened: OpenTable) -> "KioskStaffOffice | None":
    if opened.staff is None:
        return None
    from dealer_assist.kiosk.table.live_parts import staff_office

    return staff_office(opened)

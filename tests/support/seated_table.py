"""A table at its kiosk: real desk, real simulated devices, the real window, in simulated time."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from round_over import REST_MS, chips_off
from unpainted import paint_when_looked_at

from dealer_assist import paths
from dealer_assist.catalog.people import load_staff
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.desk import Desk
from dealer_assist.devices.connect import connect
from dealer_assist.journal.entry import Entry, Recorded
from dealer_assist.journal.errors import NotRecorded
from dealer_assist.kiosk.table.page_classes import page_class
from dealer_assist.scenarios.finger import Finger
from dealer_assist.scenarios.scene import LONG_MS, STEP_MS
from dealer_assist.scenarios.scene import REST_MS as RESTING_MS
from dealer_assist.staff.card_index import CardIndex
from dealer_assist.table.commands.round import MissChip
from dealer_assist.table.guide.controls import end_words, ending
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.ui.shell.dependencies import TableServices
from dealer_assist.ui.shell.page_stage import PageStage
from dealer_assist.ui.shell.preferences import PreferencesInMemory, PreferencesStore
from dealer_assist.ui.shell.table_controller import TableController
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.table.felt_layout import read_layout
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.preferences import Preferences

KEY = bytes(range(32))
SETTLED_MS = 200
"""So long after an act a table that is not busy has answered it, and rests between its beats."""


class Notebook:
    """A journal in memory; it can be told to refuse."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.is_full = False
        self.has_bug = False

    def take_up_again(self) -> None:
        """Nothing was ever uncertain here."""

    def append(
        self, entries: Sequence[Entry], *, digest: str, command_id: str = ""
    ) -> tuple[Recorded, ...]:
        if self.is_full:
            sentence = "Nothing was recorded: the disk is full. Free some space and try again"
            raise NotRecorded(Path("notebook"), sentence)
        if self.has_bug:
            raise ZeroDivisionError("a bug behind the desk")
        self.entries += entries
        return tuple(entries)  # type: ignore[arg-type]

    def replay(self, from_kinds: Sequence[str] = ()) -> Iterable[Recorded]:
        return ()


class SeatedTable:
    """A kiosk with a table on it, for a test that touches, swipes and looks.

    It paints when a picture is taken, and nothing in between: that is half of the time.
    """

    def __init__(
        self,
        setup: TableSetup,
        touchscreen: QPointingDevice,
        preferences: PreferencesStore | None = None,
    ) -> None:
        self.clock = SimulatedClock(datetime(2026, 3, 14, 21, 44, tzinfo=UTC))
        self.notebook = Notebook()
        cards = load_staff(paths.resources() / "staff" / f"{setup.staff}.toml")
        self.cards = {card.member.key: card for card in cards}
        second = setup.seats if "B" in setup.jackpots else ()
        self.rack = connect(
            setup.devices,
            setup.seats,
            clock_ms=self.clock.ms,
            random=Random(7),
            second_seats=second,
        )
        roster = CardIndex.of_cards(KEY, ((card.number, card.member) for card in cards))
        self.desk = Desk(setup, self.notebook, self.rack, roster, self.clock)
        self.context = UiContext.for_person(
            paths.resources(), self.clock.ms, Preferences(), reduce_motion=True
        )
        layout = read_layout(paths.layouts() / f"{setup.layout}.toml")
        numbers = count(1)
        services = TableServices(
            self.rack,
            cards,
            self.clock,
            lambda: f"c{next(numbers)}",
            page_class,
            preferences or PreferencesInMemory(),
            shuffle=Random(7),
        )
        self.face = TableController(self.context, layout, self.desk, services)
        self.window = KioskWindow(paths.start_picture())
        self.window.resize(1920, 1080)
        paint_when_looked_at(self.window)
        self.window.show_table(self.face, self.face)
        self.hand = Finger(self.window)
        self._touchscreen = touchscreen

    @property
    def table(self) -> Table:
        return self.desk.table

    def wait(self, ms: int = 500) -> None:
        passed = 0
        while passed < ms:
            is_quick = passed < SETTLED_MS or (passed < LONG_MS and self._is_busy)
            step = STEP_MS if is_quick else min(RESTING_MS, ms - passed)
            passed += step
            self.clock.advance(step)
            self.window.beat()
        QApplication.processEvents()

    @property
    def _is_busy(self) -> bool:
        """True if something may go on at every beat: a page, a question, a finger, idle work."""
        face = self.face
        is_open = face.pages.page is not None or face.questions.model is not None
        return is_open or face.context.finger.is_down or face.idle_work.is_pending

    def paint_always(self) -> "SeatedTable":
        """Paint whatever changes as soon as time passes, as a kiosk does."""
        self.window.setUpdatesEnabled(True)
        return self

    def at_sizes(self, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """Show what stands there at one size of the screen after the other."""
        for size in sizes:
            self.window.resize(*size)
            self.wait(100)
            yield size

    @contextmanager
    def unwatched(self) -> Iterator[None]:
        """Have rounds put on record that no screen follows, and the screen look again after."""
        views = self.desk._listeners[:]
        self.desk._listeners.clear()
        yield
        self.desk._listeners.extend(views)
        self.desk.tell()

    def draw_with(self, context: UiContext) -> None:
        """Let what is opened from now on be drawn with other words, colours or sizes."""
        self.face._context = context

    def open(self) -> "SeatedTable":
        self.swipe("dealer-1")
        return self

    def swipe(self, who: str) -> None:
        assert self.rack.simulated.swiper is not None
        self.rack.simulated.swiper.swipe(self.cards[who].number)
        self.wait()

    def chips(self, *seats: int, sensor: str = "A") -> None:
        assert self.rack.simulated.sensors is not None
        for seat in seats:
            self.rack.simulated.sensors.place_chip(seat, sensor)
        self.wait()

    def write(self, words: str) -> None:
        """Type a note, key by key, and finish it."""
        for letter in words:
            self.tap(self.hand.ready("SPACE" if letter == " " else letter.upper()), 40)
        self.press("DONE")

    @property
    def page(self) -> Any:
        """The flow of the page over the table, or None."""
        stage = self.face.pages.page
        return stage.page if isinstance(stage, PageStage) else stage

    def press(self, words: str) -> None:
        self.tap(self.hand.ready(words))

    def seat(self, number: int) -> None:
        plate = self.hand.seat(number)
        self.hand.press(plate)
        self.hand.lift(plate)
        self.wait()

    def tap(self, control: Touchable, wait_ms: int = 500) -> None:
        self.read(control)
        self.hand.press(control)
        self.hand.lift(control)
        self.wait(wait_ms)

    def read(self, control: Touchable) -> None:
        """Let the time pass that a page asks for which is to be read first."""
        while control.is_coming_up or (control.is_judged and control.is_resting):
            self.wait(STEP_MS)

    def tap_at(self, x: int, y: int, finger: int = 0) -> None:
        point = QPoint(x, y)
        for state in ("press", "release"):
            sequence = QTest.touchEvent(self.window, self._touchscreen)
            getattr(sequence, state)(finger, point, self.window).commit()
        QApplication.processEvents()

    def start(self, *seats: int) -> "SeatedTable":
        self.open()
        if seats:
            self.chips(*seats)
        self.press("START GAME")
        return self

    def take_chips(self, sensor: str = "") -> None:
        """Take off the sensors what END GAME waits for, and let its rest pass."""
        for command in chips_off(self.table, sensor):
            assert isinstance(command, MissChip)
            assert self.rack.simulated.sensors is not None
            self.rack.simulated.sensors.take_chip(command.seat, command.sensor)
        self.wait(REST_MS)

    def end(self) -> None:
        """End the round as a dealer does: the chips off, then a tap, or a hold where it asks."""
        command = ending(self.table)
        self.take_chips(command.sensor)
        control = self.hand.ready(end_words(self.table))
        if control.hold_ms:
            self._hold(control)
        else:
            self.tap(control)

    def hold(self, words: str) -> None:
        """Hold a button that does nothing at a tap."""
        self._hold(self.hand.ready(words))

    def _hold(self, control: Touchable) -> None:
        self.read(control)
        self.hand.press(control)
        self.wait(900)
        self.hand.lift(control)
        self.wait()

    def claim(self, seat: int, hand: str) -> None:
        self.seat(seat)
        self.press(hand)

    def stick(self, seat: int, fault: str = "stuck") -> None:
        assert self.rack.simulated.sensors is not None
        self.rack.simulated.sensors.cause(seat, fault)
        self.wait(6_000)

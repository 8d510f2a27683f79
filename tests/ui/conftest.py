"""A kit with a clock that the test moves, and a finger on a synthesized touchscreen."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from seated_table import SeatedTable
from sheet_samples import SheetSamples
from shipped_tables import shipped
from table_samples import Samples
from told_round import Round

from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.shell.preferences import PreferencesInMemory
from dealer_assist.ui.table.felt_layout import FeltLayout, read_layout
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import Preferences

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

RESOURCES = Path(__file__).parents[2] / "resources"
LAYOUTS = Path(__file__).parents[2] / "layouts"


class Clock:
    """Simulated milliseconds."""

    def __init__(self) -> None:
        self.now_ms = 10_000

    def __call__(self) -> int:
        return self.now_ms

    def advance(self, by_ms: int) -> int:
        self.now_ms += by_ms
        return self.now_ms


class Fingers:
    """Contacts on a touchscreen."""

    def __init__(self, device: QPointingDevice) -> None:
        self._device = device

    def press(self, widget: QWidget, at: QPoint | None = None) -> None:
        self._on(widget).press(0, self._at(widget, at), widget).commit()

    def move(self, widget: QWidget, to: QPoint) -> None:
        self._on(widget).move(0, to, widget).commit()

    def lift(self, widget: QWidget, at: QPoint | None = None) -> None:
        self._on(widget).release(0, self._at(widget, at), widget).commit()

    def tap_with_second(self, widget: QWidget) -> None:
        """Tap with another finger while the first stays where it is."""
        point = widget.rect().center()
        self._on(widget).stationary(0).press(1, point, widget).commit()
        self._on(widget).stationary(0).release(1, point, widget).commit()

    def tap(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.press(widget, at)
        self.lift(widget, at)

    def _on(self, widget: QWidget) -> QTest.QTouchEventSequence:
        return QTest.touchEvent(widget.window(), self._device)

    @staticmethod
    def _at(widget: QWidget, at: QPoint | None) -> QPoint:
        return widget.rect().center() if at is None else at


@pytest.fixture(scope="session")
def touchscreen(qapp: object) -> QPointingDevice:
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


@pytest.fixture(autouse=True)
def _nothing_outlives_its_test() -> Iterator[None]:
    """Without a running event loop, Qt would keep every closed window until the last test."""
    yield
    if QApplication.instance() is not None:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def fingers(touchscreen: QPointingDevice) -> Fingers:
    return Fingers(touchscreen)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def context(qapp: object, clock: Clock) -> UiContext:
    return UiContext.for_person(RESOURCES, clock, Preferences())


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[[QWidget, int, int], None]:
    """Show a widget at a size."""

    def show(widget: QWidget, width: int, height: int) -> None:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        widget.show()

    return show


@pytest.fixture
def picture() -> Callable[[QWidget], bytes]:
    """Paint a widget and give its pixels, to be compared."""

    def take(widget: QWidget) -> bytes:
        image = widget.grab().toImage()
        return bytes(image.constBits())

    return take


@pytest.fixture
def cut_texts() -> Callable[[QWidget], list[str]]:
    """Paint a widget with its children, and list the texts that were cut."""

    def cut(widget: QWidget) -> list[str]:
        widget.grab()
        canvases = [widget, *widget.findChildren(Canvas)]
        return [
            text
            for canvas in canvases
            if isinstance(canvas, Canvas) and canvas.isVisible()
            for text in canvas.too_long
        ]

    return cut


@pytest.fixture
def samples() -> Samples:
    return Samples()


@pytest.fixture
def layout() -> FeltLayout:
    return read_layout(LAYOUTS / "crazy4.toml")


@pytest.fixture
def sheets() -> SheetSamples:
    return SheetSamples()


@pytest.fixture
def seat_at(touchscreen: QPointingDevice, qtbot: QtBot) -> Iterator[Callable[..., SeatedTable]]:
    """Seat a table of any set-up, or a shipped one by its name; its dealer may have settings."""
    seated: list[SeatedTable] = []

    def take(table: TableSetup | str, settings: Preferences | None = None) -> SeatedTable:
        if isinstance(table, str):
            table = shipped(table)
        preferences = PreferencesInMemory()
        if settings is not None:
            preferences.keep("dealer-1", settings)
        seated.append(SeatedTable(table, touchscreen, preferences))
        qtbot.addWidget(seated[-1].window)
        seated[-1].window.show()
        seated[-1].wait()
        return seated[-1]

    yield take
    for table in seated:
        table.window.leave()


@pytest.fixture
def seated(
    crazy4_nexus: TableSetup, seat_at: Callable[[TableSetup | str], SeatedTable]
) -> SeatedTable:
    """The shipped Crazy 4 table at its kiosk, still closed."""
    return seat_at(crazy4_nexus)


@pytest.fixture
def view() -> PassingView:
    return PassingView(clock="21:44")


@pytest.fixture
def at(staff: dict[str, StaffMember]) -> Callable[[TableSetup], Round]:
    """A closed table of any set-up."""
    return lambda setup: Round(setup, staff)


@pytest.fixture
def crazy4(at: Callable[[TableSetup], Round], crazy4_nexus: TableSetup) -> Round:
    """The shipped Crazy 4 table, closed."""
    return at(crazy4_nexus)

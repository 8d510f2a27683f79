"""Nothing of a round is left when it is over: a kiosk plays for weeks without a restart."""

import gc
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_assist import paths
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.kiosk.table_session import show_table
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role
from dealer_assist.ui.shell.window import KioskWindow

WARM, MORE = 4, 10
"""Rounds that fill what is kept on purpose, and rounds that may add nothing to it."""
KEPT = {"Msg"}
"""Kept up to a number with what is measured, translated and painted: amounts are always new."""


class Player:
    """Plays rounds with a win, a step at a time, as the kiosk's own loop comes round."""

    def __init__(self, window: KioskWindow, opened: OpenTable, clock: SimulatedClock) -> None:
        self._window, self._opened, self._clock = window, opened, clock

    def rounds(self, number: int) -> Iterator[None]:
        for _ in range(number):
            yield from self._one()

    def _one(self) -> Iterator[None]:
        sensors = self._opened.rack.simulated.sensors
        assert sensors is not None
        executive = next(
            card.member for card in self._opened.cards if card.member.role is Role.EXECUTIVE
        )
        sensors.place_chip(5)
        yield from self._beats()
        yield from self._do(c.StartGame())
        sensors.take_chip(5)
        yield from self._beats()
        yield from self._do(c.PressHand(5, "four_aces"), c.CallSupervisor(), c.ConfirmWins())
        yield from self._do(c.SwipeCard(executive), c.BeginPaying(), c.TickAllPaid())
        yield from self._beats()
        yield from self._do(c.EndGame())

    def _do(self, *commands: c.Command) -> Iterator[None]:
        for command in commands:
            self._clock.advance(1_000)
            assert self._opened.desk.submit(command).sentence == ""
            yield from self._beats(1)

    def _beats(self, times: int = 8) -> Iterator[None]:
        for _ in range(times):
            self._clock.advance(100)
            self._window.beat()
            yield


def in_the_loop(steps: Iterator[None]) -> None:
    """Go through steps in Qt's own loop: outside of it nothing is ever deleted later."""
    application = QApplication.instance()
    assert application is not None
    failed: list[BaseException] = []

    def step() -> None:
        try:
            next(steps)
        except BaseException as error:  # noqa: BLE001 - raised below
            failed.append(error)
            application.quit()

    timer = QTimer()
    timer.timeout.connect(step)
    timer.start(0)
    application.exec()
    timer.stop()
    if not isinstance(failed[0], StopIteration):
        raise failed[0]


def ours() -> Counter[str]:
    """Count what the program and Qt hold, by kind."""
    gc.collect()
    kinds = Counter(
        type(one).__name__
        for one in gc.get_objects()
        if isinstance(one, QObject) or str(type(one).__module__).startswith("dealer_assist")
    )
    return Counter({kind: count for kind, count in kinds.items() if kind not in KEPT})


@pytest.mark.long
def test_rounds_with_wins_leave_nothing_behind(qtbot: QtBot, tmp_path: Path) -> None:
    clock = SimulatedClock(datetime(2026, 3, 14, 21, 44, tzinfo=UTC))
    window = KioskWindow(paths.start_picture())
    window.resize(1920, 1080)
    qtbot.addWidget(window)
    window.show()
    opened = open_table("crazy4-nexus", tmp_path, clock)
    show_table(window, opened, clock)
    player = Player(window, opened, clock)
    opened.desk.submit(c.SwipeCard(opened.cards[0].member))
    in_the_loop(player.rounds(WARM))
    before, widgets = ours(), len(QApplication.allWidgets())
    in_the_loop(player.rounds(MORE))
    grown = ours() - before
    assert {kind: more for kind, more in grown.items() if more >= MORE // 2} == {}
    assert len(QApplication.allWidgets()) <= widgets
    window.leave()
    opened.close()

"""A program that is told to end, or has lost its window, ends itself; only while it listens."""

import os
import signal
from ctypes import addressof, create_string_buffer
from struct import pack

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.kiosk.shutdown import (
    SIGNALS,
    XCB,
    WindowWatch,
    is_end_of,
    on_termination,
    on_window_destroyed,
)

WINDOW = 0x20_0007
DESTROYED = pack("<BxHII", 17, 5, WINDOW, WINDOW)


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_from_outside_ends_it(number: signal.Signals) -> None:
    ends: list[str] = []
    with on_termination(lambda: ends.append("end")):
        os.kill(os.getpid(), number)
    assert ends == ["end"]


def test_afterwards_signals_do_what_they_did_before() -> None:
    before = [signal.getsignal(number) for number in SIGNALS]
    with on_termination(lambda: None):
        assert signal.getsignal(signal.SIGINT) != before[0]
    assert [signal.getsignal(number) for number in SIGNALS] == before


@pytest.mark.parametrize(
    ("event", "is_end"),
    [
        (DESTROYED, True),
        (pack("<BxHII", 17 | 0x80, 5, WINDOW, WINDOW), True),
        (pack("<BxHII", 17, 5, WINDOW, WINDOW + 1), False),
        (pack("<BxHII", 18, 5, WINDOW, WINDOW), False),
    ],
    ids=["destroyed", "sent by another program", "another window", "only unmapped"],
)
def test_the_end_of_the_window_is_told_from_other_events(event: bytes, *, is_end: bool) -> None:
    held = create_string_buffer(event)
    assert is_end_of(WINDOW, addressof(held)) is is_end


def test_the_end_is_told_and_every_event_goes_on(qapp: object) -> None:
    told: list[str] = []
    held = create_string_buffer(DESTROYED)
    watch = WindowWatch(WINDOW, lambda: told.append("gone"))
    assert watch.nativeEventFilter(XCB.encode(), addressof(held)) == (False, 0)
    assert watch.nativeEventFilter(b"wayland_event", addressof(held)) == (False, 0)
    assert told == ["gone"]


def test_a_window_that_no_x_server_shows_is_not_watched(qtbot: QtBot, qapp: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    ends: list[str] = []
    with on_window_destroyed(qapp, window, lambda: ends.append("end")):
        window.destroy()
    assert ends == []

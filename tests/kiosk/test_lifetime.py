"""The service manager is told the truth: ready when it stands, alive while desk and window are.

A program that is told to end, or has lost its window, ends itself; only while it listens.
"""

import os
import signal
import socket
from collections.abc import Iterator
from ctypes import addressof, create_string_buffer
from pathlib import Path
from struct import pack

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.kiosk.lifetime import (
    XCB,
    ServiceNotify,
    WindowWatch,
    is_end_of,
    on_termination,
    on_window_destroyed,
)
from dealer_assist.system import ENDS

WINDOW = 0x20_0007
DESTROYED = pack("<BxHII", 17, 5, WINDOW, WINDOW)


@pytest.fixture
def ear(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(2)
        yield heard


def test_ready_and_every_beat_say_how_the_table_stands(ear: socket.socket) -> None:
    notify = ServiceNotify(ear.getsockname(), 10_000_000)
    notify.ready("Table 12: betting")
    assert ear.recv(200) == b"READY=1\nSTATUS=Table 12: betting"
    notify.beat("Table 12: in-play")
    assert ear.recv(200) == b"WATCHDOG=1\nSTATUS=Table 12: in-play"


def test_a_sign_of_life_comes_four_times_in_the_time_it_is_waited_for() -> None:
    assert ServiceNotify("/run/notify", 10_000_000).period_ms == 2500
    assert ServiceNotify("/run/notify").period_ms == 0


def test_an_address_without_a_file_is_spoken_to_as_well(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        name = f"dealer-assist-{os.getpid()}"
        heard.bind(f"\0{name}")
        heard.settimeout(2)
        ServiceNotify(f"@{name}").ready("x")
        assert heard.recv(100).startswith(b"READY=1")


def test_without_a_service_manager_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"):
        monkeypatch.delenv(name, raising=False)
    notify = ServiceNotify.of_environment()
    notify.ready("nobody hears it")
    assert notify.period_ms == 0


def test_a_watchdog_of_another_process_is_not_ours(
    monkeypatch: pytest.MonkeyPatch, ear: socket.socket
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", ear.getsockname())
    monkeypatch.setenv("WATCHDOG_USEC", "8000000")
    monkeypatch.setenv("WATCHDOG_PID", "1")
    assert ServiceNotify.of_environment().period_ms == 0
    monkeypatch.setenv("WATCHDOG_PID", str(os.getpid()))
    assert ServiceNotify.of_environment().period_ms == 2000


def test_a_service_manager_that_is_gone_stops_nothing(tmp_path: Path) -> None:
    ServiceNotify(str(tmp_path / "gone"), 1).beat("still here")


@pytest.mark.parametrize("number", ENDS)
def test_a_signal_from_outside_ends_it(number: signal.Signals) -> None:
    ends: list[str] = []
    with on_termination(lambda: ends.append("end")):
        os.kill(os.getpid(), number)
    assert ends == ["end"]


def test_afterwards_signals_do_what_they_did_before() -> None:
    before = [signal.getsignal(number) for number in ENDS]
    with on_termination(lambda: None):
        assert signal.getsignal(signal.SIGINT) != before[0]
    assert [signal.getsignal(number) for number in ENDS] == before


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

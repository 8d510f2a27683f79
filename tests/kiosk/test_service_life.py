"""The service manager is told the truth: ready when it stands, alive while desk and window are."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_assist.kiosk.service_life import ServiceNotify


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

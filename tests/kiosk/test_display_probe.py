"""A screen that answers is told from one that does not, before Qt is asked."""

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_assist.kiosk import display_probe


@pytest.fixture
def server() -> Iterator[int]:
    """A stand-in for an X server on the loopback: it answers one greeting, without a cookie."""
    listener = socket.create_server(("127.0.0.1", 0))

    def answer() -> None:
        line, _ = listener.accept()
        with line:
            greeting = line.recv(64)
            assert greeting[:1] == b"l"
            line.sendall(b"\0refused for want of a cookie")

    thread = threading.Thread(target=answer)
    thread.start()
    yield int(listener.getsockname()[1])
    thread.join(timeout=5)
    listener.close()


def test_no_display_names_both_ways_on() -> None:
    said = display_probe.trouble({})
    assert "./run --vnc" in said
    assert "./run play" in said


def test_a_platform_chosen_by_name_is_the_users_business() -> None:
    assert display_probe.trouble({"QT_QPA_PLATFORM": "offscreen"}) == ""


def test_a_chosen_platform_needs_its_own_display() -> None:
    stale = {"DISPLAY": ":4711", "WAYLAND_DISPLAY": "wayland-4711"}
    assert ":4711 does not answer" in display_probe.trouble(stale | {"QT_QPA_PLATFORM": "xcb"})
    chosen = stale | {"QT_QPA_PLATFORM": "wayland;xcb"}
    assert "wayland-4711 does not answer" in display_probe.trouble(chosen)
    assert "There is no display" in display_probe.trouble({"QT_QPA_PLATFORM": "xcb"})


def test_an_x_server_that_refuses_still_answers(server: int) -> None:
    assert display_probe.trouble({"DISPLAY": f"127.0.0.1:{server - 6000}"}) == ""


def test_an_x_server_that_is_not_there_does_not_answer() -> None:
    assert ":4711 does not answer" in display_probe.trouble({"DISPLAY": ":4711"})


def test_a_display_without_a_number_does_not_answer() -> None:
    assert "nonsense does not answer" in display_probe.trouble({"DISPLAY": "nonsense"})


def test_a_wayland_socket_answers_when_it_takes_the_call(tmp_path: Path) -> None:
    environ = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert "wayland-7 does not answer" in display_probe.trouble(environ)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(tmp_path / "wayland-7"))
        listener.listen()
        assert display_probe.trouble(environ) == ""


def test_x_stands_in_for_a_stale_wayland(server: int, tmp_path: Path) -> None:
    environ = {
        "WAYLAND_DISPLAY": "stale",
        "XDG_RUNTIME_DIR": str(tmp_path),
        "DISPLAY": f"127.0.0.1:{server - 6000}",
    }
    assert display_probe.trouble(environ) == ""


def test_an_installed_program_recommends_no_front_door(tmp_path: Path) -> None:
    said = display_probe.ways_on(tmp_path / "run")
    assert "./run" not in said
    assert "dealer-assist play SCENARIO" in said


def test_a_platform_that_qt_does_not_have_is_named_before_qt_aborts() -> None:
    said = display_probe.trouble({"QT_QPA_PLATFORM": "nonsense"})
    assert said.startswith("QT_QPA_PLATFORM is 'nonsense', which Qt does not have here; choose")
    assert "xcb" in said


def test_one_platform_of_several_is_enough() -> None:
    assert display_probe.trouble({"QT_QPA_PLATFORM": "nonsense;offscreen:size=9"}) == ""


def test_a_qt_that_keeps_its_platforms_elsewhere_is_left_to_judge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(display_probe, "_platforms", set)
    assert display_probe.trouble({"QT_QPA_PLATFORM": "nonsense"}) == ""

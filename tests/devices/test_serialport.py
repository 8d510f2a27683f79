"""A real serial port, played by a pseudo-terminal: bytes, plug, back-off, one owner."""

import fcntl
import os
import struct
import time
import tty
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_assist.devices.answer_pace import LEARN_FROM
from dealer_assist.devices.port import PortClosed
from dealer_assist.devices.serialport import SerialPort


class Socket:
    """A socket in the wall: a stable name that leads to the pseudo-terminal now plugged in."""

    def __init__(self, name: Path) -> None:
        self.name = name
        self._ends: list[int] = []

    def plug_in(self) -> int:
        master, slave = os.openpty()
        tty.setraw(slave)
        self._ends = [master, slave]
        self.name.symlink_to(os.ttyname(slave))
        return master

    def pull(self) -> None:
        while self._ends:
            os.close(self._ends.pop())
        self.name.unlink(missing_ok=True)


class Clock:
    now_ms = 0

    def __call__(self) -> int:
        return self.now_ms


@pytest.fixture
def wall(tmp_path: Path) -> Iterator[Socket]:
    wall = Socket(tmp_path / "usb-sensors")
    yield wall
    wall.pull()


def read(port: SerialPort, length: int) -> bytes:
    data = b""
    while len(data) < length:
        assert port.wait(5), "nothing came within five seconds"
        data += port.read_available()
    return data


def test_bytes_go_both_ways_unchanged(wall: Socket) -> None:
    master = wall.plug_in()
    port = SerialPort(str(wall.name), Clock())
    everything = bytes(range(256))
    port.write(everything)
    assert os.read(master, 512) == everything
    os.write(master, everything)
    assert read(port, 256) == everything
    assert port.read_available() == b""
    port.close()


def test_a_port_that_is_not_there_is_tried_again_with_growing_patience(wall: Socket) -> None:
    clock = Clock()
    port = SerialPort(str(wall.name), clock)
    with pytest.raises(PortClosed, match="usb-sensors"):
        port.read_available()
    assert not port.is_open
    wall.plug_in()
    clock.now_ms = 249
    with pytest.raises(PortClosed):
        port.read_available()
    clock.now_ms = 250
    assert port.read_available() == b""
    assert port.is_open
    port.close()


def test_a_port_pulled_out_is_reopened_by_its_stable_name(wall: Socket) -> None:
    clock = Clock()
    wall.plug_in()
    port = SerialPort(str(wall.name), clock)
    assert port.read_available() == b""
    wall.pull()
    with pytest.raises(PortClosed):
        port.read_available()
    clock.now_ms = 10_000
    with pytest.raises(PortClosed):
        port.write(b"x")
    master = wall.plug_in()
    clock.now_ms = 20_000
    port.write(b"hello")
    assert os.read(master, 16) == b"hello"
    port.close()


def test_back_off_never_grows_beyond_four_seconds(wall: Socket) -> None:
    clock = Clock()
    port = SerialPort(str(wall.name), clock)
    for _ in range(12):
        with pytest.raises(PortClosed):
            port.read_available()
        clock.now_ms += 4_000
    wall.plug_in()
    assert port.read_available() == b""
    port.close()


def test_nobody_else_can_open_a_port_in_use(wall: Socket) -> None:
    wall.plug_in()
    first = SerialPort(str(wall.name), Clock())
    first.read_available()
    second = SerialPort(str(wall.name), Clock())
    with pytest.raises(PortClosed, match="another program has it open"):
        second.read_available()
    first.close()


def test_a_closed_port_stays_closed(wall: Socket) -> None:
    wall.plug_in()
    port = SerialPort(str(wall.name), Clock())
    port.read_available()
    port.close()
    with pytest.raises(PortClosed, match="closed"):
        port.write(b"x")
    assert not port.wait(0)


def test_a_wrong_address_is_a_closed_port_with_its_reason() -> None:
    port = SerialPort("nonsense://x", Clock())
    with pytest.raises(PortClosed, match="nonsense"):
        port.read_available()


def test_why_a_port_cannot_be_opened_is_said_in_words(wall: Socket, tmp_path: Path) -> None:
    with pytest.raises(PortClosed, match=r"usb-sensors: there is no such port; check its name"):
        SerialPort(str(wall.name), Clock()).read_available()
    (tmp_path / "notes").write_text("no port")
    with pytest.raises(PortClosed, match="notes: it is no serial port; check its name"):
        SerialPort(str(tmp_path / "notes"), Clock()).read_available()


def test_a_waiting_reader_is_woken_for_the_whole_answer_and_not_for_its_first_byte(
    wall: Socket,
) -> None:
    master = wall.plug_in()
    port = SerialPort(str(wall.name), Clock())
    port.read_available()
    os.write(master, b"four")
    assert not port.wait(0.01, length=5)
    os.write(master, b"!")
    assert port.wait(5, length=5)
    assert port.read_available() == b"four!"
    port.close()


def test_what_comes_after_an_answer_was_taken_is_not_lost(wall: Socket) -> None:
    master = wall.plug_in()
    port = SerialPort(str(wall.name), Clock())
    port.read_available()
    os.write(master, b"five!")
    assert port.wait(5, length=5)
    assert port.read_available() == b"five!"
    os.write(master, b"late")
    assert port.read_available() == b""  # all was taken a moment ago
    assert read(port, 4) == b"late"
    port.close()


def test_an_answer_is_slept_through_and_silence_teaches_nothing(wall: Socket) -> None:
    """The pace is given as learnt: ten milliseconds for five bytes."""
    master = wall.plug_in()
    port = SerialPort(str(wall.name), Clock())
    port.read_available()
    for _ in range(LEARN_FROM):
        port._pace.took(5, 0.010)
    sleep_s = port._pace.sleep_s(5)
    assert sleep_s > 0
    assert not port.wait(0.02, length=5)
    assert port._pace.sleep_s(5) == sleep_s
    os.write(master, b"five!")
    begun = time.monotonic()
    assert port.wait(5, length=5)
    assert time.monotonic() - begun >= sleep_s
    assert port.read_available() == b"five!"
    assert port._pace.sleep_s(5) < sleep_s  # it was there: the next one is shorter
    wall.pull()
    with pytest.raises(PortClosed):
        port.write(b"?")
    assert port._pace.sleep_s(5) == 0.0  # what is plugged in next may be another device
    port.close()


def test_what_has_come_of_a_broken_answer_can_be_read_all_the_same(wall: Socket) -> None:
    master = wall.plug_in()
    port = SerialPort(str(wall.name), Clock())
    port.read_available()
    os.write(master, b"half")
    assert not port.wait(0.01, length=16)
    assert port.read_available() == b"half"
    assert port.read_available() == b""
    assert port.is_open
    port.close()


def test_a_long_write_changes_nothing_about_reading(wall: Socket) -> None:
    master = wall.plug_in()
    port = SerialPort(str(wall.name), Clock(), 9600)
    port.write(b"x" * 2_000)
    assert os.read(master, 4_096) == b"x" * 2_000
    assert port.read_available() == b""
    os.write(master, b"ok")
    assert read(port, 2) == b"ok"
    port.close()


def test_a_device_that_is_pulled_while_it_is_waited_for_is_gone(wall: Socket) -> None:
    wall.plug_in()
    port = SerialPort(str(wall.name), Clock())
    port.read_available()
    wall.pull()
    assert not port.wait(5, length=3)
    assert not port.is_open


def test_damaged_bytes_are_those_that_the_system_counts(
    wall: Socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall.plug_in()
    port = SerialPort(str(wall.name), Clock())
    assert port.line_faults == 0
    port.write(b"x")
    assert port.line_faults == 0  # a pseudo-terminal has no such counts
    frame, overrun, parity, breaks, full = 1, 2, 4, 8, 16
    counts = struct.pack("20i", 9, 9, 9, 9, 9, 9, frame, overrun, parity, breaks, full, *[9] * 9)
    monkeypatch.setattr(fcntl, "ioctl", lambda *_: counts)
    assert port.line_faults == frame + overrun + parity + full
    monkeypatch.undo()
    port.close()

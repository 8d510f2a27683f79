"""The machine itself: monitors from sysfs, time by SNTP, copies that are read back."""

import socket
import struct
import time
from pathlib import Path
from threading import Thread

from dealer_assist.kiosk_setup.live_machine import LiveMachine, asked_skew_ms
from dealer_assist.kiosk_setup.machine import Output, PortFound, told_apart


def machine(root: Path) -> LiveMachine:
    return LiveMachine(lambda: 0, root)


def test_a_monitor_is_known_by_its_plug_its_mode_and_its_width(tmp_path: Path) -> None:
    plug = tmp_path / "sys/class/drm/card0-HDMI-A-1"
    plug.mkdir(parents=True)
    (plug / "status").write_text("connected\n")
    (plug / "modes").write_text("1920x1080\n1280x720\n")
    (plug / "edid").write_bytes(bytes(21) + b"\x34" + bytes(106))
    empty = tmp_path / "sys/class/drm/card0-DP-1"
    empty.mkdir()
    (empty / "status").write_text("disconnected\n")
    assert machine(tmp_path).outputs() == (Output("HDMI-A-1", 1920, 1080, 520),)


def test_a_copy_is_written_and_read_back_and_leaves_nothing(tmp_path: Path) -> None:
    tried = machine(tmp_path).try_copy("", str(tmp_path))
    assert tried.is_well
    assert "read back" in tried.sentence
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    copy = machine(tmp_path)
    (tmp_path / "file").write_text("")
    tried = copy.try_copy("DEALER-BACKUP", "")
    assert not tried.is_well
    assert "DEALER-BACKUP" in tried.sentence


def test_a_disk_that_was_kept_out_is_said_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "dealer-assist-stick.word").write_text("two disks have the label X\n")
    tried = machine(tmp_path).try_copy("X", "")
    assert not tried.is_well
    assert tried.sentence == (
        "The copies have no disk: two disks have the label X. Then restart, try again"
    )


def test_the_clock_is_compared_with_a_server_in_milliseconds() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as server:
        server.bind(("127.0.0.1", 0))
        port = server.getsockname()[1]

        def answer() -> None:
            _, asker = server.recvfrom(512)
            late = time.time() + 600 + 2_208_988_800
            stamp = struct.pack("!II", int(late), int(late % 1 * 2**32))
            server.sendto(bytes(32) + stamp + stamp, asker)

        thread = Thread(target=answer)
        thread.start()
        skew_ms = asked_skew_ms("127.0.0.1", port)
        thread.join()
    assert abs(skew_ms + 600_000) < 2_000, "this clock is ten minutes behind"


def test_a_server_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    tried = machine(tmp_path).try_clock("no-such-server.invalid")
    assert tried.sentence.startswith("no-such-server.invalid does not send its time")


def test_ports_of_one_serial_number_lose_their_lasting_name() -> None:
    one, other = (PortFound(f"/dev/ttyUSB{n}", "/dev/dealer/A1", "FT232R", "A1") for n in range(2))
    third = PortFound("/dev/ttyUSB2", "/dev/dealer/B2", "FT232R", "B2")
    first, second, lasting = told_apart((one, other, third))
    assert (first.name, second.name) == ("/dev/ttyUSB0", "/dev/ttyUSB1")
    assert first.is_twin
    assert not first.lasts
    assert lasting == third

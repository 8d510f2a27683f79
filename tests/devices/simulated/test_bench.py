"""The workbench: devices at stable names, moved by words."""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from dealer_assist.devices.port import PortClosed
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.devices.simulated.bench import Bench
from dealer_assist.devices.simulated.faults import NotAFault


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path, lambda: time.monotonic() * 1000, Random(1))
    yield bench
    bench.close()


def test_words_move_the_devices(bench: Bench) -> None:
    for sentence in ("chip 3 on", "key JPH", "fault sensor 5 stuck", "printer paper-out"):
        assert bench.do(sentence) == "done"
    models = bench.simulated
    assert models.sensors is not None
    assert models.key_switch is not None
    assert models.printer is not None
    assert models.sensors.has_chip(3)
    assert models.sensors.fault(5) == "stuck"
    assert models.key_switch.position == "JPH"
    assert models.printer.fault == "paper-out"
    assert bench.do("chip 3 off") == "done"
    assert not models.sensors.has_chip(3)
    assert bench.do("lamps").startswith("1 off  2 off")
    assert bench.do("slips") == "0 came out"
    assert bench.do("") == ""


@pytest.mark.parametrize(
    "sentence", ["chip 9 on", "chip x on", "dance", "swipe me", "hold 4294967296"]
)
def test_unknown_words_are_answered_with_those_there_are(bench: Bench, sentence: str) -> None:
    with pytest.raises(NotAFault, match="other words: chip 3 on"):
        bench.do(sentence)


def test_a_card_and_a_drawn_card_come_out_of_their_ports(bench: Bench) -> None:
    for device, sentence, said in (
        ("swiper", "swipe garbled", b"\x02%E?;E?+E?\r\x03"),
        ("shoe", "draw 4s", b"[Game]<Card:4S>\r\n"),
        ("rfid", "hold 6547886", 3 * b"\x02010063E9AE25\x03"),
    ):
        port = SerialPort(str(bench.ports[device]), lambda: 0)
        port.read_available()
        bench.do(sentence)
        heard = b""
        while len(heard) < len(said):
            assert port.wait(5)
            heard += port.read_available()
        assert heard == said
        port.close()


def test_a_plug_pulled_and_put_back_has_the_same_name(bench: Bench) -> None:
    path = bench.ports["sensors"]
    assert bench.do("unplug sensors") == "done"
    with pytest.raises(PortClosed):
        SerialPort(str(path), lambda: 0).read_available()
    assert bench.do("clear sensors") == "done"
    port = SerialPort(str(path), lambda: 0)
    assert port.read_available() == b""
    port.close()

"""Simulated devices are made as the table file says, and nothing else is loaded."""

import subprocess
import sys

import pytest

from dealer_assist.devices.connect import lines_of, read_configs
from dealer_assist.devices.simulated.hardware import SimulatedHardware, make_simulated
from dealer_assist.devices.simulated.rfid_reader import SimulatedRfidReader
from dealer_assist.devices.simulated.swiper import SimulatedSwiper

LOADED = """
import sys, random
from dealer_assist.devices.connect import connect
connect({"sensors": "simulated", "swiper": "simulated"}, (1,), clock_ms=int, random=random.Random())
print(*sorted(name for name in sys.modules if name.split(".")[0] in ("serial", "dealer_assist")))
"""


def made(devices: dict[str, str]) -> SimulatedHardware:
    return make_simulated(lines_of(read_configs(devices), (1, 2), (2,)))


def test_what_is_real_has_no_model() -> None:
    hardware = made({"sensors": "/dev/ttyS0", "swiper": "simulated"})
    assert hardware.sensors is None
    assert isinstance(hardware.swiper, SimulatedSwiper)
    assert hardware.printer is None


@pytest.mark.parametrize(
    ("text", "said"),
    [("rdm6300:simulated", b"\x020100000001"), ("id-12:simulated", b"\x020100000001")],
)
def test_the_swiper_is_of_the_kind_named(text: str, said: bytes) -> None:
    twin = made({"swiper": text}).twins["swiper"]
    assert isinstance(twin.model, SimulatedRfidReader)
    twin.model.swipe("1")
    frame = twin.speaker.tick(10)
    assert frame.startswith(said)
    assert (b"\r\n" in frame) == text.startswith("id-12")


def test_second_sensors_on_another_line_have_a_model_of_their_own() -> None:
    hardware = made({"sensors": "/dev/ttyS0", "second_sensors": "simulated"})
    assert hardware.sensors is None
    assert hardware.second_sensors is not None
    assert hardware.second_sensors.places == [(2, "B")]


def test_a_snapshot_of_nothing_is_empty_and_restoring_it_harmless() -> None:
    hardware = SimulatedHardware()
    assert hardware.snapshot() == {}
    hardware.restore({"sensors": {}})


def test_a_simulated_table_loads_neither_pyserial_nor_devices_it_does_not_have() -> None:
    loaded = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "dealer_assist.devices.cctalk.sensor_bank" in loaded
    for name in (
        "serial",
        "dealer_assist.devices.printers.printer",
        "dealer_assist.devices.port_thread",
    ):
        assert name not in loaded

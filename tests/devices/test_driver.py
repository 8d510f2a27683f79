"""What holds for every driver: a lost port is told once, and health is always there."""

from random import Random

import pytest

from dealer_assist.devices.cctalk.bus import Bus
from dealer_assist.devices.cctalk.key_switch import KeyStation
from dealer_assist.devices.cctalk.sensor_bank import SensorBank
from dealer_assist.devices.driver import Driver
from dealer_assist.devices.messages import DeviceBack, DeviceLost, KeyUnknown
from dealer_assist.devices.printers.printer import Printer
from dealer_assist.devices.readers.magstripe import TrackDecoder
from dealer_assist.devices.readers.reader import DeviceReader
from dealer_assist.devices.readers.shoe import ShoeDecoder
from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker
from dealer_assist.devices.simulated_wire import SimulatedWire


def drivers(wire: SimulatedWire) -> dict[str, Driver]:
    return {
        "sensors": SensorBank(wire, (1, 2)),
        "key_switch": Bus(("key_switch",), wire, (KeyStation(),)),
        "swiper": DeviceReader("swiper", wire, TrackDecoder()),
        "shoe": DeviceReader("shoe", wire, ShoeDecoder()),
        "printer": Printer(wire),
    }


@pytest.mark.parametrize("name", drivers(SimulatedWire(TrackSpeaker(SimulatedSwiper()), Random(1))))
def test_a_lost_port_is_told_once_and_so_is_its_return(name: str) -> None:
    wire = SimulatedWire(TrackSpeaker(SimulatedSwiper()), Random(1))
    driver = drivers(wire)[name]
    assert driver.health()
    assert driver.bytes_awaited >= 1
    wire.unplug()
    lost = [DeviceLost(name, "the simulated wire is unplugged")]
    told = [message for now_ms in range(0, 500, 50) for message in driver.tick(now_ms)]
    assert [one for one in told if not isinstance(one, KeyUnknown)] == lost
    wire.replug()
    assert driver.tick(500) == [DeviceBack(name)]

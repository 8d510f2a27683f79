"""A table file's [devices], read and refused in one sentence."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event

import pytest
from told import of_chips

from dealer_assist.devices.connect import connect
from dealer_assist.devices.messages import (
    CardSwiped,
    ChipPlaced,
    DeviceLost,
    KeyTurned,
    Message,
    SensorRead,
)
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.simulated.cctalk_speakers import CctalkKeySpeaker, CctalkSensorSpeaker
from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.errors import Refused

SEATS = range(1, 8)


def rack(devices: dict[str, str], *, is_live: bool = False) -> Rack:
    return connect(devices, SEATS, clock_ms=lambda: 0, random=Random(1), is_live=is_live)


def test_a_live_table_with_a_simulated_swiper_is_refused() -> None:
    with pytest.raises(Refused, match="real card swiper"):
        rack({"swiper": "simulated"}, is_live=True)


def test_a_real_port_that_is_missing_is_told_and_does_not_stop_the_table(tmp_path: Path) -> None:
    woken = Event()
    table = connect(
        {"sensors": "simulated", "swiper": str(tmp_path / "no-such-port")},
        SEATS,
        clock_ms=lambda: 0,
        random=Random(1),
        wake=woken.set,
    )
    assert woken.wait(5)
    *states, lost = of_chips(table.tick(0))
    table.close()
    assert states == [SensorRead(seat, "A", has_chip=False) for seat in SEATS]
    assert isinstance(lost, DeviceLost)
    assert lost.device == "swiper"
    assert "no-such-port" in lost.why
    assert table.simulated_names == ("sensors",)
    assert table.simulated.swiper is None


class OneLine:
    """Sensors and key switch on the same ccTalk line."""

    def __init__(self, sensors: SimulatedSensorBank, key: SimulatedKeySwitch) -> None:
        self._devices = (CctalkSensorSpeaker(sensors), CctalkKeySpeaker(key))

    def hear(self, data: bytes) -> bytes:
        return b"".join(device.hear(data) for device in self._devices)

    def tick(self, dt_ms: int) -> bytes:
        return b"".join(device.tick(dt_ms) for device in self._devices)


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def until(rack: Rack, told: list[Message], is_met: Callable[[], bool], woken: Event) -> bool:
    end_ms = clock_ms() + 5_000
    while not is_met() and clock_ms() < end_ms:
        woken.wait(0.05)
        woken.clear()
        told += of_chips(rack.tick(clock_ms()))
    return is_met()


def test_a_table_may_mix_a_real_line_shared_with_the_key_and_a_simulated_swiper() -> None:
    sensors, key = SimulatedSensorBank((1, 2), (2,)), SimulatedKeySwitch()
    terminal = PseudoTerminal(OneLine(sensors, key), clock_ms, has_echo=True)
    woken = Event()
    rack = connect(
        {"sensors": terminal.path, "key_switch": terminal.path, "swiper": "simulated"},
        (1, 2),
        second_seats=(2,),
        clock_ms=clock_ms,
        random=Random(1),
        wake=woken.set,
    )
    told: list[Message] = []
    assert until(rack, told, lambda: len(told) == 4, woken)
    assert set(told) == {
        SensorRead(1, "A", has_chip=False),
        SensorRead(2, "A", has_chip=False),
        SensorRead(2, "B", has_chip=False),
        KeyTurned("RUN", at_start=True),
    }
    assert rack.simulated_names == ("swiper",)
    with terminal.lock:
        sensors.place_chip(2, "B")
        key.turn("JPH")
    assert rack.simulated.swiper is not None
    rack.simulated.swiper.swipe("4321")
    assert until(rack, told, lambda: len(told) == 7, woken)
    assert set(told[4:]) == {ChipPlaced(2, "B"), KeyTurned("JPH"), CardSwiped("4321")}
    rack.set_lamp(2, "B", "locked")
    assert until(rack, told, lambda: sensors.lamp(2, "B") == "locked", woken)
    terminal.close()
    assert until(rack, told, lambda: len(told) == 10, woken)
    lost = [message.device for message in told[7:] if isinstance(message, DeviceLost)]
    assert lost == ["sensors", "key_switch"]
    rack.close()

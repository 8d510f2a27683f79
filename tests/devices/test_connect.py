"""A table file's [devices], read and refused in one sentence."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event

import pytest
from told import of_chips

from dealer_assist.devices.cctalk.profile import CctalkProfile
from dealer_assist.devices.connect import NotADevice, connect, lines_of, read_config, read_configs
from dealer_assist.devices.messages import (
    CardSwiped,
    ChipPlaced,
    DeviceLost,
    KeyTold,
    Message,
    SensorRead,
)
from dealer_assist.devices.port import PortSettings
from dealer_assist.devices.profiles import DeviceProfile, ModbusProfile
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.role import DeviceConfig
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
        KeyTold("RUN", at_start=True),
    }
    assert rack.simulated_names == ("swiper",)
    with terminal.lock:
        sensors.place_chip(2, "B")
        key.turn("JPH")
    assert rack.simulated.swiper is not None
    rack.simulated.swiper.swipe("4321")
    assert until(rack, told, lambda: len(told) == 7, woken)
    assert set(told[4:]) == {ChipPlaced(2, "B"), KeyTold("JPH"), CardSwiped("4321")}
    rack.set_lamp(2, "B", "locked")
    assert until(rack, told, lambda: sensors.lamp(2, "B") == "locked", woken)
    terminal.close()
    assert until(rack, told, lambda: len(told) == 10, woken)
    lost = [message.device for message in told[7:] if isinstance(message, DeviceLost)]
    assert lost == ["sensors", "key_switch"]
    rack.close()


@pytest.mark.parametrize(
    ("device", "text", "config"),
    [
        ("sensors", "simulated", DeviceConfig("sensors", "sum", "simulated")),
        ("sensors", "crc:/dev/ttyUSB0", DeviceConfig("sensors", "crc", "/dev/ttyUSB0")),
        (
            "swiper",
            "socket://10.0.0.7:4001",
            DeviceConfig("swiper", "magnetic", "socket://10.0.0.7:4001"),
        ),
        ("swiper", "rdm6300:simulated", DeviceConfig("swiper", "rdm6300", "simulated")),
        ("printer", "/dev/ttyS1@115200", DeviceConfig("printer", "escpos", "/dev/ttyS1", 115_200)),
        ("printer", "escpos-80:/dev/ttyS1", DeviceConfig("printer", "escpos-80", "/dev/ttyS1")),
        (
            "printer",
            "escpos-guarded:/dev/ttyS1@115200",
            DeviceConfig("printer", "escpos-guarded", "/dev/ttyS1", 115_200),
        ),
        ("swiper", "COM3", DeviceConfig("swiper", "magnetic", "COM3")),
        ("swiper", "keyboard", DeviceConfig("swiper", "keyboard", "keyboard")),
    ],
)
def test_an_entry_is_a_port_with_or_without_its_kind(
    device: str, text: str, config: DeviceConfig
) -> None:
    assert read_config(device, text) == config


def test_a_device_that_there_is_not_is_named_with_those_there_are() -> None:
    with pytest.raises(NotADevice, match=r"coffee: there is no such device; use sensors, "):
        read_config("coffee", "simulated")


@pytest.mark.parametrize("text", ["", "crc:"])
def test_an_entry_without_a_port_says_what_to_write(text: str) -> None:
    with pytest.raises(NotADevice, match=r"\[devices\] sensors: name a port"):
        read_config("sensors", text)


def test_two_devices_cannot_have_one_port_unless_they_share_a_cctalk_line() -> None:
    line = "/dev/serial/by-id/usb-line"
    shared = read_configs({"sensors": line, "second_sensors": line, "key_switch": line})
    assert {config.where for config in shared.values()} == {line}
    with pytest.raises(NotADevice, match=r"swiper: .*usb-line is the port of sensors already"):
        read_configs({"sensors": line, "swiper": line})


def test_any_number_of_devices_may_be_simulated() -> None:
    assert len(read_configs({"sensors": "simulated", "swiper": "simulated"})) == 2


def lines(**devices: str) -> list[tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...]]]:
    laid_out = lines_of(read_configs(devices), (1, 2, 3), (2,))
    return [(line.names, line.seats, line.second_seats) for line in laid_out]


def test_second_sensors_lie_on_the_first_line_unless_they_have_their_own() -> None:
    assert lines(sensors="/dev/a") == [(("sensors",), (1, 2, 3), (2,))]
    assert lines(sensors="/dev/a", second_sensors="/dev/a") == [(("sensors",), (1, 2, 3), (2,))]
    assert lines(sensors="/dev/a", second_sensors="/dev/b") == [
        (("sensors",), (1, 2, 3), ()),
        (("second_sensors",), (), (2,)),
    ]


def test_a_key_is_a_guest_on_the_line_whose_port_it_names() -> None:
    assert lines(sensors="/dev/a", second_sensors="/dev/b", key_switch="/dev/b") == [
        (("sensors",), (1, 2, 3), ()),
        (("second_sensors", "key_switch"), (), (2,)),
    ]


def test_a_simulated_key_has_a_wire_of_its_own() -> None:
    assert lines(key_switch="simulated", sensors="simulated") == [
        (("sensors",), (1, 2, 3), (2,)),
        (("key_switch",), (), ()),
    ]


MINE = DeviceProfile("my-board", "sensors", "crc", PortSettings(19_200, parity="even"))


def test_a_profile_stands_where_a_kind_stands() -> None:
    config = read_config("sensors", "my-board:/dev/ttyUSB0", {"my-board": MINE})
    assert (config.kind, config.where, config.baud, config.profile) == (
        "crc",
        "/dev/ttyUSB0",
        19_200,
        MINE,
    )
    assert config.port_settings.parity == "even"
    faster = read_config("second_sensors", "my-board:/dev/ttyUSB0@38400", {"my-board": MINE})
    assert faster.port_settings == PortSettings(38_400, parity="even")


@pytest.mark.parametrize(
    ("device", "text"), [("sensors", "no-board:/dev/a"), ("printer", "my-board:/dev/a")]
)
def test_a_profile_that_there_is_not_is_refused_with_those_there_are(
    device: str, text: str
) -> None:
    with pytest.raises(NotADevice, match="there is no kind or profile"):
        read_config(device, text, {"my-board": MINE})


@pytest.mark.parametrize("where", ["socket://10.0.0.7:4001", "/dev/pci-0:1.0", "COM3"])
def test_a_port_with_a_colon_is_no_profile(where: str) -> None:
    assert read_config("sensors", where, {}).where == where


def test_the_twin_of_a_profile_speaks_as_the_profile_says() -> None:
    first = DeviceProfile("old", "sensors", "sum", cctalk=CctalkProfile(state=248, lamp=169))
    rack = connect(
        {"sensors": "old:simulated"},
        (1,),
        clock_ms=lambda: 0,
        random=Random(1),
        profiles={"old": first},
    )
    rack.set_lamp(1, "A", "locked")
    assert SensorRead(1, "A", has_chip=False) in rack.tick(0)
    rack.tick(20)
    assert rack.simulated.sensors is not None
    assert rack.simulated.sensors.lamp(1) == "locked"


@pytest.mark.parametrize(
    ("profile", "said"),
    [
        (
            DeviceProfile("mine", "sensors", "sum", cctalk=CctalkProfile(addresses={(1, "A"): 11})),
            "sensor A of seat 2; give the table's 3 sensors one each",
        ),
        (
            DeviceProfile("mine", "sensors", "modbus", modbus=ModbusProfile(units={(1, "A"): 11})),
            "sensor A of seat 2",
        ),
    ],
)
def test_a_profile_without_an_address_for_a_seat_is_refused(
    profile: DeviceProfile, said: str
) -> None:
    configs = read_configs({"sensors": "mine:/dev/ttyUSB0"}, {"mine": profile})
    with pytest.raises(NotADevice, match="the profile mine has no address for") as refused:
        lines_of(configs, (1, 2), (1,))
    assert said in str(refused.value)

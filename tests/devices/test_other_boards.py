"""Sensors that do not speak ccTalk: the same model on other wires, drivers of other packages."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event

import pytest
from patience import PATIENCE_S
from told import of_chips

from dealer_assist.devices import plugins
from dealer_assist.devices.connect import connect, read_config
from dealer_assist.devices.messages import (
    ChipPlaced,
    ChipRemoved,
    CommandAnswered,
    CommandUnanswered,
    DeviceBack,
    DeviceLost,
    Message,
    SensorFault,
    SensorRead,
    SensorRecovered,
    SensorTested,
)
from dealer_assist.devices.modbus.board import ModbusBoard
from dealer_assist.devices.modbus.frames import READ_COILS, WRITE_COIL, crc_of
from dealer_assist.devices.plugins import BadDriver
from dealer_assist.devices.profiles import DeviceProfile, Layout, ModbusProfile
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.registry import all_roles
from dealer_assist.devices.simulated.faults import carry_out
from dealer_assist.devices.simulated.json_speaker import JsonSensorSpeaker
from dealer_assist.devices.simulated.modbus_speaker import ModbusSensorSpeaker
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank

SEATS = (1, 2, 3)
BANK = DeviceProfile("bank", "sensors", "modbus", modbus=ModbusProfile(layout="bank", unit=9))
READS = [
    *(SensorRead(seat, "A", has_chip=False) for seat in SEATS),
    SensorRead(2, "B", has_chip=False),
]


class Live:
    def __init__(self, rack: Rack) -> None:
        self.rack, self.now_ms = rack, 0
        sensors = rack.simulated.sensors
        assert sensors is not None
        self.sensors = sensors

    def __call__(self, ms: int = 200) -> list[Message]:
        told: list[Message] = []
        for _ in range(0, ms, 20):
            told += self.rack.tick(self.now_ms)
            self.now_ms += 20
        return of_chips(told)


@pytest.fixture(params=["json", "modbus", "bank"])
def live(request: pytest.FixtureRequest) -> Live:
    rack = connect(
        {"sensors": f"{request.param}:simulated", "swiper": "simulated"},
        SEATS,
        second_seats=(2,),
        clock_ms=lambda: 0,
        random=Random(1),
        profiles={"bank": BANK},
    )
    live = Live(rack)
    assert live() == READS
    return live


def test_chips_are_seen_and_lamps_and_betting_obey(live: Live) -> None:
    live.sensors.place_chip(3)
    live.sensors.place_chip(2, "B")
    assert set(live()) == {ChipPlaced(3), ChipPlaced(2, "B")}
    live.rack.set_lamp(3, "A", "locked")
    live.rack.set_lamp(2, "A", "fault")
    live.rack.open_betting()
    live.sensors.take_chip(2, "B")
    assert live(1_000) == [ChipRemoved(2, "B")]
    lamps = [live.sensors.lamp(seat) for seat in SEATS]
    assert (lamps, live.sensors.is_open(1)) == (["off", "fault", "locked"], True)
    live.rack.close_betting()
    live.rack.set_lamp(3, "A", "off")
    live(1_000)
    assert (live.sensors.lamp(3), live.sensors.is_open(1)) == ("off", False)


def test_a_blind_sensor_is_out_until_it_is_well(live: Live) -> None:
    carry_out("fault sensor 2B stuck", live.rack)
    (fault,) = live()
    assert isinstance(fault, SensorFault)
    assert (fault.seat, fault.sensor) == (2, "B")
    carry_out("clear sensor 2B", live.rack)
    assert live() == [SensorRecovered(2, "B"), SensorRead(2, "B", has_chip=False)]


def test_a_lamp_that_is_not_obeyed_is_told_and_chips_are_seen(live: Live) -> None:
    carry_out("fault sensor 1 no-lamp-ack", live.rack)
    live.rack.set_lamp(1, "A", "lit")
    assert CommandUnanswered(1, "A", "lamp") in live(3_000)
    live.sensors.place_chip(1)
    assert live(400) == [ChipPlaced(1)]
    assert {one.device: one.state for one in live.rack.health()}["sensor 1A"].startswith("lamp")
    carry_out("clear sensor 1", live.rack)
    assert CommandAnswered(1, "A", "lamp") in live(8_000)


def test_a_pulled_plug_and_its_return_are_told_and_the_state_is_read_anew(live: Live) -> None:
    carry_out("unplug sensors", live.rack)
    assert live() == [DeviceLost("sensors", "the simulated wire is unplugged")]
    live.sensors.place_chip(1)
    carry_out("clear sensors", live.rack)
    back = live(1_500)
    assert back[0] == DeviceBack("sensors")
    assert SensorRead(1, "A", has_chip=True) in back


def test_all_boards_dead_are_lost_and_unseen_and_come_back(live: Live) -> None:
    for spot in ("1", "2", "2B", "3"):
        carry_out(f"fault sensor {spot} dead", live.rack)
    told = live(4_000)
    assert {one.code for one in told if isinstance(one, SensorFault)} == {"lost"}
    assert len(live.rack.unseen(live.now_ms)) == 4
    for spot in ("1", "2", "2B", "3"):
        carry_out(f"clear sensor {spot}", live.rack)
    assert sum(isinstance(one, SensorRecovered) for one in live(3_000)) == 4
    assert live.rack.unseen(live.now_ms) == []


def test_a_test_is_answered(live: Live) -> None:
    live.rack.test_sensor(3, "A")
    assert SensorTested(3, "A", None) in live(1_200)


@pytest.mark.parametrize("kind", ["json", "modbus"])
def test_a_real_port_carries_it_as_well(kind: str) -> None:
    bank = SimulatedSensorBank(SEATS)
    speakers = {
        "json": JsonSensorSpeaker(bank),
        "modbus": ModbusSensorSpeaker(bank, ModbusProfile()),
    }
    terminal = PseudoTerminal(speakers[kind], lambda: time.monotonic() * 1000)
    heard = Event()
    rack = connect(
        {"sensors": f"{kind}:{terminal.path}"},
        SEATS,
        clock_ms=lambda: time.monotonic_ns() // 1_000_000,
        random=Random(1),
        wake=heard.set,
    )
    told: list[Message] = []

    def until(message: Message) -> None:
        end = time.monotonic() + PATIENCE_S
        while message not in told and time.monotonic() < end:
            heard.wait(0.05)
            heard.clear()
            told.extend(rack.tick(0))
        assert message in told

    until(SensorRead(3, "A", has_chip=False))
    with terminal.lock:
        bank.place_chip(3)
    until(ChipPlaced(3))
    rack.close()
    terminal.close()


DRIVER = """
from dealer_assist.devices.role import DeviceKind
from dealer_assist.devices.registry import _json_board, _json_twin

KIND = ("sensors", DeviceKind("felt-9", _json_board, _json_twin))
WRONG = ("tables", KIND[1])
TAKEN = ("sensors", DeviceKind("json", _json_board, _json_twin))
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of somebody else, installed for this test alone."""
    (tmp_path / "felt_nine.py").write_text(DRIVER)
    (tmp_path / "felt_nine-1.0.dist-info").mkdir()
    (tmp_path / "felt_nine-1.0.dist-info" / "METADATA").write_text(
        "Name: felt-nine\nVersion: 1.0\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.found.cache_clear()
    yield tmp_path
    plugins.found.cache_clear()
    sys.modules.pop("felt_nine", None)


def offer(package: Path, what: str) -> None:
    entries = package / "felt_nine-1.0.dist-info" / "entry_points.txt"
    entries.write_text(f"[dealer_assist.devices]\nboard = {what}\n")


def test_a_driver_from_outside_the_package_is_found_by_its_entry_point(package: Path) -> None:
    offer(package, "felt_nine:KIND")
    assert read_config("second_sensors", "felt-9:simulated").kind == "felt-9"
    rack = connect({"sensors": "felt-9:simulated"}, SEATS, clock_ms=lambda: 0, random=Random(1))
    live = Live(rack)
    live()
    live.sensors.place_chip(2)
    assert live() == [ChipPlaced(2)]


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("felt_nine:WRONG", "there is no device 'tables'"),
        ("felt_nine:TAKEN", "'json' is taken"),
        ("felt_nine:DRIVER", "cannot be loaded"),
        ("no_such_module:X", "cannot be loaded"),
        ("felt_nine:__name__", "offers neither"),
    ],
)
def test_a_driver_that_cannot_be_used_is_named_with_its_package(
    package: Path, what: str, said: str
) -> None:
    offer(package, what)
    with pytest.raises(BadDriver, match="felt-nine, entry point 'board'") as bad:
        all_roles()
    assert said in str(bad.value)


def modbus_live(profile: ModbusProfile) -> Live:
    board = DeviceProfile("mine", "sensors", "modbus", modbus=profile)
    rack = connect(
        {"sensors": "mine:simulated"},
        SEATS,
        clock_ms=lambda: 0,
        random=Random(1),
        profiles={"mine": board},
    )
    live = Live(rack)
    assert set(live()) == {SensorRead(seat, "A", has_chip=False) for seat in SEATS}
    return live


@pytest.mark.parametrize("layout", ["seat", "bank"])
def test_a_modbus_board_that_boots_between_two_looks_gets_its_lamps_again(layout: Layout) -> None:
    live = modbus_live(ModbusProfile(layout=layout))
    live.rack.set_lamp(2, "A", "lit")
    live.rack.open_betting()
    live(1_000)
    board = live.sensors.sensors[2, "A"]
    assert board.lamp == "lit"
    board.lamp, board.is_open = "off", False  # its power was away for a moment
    live(3_000)
    assert (board.lamp, board.is_open) == ("lit", True)


def test_a_modbus_board_whose_inputs_are_off_with_a_chip_is_read_by_its_profile() -> None:
    live = modbus_live(ModbusProfile(is_chip_low=True, is_fault_low=True))
    live.sensors.place_chip(3)
    assert live() == [ChipPlaced(3)]


class Scripted:
    """A Modbus board behind an RS-485 adapter with echo, which obeys its coils or only says so."""

    is_open = True

    def __init__(self, *, obeys: bool, answers_coils: bool = True) -> None:
        self._obeys, self._answers_coils = obeys, answers_coils
        self._said = b""
        self.coils: set[int] = set()

    def write(self, data: bytes) -> None:
        self._said += data + self._answer(data)

    def read_available(self) -> bytes:
        said, self._said = self._said, b""
        return said

    def close(self) -> None:
        self.is_open = False

    def _answer(self, raw: bytes) -> bytes:
        first, value = int.from_bytes(raw[2:4], "big"), int.from_bytes(raw[4:6], "big")
        if raw[1] == WRITE_COIL:
            if self._obeys:
                self.coils = self.coils | {first} if value else self.coils - {first}
            return raw if self._answers_coils else b""
        on = self.coils if raw[1] == READ_COILS else set()
        bits = sum(1 << at for at in range(value) if first + at in on)
        body = bytes((raw[0], raw[1], 1, bits))
        return body + crc_of(body)


@pytest.mark.parametrize(
    ("board", "is_told"),
    [
        pytest.param(Scripted(obeys=False, answers_coils=False), True, id="deaf to coils"),
        pytest.param(Scripted(obeys=False), True, id="says yes and does nothing"),
        pytest.param(Scripted(obeys=True), False, id="obeys"),
    ],
)
def test_an_echo_is_no_acknowledgement(board: Scripted, is_told: bool) -> None:  # noqa: FBT001
    driver = ModbusBoard(board, ("sensors",), [(1, "A")], ModbusProfile())
    told: list[Message] = []
    for now_ms in range(0, 20_000, 20):
        if now_ms == 200:
            driver.set_lamp(1, "A", "lit")
        told += driver.tick(now_ms)
    assert (CommandUnanswered(1, "A", "lamp") in told) == is_told
    assert driver.health()[0].state == ("lamp does not answer" if is_told else "ok")
    assert (0 in board.coils) == (not is_told)

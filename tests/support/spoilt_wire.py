"""Frames that a wire has spoilt, and what a fuzz of a driver keeps an eye on."""

import os
import time
from pathlib import Path
from random import Random

import pytest
from carried import carried

from dealer_assist.devices.driver import Driver
from dealer_assist.devices.registry import all_roles
from dealer_assist.devices.role import SIMULATED, DeviceConfig, DeviceKind, PortLine
from dealer_assist.devices.simulated_wire import SimulatedWire, Speaker

FEW, MANY, AT_A_TERMINAL = 1_500, 500_000, 200_000
"""How many mutants a quick fuzz has, and how many a long one, in this process or at a terminal."""
_LONG = (pytest.mark.long, pytest.mark.timeout(5_000))
HOW_MANY = [FEW, *(pytest.param(count, marks=_LONG) for count in (MANY, AT_A_TERMINAL))]
SEATS = tuple(range(1, 8))
PARTS = 8
MOST_GROWN_KB = 1_024


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


class Spoiler(SimulatedWire):
    """A wire on which a share of what the device says comes spoilt; `mutants` counts it."""

    def __init__(self, speaker: Speaker, random: Random, *, has_echo: bool, share: float) -> None:
        super().__init__(speaker, random, has_echo=has_echo)
        self.share = share
        self.mutants = 0

    def write(self, data: bytes) -> None:
        self._need_plug()
        self._to_host += data if self._has_echo else b""
        self._say(self._speaker.hear(data))

    def tick(self, dt_ms: int) -> None:
        self._say(self._speaker.tick(dt_ms))

    def _say(self, said: bytes) -> None:
        if not said:
            return
        is_spoilt = self._random.random() < self.share
        self.mutants += is_spoilt
        self._to_host += mutant(said, self._random) if is_spoilt else said


def kinds(name: str) -> list[DeviceKind]:
    """List what can play a role on a wire."""
    (role,) = (one for one in all_roles() if one.name == name)
    return [kind for kind in role.kinds if isinstance(kind, DeviceKind)]


def fitted(role: str, kind: DeviceKind, seed: int, share: float) -> tuple[Spoiler, Driver, object]:
    """Put a driver on a bad wire to the model of its device."""
    line = PortLine(DeviceConfig(role, kind.name, SIMULATED), seats=SEATS)
    twin = kind.twin(line)
    wire = Spoiler(twin.speaker, Random(seed), has_echo=kind.has_echo, share=share)
    return wire, kind.driver(carried(wire), line), twin.model


class Watch:
    """See that a long fuzz keeps its memory, and print its figures."""

    def __init__(self, name: str, mutants: int) -> None:
        self._name, self._mutants = name, mutants
        self._is_long = mutants > FEW
        self._peaks: list[int] = []
        self._begun = time.monotonic()

    def look(self, mutants: int) -> None:
        """Note what memory the process holds, eight times in a fuzz."""
        if self._is_long and mutants >= self._mutants * len(self._peaks) / PARTS:
            self._peaks.append(_held_kb())

    def end(self, mutants: int, told: str = "") -> None:
        """Say what came of it; memory must be flat: the last part holds no more than the middle."""
        if not self._is_long:
            return
        kb = self._peaks
        took = time.monotonic() - self._begun
        load = os.getloadavg()[0]
        print(f"\n{self._name}: {mutants:,} mutants in {took:.0f} s (load {load:.1f}); {told}")
        print(f"    memory held in kB, eighth by eighth: {kb}")
        assert kb[-1] - kb[len(kb) // 2] < MOST_GROWN_KB, kb


def _held_kb() -> int:
    """Return the memory of the process: counting every object would slow a fuzz down too much."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024

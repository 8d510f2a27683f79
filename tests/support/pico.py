"""Boards of one's own in a test: the same words to one in this process and one in MicroPython."""

import ast
import subprocess
from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import pico_hardware

FOLDER = Path(__file__).parents[2] / "packaging" / "sensor_board"
MS_A_BYTE = 1000 * 10 / 9600


class Here:
    """A board that runs in this process, under CPython."""

    def __init__(self) -> None:
        self._names: dict[str, Any] = {"Pico": pico_hardware.Pico}

    def make(self, how: str) -> None:
        self._names["pico"] = eval(how, self._names)

    def ask(self, line: str) -> Any:
        return eval(line, self._names)

    def close(self) -> None:
        self._names.clear()


class InMicroPython:
    """A board that runs in a process of MicroPython's."""

    def __init__(self, interpreter: str) -> None:
        self._process = subprocess.Popen(
            [interpreter, str(pico_hardware.__file__)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def make(self, how: str) -> None:
        self._say(f"pico = {how}")

    def ask(self, line: str) -> Any:
        return ast.literal_eval(self._say(line))

    def _say(self, line: str) -> str:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if answer and not answer.startswith("Traceback"):
            return answer
        raise AssertionError(f"MicroPython has ended. {self._process.stdout.read()}")

    def close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


class Pico:
    """One board on the wire, wherever its program runs."""

    def __init__(
        self, speaks: str, seats: tuple[int, ...], number: int, python: Here | InMicroPython
    ) -> None:
        self.seats = seats
        self.chips = dict.fromkeys(seats, False)
        self.room = pico_hardware.ROOM
        self.dead: set[int] = set()
        self.outgoing: deque[int] = deque()
        self._python = python
        self._how = f"Pico({str(FOLDER)!r}, {speaks!r}, {seats!r}, {number})"
        self._laid: tuple[Any, ...] = ()
        self.boot()

    def boot(self) -> None:
        """Switch it on, or off and on again: chips and light stay as they are."""
        self._python.make(self._how)
        self._heard = bytearray()
        self._gone = 0
        self._laid = ()
        self.outgoing.clear()

    def hear(self, byte: int) -> None:
        self._heard.append(byte)

    def say_byte(self) -> int:
        self._gone += 1
        return self.outgoing.popleft()

    def step(self, now_us: int) -> None:
        laid = (dict(self.chips), self.room, set(self.dead))
        if laid != self._laid:
            self._laid = laid
            self._python.ask(f"pico.lay({laid[0]!r}, {laid[1]}, {laid[2]!r})")
        heard, gone = bytes(self._heard), self._gone
        self._heard.clear()
        self._gone = 0
        self.outgoing.extend(self._python.ask(f"pico.turn({now_us}, {heard!r}, {gone})"))

    def remember(self, seat: int, counter: int, events: list[tuple[int, int]]) -> None:
        self._python.ask(f"pico.remember({seat}, {counter}, {events!r})")

    def lamp(self, seat: int) -> str:
        return str(self._state()["sensors"][seat][0])

    def is_open(self, seat: int) -> bool:
        return bool(self._state()["sensors"][seat][1])

    def counter(self, seat: int) -> int:
        return int(self._state()["sensors"][seat][2])

    def pin(self, number: int) -> int:
        return int(self._state()["pins"][number])

    def fed_ms(self) -> int:
        """Return when the watchdog was fed."""
        return int(self._state()["fed_ms"])

    def _state(self) -> dict[str, Any]:
        state: dict[str, Any] = self._python.ask("pico.state()")
        return state

    def close(self) -> None:
        self._python.close()


class OneWire:
    """Boards and the host on one wire: every byte is heard by all, its speaker too."""

    is_open = True

    def __init__(self, picos: list[Pico], random: Random, *, is_shared: bool) -> None:
        self.picos = picos
        self.noise = 0.0
        self.collisions = 0
        self.now_us = 0
        self._random = random
        self._is_shared = is_shared
        self._outgoing: deque[int] = deque()
        self._to_host = bytearray()

    def write(self, data: bytes) -> None:
        self._outgoing.extend(data)

    def read_available(self) -> bytes:
        heard, self._to_host = bytes(self._to_host), bytearray()
        return heard

    def close(self) -> None:
        self.is_open = False

    def pass_byte(self) -> None:
        """Let the time of one byte pass."""
        self.now_us += round(1000 * MS_A_BYTE)
        speakers = [pico for pico in self.picos if pico.outgoing]
        self.collisions += self._is_shared and len(speakers) + bool(self._outgoing) > 1
        if self._outgoing:
            byte = self._spoilt(self._outgoing.popleft())
            for pico in self.picos:
                pico.hear(byte)
            if self._is_shared:
                self._to_host.append(byte)
        for speaker in speakers:
            byte = self._spoilt(speaker.say_byte())
            self._to_host.append(byte)
            for pico in self.picos if self._is_shared else ():
                pico.hear(byte)
        for pico in self.picos:
            pico.step(self.now_us)

    def _spoilt(self, byte: int) -> int:
        return byte ^ 1 << self._random.randrange(8) if self._random.random() < self.noise else byte

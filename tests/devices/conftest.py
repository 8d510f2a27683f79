"""Two tables for the same tests: one on a wire in this process, one on a pseudo-terminal."""

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from random import Random
from threading import Event

import pytest
from patience import PATIENCE_MS
from told import of_chips

from dealer_assist.devices.cctalk.profile import CctalkProfile
from dealer_assist.devices.cctalk.sensor_bank import SensorBank
from dealer_assist.devices.contained import Contained
from dealer_assist.devices.messages import Message
from dealer_assist.devices.port_thread import PortThread
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.devices.simulated.cctalk_speakers import CctalkSensorSpeaker
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated_wire import SimulatedWire

SEATS = range(1, 8)


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


@dataclass
class WireTable:
    """Sensors on an in-process wire, in simulated time."""

    model: SimulatedSensorBank
    wire: SimulatedWire
    bank: SensorBank
    told: list[Message] = field(default_factory=list)
    now_ms: int = 0

    def hands(self) -> AbstractContextManager[object]:
        return nullcontext()

    def order(self, order: Callable[[], None]) -> None:
        order()

    def until(self, is_met: Callable[[], bool], limit_ms: int = 5_000) -> bool:
        """Let the table live until this is so."""
        for _ in range(0, limit_ms, 20):
            if is_met():
                return True
            self.now_ms += 20
            self.wire.tick(20)
            self.told += of_chips(self.bank.tick(self.now_ms))
        return is_met()


@dataclass
class TerminalTable:
    """The same sensors behind pyserial on a pseudo-terminal, in real time."""

    model: SimulatedSensorBank
    terminal: PseudoTerminal
    bank: SensorBank
    port_thread: PortThread
    heard: Event
    told: list[Message] = field(default_factory=list)

    def hands(self) -> AbstractContextManager[object]:
        return self.terminal.lock

    def order(self, order: Callable[[], None]) -> None:
        self.port_thread.order(order)

    def until(self, is_met: Callable[[], bool], limit_ms: int = PATIENCE_MS) -> bool:
        """Let the table live until this is so."""
        end_ms = clock_ms() + limit_ms
        while not is_met() and clock_ms() < end_ms:
            self.heard.wait(0.005)
            self.heard.clear()
            self.told += of_chips(self.port_thread.tick(clock_ms()))
        return is_met()


@pytest.fixture(params=["wire sum", "wire crc", "terminal sum"])
def table(request: pytest.FixtureRequest) -> Iterator[WireTable | TerminalTable]:
    where, check = request.param.split()
    model = SimulatedSensorBank(SEATS)
    profile = CctalkProfile(check=check)
    speaker = CctalkSensorSpeaker(model, profile)
    if where == "wire":
        wire = SimulatedWire(speaker, Random(7), has_echo=True)
        yield WireTable(model, wire, SensorBank(wire, SEATS, profile=profile))
        return
    terminal = PseudoTerminal(speaker, clock_ms, has_echo=True)
    port = SerialPort(terminal.path, clock_ms)
    bank = SensorBank(port, SEATS, profile=profile, cycle_ms=5)
    heard = Event()
    port_thread = PortThread(Contained(["sensors"], lambda: bank), port, clock_ms, heard.set)
    yield TerminalTable(model, terminal, bank, port_thread, heard)
    port_thread.close()
    terminal.close()

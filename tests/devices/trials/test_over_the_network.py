"""The makers' devices behind serial servers: the same trials over `socket://` and `rfc2217://`."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Event

import pytest
from maker_cctalk import Board, Harness
from maker_escpos import TmPrinter
from patience import PATIENCE_S
from sampled import sampled
from serial_server import SerialServer
from told import of_chips

from dealer_assist.devices.connect import connect
from dealer_assist.devices.messages import (
    CardSwiped,
    ChipPlaced,
    ChipRemoved,
    CommandUnanswered,
    Message,
    SensorRead,
    SlipFailed,
    SlipPrinted,
)
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker
from dealer_assist.devices.simulated_wire import Speaker

pytestmark = [
    pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:.*unclosed <socket:ResourceWarning"),
    pytest.mark.filterwarnings("ignore:.*<socket.socket:pytest.PytestUnraisableExceptionWarning"),
]


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Watch:
    def __init__(self, rack: Rack, heard: Event, terminal: PseudoTerminal) -> None:
        self.rack, self._heard, self.terminal = rack, heard, terminal
        self.told: list[Message] = []

    def until(self, is_met: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE_S
        while not is_met() and time.monotonic() < end:
            self._heard.wait(0.02)
            self._heard.clear()
            self.told += of_chips(self.rack.tick(clock_ms()))
        assert is_met(), self.told


@pytest.fixture(params=["socket", "rfc2217"])
def scheme(request: pytest.FixtureRequest) -> str:
    scheme: str = request.param
    return scheme


@contextmanager
def served(
    device: str, speaker: Speaker, scheme: str, *, has_echo: bool = False
) -> Iterator[Watch]:
    terminal = PseudoTerminal(speaker, lambda: time.monotonic() * 1000, has_echo=has_echo)
    server = SerialServer(terminal.path, scheme)
    heard = Event()
    where = f"{server.where}@115200" if device == "printer" else server.where
    rack = connect({device: where}, (1, 5), clock_ms=clock_ms, random=Random(1), wake=heard.set)
    assert server.carries.wait(PATIENCE_S)
    yield Watch(rack, heard, terminal)
    rack.close()
    server.stop()
    terminal.close()


def test_defect_01_a_board_that_ignores_its_lamp_is_still_looked_at(scheme: str) -> None:
    harness = Harness(Board(11), Board(15, ignored=frozenset({233})))
    with served("sensors", harness, scheme, has_echo=True) as watch:
        watch.until(lambda: CommandUnanswered(5, "A", "lamp") in watch.told)
        with watch.terminal.lock:
            harness.at(15).put(has_chip=True)
        watch.until(lambda: ChipPlaced(5) in watch.told)
        with watch.terminal.lock:
            harness.at(15).put(has_chip=False)
        watch.until(lambda: ChipRemoved(5) in watch.told)


def test_defect_07_the_public_headers_carry_a_chip(scheme: str) -> None:
    harness = Harness(Board(11), Board(15, has_chip=True))
    with served("sensors", harness, scheme, has_echo=True) as watch:
        watch.until(lambda: SensorRead(5, "A", has_chip=True) in watch.told)
        watch.rack.set_lamp(5, "A", "locked")
        watch.until(lambda: harness.at(15).lamp == 2)


def test_defect_03_one_pass_is_one_swipe(scheme: str) -> None:
    model = SimulatedSwiper()
    with served("swiper", TrackSpeaker(model, "idtech-factory"), scheme) as watch:
        (slot,) = watch.rack._slots
        assert slot.port_thread is not None
        port = slot.port_thread._port
        watch.until(lambda: port.is_open)
        with watch.terminal.lock:
            model.swipe("6008140031")
        watch.until(lambda: bool(watch.told))
        assert watch.told == [CardSwiped("6008140031")]


@pytest.mark.parametrize("paper_rows", sampled([40, 10**6], 2))
def test_defect_04_printed_means_printed(scheme: str, paper_rows: int) -> None:
    printer = TmPrinter(has_asb=True, has_xon=True, paper_rows=paper_rows)
    with served("printer", printer, scheme) as watch:
        watch.rack.print_slip(SlipPicture("win 1 copy 1", width=384, bitmap=bytes(48 * 120)))
        ends = (SlipPrinted, SlipFailed)
        watch.until(lambda: any(isinstance(one, ends) for one in watch.told))
        (end,) = [one for one in watch.told if isinstance(one, ends)]
        assert isinstance(end, SlipPrinted if paper_rows > 120 else SlipFailed)
        assert printer.slips == ([120] if paper_rows > 120 else [])

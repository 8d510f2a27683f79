"""Devices behind a serial server: the same messages over `socket://` and `rfc2217://`."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Event

import pytest
from patience import PATIENCE_S
from serial_server import SerialServer
from told import of_chips

from dealer_assist.devices.connect import connect
from dealer_assist.devices.messages import (
    CardSwiped,
    ChipPlaced,
    DeviceBack,
    DeviceLost,
    KeyTold,
    Message,
    SensorRead,
    ShoeCard,
    SlipPrinted,
)
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.devices.rack import Rack
from dealer_assist.devices.simulated.cctalk_speakers import CctalkKeySpeaker, CctalkSensorSpeaker
from dealer_assist.devices.simulated.escpos_speaker import EscposSpeaker
from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
from dealer_assist.devices.simulated.printer import SimulatedPrinter
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated.rfid_reader import Em4100Speaker, SimulatedRfidReader
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated.shoe import BeeTekSpeaker, SimulatedShoe
from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker
from dealer_assist.devices.simulated_wire import Speaker

SEATS = (1, 5)
SLIP = SlipPicture("win 7 copy 1", width=16, bitmap=bytes(range(250)))

# pyserial's own clients name their thread in the old way, and leave the closing of a socket that
# broke to the garbage collector.
pytestmark = [
    pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:.*unclosed <socket:ResourceWarning"),
    pytest.mark.filterwarnings("ignore:.*<socket.socket:pytest.PytestUnraisableExceptionWarning"),
]


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Watch:
    """A rack with one device, watched until something is so."""

    def __init__(self, rack: Rack, heard: Event) -> None:
        self.rack, self._heard = rack, heard
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
    device: str, speaker: Speaker, scheme: str, *, kind: str = "", has_echo: bool = False
) -> Iterator[tuple[Watch, PseudoTerminal, SerialServer]]:
    terminal = PseudoTerminal(speaker, lambda: time.monotonic() * 1000, has_echo=has_echo)
    server = SerialServer(terminal.path, scheme)
    heard = Event()
    where = f"{kind}:{server.where}" if kind else server.where
    rack = connect({device: where}, SEATS, clock_ms=clock_ms, random=Random(1), wake=heard.set)
    assert server.carries.wait(PATIENCE_S)
    yield Watch(rack, heard), terminal, server
    rack.close()
    server.stop()
    terminal.close()


def is_heard(watch: Watch) -> bool:
    """True if the port has been opened, by asking the rack for the port of its thread."""
    (slot,) = watch.rack._slots
    assert slot.port_thread is not None
    return slot.port_thread._port.is_open


def test_sensors_are_polled_and_lamps_obey(scheme: str) -> None:
    model = SimulatedSensorBank(SEATS)
    speaker = CctalkSensorSpeaker(model)
    with served("sensors", speaker, scheme, has_echo=True) as (
        watch,
        terminal,
        _,
    ):
        reads = [SensorRead(seat, "A", has_chip=False) for seat in SEATS]
        watch.until(lambda: all(read in watch.told for read in reads))
        with terminal.lock:
            model.place_chip(5)
        watch.until(lambda: ChipPlaced(5) in watch.told)
        watch.rack.set_lamp(5, "A", "locked")
        watch.until(lambda: model.lamp(5) == "locked")
        # Not that no answer was late: that is the machine's doing. `carried` counts the bytes.
        watch.until(lambda: all(one.state == "ok" for one in watch.rack.health()))


def test_a_magnetic_card_is_read(scheme: str) -> None:
    model = SimulatedSwiper()
    with served("swiper", TrackSpeaker(model), scheme) as (watch, terminal, _):
        watch.until(lambda: is_heard(watch))
        with terminal.lock:
            model.swipe("6008140031")
        watch.until(lambda: CardSwiped("6008140031") in watch.told)


def test_an_rfid_card_is_read_once_however_often_it_is_sent(scheme: str) -> None:
    model = SimulatedRfidReader()
    with served("swiper", Em4100Speaker(model), scheme, kind="rdm6300") as (watch, terminal, _):
        watch.until(lambda: is_heard(watch))
        with terminal.lock:
            model.swipe("6547886")
        watch.until(lambda: bool(watch.told))
        assert watch.told == [CardSwiped("0010006547886", "0006547886")]


def test_the_key_is_followed(scheme: str) -> None:
    model = SimulatedKeySwitch()
    speaker = CctalkKeySpeaker(model)
    with served("key_switch", speaker, scheme, has_echo=True) as (
        watch,
        terminal,
        _,
    ):
        watch.until(lambda: watch.told == [KeyTold("RUN", at_start=True)])
        with terminal.lock:
            model.turn("JPH")
        watch.until(lambda: KeyTold("JPH") in watch.told)


def test_a_slip_comes_out_dot_for_dot_though_it_is_full_of_control_bytes(scheme: str) -> None:
    model = SimulatedPrinter()
    slip = SlipPicture(
        "win 7 copy 1", width=16, bitmap=b"\xff\x00" * 250
    )  # 255 is an escape in RFC 2217
    with served("printer", EscposSpeaker(model), scheme) as (watch, _, _):
        watch.rack.print_slip(slip)
        watch.until(lambda: SlipPrinted("win 7 copy 1") in watch.told)
    assert model.slips == [slip.bitmap]


def test_a_card_from_the_shoe_arrives(scheme: str) -> None:
    model = SimulatedShoe()
    with served("shoe", BeeTekSpeaker(model), scheme) as (watch, terminal, _):
        watch.until(lambda: is_heard(watch))
        with terminal.lock:
            model.draw("Th")
        watch.until(lambda: ShoeCard("Th") in watch.told)


def test_a_server_that_goes_and_comes_back_is_named_and_found_again(scheme: str) -> None:
    model = SimulatedSensorBank(SEATS)
    speaker = CctalkSensorSpeaker(model)
    with served("sensors", speaker, scheme, has_echo=True) as (
        watch,
        terminal,
        server,
    ):
        watch.until(lambda: len(watch.told) == len(SEATS))
        server.stop()
        watch.until(lambda: any(isinstance(one, DeviceLost) for one in watch.told))
        with terminal.lock:
            model.place_chip(1)
        server.start_again()
        watch.until(lambda: SensorRead(1, "A", has_chip=True) in watch.told)
        assert DeviceBack("sensors") in watch.told

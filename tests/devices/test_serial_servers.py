"""Devices behind a serial server: the same messages over `socket://` and `rfc2217://`."""

import select
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Event, Thread

import pytest
from serial import Serial
from serial.rfc2217 import PortManager
from told import of_chips

from dealer_assist.devices.connect import connect
from dealer_assist.devices.messages import (
    CardSwiped,
    ChipPlaced,
    DeviceBack,
    DeviceLost,
    KeyTurned,
    Message,
    SensorRead,
    ShoeCard,
    SlipPrinted,
)
from dealer_assist.devices.printers.escpos import Slip
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

PATIENCE_S = 20.0
SEATS = (1, 5)
SLIP = Slip("win 7 copy 1", width=16, bitmap=bytes(range(250)))

# pyserial's own clients name their thread in the old way, and leave the closing of a socket that
# broke to the garbage collector.
pytestmark = [
    pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:.*unclosed <socket:ResourceWarning"),
    pytest.mark.filterwarnings("ignore:.*<socket.socket:pytest.PytestUnraisableExceptionWarning"),
]


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class LineOnly(Serial):
    """A pseudo-terminal has no modem lines to set or to read."""

    cts = dsr = ri = cd = False

    def _update_rts_state(self) -> None: ...

    def _update_dtr_state(self) -> None: ...


class SerialServer:
    """A box on the network that offers one serial port, as it is or by RFC 2217."""

    def __init__(self, path: str, scheme: str) -> None:
        self._path = path
        self._is_rfc2217 = scheme == "rfc2217"
        self._stopping = Event()
        self._open()
        host, port = self._listener.getsockname()
        self._address = (host, port)
        self.where = f"{scheme}://{host}:{port}"
        self._start()

    def stop(self) -> None:
        """Take the box off the network."""
        self._stopping.set()
        self._thread.join(5)
        self._listener.close()

    def start_again(self) -> None:
        """Put it back at the same address."""
        self._stopping.clear()
        self._open(self._address)
        self._start()

    def _open(self, address: tuple[str, int] = ("127.0.0.1", 0)) -> None:
        self._listener = socket.create_server(address, reuse_port=True)
        self._listener.settimeout(0.05)

    def _start(self) -> None:
        self._thread = Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        while not self._stopping.is_set():
            try:
                client, _ = self._listener.accept()
            except TimeoutError:
                continue
            with client, LineOnly(self._path, 9600, timeout=0) as line:
                self._carry(client, line)

    def _carry(self, client: socket.socket, line: Serial) -> None:
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        box = Outlet(client)
        manager = PortManager(line, box) if self._is_rfc2217 else None
        while not self._stopping.is_set():
            ready, _, _ = select.select([client, line], [], [], 0.05)
            if client in ready:
                said = client.recv(1024)
                if not said:
                    return
                line.write(b"".join(manager.filter(said)) if manager else said)
            if line in ready and (heard := line.read(1024)):
                box.write(b"".join(manager.escape(heard)) if manager else heard)


class Outlet:
    """What a port manager writes to."""

    def __init__(self, client: socket.socket) -> None:
        self._client = client

    def write(self, data: bytes) -> None:
        self._client.sendall(data)


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
    yield Watch(rack, heard), terminal, server
    rack.close()
    server.stop()
    terminal.close()


def is_heard(watch: Watch) -> bool:
    """Tell whether the port has been opened, by asking the rack for the port of its thread."""
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
        assert sum(one.bad for one in watch.rack.health()) == 0


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
        watch.until(lambda: watch.told == [KeyTurned("RUN", at_start=True)])
        with terminal.lock:
            model.turn("JPH")
        watch.until(lambda: KeyTurned("JPH") in watch.told)


def test_a_slip_comes_out_dot_for_dot_though_it_is_full_of_control_bytes(scheme: str) -> None:
    model = SimulatedPrinter()
    slip = Slip("win 7 copy 1", width=16, bitmap=b"\xff\x00" * 250)  # 255 is an escape in RFC 2217
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

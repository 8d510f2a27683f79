"""The bytes of public manuals, over a wire in this process and through pyserial on a terminal.

The same sentences for both: the same messages, the same bytes sent, and no byte left over.
"""

import time
from collections.abc import Callable, Iterator
from random import Random
from threading import Event

import pytest
from patience import PATIENCE_MS

from dealer_assist.devices.cctalk.bus import Bus
from dealer_assist.devices.cctalk.key_switch import KeyStation
from dealer_assist.devices.cctalk.sensor_bank import SensorBank
from dealer_assist.devices.contained import Contained
from dealer_assist.devices.driver import Driver
from dealer_assist.devices.messages import (
    CardMisread,
    CardSwiped,
    KeyTold,
    Message,
    PrinterStatus,
    SensorIdentified,
    SensorRead,
    ShoeAlarm,
    ShoeCard,
    SlipPrinted,
)
from dealer_assist.devices.port import Port
from dealer_assist.devices.port_thread import PortThread
from dealer_assist.devices.printers.escpos import SlipPicture
from dealer_assist.devices.printers.printer import Printer
from dealer_assist.devices.readers.magstripe import NOT_READ, TrackDecoder
from dealer_assist.devices.readers.reader import DeviceReader, MessageDecoder
from dealer_assist.devices.readers.rfid import RfidDecoder
from dealer_assist.devices.readers.shoe import ShoeDecoder
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.devices.simulated.pseudo_terminal import PseudoTerminal
from dealer_assist.devices.simulated_wire import SimulatedWire, Speaker


class Script:
    """A device that answers questions from a list, says what it is told to, and notes all."""

    def __init__(self, answers: dict[bytes, bytes] | None = None) -> None:
        self._answers = answers or {}
        self._waiting = b""
        self._said = b""
        self.heard: list[bytes] = []
        self.unknown = b""

    def say(self, data: bytes) -> None:
        self._said += data

    def hear(self, data: bytes) -> bytes:
        """Take bytes one by one: what is sent at once may be several questions."""
        return b"".join(self._take(data[at : at + 1]) for at in range(len(data)))

    def _take(self, byte: bytes) -> bytes:
        self._waiting += byte
        for question, answer in self._answers.items():
            if self._waiting == question:
                self._waiting = b""
                self.heard.append(question)
                return answer
        if not any(question.startswith(self._waiting) for question in self._answers):
            self.unknown += self._waiting
            self._waiting = b""
        return b""

    def tick(self, dt_ms: int) -> bytes:
        said, self._said = self._said, b""
        return said


class Seam:
    """A driver on a scripted device, in simulated time or in a thread of its own."""

    def __init__(self, *, is_terminal: bool) -> None:
        self._is_terminal = is_terminal
        self._closing: list[Callable[[], None]] = []
        self.told: list[Message] = []

    def fit(
        self, model: Speaker, driver_on: Callable[[Port], Driver], *, has_echo: bool = False
    ) -> Driver:
        """Put the driver on the device; give it for looking at its health."""
        if not self._is_terminal:
            wire = SimulatedWire(model, Random(1), has_echo=has_echo)
            driver = driver_on(wire)
            now_ms = 0

            def step() -> None:
                nonlocal now_ms
                now_ms += 20
                wire.tick(20)
                self.told += driver.tick(now_ms)

            self._step = step
            self.order: Callable[[Callable[[], None]], None] = lambda order: order()
            return driver
        terminal = PseudoTerminal(model, clock_ms, has_echo=has_echo)
        port = SerialPort(terminal.path, clock_ms)
        port.read_available()
        driver, heard = driver_on(port), Event()
        port_thread = PortThread(Contained(["device"], lambda: driver), port, clock_ms, heard.set)

        def wait() -> None:
            heard.wait(0.02)
            heard.clear()
            self.told += port_thread.tick(0)

        self._step = wait
        self.order = port_thread.order
        self._closing = [port_thread.close, terminal.close]
        return driver

    def until(self, is_met: Callable[[], bool]) -> None:
        """Let time pass until this is so."""
        end_ms = clock_ms() + PATIENCE_MS
        while not is_met() and clock_ms() < end_ms:
            self._step()
        assert is_met(), self.told

    def close(self) -> None:
        for close in self._closing:
            close()


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


@pytest.fixture(params=["wire", "terminal"])
def seam(request: pytest.FixtureRequest) -> Iterator[Seam]:
    seam = Seam(is_terminal=request.param == "terminal")
    yield seam
    seam.close()


RFID = CardSwiped("0010006547886", "0006547886")
TRACK_1 = b"%B6008140031^DEALER/ONE^4912101?"
TRACK_2 = b";6008140031=4912101?"


@pytest.mark.parametrize(
    ("decoder", "said", "message"),
    [
        (TrackDecoder, TRACK_1 + TRACK_2 + b"\r", CardSwiped("6008140031")),  # MagTek
        (
            TrackDecoder,
            b"\x02" + TRACK_1 + TRACK_2 + b"\r\x03",
            CardSwiped("6008140031"),
        ),  # ID TECH
        (TrackDecoder, b"%E?" + TRACK_2 + b"\r", CardSwiped("6008140031")),
        (TrackDecoder, b"%E?;E?+E?\r", CardMisread(NOT_READ)),
        (
            RfidDecoder,
            b"\x02010063E9AE25\x03",
            RFID,
        ),  # RDM6300
        (
            RfidDecoder,
            b"\x02010063E9AE25\r\n\x03",
            RFID,
        ),  # ID-12
        (RfidDecoder, b"\x02010063E9AE25\x03" * 4, RFID),
        (ShoeDecoder, b"[Game]<Card:4S>\r\n", ShoeCard("4s")),  # Bee-Tek
        (ShoeDecoder, b"[Game]<Card:10H>\r\n", ShoeCard("Th")),
        (ShoeDecoder, b"[GameAlarm]<Alarm:E3 Card Not Read>\r\n", ShoeAlarm("E3 Card Not Read")),
    ],
)
def test_what_a_reader_says_is_one_message_and_no_byte_is_left_over(
    seam: Seam, decoder: Callable[[], MessageDecoder], said: bytes, message: Message
) -> None:
    model = Script()
    driver = seam.fit(model, lambda port: DeviceReader("reader", port, decoder()))
    model.say(said)
    seam.until(lambda: bool(seam.told))
    assert seam.told == [message]
    (health,) = driver.health()
    assert (health.dropped, health.strays) == (0, 0)
    assert health.good + health.bad >= 1


# Sensor 1 at address 11: no event yet, serial number 7, self check, state (236), lamp off (233),
# betting closed. Sums by hand:
# 0B 00 01 E5 is 241, so the check is 0F.
SENSOR = {
    bytes.fromhex("0B0001E50F"): bytes.fromhex("010B0B00" + "00" * 11 + "E9"),
    bytes.fromhex("0B0001F202"): bytes.fromhex("01030B00070000EA"),
    bytes.fromhex("0B0001E80C"): bytes.fromhex("01010B0000F3"),
    bytes.fromhex("0B0001EC08"): bytes.fromhex("01010B0001F2"),
    bytes.fromhex("0B0101E9000A"): bytes.fromhex("01000B00F4"),
    bytes.fromhex("0B0101E4000F"): bytes.fromhex("01000B00F4"),
}


def test_a_sensor_is_asked_in_the_bytes_of_the_specification(seam: Seam) -> None:
    model = Script(SENSOR)
    driver = seam.fit(model, lambda port: SensorBank(port, (1,)), has_echo=True)
    seam.until(lambda: len(set(model.heard)) == len(SENSOR))
    assert seam.told == [SensorIdentified(1, "A", 7), SensorRead(1, "A", has_chip=True)]
    assert model.heard[: len(SENSOR)] == list(SENSOR)
    assert model.unknown == b""
    (health,) = driver.health()
    assert (health.bad, health.lost, health.dropped, health.strays) == (0, 0, 0, 0)
    assert health.last_bytes in SENSOR.values()


# The key switch at address 70 (46 hexadecimal), with the key in JPH.
KEY = {
    bytes.fromhex("460001E5D4"): bytes.fromhex("010B4600" + "00" * 11 + "AE"),
    bytes.fromhex("460001ECCD"): bytes.fromhex("0101460001B7"),
}


def test_the_key_is_asked_in_the_bytes_of_the_specification(seam: Seam) -> None:
    model = Script(KEY)
    driver = seam.fit(
        model, lambda port: Bus(("key_switch",), port, (KeyStation(),)), has_echo=True
    )
    seam.until(lambda: bool(seam.told))
    assert seam.told == [KeyTold("JPH", at_start=True)]
    # Its position is read twice: a spoilt answer turns no key.
    assert set(model.heard[:3]) == set(KEY)
    assert model.unknown == b""
    (health,) = driver.health()
    assert (health.bad, health.lost, health.dropped, health.strays) == (0, 0, 0, 0)


OFFLINE, PAPER, READY = b"\x10\x04\x02", b"\x10\x04\x04", b"\x12"
SLIP = SlipPicture("bar", width=8, bitmap=b"\xff\x00\xff")
# ESC @ GS a 0; ESC J 0 and GS v 0 with one byte a row, three rows and the dots; ESC J 0 and
# GS V 66 0; GS r 1.
BEGIN = b"\x1b@\x1da\x00"
PICTURE = b"\x1bJ\x00\x1dv0\x00\x01\x00\x03\x00" + SLIP.bitmap
CUT = b"\x1bJ\x00\x1dVB\x00"
MARK = b"\x1dr\x01"
ANSWERS = {OFFLINE: READY, PAPER: READY, b"\x1da\x00": b"", BEGIN: b"", PICTURE: b"", CUT: b""}


def test_a_slip_is_sent_in_the_bytes_of_the_manual_between_two_questions(seam: Seam) -> None:
    model = Script(ANSWERS | {MARK: b"\x00"})
    printers: list[Printer] = []

    def printer_on(port: Port) -> Printer:
        printers.append(Printer(port))
        return printers[0]

    seam.fit(model, printer_on)
    seam.until(lambda: seam.told == [PrinterStatus(online=True, paper="ok")])
    seam.order(lambda: printers[0].print(SLIP))
    seam.until(lambda: SlipPrinted("bar") in seam.told)
    at = model.heard.index(BEGIN)
    before, after = model.heard[at - 3 : at], model.heard[at : at + 9]
    assert before == [OFFLINE, PAPER, MARK]  # what went before has ended
    # Every part has its mark, and that of the cut is asked for twice.
    assert after == [BEGIN, MARK, PICTURE, MARK, CUT, MARK, MARK, OFFLINE, PAPER]
    assert model.unknown == b""

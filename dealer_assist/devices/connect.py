"""Open the devices that a table file names; simulated and real differ only here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, cast

from dealer_assist.devices.bus import Bus, Station
from dealer_assist.devices.cctalk import Checksum
from dealer_assist.devices.driver import Driver
from dealer_assist.devices.entries import (
    KEYBOARD,
    SLIP_DOTS,
    Entry,
    is_key_on_sensor_line,
    is_one_sensor_line,
    read_entries,
)
from dealer_assist.devices.port import Port
from dealer_assist.devices.rack import Place, Rack
from dealer_assist.devices.reader import Reader
from dealer_assist.devices.sensors import SensorBank
from dealer_assist.devices.simulated.hardware import SimulatedHardware, make_simulated
from dealer_assist.devices.wire import Model, Wire
from dealer_assist.rules.refusal import Refused

if TYPE_CHECKING:  # what a table does not have is not loaded at its start
    from dealer_assist.devices.printer import Printer
    from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
    from dealer_assist.devices.wedge import Wedge

REAL_CYCLE_MS = 50  # a line that answers at once is not asked more often than this
LAMP_TEST_MS = 300


def connect(
    devices: Mapping[str, str],
    seats: Sequence[int],
    *,
    clock_ms: Callable[[], int],
    random: Random,
    second_seats: Sequence[int] = (),
    is_live: bool = False,
    wake: Callable[[], None] | None = None,
) -> Rack:
    """Build the rack of a table; a port that cannot be opened yet is tried again by the rack.

    `wake` is called from a port's thread whenever messages wait, and must be quick.
    """
    entries = read_entries(devices)
    swiper = entries.get("swiper")
    if is_live and swiper is not None and swiper.is_simulated:
        raise Refused(
            "A live table needs a real card swiper: name its port under [devices] in the table file"
        )
    models = make_simulated(entries, seats, second_seats)
    socket = _Socket(clock_ms, random, wake)
    places = [
        *_sensor_lines(entries, seats, second_seats, models, socket),
        *_key_switch(entries, models, socket),
        *_readers(entries, models, socket),
    ]
    printer = _printer(entries, models, socket)
    if printer is not None:
        places.append(printer[0])
    slip_dots = SLIP_DOTS[entries["printer"].kind if "printer" in entries else "escpos"]
    return Rack(places, models, printer, _wedge(swiper), slip_dots)


@dataclass(frozen=True, slots=True)
class _Socket:
    """Put a driver on a wire to its model, or on a real port with its attendant."""

    clock_ms: Callable[[], int]
    random: Random
    wake: Callable[[], None] | None

    def fit(
        self,
        entry: Entry,
        model: Model | None,
        driver_on: Callable[[Port], Driver],
        *,
        has_echo: bool = False,
    ) -> Place:
        if model is not None:
            wire = Wire(model, self.random, has_echo=has_echo)
            return Place(entry.device, driver_on(wire), wire=wire)
        from dealer_assist.devices.attendant import Attendant
        from dealer_assist.devices.serialport import SerialPort

        port = SerialPort(entry.where, self.clock_ms, entry.baud)
        driver = driver_on(port)
        attendant = Attendant(driver, port, self.clock_ms, self.wake)
        return Place(entry.device, driver, attendant=attendant)


def _sensor_lines(
    entries: Mapping[str, Entry],
    seats: Sequence[int],
    second_seats: Sequence[int],
    models: SimulatedHardware,
    socket: _Socket,
) -> list[Place]:
    is_one_line = is_one_sensor_line(entries)
    places = []
    if "sensors" in entries:
        others = (_key_station(),) if is_key_on_sensor_line(entries) else ()
        second = second_seats if is_one_line else ()
        places.append(_line(entries["sensors"], seats, second, others, models.sensors, socket))
    if "second_sensors" in entries and not is_one_line:
        entry = entries["second_sensors"]
        places.append(_line(entry, (), second_seats, (), models.second_sensors, socket))
    return places


def _line(
    entry: Entry,
    seats: Sequence[int],
    second_seats: Sequence[int],
    others: Sequence[Station],
    model: SimulatedSensorBank | None,
    socket: _Socket,
) -> Place:
    def bank_on(port: Port) -> SensorBank:
        return SensorBank(
            port,
            seats,
            second_seats,
            others=others,
            names=(entry.device, *("key_switch" for _ in others)),
            check=cast(Checksum, entry.kind),
            cycle_ms=0 if entry.is_simulated else REAL_CYCLE_MS,
            lamp_test_ms=0 if entry.is_simulated else LAMP_TEST_MS,
        )

    return socket.fit(entry, model, bank_on, has_echo=True)


def _key_switch(
    entries: Mapping[str, Entry], models: SimulatedHardware, socket: _Socket
) -> list[Place]:
    entry = entries.get("key_switch")
    if entry is None or is_key_on_sensor_line(entries):
        return []
    cycle_ms = 0 if entry.is_simulated else REAL_CYCLE_MS

    def bus_on(port: Port) -> Bus:
        return Bus((entry.device,), port, (_key_station(),), cycle_ms=cycle_ms)

    return [socket.fit(entry, models.key_switch, bus_on, has_echo=True)]


def _key_station() -> Station:
    from dealer_assist.devices.key_switch import KeyStation

    return KeyStation()


def _readers(
    entries: Mapping[str, Entry], models: SimulatedHardware, socket: _Socket
) -> list[Place]:
    """Fit what speaks unasked: the swiper and the shoe."""
    places = []
    swiper = entries.get("swiper")
    if swiper is not None and swiper.kind != KEYBOARD:
        driver_on = _magnetic if swiper.kind == "magnetic" else _rfid
        places.append(socket.fit(swiper, models.swiper, driver_on))
    if "shoe" in entries:
        places.append(socket.fit(entries["shoe"], models.shoe, _shoe))
    return places


def _magnetic(port: Port) -> Reader:
    from dealer_assist.devices.swiper import TrackDecoder

    return Reader("swiper", port, TrackDecoder())


def _rfid(port: Port) -> Reader:
    from dealer_assist.devices.rfid import GONE_MS, RfidDecoder

    return Reader("swiper", port, RfidDecoder(), GONE_MS)


def _shoe(port: Port) -> Reader:
    from dealer_assist.devices.shoe import ShoeDecoder

    return Reader("shoe", port, ShoeDecoder(), is_secret=False)


def _printer(
    entries: Mapping[str, Entry], models: SimulatedHardware, socket: _Socket
) -> tuple[Place, Printer] | None:
    entry = entries.get("printer")
    if entry is None:
        return None
    from dealer_assist.devices.printer import Printer

    place = socket.fit(entry, models.printer, Printer)
    return place, cast(Printer, place.driver)


def _wedge(swiper: Entry | None) -> Wedge | None:
    if swiper is None or swiper.kind != KEYBOARD:
        return None
    from dealer_assist.devices.wedge import Wedge

    return Wedge()

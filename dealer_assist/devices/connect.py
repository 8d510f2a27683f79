"""Open the devices that a table file names; simulated and real differ only here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from dealer_assist.devices.attendant import Attendant, Driver
from dealer_assist.devices.cctalk import Check
from dealer_assist.devices.rack import Place, Rack, SimulatedHardware
from dealer_assist.devices.reader import Reader
from dealer_assist.devices.sensors import SensorBank
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.simulated.swiper import SimulatedSwiper
from dealer_assist.devices.swiper import TrackDecoder
from dealer_assist.devices.wire import Wire
from dealer_assist.rules.refusal import Refused

SIMULATED = "simulated"
KINDS = {"sensors": ("sum", "crc"), "swiper": ("magnetic",)}  # the first where none is named
REAL_CYCLE_MS = 50  # a line that answers at once is not asked more often than this
LAMP_TEST_MS = 300


class NotADevice(Exception):  # noqa: N818 - the world's word for it
    """The table file names a device that there is not."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table file's [devices]: `swiper = "magnetic:/dev/serial/by-id/…"`."""

    device: str
    kind: str
    where: str

    @property
    def is_simulated(self) -> bool:
        """Tell whether a model stands in for the device."""
        return self.where == SIMULATED


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a real port needs from the program around it."""

    clock_ms: Callable[[], int]
    random: Random
    wake: Callable[[], None] | None = None


def read_entry(device: str, text: str) -> Entry:
    """Read `where` or `kind:where`, or say what is wrong with it."""
    if device not in KINDS:
        raise NotADevice(f"[devices] {device}: there is no such device; use {', '.join(KINDS)}")
    kinds = KINDS[device]
    kind, colon, where = text.partition(":")
    if not (colon and kind in kinds):
        kind, where = kinds[0], text
    if not where:
        raise NotADevice(f'[devices] {device}: name a port, or write "{SIMULATED}"')
    return Entry(device, kind, where)


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
    entries = {device: read_entry(device, text) for device, text in devices.items()}
    if is_live and "swiper" in entries and entries["swiper"].is_simulated:
        raise Refused(
            "A live table needs a real card swiper: name its port under [devices] in the table file"
        )
    around = Surroundings(clock_ms, random, wake)
    places: list[Place] = []
    banks: list[tuple[Place, SensorBank]] = []
    sensors: SimulatedSensorBank | None = None
    swiper: SimulatedSwiper | None = None
    if "sensors" in entries:
        place, bank, sensors = _sensors(entries["sensors"], seats, second_seats, around)
        places.append(place)
        banks.append((place, bank))
    if "swiper" in entries:
        place, swiper = _swiper(entries["swiper"], around)
        places.append(place)
    return Rack(places, banks, SimulatedHardware(sensors, swiper))


def _sensors(
    entry: Entry, seats: Sequence[int], second_seats: Sequence[int], around: Surroundings
) -> tuple[Place, SensorBank, SimulatedSensorBank | None]:
    check = cast(Check, entry.kind)
    if entry.is_simulated:
        model = SimulatedSensorBank(seats, second_seats, check=check)
        wire = Wire(model, around.random, has_echo=True)
        bank = SensorBank(wire, seats, second_seats, check=check)
        return Place(entry.device, bank, wire=wire), bank, model
    port = SerialPort(entry.where, around.clock_ms)
    bank = SensorBank(
        port,
        seats,
        second_seats,
        check=check,
        cycle_ms=REAL_CYCLE_MS,
        lamp_test_ms=LAMP_TEST_MS,
    )
    return _attended(entry, bank, port, around), bank, None


def _swiper(entry: Entry, around: Surroundings) -> tuple[Place, SimulatedSwiper | None]:
    if entry.is_simulated:
        model = SimulatedSwiper()
        wire = Wire(model, around.random)
        return Place(entry.device, Reader(entry.device, wire, TrackDecoder()), wire=wire), model
    port = SerialPort(entry.where, around.clock_ms)
    reader = Reader(entry.device, port, TrackDecoder())
    return _attended(entry, reader, port, around), None


def _attended(entry: Entry, driver: Driver, port: SerialPort, around: Surroundings) -> Place:
    attendant = Attendant(driver, port, around.clock_ms, around.wake)
    return Place(entry.device, driver, attendant=attendant)

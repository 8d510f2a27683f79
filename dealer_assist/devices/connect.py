"""Open the devices that a table file names; simulated and real differ only here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING, cast

from dealer_assist.devices.bus import Bus, Station
from dealer_assist.devices.cctalk import Checksum
from dealer_assist.devices.driver import Driver
from dealer_assist.devices.entries import (
    KEYBOARD,
    DeviceConfig,
    is_key_on_sensor_line,
    is_one_sensor_line,
    read_configs,
)
from dealer_assist.devices.escpos import NARROW_DOTS, WIDE_DOTS
from dealer_assist.devices.port import Port
from dealer_assist.devices.rack import Rack, Slot
from dealer_assist.devices.reader import Reader
from dealer_assist.devices.sensors import SensorBank
from dealer_assist.devices.simulated.hardware import SimulatedHardware, make_simulated
from dealer_assist.devices.wire import Model, Wire
from dealer_assist.rules.refusal import Refused

if TYPE_CHECKING:  # what a table does not have is not loaded at its start
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
    configs = read_configs(devices)
    swiper = configs.get("swiper")
    if is_live and swiper is not None and swiper.is_simulated:
        raise Refused(
            "A live table needs a real card swiper: name its port under [devices] in the table file"
        )
    models = make_simulated(configs, seats, second_seats)
    factory = _Factory(clock_ms, random, wake)
    slots = [
        *_sensor_lines(configs, seats, second_seats, models, factory),
        *_key_switch(configs, models, factory),
        *_readers(configs, models, factory),
    ]
    slots += _printer(configs, models, factory)
    return Rack(slots, models, _wedge(swiper))


@dataclass(frozen=True, slots=True)
class _Factory:
    """Put a driver on a wire to its model, or on a real port with its thread."""

    clock_ms: Callable[[], int]
    random: Random
    wake: Callable[[], None] | None

    def build(
        self,
        config: DeviceConfig,
        model: Model | None,
        driver_on: Callable[[Port], Driver],
        *,
        has_echo: bool = False,
    ) -> Slot:
        if model is not None:
            wire = Wire(model, self.random, has_echo=has_echo)
            return Slot(config.device, driver_on(wire), wire=wire)
        from dealer_assist.devices.attendant import PortThread
        from dealer_assist.devices.serialport import SerialPort

        port = SerialPort(config.where, self.clock_ms, config.baud)
        driver = driver_on(port)
        port_thread = PortThread(driver, port, self.clock_ms, self.wake)
        return Slot(config.device, driver, port_thread=port_thread)


def _sensor_lines(
    configs: Mapping[str, DeviceConfig],
    seats: Sequence[int],
    second_seats: Sequence[int],
    models: SimulatedHardware,
    factory: _Factory,
) -> list[Slot]:
    is_one_line = is_one_sensor_line(configs)
    slots = []
    if "sensors" in configs:
        others = (_key_station(),) if is_key_on_sensor_line(configs) else ()
        second = second_seats if is_one_line else ()
        slots.append(_line(configs["sensors"], seats, second, others, models.sensors, factory))
    if "second_sensors" in configs and not is_one_line:
        config = configs["second_sensors"]
        slots.append(_line(config, (), second_seats, (), models.second_sensors, factory))
    return slots


def _line(
    config: DeviceConfig,
    seats: Sequence[int],
    second_seats: Sequence[int],
    others: Sequence[Station],
    model: SimulatedSensorBank | None,
    factory: _Factory,
) -> Slot:
    def bank_on(port: Port) -> SensorBank:
        return SensorBank(
            port,
            seats,
            second_seats,
            others=others,
            names=(config.device, *("key_switch" for _ in others)),
            check=cast(Checksum, config.kind),
            cycle_ms=0 if config.is_simulated else REAL_CYCLE_MS,
            lamp_test_ms=0 if config.is_simulated else LAMP_TEST_MS,
        )

    return factory.build(config, model, bank_on, has_echo=True)


def _key_switch(
    configs: Mapping[str, DeviceConfig], models: SimulatedHardware, factory: _Factory
) -> list[Slot]:
    config = configs.get("key_switch")
    if config is None or is_key_on_sensor_line(configs):
        return []
    cycle_ms = 0 if config.is_simulated else REAL_CYCLE_MS

    def bus_on(port: Port) -> Bus:
        return Bus((config.device,), port, (_key_station(),), cycle_ms=cycle_ms)

    return [factory.build(config, models.key_switch, bus_on, has_echo=True)]


def _key_station() -> Station:
    from dealer_assist.devices.key_switch import KeyStation

    return KeyStation()


def _readers(
    configs: Mapping[str, DeviceConfig], models: SimulatedHardware, factory: _Factory
) -> list[Slot]:
    """Fit what speaks unasked: the swiper and the shoe."""
    slots = []
    swiper = configs.get("swiper")
    if swiper is not None and swiper.kind != KEYBOARD:
        driver_on = _magnetic if swiper.kind == "magnetic" else _rfid
        slots.append(factory.build(swiper, models.swiper, driver_on))
    if "shoe" in configs:
        slots.append(factory.build(configs["shoe"], models.shoe, _shoe))
    return slots


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
    configs: Mapping[str, DeviceConfig], models: SimulatedHardware, factory: _Factory
) -> list[Slot]:
    config = configs.get("printer")
    if config is None:
        return []
    from dealer_assist.devices.printer import Printer

    dots = WIDE_DOTS if config.kind == "escpos-80" else NARROW_DOTS
    return [factory.build(config, models.printer, partial(Printer, dots_across=dots))]


def _wedge(swiper: DeviceConfig | None) -> Wedge | None:
    if swiper is None or swiper.kind != KEYBOARD:
        return None
    from dealer_assist.devices.wedge import Wedge

    return Wedge()

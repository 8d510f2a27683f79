"""Open the devices that a table file names; simulated and real differ only here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from dealer_assist.devices.configs import lines_of, read_configs
from dealer_assist.devices.profiles import DeviceProfile
from dealer_assist.devices.rack import Rack, Slot
from dealer_assist.devices.registry import kind_of
from dealer_assist.devices.role import DeviceConfig, Kind, Line, TypedKind
from dealer_assist.devices.simulated.hardware import make_simulated
from dealer_assist.devices.simulated_wire import Speaker, Wire
from dealer_assist.errors import Refused
from dealer_assist.frozen import frozen

if TYPE_CHECKING:
    from dealer_assist.devices.readers.keyboard_wedge import Wedge


def connect(
    devices: Mapping[str, str],
    seats: Sequence[int],
    *,
    clock_ms: Callable[[], int],
    random: Random,
    second_seats: Sequence[int] = (),
    is_live: bool = False,
    wake: Callable[[], None] | None = None,
    profiles: Mapping[str, DeviceProfile] | None = None,
) -> Rack:
    """Build the rack of a table; a port that cannot be opened yet is tried again by the rack.

    `wake` is called from a port's thread whenever messages wait, and must be quick.
    """
    configs = read_configs(devices, profiles)
    swiper = configs.get("swiper")
    if is_live and swiper is not None and swiper.is_simulated:
        raise Refused(
            "A live table needs a real card swiper: name its port under [devices] in the table file"
        )
    lines = lines_of(configs, seats, second_seats)
    simulated = make_simulated(lines)
    factory = _Factory(clock_ms, random, wake)
    slots = []
    for line in lines:
        kind = kind_of(line.config)
        if isinstance(kind, Kind):
            twin = simulated.twins.get(line.config.device)
            slots.append(factory.build(line, kind, twin.speaker if twin else None))
    return Rack(slots, simulated, _wedge(configs.values()))


@frozen
class _Factory:
    """Put a driver on a wire to its simulated twin, or on a real port with its thread."""

    clock_ms: Callable[[], int]
    random: Random
    wake: Callable[[], None] | None

    def build(self, line: Line, kind: Kind, speaker: Speaker | None) -> Slot:
        config = line.config
        if speaker is not None:
            wire = Wire(speaker, self.random, has_echo=kind.has_echo)
            return Slot(config.device, kind.driver(wire, line), wire=wire)
        from dealer_assist.devices.port_thread import PortThread
        from dealer_assist.devices.serialport import SerialPort

        port = (kind.port or SerialPort)(config.where, self.clock_ms, config.port_settings)
        driver = kind.driver(port, line)
        port_thread = PortThread(driver, port, self.clock_ms, self.wake)
        return Slot(config.device, driver, port_thread=port_thread)


def _wedge(configs: Iterable[DeviceConfig]) -> Wedge | None:
    """Catch the keys of the device that types, where there is one."""
    kinds = (kind_of(config) for config in configs)
    return next((kind.wedge() for kind in kinds if isinstance(kind, TypedKind)), None)

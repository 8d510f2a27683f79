"""Open the devices that a table file names; simulated and real differ only here.

A line of its [devices] says which device hangs on which port, and what it speaks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from dealer_assist.devices.contained import Contained
from dealer_assist.devices.port import BAUD
from dealer_assist.devices.profiles import DeviceProfile
from dealer_assist.devices.rack import Rack, RackSlot
from dealer_assist.devices.registry import all_roles, kind_of, role_named, role_of
from dealer_assist.devices.role import (
    SIMULATED,
    DeviceConfig,
    DeviceKind,
    DeviceRole,
    PortLine,
    TypedKind,
)
from dealer_assist.devices.simulated.hardware import make_simulated
from dealer_assist.devices.simulated_wire import SimulatedWire, Speaker
from dealer_assist.errors import Refused, UserFacingError
from dealer_assist.value import Value

if TYPE_CHECKING:
    from dealer_assist.devices.readers.keyboard_wedge import Wedge

SPEED = re.compile(r"(.+)@(\d{3,7})")
NAMED = re.compile(r"([a-z][a-z0-9_-]+):(?!//)(.*)")


class NotADevice(UserFacingError):  # noqa: N818 - the world's word for it
    """The table file names a device that there is not."""


def read_configs(
    devices: Mapping[str, str], profiles: Mapping[str, DeviceProfile] | None = None
) -> dict[str, DeviceConfig]:
    """Read all of [devices], or say what is wrong with it; one port serves two only on a bus.

    Without `profiles` the name of one is not looked up: who only wants to know what is simulated
    needs none.
    """
    configs = {device: read_config(device, text, profiles) for device, text in devices.items()}
    taken: dict[str, DeviceConfig] = {}
    for config in configs.values():
        other = taken.setdefault(config.where, config)
        if config is other or config.is_simulated or _share_bus(config, other):
            continue
        raise NotADevice(
            f"[devices] {config.device}: {config.where} is the port of {other.device} already"
        )
    return configs


def read_config(
    device: str, text: str, profiles: Mapping[str, DeviceProfile] | None = None
) -> DeviceConfig:
    """Read `where`, `kind:where`, `profile:where` or `where@baud`, or say what is wrong with it."""
    role = role_named(device)
    if role is None:
        names = ", ".join(known.name for known in all_roles())
        raise NotADevice(f"[devices] {device}: there is no such device; use {names}")
    if any(isinstance(kind, TypedKind) and kind.name == text for kind in role.kinds):
        return DeviceConfig(device, text, text)
    name, where = _name_and_where(text)
    if not where:
        raise NotADevice(f'[devices] {device}: name a port, or write "{SIMULATED}"')
    profile = _profile(role, name, profiles)
    kind = profile.kind if profile else name
    if not any(offered.name == kind for offered in role.kinds):
        kind = role.kinds[0].name
    baud = profile.port.baud if profile else BAUD
    found = SPEED.fullmatch(where)
    if found is None:
        return DeviceConfig(device, kind, where, baud, profile)
    return DeviceConfig(device, kind, found[1], int(found[2]), profile)


def lines_of(
    configs: Mapping[str, DeviceConfig], seats: Sequence[int], second_seats: Sequence[int]
) -> list[PortLine]:
    """Lay out the ports of a table, in the order in which the rack visits them.

    Devices that share a port are guests of the first of them. Second sensors without a line in
    the table file lie on that of the first.
    """
    by_letter = {"A": tuple(seats), "B": tuple(second_seats)}
    placed = {role_of(config).letter for config in configs.values()}
    lines: list[PortLine] = []
    for group in _groups(sorted(configs.values(), key=_rank)):
        letters = {role_of(config).letter for config in group}
        letters |= set(by_letter) - placed if "A" in letters else set()
        lines.append(
            PortLine(
                group[0],
                tuple(config for config in group[1:] if not role_of(config).extends),
                by_letter["A"] if "A" in letters else (),
                by_letter["B"] if "B" in letters else (),
            )
        )
    for line in lines:
        _need_places(line)
    return sorted(lines, key=lambda line: role_of(line.config).turn)


def _need_places(line: PortLine) -> None:
    """Refuse a profile that does not say where every sensor of the table is."""
    profile = line.config.profile
    spots = [(seat, "A") for seat in line.seats] + [(seat, "B") for seat in line.second_seats]
    lacking = [spot for spot in spots if profile and not profile.has_place(*spot)]
    if profile and lacking:
        seat, letter = lacking[0]
        raise NotADevice(
            f"[devices] {line.config.device}: the profile {profile.name} has no address for sensor "
            f"{letter} of seat {seat}; give the table's {len(spots)} sensors one each"
        )


def _groups(configs: Iterable[DeviceConfig]) -> list[list[DeviceConfig]]:
    """Put the devices of one port together, the one that it is named for first."""
    groups: list[list[DeviceConfig]] = []
    for config in configs:
        host = next((group for group in groups if _is_on_line_of(config, group[0])), None)
        if host is None:
            groups.append([config])
        else:
            host.append(config)
    return groups


def _is_on_line_of(config: DeviceConfig, host: DeviceConfig) -> bool:
    if config.where != host.where or not _share_bus(config, host):
        return False
    # A simulated device has a wire of its own, to be pulled alone; more sensors are only more.
    return not config.is_simulated or role_of(config).extends == host.device


def _share_bus(config: DeviceConfig, other: DeviceConfig) -> bool:
    kind, others = kind_of(config), kind_of(other)
    if not isinstance(kind, DeviceKind) or not isinstance(others, DeviceKind):
        return False
    return bool(kind.bus) and kind.bus == others.bus


def _name_and_where(text: str) -> tuple[str, str]:
    """Take the name of a kind or of a profile off; a URL and a path have none of their own."""
    found = NAMED.fullmatch(text)
    return (found[1], found[2]) if found else ("", text)


def _profile(
    role: DeviceRole, name: str, profiles: Mapping[str, DeviceProfile] | None
) -> DeviceProfile | None:
    """Find the profile of this name; a kind of the role goes before it."""
    if not name or profiles is None or any(kind.name == name for kind in role.kinds):
        return None
    profile = profiles.get(name)
    serves = (profile.device,) if profile else ()
    if profile is None or not {role.name, role.extends} & {*serves}:
        kinds = [kind.name for kind in role.kinds]
        others = [
            other.name for other in profiles.values() if other.device in (role.name, role.extends)
        ]
        raise NotADevice(
            f"[devices] {role.name}: there is no kind or profile {name!r}; "
            f"use {', '.join([*kinds, *others])}"
        )
    return profile


def _rank(config: DeviceConfig) -> int:
    return all_roles().index(role_of(config))


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
        if isinstance(kind, DeviceKind):
            twin = simulated.twins.get(line.config.device)
            slots.append(factory.build(line, kind, twin.speaker if twin else None))
    return Rack(slots, simulated, _wedge(configs.values()))


class _Factory(Value):
    """Put a driver on a wire to its simulated twin, or on a real port with its thread."""

    clock_ms: Callable[[], int]
    random: Random
    wake: Callable[[], None] | None

    def build(self, line: PortLine, kind: DeviceKind, speaker: Speaker | None) -> RackSlot:
        config = line.config
        if speaker is not None:
            wire = SimulatedWire(speaker, self.random, has_echo=kind.has_echo)
            simulated = Contained(line.names, partial(kind.driver, wire, line))
            return RackSlot(config.device, simulated, wire=wire)
        from dealer_assist.devices.port_thread import PortThread
        from dealer_assist.devices.serialport import SerialPort

        port = (kind.port or SerialPort)(config.where, self.clock_ms, config.port_settings)
        contained = Contained(line.names, partial(kind.driver, port, line))
        port_thread = PortThread(contained, port, self.clock_ms, self.wake)
        return RackSlot(config.device, contained, port_thread=port_thread)


def _wedge(configs: Iterable[DeviceConfig]) -> Wedge | None:
    """Catch the keys of the device that types, where there is one."""
    kinds = (kind_of(config) for config in configs)
    return next((kind.wedge() for kind in kinds if isinstance(kind, TypedKind)), None)

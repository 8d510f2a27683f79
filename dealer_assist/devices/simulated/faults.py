"""Every fault that simulated hardware can have, by the words a trainer or a scenario says."""

import re
from collections.abc import Iterator
from typing import Protocol

from dealer_assist.devices.registry import all_roles, role_named
from dealer_assist.devices.role import LINE_FAULTS, DeviceRole, FaultKind
from dealer_assist.devices.simulated.hardware import SimulatedHardware
from dealer_assist.devices.simulated.model import Breakable
from dealer_assist.devices.simulated_wire import QUIET, LineNoise
from dealer_assist.errors import UserFacingError
from dealer_assist.value import Value

LINES = {
    "noise": LineNoise(flipped=0.005, dropped=0.005, doubled=0.005),
    "dropped": LineNoise(dropped=0.01),
    "doubled": LineNoise(doubled=0.01),
}
UNPLUGGED = "unplugged"
SPOT = re.compile(r"sensor (\d+)([AB]?)", re.IGNORECASE)


class NotAFault(UserFacingError):  # noqa: N818 - the world's word for it
    """Nothing on this table can fail like that."""


class Plug(Protocol):
    """What a simulated device hangs on."""

    noise: LineNoise

    @property
    def is_plugged(self) -> bool: ...

    def unplug(self) -> None: ...

    def replug(self) -> None: ...


class Hardware(Protocol):
    """Simulated devices and their plugs: the rack of a table, or the bench of `simulate`."""

    @property
    def simulated(self) -> SimulatedHardware: ...

    @property
    def simulated_names(self) -> tuple[str, ...]: ...

    def wire(self, name: str) -> Plug | None: ...


class FaultWords(Value):
    """One fault of this table: what it is called, what to say to cause it and to end it.

    `device` is what fails, as in the words, and `fault` how. `role` is the device that it is, or
    is a part of.
    """

    label: str
    cause: str
    clear: str
    device: str
    role: str
    fault: FaultKind

    @property
    def kind(self) -> str:
        """Name the way it fails."""
        return self.fault.name

    @property
    def is_lasting(self) -> bool:
        """True if it stays until it is cleared."""
        return self.fault.lasts


def catalogue(hardware: Hardware) -> list[FaultWords]:
    """List all that can fail on the simulated part of a table: a button each."""
    lasting: list[FaultWords] = []
    passing: list[FaultWords] = []
    for role, device, part in _parts(hardware):
        faults = [fault for fault in role.faults if fault.name in part.faults]
        # What can stay broken until somebody mends it stands before what is over at once.
        group = lasting if any(fault.lasts for fault in faults) else passing
        group += [_words(device, role.name, fault) for fault in faults]
    lines = [
        _words(name, name, fault) for name in hardware.simulated_names for fault in LINE_FAULTS
    ]
    return [*lasting, *passing, *lines]


def is_active(words: FaultWords, hardware: Hardware) -> bool:
    """True if a lasting fault is there at this moment."""
    if not words.is_lasting:
        return False
    wire = hardware.wire(words.device)
    if wire is not None and words.kind == UNPLUGGED:
        return not wire.is_plugged
    if wire is not None and words.kind in LINES:
        return wire.noise is LINES[words.kind]
    part = _part(words.device, hardware)
    return part is not None and part.fault == words.kind


def carry_out(sentence: str, hardware: Hardware) -> None:
    """Do what the words say, such as `fault sensor 5 stuck`, `unplug sensors`, `clear printer`."""
    is_done = False
    match sentence.split():
        case ["printer", kind]:
            is_done = _cause("printer", kind, hardware)
        case ["fault", *device, kind]:
            is_done = _cause(_named(device), kind, hardware)
        case ["unplug", name] if wire := hardware.wire(name):
            wire.unplug()
            is_done = True
        case ["clear" | "replug", *device]:
            is_done = _clear(_named(device), hardware)
    if not is_done:
        raise NotAFault(
            f"{sentence!r} is no fault of this table; its faults: {_examples(hardware)}"
        )


def _cause(device: str, kind: str, hardware: Hardware) -> bool:
    """Break a device or its line; False where nothing of the kind fails like that."""
    wire = hardware.wire(device)
    if wire is not None and kind in LINES:
        wire.noise = LINES[kind]
        return True
    role = _role_of(device)
    if role is None or role.fault(kind) is None:
        return False
    part = _part(device, hardware)
    if part is None:
        raise _missing(device, role)
    if kind not in part.faults:
        return False
    part.cause(kind)
    return True


def _clear(device: str, hardware: Hardware) -> bool:
    """Mend a device and its line; False where there is neither."""
    wire, part, role = hardware.wire(device), _part(device, hardware), _role_of(device)
    if wire is not None:
        wire.replug()
        wire.noise = QUIET
    if part is not None:
        part.clear()
    if wire is None and part is None and role is not None:
        raise _missing(device, role)
    return wire is not None or part is not None


def _parts(hardware: Hardware) -> Iterator[tuple[DeviceRole, str, Breakable]]:
    """Walk over everything that fails by itself: a printer, each sensor of a line."""
    for name, twin in hardware.simulated.twins.items():
        role = role_named(name)
        if role is not None:
            yield from ((role, device, part) for device, part in twin.parts.items())


def _part(device: str, hardware: Hardware) -> Breakable | None:
    return next((part for _, name, part in _parts(hardware) if name == device), None)


def _named(words: list[str]) -> str:
    """Write a device as the catalogue does: `key` is `key_switch`, `sensor 5a` is `sensor 5`."""
    device = " ".join(words)
    sensor = SPOT.fullmatch(device)
    if sensor is not None:
        return f"sensor {sensor[1]}{sensor[2].upper().removeprefix('A')}"
    return next((role.name for role in all_roles() if device in role.aliases), device)


def _role_of(device: str) -> DeviceRole | None:
    """Find the role of a device, or of the part of one, that a table may have or not."""
    for role in all_roles():
        if device.startswith(f"{role.part} ") if role.part else device == role.name:
            return role
    return None


def _missing(device: str, role: DeviceRole) -> NotAFault:
    return NotAFault(f"This table has no simulated {device if role.part else role.title.lower()}")


def _words(device: str, role: str, fault: FaultKind) -> FaultWords:
    how = fault.name.replace("-", " ")
    is_plug = fault.name == UNPLUGGED
    cause = f"unplug {device}" if is_plug else f"fault {device} {fault.name}"
    return FaultWords(f"{_title(device)} {how}", cause, f"clear {device}", device, role, fault)


def _title(device: str) -> str:
    words = device.replace("_", " ")
    return words[0].upper() + words[1:]


def _examples(hardware: Hardware) -> str:
    return ", ".join(words.cause for words in catalogue(hardware)[:3]) + " …"

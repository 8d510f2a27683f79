"""Every fault that simulated hardware can have, by the words a trainer or a scenario says."""

import re
from dataclasses import dataclass
from typing import Protocol

from dealer_assist.devices.simulated import key_switch, printer, sensor
from dealer_assist.devices.simulated.hardware import SimulatedHardware
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.wire import QUIET, LineNoise

NOISE = LineNoise(flipped=0.005, dropped=0.005, doubled=0.005)
SPOT = re.compile(r"([1-7])([AB]?)", re.IGNORECASE)


class NotAFault(Exception):  # noqa: N818 - the world's word for it
    """Nothing on this table can fail like that."""


class Plug(Protocol):
    """What a simulated device hangs on."""

    noise: LineNoise

    def unplug(self) -> None: ...

    def replug(self) -> None: ...


class Hardware(Protocol):
    """Simulated devices and their plugs: the rack of a table, or the bench of `simulate`."""

    @property
    def simulated(self) -> SimulatedHardware: ...

    @property
    def simulated_names(self) -> tuple[str, ...]: ...

    def wire(self, name: str) -> Plug | None: ...


@dataclass(frozen=True, slots=True)
class FaultWords:
    """One fault of this table: what it is called, what to say to cause it and to end it."""

    label: str
    cause: str
    clear: str


def catalogue(hardware: Hardware) -> list[FaultWords]:
    """List all that can fail on the simulated part of a table: a button each."""
    models = hardware.simulated
    found: list[FaultWords] = []
    for bank in (models.sensors, models.second_sensors):
        for seat, letter in bank.places if bank else ():
            spot = f"{seat}{letter}" if letter != "A" else f"{seat}"
            found += _words(f"Sensor {spot}", f"sensor {spot}", sensor.FAULTS)
    if models.key_switch is not None:
        found += _words("Key switch", "key_switch", key_switch.FAULTS)
    if models.printer is not None:
        found += _words("Printer", "printer", printer.FAULTS)
    for name in hardware.simulated_names:
        label = name.replace("_", " ").capitalize()
        found.append(FaultWords(f"{label} unplugged", f"unplug {name}", f"clear {name}"))
        found.append(FaultWords(f"{label} noise", f"fault {name} noise", f"clear {name}"))
    return found


def carry_out(sentence: str, hardware: Hardware) -> None:
    """Do what the words say, such as `fault sensor 5 stuck`, `unplug sensors`, `clear printer`."""
    match sentence.split():
        case ["fault", "sensor", spot, kind] if kind in sensor.FAULTS:
            bank, seat, letter = _sensor(hardware, spot)
            bank.cause(seat, kind, letter)
        case ["clear", "sensor", spot]:
            bank, seat, letter = _sensor(hardware, spot)
            bank.clear(seat, letter)
        case ["fault", "printer", kind] | ["printer", kind] if kind in printer.FAULTS:
            if hardware.simulated.printer is None:
                raise NotAFault("This table has no simulated printer")
            hardware.simulated.printer.cause(kind)
        case ["fault", "key_switch" | "key", kind] if kind in key_switch.FAULTS:
            if hardware.simulated.key_switch is None:
                raise NotAFault("This table has no simulated key switch")
            hardware.simulated.key_switch.cause(kind)
        case ["fault", name, "noise"] if wire := hardware.wire(name):
            wire.noise = NOISE
        case ["unplug", name] if wire := hardware.wire(name):
            wire.unplug()
        case ["clear" | "replug", name] if wire := hardware.wire(name):
            wire.replug()
            wire.noise = QUIET
            _mend(hardware, name)
        case _:
            raise NotAFault(
                f"{sentence!r} is no fault of this table; its faults: {_examples(hardware)}"
            )


def _words(label: str, device: str, kinds: tuple[str, ...]) -> list[FaultWords]:
    return [
        FaultWords(f"{label} {kind.replace('-', ' ')}", f"fault {device} {kind}", f"clear {device}")
        for kind in kinds
    ]


def _sensor(hardware: Hardware, spot: str) -> tuple[SimulatedSensorBank, int, str]:
    found = SPOT.fullmatch(spot)
    if found is not None:
        seat, letter = int(found[1]), found[2].upper() or "A"
        for bank in (hardware.simulated.sensors, hardware.simulated.second_sensors):
            if bank is not None and (seat, letter) in bank.places:
                return bank, seat, letter
    raise NotAFault(f"This table has no simulated sensor {spot}")


def _mend(hardware: Hardware, name: str) -> None:
    if name == "printer" and hardware.simulated.printer is not None:
        hardware.simulated.printer.clear()
    if name == "key_switch" and hardware.simulated.key_switch is not None:
        hardware.simulated.key_switch.clear()


def _examples(hardware: Hardware) -> str:
    return ", ".join(words.cause for words in catalogue(hardware)[:3]) + " …"

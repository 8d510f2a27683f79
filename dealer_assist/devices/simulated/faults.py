"""Every fault that simulated hardware can have, by the words a trainer or a scenario says."""

import re
from dataclasses import dataclass
from typing import Protocol

from dealer_assist.devices.simulated import key_switch, printer, sensor, shoe
from dealer_assist.devices.simulated.hardware import SimulatedHardware
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank
from dealer_assist.devices.wire import QUIET, LineNoise

LINES = {
    "noise": LineNoise(flipped=0.005, dropped=0.005, doubled=0.005),
    "dropped": LineNoise(dropped=0.01),
    "doubled": LineNoise(doubled=0.01),
}
UNPLUGGED = "unplugged"
OVER_AT_ONCE = ("reset", "bounce")
SPOT = re.compile(r"([1-7])([AB]?)", re.IGNORECASE)


class NotAFault(Exception):  # noqa: N818 - the world's word for it
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


@dataclass(frozen=True, slots=True)
class FaultWords:
    """One fault of this table: what it is called, what to say to cause it and to end it.

    `device` is what fails, as in the words, and `kind` how. One that is not lasting is over as
    soon as it has happened.
    """

    label: str
    cause: str
    clear: str
    device: str = ""
    kind: str = ""
    is_lasting: bool = True


def catalogue(hardware: Hardware) -> list[FaultWords]:
    """List all that can fail on the simulated part of a table: a button each."""
    models = hardware.simulated
    found: list[FaultWords] = []
    for bank in (models.sensors, models.second_sensors):
        for seat, letter in bank.places if bank else ():
            spot = f"{seat}{letter}" if letter != "A" else f"{seat}"
            found += _words(f"sensor {spot}", sensor.FAULTS, OVER_AT_ONCE)
    if models.key_switch is not None:
        found += _words("key_switch", key_switch.FAULTS, OVER_AT_ONCE)
    if models.printer is not None:
        found += _words("printer", printer.FAULTS)
    if models.swiper is not None:
        found += _words("swiper", models.swiper.FAULTS, models.swiper.FAULTS)
    if models.shoe is not None:
        found += _words("shoe", shoe.FAULTS, shoe.FAULTS)
    for name in hardware.simulated_names:
        pulled = FaultWords(
            f"{_title(name)} unplugged", f"unplug {name}", f"clear {name}", name, UNPLUGGED
        )
        found += [pulled, *_words(name, tuple(LINES))]
    return found


def is_active(words: FaultWords, hardware: Hardware) -> bool:
    """Tell whether a lasting fault is there at this moment."""
    if not words.is_lasting:
        return False
    wire = hardware.wire(words.device)
    if wire is not None and words.kind == UNPLUGGED:
        return not wire.is_plugged
    if wire is not None and words.kind in LINES:
        return wire.noise is LINES[words.kind]
    if words.device.startswith("sensor "):
        bank, seat, letter = _sensor(hardware, words.device.removeprefix("sensor "))
        return bank.fault(seat, letter) == words.kind
    models = {"printer": hardware.simulated.printer, "key_switch": hardware.simulated.key_switch}
    model = models.get(words.device)
    return model is not None and model.fault == words.kind


def carry_out(sentence: str, hardware: Hardware) -> None:
    """Do what the words say, such as `fault sensor 5 stuck`, `unplug sensors`, `clear printer`."""
    models = hardware.simulated
    match sentence.split():
        case ["fault", "sensor", spot, kind] if kind in sensor.FAULTS:
            bank, seat, letter = _sensor(hardware, spot)
            bank.cause(seat, kind, letter)
        case ["clear", "sensor", spot]:
            bank, seat, letter = _sensor(hardware, spot)
            bank.clear(seat, letter)
        case ["fault", "printer", kind] | ["printer", kind] if kind in printer.FAULTS:
            if models.printer is None:
                raise NotAFault("This table has no simulated printer")
            models.printer.cause(kind)
        case ["fault", "key_switch" | "key", kind] if kind in key_switch.FAULTS:
            if models.key_switch is None:
                raise NotAFault("This table has no simulated key switch")
            models.key_switch.cause(kind)
        case ["fault", "swiper", kind] if models.swiper and kind in models.swiper.FAULTS:
            models.swiper.cause(kind)
        case ["fault", "shoe", kind] if models.shoe and kind in shoe.FAULTS:
            models.shoe.draw_unread()
        case ["fault", name, kind] if kind in LINES and (wire := hardware.wire(name)):
            wire.noise = LINES[kind]
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


def _words(device: str, kinds: tuple[str, ...], once: tuple[str, ...] = ()) -> list[FaultWords]:
    return [
        FaultWords(
            f"{_title(device)} {kind.replace('-', ' ')}",
            f"fault {device} {kind}",
            f"clear {device}",
            device,
            kind,
            is_lasting=kind not in once,
        )
        for kind in kinds
    ]


def _title(device: str) -> str:
    words = device.replace("_", " ")
    return words[0].upper() + words[1:]


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

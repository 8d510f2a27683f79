"""The simulated wager sensors of a table: chips by hand, lamps by command, no protocol."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, TypeAlias

from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.simulated.model import DONE

Noticed: TypeAlias = Literal["placed", "removed", "stuck", "dirty", "unpowered", "unlisted", "well"]

BLIND: dict[str | None, Noticed] = {
    "stuck": "stuck",
    "dirty": "dirty",
    "unpowered": "unpowered",
}
"""Faults that the sensor knows of itself, and tells; it sees nothing meanwhile."""
DISOBEDIENT = ("no-lamp-ack", "no-inhibit-ack")
"""It sees chips and says nothing to a command."""
LASTING = (*BLIND, "dead", "slow", "wrong-counter", *DISOBEDIENT, "busy", "two-byte-check")
FAULTS = (*LASTING, "unlisted", "swapped", "reset", "bounce")
REMEMBERED = 5
SWAPPED = 100_000  # another board of the same make
SLOW_MS = 400  # more than three polls


@dataclass(slots=True)
class SimulatedSensor:
    """What lies on the sensor, what it sees, what it shows, and what is wrong with it.

    `noticed` counts what happened since it was switched on, `recent` has the last of it, newest
    first: a wire that was not listened to can still tell.
    """

    seat: int
    sensor: str = "A"
    has_chip: bool = False
    sees_chip: bool = False
    lamp: Lamp = "off"
    is_open: bool = False
    fault: str | None = None
    noticed: int = 0
    recent: list[Noticed] = field(default_factory=list)
    serial: int = 0

    def __post_init__(self) -> None:
        self.serial = self.serial or 10 * self.seat + ord(self.sensor[0])

    @property
    def faults(self) -> tuple[str, ...]:
        """Name every way in which a sensor can fail."""
        return tuple(str(fault) for fault in FAULTS)

    @property
    def is_blind(self) -> bool:
        """True if it knows that it cannot be trusted."""
        return self.fault in BLIND

    @property
    def answers(self) -> bool:
        """True if it says anything at all."""
        return self.fault != "dead"

    @property
    def delay_ms(self) -> int:
        """Return how late it says what it has to say."""
        return SLOW_MS if self.fault == "slow" else 0

    def put(self, *, has_chip: bool) -> None:
        """Lay a chip on the sensor or take it off."""
        self.has_chip = has_chip
        self._look()

    def cause(self, fault: str) -> None:
        """Break in the way named; a reset and a bounce are over at once."""
        if fault not in FAULTS:
            raise ValueError(f"a sensor cannot be {fault!r}: {', '.join(self.faults)}")
        if fault == "reset":
            self.restart()
        elif fault == "swapped":
            self.serial += SWAPPED
            self.restart()
        elif fault == "unlisted":
            self._notice("unlisted")
        elif fault == "bounce":
            there_and_back: tuple[Noticed, Noticed] = (
                ("removed", "placed") if self.sees_chip else ("placed", "removed")
            )
            for noticed in there_and_back:
                self._notice(noticed)
        else:
            self.fault = fault
            if fault in BLIND:
                self._notice(BLIND[fault])

    def clear(self) -> None:
        """Work again; a dead sensor comes back like one that was just switched on."""
        fault, self.fault = self.fault, None
        if fault == "dead":
            self.restart()
        elif fault in BLIND:
            self._notice("well")
        self._look()

    def restart(self) -> None:
        """Forget everything but what lies there, as when it is switched on."""
        self.noticed = 0
        self.recent = []
        self.lamp = "off"
        self.is_open = False
        self.sees_chip = self.has_chip

    def snapshot(self) -> dict[str, Any]:
        """Return the physical state as plain values."""
        return asdict(self)

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take over a physical state."""
        for name, value in state.items():
            setattr(self, name, value)

    def _look(self) -> None:
        """See what lies there, unless the sensor is blind."""
        if self.is_blind or not self.answers or self.sees_chip == self.has_chip:
            return
        self.sees_chip = self.has_chip
        self._notice("placed" if self.sees_chip else "removed")

    def _notice(self, noticed: Noticed) -> None:
        if self.fault == "wrong-counter":
            return
        self.noticed += 1
        self.recent = [noticed, *self.recent][:REMEMBERED]


class SimulatedSensorBank:
    """Every sensor of a line, by its seat and letter."""

    words = ("chip 3 on", "chip 3 off", "lamps")

    def __init__(self, seats: Sequence[int], second_seats: Sequence[int] = ()) -> None:
        places = [(seat, "A") for seat in seats] + [(seat, "B") for seat in second_seats]
        self.sensors = {place: SimulatedSensor(*place) for place in places}

    @property
    def places(self) -> list[tuple[int, str]]:
        """List the sensors there are, as seat and letter."""
        return list(self.sensors)

    @property
    def parts(self) -> dict[str, SimulatedSensor]:
        """Name each sensor as a trainer does: `sensor 5`, `sensor 5B` if it is the second."""
        return {
            f"sensor {seat}" if letter == "A" else f"sensor {seat}{letter}": sensor
            for (seat, letter), sensor in self.sensors.items()
        }

    def place_chip(self, seat: int, sensor: str = "A") -> None:
        """Lay a chip on the sensor."""
        self.sensors[seat, sensor].put(has_chip=True)

    def take_chip(self, seat: int, sensor: str = "A") -> None:
        """Take the chip off the sensor."""
        self.sensors[seat, sensor].put(has_chip=False)

    def has_chip(self, seat: int, sensor: str = "A") -> bool:
        """True if a chip lies there, whatever the sensor makes of it."""
        return self.sensors[seat, sensor].has_chip

    def lamp(self, seat: int, sensor: str = "A") -> Lamp:
        """Return the lamp as it was last commanded."""
        return self.sensors[seat, sensor].lamp

    def is_open(self, seat: int, sensor: str = "A") -> bool:
        """True if betting is open at this sensor."""
        return self.sensors[seat, sensor].is_open

    def fault(self, seat: int, sensor: str = "A") -> str | None:
        """Name what is wrong with the sensor, if anything lasting is."""
        return self.sensors[seat, sensor].fault

    def cause(self, seat: int, fault: str, sensor: str = "A") -> None:
        """Break a sensor in one of the ways it has."""
        self.sensors[seat, sensor].cause(fault)

    def clear(self, seat: int, sensor: str = "A") -> None:
        """Mend a sensor."""
        self.sensors[seat, sensor].clear()

    def move(self, words: Sequence[str]) -> str | None:
        """Lay or lift a chip (`chip 3 on`), or tell the lamps."""
        match words:
            case ["chip", spot, "on" | "off" as way] if (place := _place(spot)) in self.sensors:
                self.sensors[place].put(has_chip=way == "on")
                return DONE
            case ["lamps"]:
                return "  ".join(
                    f"{part.removeprefix('sensor ')} {sensor.lamp}"
                    for part, sensor in self.parts.items()
                )
            case _:
                return None

    def snapshot(self) -> dict[str, Any]:
        """Return the physical state as plain values: hardware outlives the program's crash."""
        return {
            f"{seat}{letter}": sensor.snapshot() for (seat, letter), sensor in self.sensors.items()
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take over a physical state, for the sensors that are here."""
        for (seat, letter), sensor in self.sensors.items():
            sensor.restore(state.get(f"{seat}{letter}", {}))


def _place(spot: str) -> tuple[int, str]:
    return (int(spot), "A") if spot.isdigit() else (0, "")

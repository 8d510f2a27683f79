"""The simulated wager sensors of a table: chips by hand, lamps by command, no protocol."""

from collections.abc import Mapping, Sequence
from typing import Any

from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.simulated.model import DONE
from dealer_assist.devices.simulated.sensor import SimulatedSensor


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
        """Tell whether a chip lies there, whatever the sensor makes of it."""
        return self.sensors[seat, sensor].has_chip

    def lamp(self, seat: int, sensor: str = "A") -> Lamp:
        """Give the lamp as it was last commanded."""
        return self.sensors[seat, sensor].lamp

    def is_open(self, seat: int, sensor: str = "A") -> bool:
        """Tell whether betting is open at this sensor."""
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
        """Give the physical state as plain values: hardware outlives the program's crash."""
        return {f"{seat}{letter}": one.snapshot() for (seat, letter), one in self.sensors.items()}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take over a physical state, for the sensors that are here."""
        for (seat, letter), sensor in self.sensors.items():
            sensor.restore(state.get(f"{seat}{letter}", {}))


def _place(spot: str) -> tuple[int, str]:
    return (int(spot), "A") if spot.isdigit() else (0, "")

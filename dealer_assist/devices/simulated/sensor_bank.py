"""The simulated wager sensors of a table on one ccTalk line: chips by hand, lamps by command."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from dealer_assist.devices.cctalk import Checksum, encode, reply_to
from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.sensor_profile import address_of
from dealer_assist.devices.simulated.ear import FrameListener
from dealer_assist.devices.simulated.sensor import FAULTS, SimulatedSensor

SLOW_MS = 400  # more than three polls


class SimulatedSensorBank:
    """Answer for every sensor of the line, each at its own address."""

    def __init__(
        self, seats: Sequence[int], second_seats: Sequence[int] = (), *, check: Checksum = "sum"
    ) -> None:
        places = [(seat, "A") for seat in seats] + [(seat, "B") for seat in second_seats]
        self._sensors = {place: SimulatedSensor(*place) for place in places}
        self._by_address = {address_of(*place): self._sensors[place] for place in places}
        self._check = check
        self._listener = FrameListener(self._by_address, range(2), check)
        self._late: list[tuple[int, bytes]] = []

    @property
    def places(self) -> list[tuple[int, str]]:
        """List the sensors there are, as seat and letter."""
        return list(self._sensors)

    def place_chip(self, seat: int, sensor: str = "A") -> None:
        """Lay a chip on the sensor."""
        self._sensors[seat, sensor].put(has_chip=True)

    def take_chip(self, seat: int, sensor: str = "A") -> None:
        """Take the chip off the sensor."""
        self._sensors[seat, sensor].put(has_chip=False)

    def has_chip(self, seat: int, sensor: str = "A") -> bool:
        """Tell whether a chip lies there, whatever the sensor makes of it."""
        return self._sensors[seat, sensor].has_chip

    def lamp(self, seat: int, sensor: str = "A") -> Lamp:
        """Give the lamp as it was last commanded."""
        return self._sensors[seat, sensor].lamp

    def is_open(self, seat: int, sensor: str = "A") -> bool:
        """Tell whether betting is open at this sensor."""
        return self._sensors[seat, sensor].is_open

    def fault(self, seat: int, sensor: str = "A") -> str | None:
        """Name what is wrong with the sensor, if anything lasting is."""
        return self._sensors[seat, sensor].fault

    def cause(self, seat: int, fault: str, sensor: str = "A") -> None:
        """Break a sensor in one of the ways of `FAULTS`."""
        if fault not in FAULTS:
            raise ValueError(f"a sensor cannot be {fault!r}: {', '.join(FAULTS)}")
        self._sensors[seat, sensor].fail(fault)

    def clear(self, seat: int, sensor: str = "A") -> None:
        """Mend a sensor."""
        self._sensors[seat, sensor].mend()

    def snapshot(self) -> dict[str, Any]:
        """Give the physical state as plain values: hardware outlives the program's crash."""
        return {f"{seat}{letter}": asdict(one) for (seat, letter), one in self._sensors.items()}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Take over a physical state, for the sensors that are here."""
        for (seat, letter), sensor in self._sensors.items():
            for name, value in state.get(f"{seat}{letter}", {}).items():
                setattr(sensor, name, value)

    def hear(self, data: bytes) -> bytes:
        """Answer the host's questions."""
        said = b""
        for request in self._listener.hear(data):
            sensor = self._by_address[request.destination]
            answer = None if sensor.fault == "dead" else sensor.answer(request)
            if answer is None:
                continue
            raw = encode(reply_to(request, answer), self._check)
            if sensor.fault == "slow":
                self._late.append((SLOW_MS, raw))
            else:
                said += raw
        return said

    def tick(self, dt_ms: int) -> bytes:
        """Let time pass: a half-heard question is forgotten, slow answers come at last."""
        self._listener.tick(dt_ms)
        waiting = [(left - dt_ms, raw) for left, raw in self._late]
        self._late = [(left, raw) for left, raw in waiting if left > 0]
        return b"".join(raw for left, raw in waiting if left <= 0)

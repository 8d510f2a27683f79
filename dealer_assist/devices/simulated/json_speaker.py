"""How simulated sensors speak JSON lines: every change in a line, and a sign of life."""

from typing import Any, TypeAlias

from dealer_assist.devices.json_lines.lines import LineReader, line_of
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensor, SimulatedSensorBank

Spot: TypeAlias = tuple[int, str]
ALIVE_MS = 250
NUMBERS = 65_536


class JsonSensorSpeaker:
    """Reports every change of a sensor in a line, and all when asked; obeys lamps and betting."""

    def __init__(self, bank: SimulatedSensorBank) -> None:
        self._sensors = bank.sensors
        self._told: dict[Spot, dict[str, Any]] = {}
        self._reader = LineReader()
        self._n = 0
        self._alive_ms = 0

    def hear(self, data: bytes) -> bytes:
        """Obey; what changes by it is told with the next tick."""
        for order in self._reader.feed(data):
            self._obey(order)
        return b""

    def tick(self, dt_ms: int) -> bytes:
        """Report what has changed, and four times a second that the board lives."""
        said = b""
        for spot, sensor in self._sensors.items():
            now = _told(sensor)
            if sensor.answers and not sensor.delay_ms and self._told.get(spot) != now:
                self._told[spot] = now
                said += self._line(now)
        self._alive_ms += dt_ms
        if self._alive_ms >= ALIVE_MS and any(each.answers for each in self._sensors.values()):
            self._alive_ms = 0
            said += self._line({"alive": True})
        return said

    def _line(self, told: dict[str, Any]) -> bytes:
        self._n = (self._n + 1) % NUMBERS
        return line_of(told | {"n": self._n})

    def _obey(self, order: dict[str, Any]) -> None:
        match order:
            case {"lamp": lamp, "seat": int(seat), "sensor": str(letter)}:
                sensor = self._sensors.get((seat, letter))
                if sensor is not None and sensor.fault != "no-lamp-ack":
                    sensor.lamp = lamp
            case {"open": bool(is_open)}:
                for sensor in self._sensors.values():
                    if sensor.fault != "no-inhibit-ack":
                        sensor.is_open = is_open
            case {"tell": "all"}:
                self._told.clear()


def _told(sensor: SimulatedSensor) -> dict[str, Any]:
    return {
        "seat": sensor.seat,
        "sensor": sensor.sensor,
        "chip": sensor.sees_chip,
        "fault": sensor.fault if sensor.is_blind else None,
        "lamp": sensor.lamp,
        "open": sensor.is_open,
        "serial": sensor.serial,
    }

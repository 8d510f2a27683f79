"""A sensor board that speaks JSON lines: it tells every change, and that it lives.

Board to kiosk: `{"seat":3,"sensor":"A","chip":true,"fault":null,"lamp":"lit","open":true,
"serial":1003,"n":17}` at every change and when asked, and `{"alive":true,"n":18}` four times a
second; `n` counts its lines, so that a lost one is noticed. Kiosk to board: `{"tell":"all"}`,
`{"seat":3,"sensor":"A","lamp":"locked"}`, `{"open":false}`.
"""

from typing import Any

from dealer_assist.devices.driver import Lamp, SensorLine, ShownSensor, Spot
from dealer_assist.devices.health import SPOILT, UNPLUGGED, Health, health_of
from dealer_assist.devices.json_lines.lines import LineReader, line_of
from dealer_assist.devices.messages import (
    LOST,
    CommandAnswered,
    CommandUnanswered,
    DeviceBack,
    DeviceLost,
    Fault,
    Message,
    SensorIdentified,
    Unanswered,
)
from dealer_assist.devices.port import Port, PortClosed
from dealer_assist.devices.role import PortLine

SILENT_MS = 1_500  # a board that lives says so four times a second
ASK_MS = 300
OBEY_MS = 400
TRIES = 3
NUMBERS = 65_536


class _Sensor(ShownSensor):
    """What one sensor of the board has told, and what it is wanted to do."""

    def __init__(self, spot: Spot) -> None:
        super().__init__(spot)
        self.serial: int | None = None
        self.shown: dict[str, Any] = {}
        self.tries: dict[Unanswered, int] = {"lamp": 0, "inhibit": 0}
        self.asked_ms: dict[Unanswered, int] = {}

    def take(self, told: dict[str, Any], now_ms: int) -> list[Message]:
        """Follow what the board tells of this sensor."""
        has_chip, fault = told.get("chip"), told.get("fault")
        if not isinstance(has_chip, bool):
            self.traffic.bad += 1
            self.traffic.count("odd", now_ms)
            return []
        self.traffic.good += 1
        self.traffic.last_heard_ms = now_ms
        self.shown = told
        state = self.show(now_ms, has_chip=has_chip, fault=_word(fault))
        return [*self._identity(told), *state]

    def lose(self, now_ms: int) -> list[Message]:
        """Trust nothing that it told."""
        self.has_chip = None
        self.shown = {}
        return self.fail(LOST, now_ms)

    def _identity(self, told: dict[str, Any]) -> list[Message]:
        serial = told.get("serial")
        if not isinstance(serial, int) or serial == self.serial:
            return []
        self.serial = serial
        return [SensorIdentified(*self.spot, serial)]

    @property
    def unanswered(self) -> str:
        """Name the first thing that it does not do."""
        return next((what for what, tries in self.tries.items() if tries >= TRIES), "")


class JsonBoard(SensorLine[_Sensor]):
    """Follow a board that tells every change by itself, and see that it obeys."""

    bytes_awaited = 1

    def __init__(self, port: Port, line: PortLine) -> None:
        spots = [(seat, "A") for seat in line.seats] + [(seat, "B") for seat in line.second_seats]
        super().__init__({spot: _Sensor(spot) for spot in spots})
        self._port = port
        self._name = line.config.device
        self._reader = LineReader()
        self._is_open: bool | None = None
        self._next: int | None = None
        self._heard_ms: int | None = None
        self._began_ms: int | None = None
        self._ask_ms = 0
        self._owed: set[Spot] = set(spots)  # whose state may have changed without our knowing
        self._is_lost = False

    def set_lamp(self, seat: int, sensor: str, lamp: Lamp) -> None:
        """Want this lamp; it is commanded until the board shows it."""
        super().set_lamp(seat, sensor, lamp)
        self._sensors[seat, sensor].asked_ms.pop("lamp", None)

    def test(self, seat: int, sensor: str) -> None:
        """Have the board tell everything again."""
        self._sensors[seat, sensor].is_tested = True
        self._ask_for_all()

    def tick(self, now_ms: int) -> list[Message]:
        """Take what the board has told, and command what it does not show yet."""
        try:
            heard = self._port.read_available()
            messages = self._back() + self._hear(heard, now_ms)
            messages += self._watch(now_ms)
            return messages + self._command(now_ms)
        except PortClosed as closed:
            return self._lose(str(closed), now_ms)

    def health(self) -> list[Health]:
        """Report on every sensor."""
        return [
            health_of(
                f"sensor {seat}{letter}",
                sensor.state(sensor.unanswered),
                sensor.traffic,
                said=sensor.words,
            )
            for (seat, letter), sensor in self._sensors.items()
        ]

    def _hear(self, heard: bytes, now_ms: int) -> list[Message]:
        messages: list[Message] = []
        bad = self._reader.bad
        for told in self._reader.feed(heard):
            self._heard_ms = now_ms
            self._count(told.get("n"))
            sensor = self._sensors.get(_spot(told))
            if sensor is not None:
                self._owed.discard(sensor.spot)
                sensor.traffic.last_bytes = heard[-64:]
                messages += sensor.take(told, now_ms)
        if self._reader.bad > bad:
            self._ask_for_all()  # what was spoilt may have been news
            for sensor in self._sensors.values():
                sensor.traffic.count(SPOILT, now_ms)
        for spot, sensor in self._sensors.items():
            if sensor.has_chip is not None and spot not in self._owed and self._heard_ms == now_ms:
                sensor.traffic.look(now_ms)
        return messages

    def _count(self, number: object) -> None:
        """Ask for everything where a line is missing."""
        if not isinstance(number, int):
            return
        if self._next is not None and number != self._next:
            self._ask_for_all()
        self._next = (number + 1) % NUMBERS

    def _watch(self, now_ms: int) -> list[Message]:
        """Lose the sensors of a board that no longer says that it lives, and ask it again."""
        self._began_ms = now_ms if self._began_ms is None else self._began_ms
        since = self._began_ms if self._heard_ms is None else self._heard_ms
        is_silent = now_ms - since >= SILENT_MS
        if is_silent:
            self._owed.update(self._sensors)
        if self._owed and now_ms >= self._ask_ms:
            self._ask_ms = now_ms + ASK_MS
            self._port.write(line_of({"tell": "all"}))
        if not is_silent:
            return []
        return [message for sensor in self._sensors.values() for message in sensor.lose(now_ms)]

    def _command(self, now_ms: int) -> list[Message]:
        messages: list[Message] = []
        for sensor in self._sensors.values():
            if sensor.has_chip is None:
                continue
            messages += self._see_to(
                sensor, "lamp", sensor.shown.get("lamp") == sensor.lamp, now_ms
            )
            is_as_wanted = self._is_open is None or sensor.shown.get("open") is self._is_open
            messages += self._see_to(sensor, "inhibit", is_as_wanted, now_ms)
        return messages

    def _see_to(
        self,
        sensor: _Sensor,
        what: Unanswered,
        is_done: bool,  # noqa: FBT001
        now_ms: int,
    ) -> list[Message]:
        if is_done:
            was_fault, sensor.tries[what] = sensor.tries[what] >= TRIES, 0
            sensor.asked_ms.pop(what, None)
            return [CommandAnswered(*sensor.spot, what)] if was_fault else []
        if now_ms - sensor.asked_ms.get(what, now_ms - OBEY_MS) < OBEY_MS:
            return []
        seat, letter = sensor.spot
        lamp = {"seat": seat, "sensor": letter, "lamp": sensor.lamp}
        self._port.write(line_of(lamp if what == "lamp" else {"open": bool(self._is_open)}))
        is_first = what not in sensor.asked_ms
        sensor.asked_ms[what] = now_ms
        sensor.tries[what] += not is_first
        return [CommandUnanswered(*sensor.spot, what)] if sensor.tries[what] == TRIES else []

    def _want_betting(self, *, is_open: bool) -> None:
        self._is_open = is_open
        for sensor in self._sensors.values():
            sensor.asked_ms.pop("inhibit", None)

    def _ask_for_all(self) -> None:
        self._owed.update(self._sensors)
        self._ask_ms = 0

    def _back(self) -> list[Message]:
        was_lost, self._is_lost = self._is_lost, False
        return [DeviceBack(self._name)] if was_lost else []

    def _lose(self, why: str, now_ms: int) -> list[Message]:
        was_lost, self._is_lost = self._is_lost, True
        for sensor in () if was_lost else self._sensors.values():
            sensor.traffic.count(UNPLUGGED, now_ms)
        self._reader.forget()
        self._next = self._heard_ms = self._began_ms = None
        self._ask_for_all()
        for sensor in self._sensors.values():
            sensor.has_chip, sensor.shown = None, {}
        return [] if was_lost else [DeviceLost(self._name, why)]


def _spot(told: dict[str, Any]) -> Spot:
    seat, letter = told.get("seat"), told.get("sensor", "A")
    return (seat if isinstance(seat, int) else 0, letter if isinstance(letter, str) else "")


def _word(fault: object) -> Fault | None:
    return None if fault is None or fault == "" else str(fault)

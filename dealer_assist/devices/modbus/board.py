"""Wager sensors on Modbus RTU: discrete inputs are chips, coils are lamps and open betting.

One question at a time; the regular look at every unit goes before any command. Coils are read back
every two seconds: a board that was switched off and on between two looks gets its lamps again, and
one that acknowledges a coil without obeying it is told. An adapter that echoes is known by its
looks; behind one, the copy of a command that counts is the second.
"""

from collections.abc import Iterator

from dealer_assist.devices.driver import SensorLine, ShownSensor, Spot
from dealer_assist.devices.health import UNPLUGGED, Health, health_of
from dealer_assist.devices.messages import (
    LOST,
    CommandAnswered,
    CommandUnanswered,
    DeviceBack,
    DeviceLost,
    Message,
    Unanswered,
)
from dealer_assist.devices.modbus.frames import (
    OFF,
    ON,
    READ_COILS,
    READ_INPUTS,
    WRITE_COIL,
    Request,
    UnitAnswer,
    answer_in,
)
from dealer_assist.devices.port import Port, PortClosed
from dealer_assist.devices.profiles import ModbusProfile

SILENT_LOOKS = 3
LOST_RETRY_MS = 500
TRIES = 3
RETRY_MS = 5_000
COILS_MS = 2_000  # how often the coils of a unit are read back
ILLEGAL_FUNCTION = 1
FAULTY = "faulty"


class _Sensor(ShownSensor):
    """One sensor: where it is on the wire, and which of its coils are as they are wanted."""

    def __init__(self, spot: Spot, place: int, profile: ModbusProfile) -> None:
        super().__init__(spot)
        is_bank = profile.layout == "bank"
        self.unit = profile.unit if is_bank else profile.units[spot]
        self.offset = place * profile.stride if is_bank else 0
        self.coils: dict[int, bool] = {}
        self.tries: dict[int, int] = {}
        self.retry_ms = 0


class _Unit:
    """One address on the line, with the sensors that one reading shows."""

    def __init__(self, number: int, sensors: list[_Sensor], profile: ModbusProfile) -> None:
        self.number = number
        self.sensors = sensors
        inputs = [profile.chip] + ([] if profile.fault is None else [profile.fault])
        first, last = min(inputs), max(inputs)
        self.first = first
        reach = max(sensor.offset for sensor in sensors) + last - first + 1
        self.look = Request(number, READ_INPUTS, first, reach)
        self.silent = 0
        self.wait_ms = 0
        self.read_coils_ms = 0
        self.coils = self._coils(profile)

    def _coils(self, profile: ModbusProfile) -> Request | None:
        """Return the question that reads every coil of the unit, where it has any to read."""
        used = [coil for coil in (profile.lit, profile.locked, profile.betting) if coil is not None]
        if not used or not profile.reads_coils:
            return None
        reach = max(sensor.offset for sensor in self.sensors) + max(used) - min(used) + 1
        return Request(self.number, READ_COILS, min(used), reach)


class ModbusBoard(SensorLine[_Sensor]):
    """Look at every unit in turn, and bring lamps and betting to its coils."""

    def __init__(
        self,
        port: Port,
        names: tuple[str, ...],
        spots: list[Spot],
        profile: ModbusProfile,
        cycle_ms: int = 0,
    ) -> None:
        super().__init__({spot: _Sensor(spot, at, profile) for at, spot in enumerate(spots)})
        self._port = port
        self._names = names
        self._profile = profile
        self._cycle_ms = cycle_ms
        numbers = dict.fromkeys(sensor.unit for sensor in self._sensors.values())
        self._units = [
            _Unit(
                number,
                [sensor for sensor in self._sensors.values() if sensor.unit == number],
                profile,
            )
            for number in numbers
        ]
        self._is_open: bool | None = None
        self._turn = 0
        self._is_look = True
        self._asked: Request | None = None
        self._asked_ms = 0
        self._heard = b""
        self._has_echo = False
        self._cycle_began_ms: int | None = None
        self._is_lost = False

    @property
    def bytes_awaited(self) -> int:
        """Return how many bytes are missing until an answer can be whole."""
        if self._asked is None:
            return 1
        echo = len(self._asked.raw) if self._has_echo else 0
        return max(1, echo + self._asked.answer_size - len(self._heard))

    def test(self, seat: int, sensor: str) -> None:
        """Report at the next look what was found."""
        found = self._sensors[seat, sensor]
        found.is_tested = True
        next(unit for unit in self._units if unit.number == found.unit).wait_ms = 0

    def health(self) -> list[Health]:
        """Report on every sensor."""
        return [
            health_of(
                f"sensor {seat}{letter}", self._state(sensor), sensor.traffic, said=sensor.words
            )
            for (seat, letter), sensor in self._sensors.items()
        ]

    def tick(self, now_ms: int) -> list[Message]:
        """Ask and listen as far as answers are there, at most one round."""
        messages: list[Message] = []
        try:
            self._go_round(now_ms, messages)
        except PortClosed as closed:
            messages += self._lose(str(closed), now_ms)
        return messages

    def _go_round(self, now_ms: int, messages: list[Message]) -> None:
        for _ in range(len(self._units) * 8):
            if self._asked is None and not self._ask(now_ms, messages):
                return
            if not self._listen(now_ms, messages):
                return

    def _ask(self, now_ms: int, messages: list[Message]) -> bool:
        """Put the next question; False when the round is over."""
        for _ in range(len(self._units) + 1):
            if self._turn == 0 and self._is_look and not self._is_due(now_ms):
                return False
            unit = self._units[self._turn]
            request = unit.look if self._is_look else self._command(unit, now_ms)
            if self._is_look and now_ms < unit.wait_ms:
                request = None
            if request is not None:
                self._port.read_available()
                self._port.write(request.raw)
                self._asked, self._asked_ms, self._heard = request, now_ms, b""
                if self._is_lost:
                    self._is_lost = False
                    messages += [DeviceBack(name) for name in self._names]
                return True
            self._next_unit()
        return False

    def _is_due(self, now_ms: int) -> bool:
        began = self._cycle_began_ms
        if began is not None and now_ms - began < max(self._cycle_ms, 1):
            return False
        self._cycle_began_ms = now_ms
        return True

    def _listen(self, now_ms: int, messages: list[Message]) -> bool:
        request = self._asked
        if request is None:
            return False
        unit = self._units[self._turn]
        self._heard += self._port.read_available()
        answer, strays = answer_in(self._without_echo(request), request)
        if answer is None and now_ms - self._asked_ms < self._profile.timeout_ms:
            return False
        self._asked = None
        for sensor in unit.sensors:
            sensor.traffic.strays += strays
            sensor.traffic.last_bytes = self._heard or sensor.traffic.last_bytes
        if answer is None or answer.error:
            messages += self._unanswered(unit, request, answer, now_ms)
            self._next_unit()
            return True
        for sensor in unit.sensors:
            sensor.traffic.good += 1
            sensor.traffic.last_heard_ms = now_ms
            sensor.traffic.round_trip_ms = now_ms - self._asked_ms
            sensor.traffic.slowest_ms = max(sensor.traffic.slowest_ms, now_ms - self._asked_ms)
        messages += self._answered(unit, request, answer, now_ms)
        self._is_look = False
        return True

    def _without_echo(self, request: Request) -> bytes:
        """Take the adapter's copy of the question off; of a command that is the first of two."""
        raw = request.raw
        if not request.is_write:
            if len(self._heard) >= len(raw):
                self._has_echo = self._heard.startswith(raw)
            return self._heard.removeprefix(raw) if self._has_echo else self._heard
        if not self._has_echo:
            return self._heard
        _, _, behind = self._heard.partition(raw)
        return behind

    def _answered(
        self, unit: _Unit, request: Request, answer: UnitAnswer, now_ms: int
    ) -> Iterator[Message]:
        if request.function == WRITE_COIL:
            yield from self._written(unit, request)
            return
        if request.function == READ_COILS:
            yield from self._read_back(unit, request, answer, now_ms)
            return
        unit.silent = 0
        for sensor in unit.sensors:
            bits = answer.bits[sensor.offset :]
            profile = self._profile
            chip = bits[profile.chip - unit.first] is not profile.is_chip_low
            fault = profile.fault
            is_faulty = fault is not None and bits[fault - unit.first] is not profile.is_fault_low
            sensor.traffic.look(now_ms)
            yield from sensor.show(now_ms, has_chip=chip, fault=FAULTY if is_faulty else None)

    def _read_back(
        self, unit: _Unit, request: Request, answer: UnitAnswer, now_ms: int
    ) -> Iterator[Message]:
        """Take the coils as they are; what was acknowledged and is not so was not obeyed."""
        unit.read_coils_ms = now_ms + COILS_MS
        for sensor in unit.sensors:
            for coil, is_wanted in self._wanted(sensor):
                written, is_on = sensor.coils.get(coil), answer.bits[coil - request.address]
                what = self._what(sensor, coil)
                sensor.coils[coil] = is_on
                if what is None:
                    continue
                if is_on == is_wanted and sensor.tries.pop(coil, 0) >= TRIES:
                    yield CommandAnswered(*sensor.spot, what)
                if is_on != is_wanted and written == is_wanted:
                    yield from self._count_try(sensor, coil, what, now_ms)

    def _written(self, unit: _Unit, request: Request) -> Iterator[Message]:
        for sensor in unit.sensors:
            what = self._what(sensor, request.address)
            if what is None:
                continue
            sensor.coils[request.address] = request.value == ON
            # Where coils can be read, only their reading shows that a board obeys again.
            if unit.coils is None and sensor.tries.pop(request.address, 0) >= TRIES:
                yield CommandAnswered(*sensor.spot, what)
            unit.read_coils_ms = 0 if request.address in sensor.tries else unit.read_coils_ms

    def _unanswered(
        self, unit: _Unit, request: Request, answer: UnitAnswer | None, now_ms: int
    ) -> list[Message]:
        kind = "silent" if answer is None else f"error {answer.error}"
        for sensor in unit.sensors:
            sensor.traffic.lost += answer is None
            sensor.traffic.bad += answer is not None
            sensor.traffic.count(kind, now_ms)
            sensor.traffic.remark = "" if answer is None else kind
        if request.function == WRITE_COIL:
            return self._not_obeyed(unit, request, now_ms)
        if request.function == READ_COILS:
            unit.read_coils_ms = now_ms + RETRY_MS
            if answer is not None and answer.error == ILLEGAL_FUNCTION:
                unit.coils = None  # it cannot tell them: what it acknowledged has to do
            return []
        unit.silent += 1
        if unit.silent < SILENT_LOOKS:
            return []
        unit.wait_ms = now_ms + LOST_RETRY_MS
        for sensor in unit.sensors:
            sensor.has_chip = None
            sensor.coils.clear()
        fault = LOST if answer is None else kind
        return [message for sensor in unit.sensors for message in sensor.fail(fault, now_ms)]

    def _not_obeyed(self, unit: _Unit, request: Request, now_ms: int) -> list[Message]:
        told: list[Message] = []
        for sensor in unit.sensors:
            what = self._what(sensor, request.address)
            if what is None:
                continue
            told += self._count_try(sensor, request.address, what, now_ms)
        return told

    def _count_try(
        self, sensor: _Sensor, coil: int, what: Unanswered, now_ms: int
    ) -> Iterator[Message]:
        sensor.tries[coil] = sensor.tries.get(coil, 0) + 1
        if sensor.tries[coil] >= TRIES:
            sensor.retry_ms = now_ms + RETRY_MS
        if sensor.tries[coil] == TRIES:
            yield CommandUnanswered(*sensor.spot, what)

    def _command(self, unit: _Unit, now_ms: int) -> Request | None:
        """Return the first coil of a unit that is not as it is wanted."""
        for sensor in unit.sensors:
            if sensor.has_chip is None or now_ms < sensor.retry_ms:
                continue
            for coil, is_on in self._wanted(sensor):
                if sensor.coils.get(coil) is not is_on:
                    return Request(unit.number, WRITE_COIL, coil, ON if is_on else OFF)
        is_known = any(sensor.coils for sensor in unit.sensors)
        return unit.coils if is_known and now_ms >= unit.read_coils_ms else None

    def _wanted(self, sensor: _Sensor) -> Iterator[tuple[int, bool]]:
        profile = self._profile
        lights = {profile.lit: ("lit", "fault"), profile.locked: ("locked", "fault")}
        for coil, lamps in lights.items():
            if coil is not None:
                yield coil + sensor.offset, sensor.lamp in lamps
        if profile.betting is not None and self._is_open is not None:
            yield profile.betting + sensor.offset, self._is_open

    def _what(self, sensor: _Sensor, coil: int) -> Unanswered | None:
        profile = self._profile
        if coil - sensor.offset in (profile.lit, profile.locked):
            return "lamp"
        return "inhibit" if coil - sensor.offset == profile.betting else None

    def _state(self, sensor: _Sensor) -> str:
        mute = next((coil for coil, tries in sensor.tries.items() if tries >= TRIES), None)
        return sensor.state("" if mute is None else self._what(sensor, mute) or "")

    def _want_betting(self, *, is_open: bool) -> None:
        self._is_open = is_open

    def _next_unit(self) -> None:
        self._turn = (self._turn + 1) % len(self._units)
        self._is_look = True

    def _lose(self, why: str, now_ms: int) -> list[Message]:
        was_lost, self._is_lost = self._is_lost, True
        for sensor in () if was_lost else self._sensors.values():
            sensor.traffic.count(UNPLUGGED, now_ms)
        self._asked = None
        self._turn, self._is_look, self._cycle_began_ms = 0, True, None
        for sensor in self._sensors.values():
            sensor.has_chip = None
            sensor.coils.clear()
        return [] if was_lost else [DeviceLost(name, why) for name in self._names]

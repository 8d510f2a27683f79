"""How simulated sensors speak Modbus RTU: inputs for chips, coils for lamps and betting."""

from dealer_assist.devices.driver import Lamp
from dealer_assist.devices.modbus.frames import (
    ERROR_BIT,
    ON,
    READ_COILS,
    READ_INPUTS,
    WRITE_COIL,
    crc_of,
)
from dealer_assist.devices.profiles import ModbusProfile
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensor, SimulatedSensorBank

REQUEST_SIZE = 8
NO_SUCH_ADDRESS = 2


class ModbusSensorSpeaker:
    """Answer for every sensor of a bank, as a unit of its own or all as one."""

    def __init__(self, bank: SimulatedSensorBank, profile: ModbusProfile) -> None:
        self._profile = profile
        self._raw = b""
        self._late: list[tuple[int, bytes]] = []
        self._units: dict[int, list[tuple[int, SimulatedSensor]]] = {}
        for place, (spot, sensor) in enumerate(bank.sensors.items()):
            is_bank = profile.layout == "bank"
            unit = profile.unit if is_bank else profile.units[spot]
            offset = place * profile.stride if is_bank else 0
            self._units.setdefault(unit, []).append((offset, sensor))

    def hear(self, data: bytes) -> bytes:
        """Answer the host's requests."""
        self._raw += data
        said = b""
        while len(self._raw) >= REQUEST_SIZE:
            raw = self._raw[:REQUEST_SIZE]
            if raw[-2:] != crc_of(raw[:-2]):
                self._raw = self._raw[1:]
                continue
            self._raw = self._raw[REQUEST_SIZE:]
            said += self._answer(raw)
        return said

    def tick(self, dt_ms: int) -> bytes:
        """Let time pass: slow answers come at last, half a request is forgotten."""
        self._raw = b"" if dt_ms else self._raw
        waiting = [(left - dt_ms, raw) for left, raw in self._late]
        self._late = [(left, raw) for left, raw in waiting if left > 0]
        return b"".join(raw for left, raw in waiting if left <= 0)

    def _answer(self, raw: bytes) -> bytes:
        sensors = [pair for pair in self._units.get(raw[0], []) if pair[1].answers]
        if not sensors:
            return b""
        address, value = int.from_bytes(raw[2:4], "big"), int.from_bytes(raw[4:6], "big")
        if raw[1] == READ_INPUTS:
            body = raw[:2] + self._inputs(sensors, address, value)
        elif raw[1] == READ_COILS:
            body = raw[:2] + self._coils(sensors, address, value)
        elif raw[1] == WRITE_COIL and self._write(sensors, address, is_on=value == ON):
            body = raw[:6]
        elif raw[1] == WRITE_COIL and any(sensor.fault for _, sensor in sensors):
            return b""
        else:
            body = bytes((raw[0], raw[1] | ERROR_BIT, NO_SUCH_ADDRESS))
        said = body + crc_of(body)
        if delay_ms := max(sensor.delay_ms for _, sensor in sensors):
            self._late.append((delay_ms, said))
            return b""
        return said

    def _inputs(self, sensors: list[tuple[int, SimulatedSensor]], first: int, count: int) -> bytes:
        profile = self._profile
        on = {
            profile.chip + offset
            for offset, sensor in sensors
            if sensor.sees_chip is not profile.is_chip_low
        }
        if profile.fault is not None:
            on |= {
                profile.fault + offset
                for offset, sensor in sensors
                if sensor.is_blind is not profile.is_fault_low
            }
        return _bits(on, first, count)

    def _coils(self, sensors: list[tuple[int, SimulatedSensor]], first: int, count: int) -> bytes:
        profile = self._profile
        on: set[int] = set()
        for offset, sensor in sensors:
            lights = {profile.lit: ("lit", "fault"), profile.locked: ("locked", "fault")}
            on |= {
                coil + offset
                for coil, lamps in lights.items()
                if coil is not None and sensor.lamp in lamps
            }
            if profile.betting is not None and sensor.is_open:
                on.add(profile.betting + offset)
        return _bits(on, first, count)

    def _write(self, sensors: list[tuple[int, SimulatedSensor]], coil: int, *, is_on: bool) -> bool:
        profile = self._profile
        for offset, sensor in sensors:
            place = coil - offset
            if place in (profile.lit, profile.locked) and sensor.fault != "no-lamp-ack":
                sensor.lamp = _light(sensor.lamp, is_lit=place == profile.lit, is_on=is_on)
                return True
            if place == profile.betting and sensor.fault != "no-inhibit-ack":
                sensor.is_open = is_on
                return True
        return False


def _bits(on: set[int], first: int, count: int) -> bytes:
    bits = sum(1 << at for at in range(count) if first + at in on)
    size = (count + 7) // 8
    return bytes((size,)) + bits.to_bytes(size, "little")


def _light(lamp: Lamp, *, is_lit: bool, is_on: bool) -> Lamp:
    """Return what two lights make together after one of them was switched."""
    lit = is_on if is_lit else lamp in ("lit", "fault")
    locked = lamp in ("locked", "fault") if is_lit else is_on
    if lit and locked:
        return "fault"
    return "lit" if lit else "locked" if locked else "off"

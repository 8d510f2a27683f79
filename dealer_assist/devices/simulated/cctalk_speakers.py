"""How simulated sensors and a simulated key speak ccTalk: bytes for models that know none."""

from collections.abc import Iterable

from dealer_assist.devices.cctalk import frames
from dealer_assist.devices.cctalk.frames import Checksum, Frame, encode, reply_to
from dealer_assist.devices.cctalk.key_switch import ADDRESS, IN_JPH, JPH_EVENT, RUN_EVENT
from dealer_assist.devices.cctalk.sensor_profile import (
    ALL_WELL,
    BETTING_CLOSED,
    BETTING_OPEN,
    CHIP_PLACED,
    CHIP_REMOVED,
    CHIP_SEEN,
    ERROR,
    ERROR_CODES,
    EVENTS_KEPT,
    LAMPS,
    OUT_OF_ORDER,
    SELF_CHECK_CODES,
    address_of,
    counter_of,
)
from dealer_assist.devices.messages import KeyPosition
from dealer_assist.devices.simulated.ear import FrameListener
from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
from dealer_assist.devices.simulated.sensor import Noticed, SimulatedSensor
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank

EVENT_OF: dict[Noticed, tuple[int, int]] = {
    "placed": (CHIP_PLACED, 0),
    "removed": (CHIP_REMOVED, 0),
    "well": (ERROR, ALL_WELL),
}
ERROR_OF: dict[str | None, int] = {fault: code for code, fault in ERROR_CODES.items()}
CHECK_OF: dict[str | None, int] = {fault: code for code, fault in SELF_CHECK_CODES.items()}
TURN_OF: dict[KeyPosition, int] = {"RUN": RUN_EVENT, "JPH": JPH_EVENT}

SENSOR_IDENTITY = {
    frames.MANUFACTURER: b"Dealer Assist",
    frames.EQUIPMENT_CATEGORY: b"Coin Acceptor",
    frames.PRODUCT_CODE: b"SIM-SENSOR",
    frames.SOFTWARE_VERSION: b"1.0",
}
KEY_IDENTITY = {
    frames.MANUFACTURER: b"Dealer Assist",
    frames.EQUIPMENT_CATEGORY: b"Keypad",
    frames.PRODUCT_CODE: b"SIM-KEY",
    frames.SERIAL_NUMBER: bytes((ADDRESS, 0, 0)),
    frames.SOFTWARE_VERSION: b"1.0",
}


class CctalkSensorSpeaker:
    """Answer for every sensor of a bank, each at its own address."""

    def __init__(self, bank: SimulatedSensorBank, check: Checksum = "sum") -> None:
        self._by_address = {address_of(*place): one for place, one in bank.sensors.items()}
        self._check = check
        self._listener = FrameListener(self._by_address, range(2), check)
        self._late: list[tuple[int, bytes]] = []

    def hear(self, data: bytes) -> bytes:
        """Answer the host's questions."""
        said = b""
        for request in self._listener.hear(data):
            sensor = self._by_address[request.destination]
            answer = sensor_answer(sensor, request) if sensor.answers else None
            if answer is None:
                continue
            raw = encode(reply_to(request, answer), self._check)
            if sensor.delay_ms:
                self._late.append((sensor.delay_ms, raw))
            else:
                said += raw
        return said

    def tick(self, dt_ms: int) -> bytes:
        """Let time pass: a half-heard question is forgotten, slow answers come at last."""
        self._listener.tick(dt_ms)
        waiting = [(left - dt_ms, raw) for left, raw in self._late]
        self._late = [(left, raw) for left, raw in waiting if left > 0]
        return b"".join(raw for left, raw in waiting if left <= 0)


def sensor_answer(sensor: SimulatedSensor, request: Frame) -> bytes | None:
    """Give the data of a sensor's answer, or None when it has nothing to say to this."""
    if len(request.data) == 1:
        return _obey(sensor, request.header, request.data[0])
    if request.header == frames.RESET:
        sensor.restart()
    counter = bytes((counter_of(sensor.noticed),))
    answers = {
        frames.SIMPLE_POLL: b"",
        frames.RESET: b"",
        frames.READ_EVENTS: counter + _pairs(_event(one) for one in sensor.recent),
        frames.READ_OPTO: bytes((CHIP_SEEN * sensor.sees_chip | OUT_OF_ORDER * sensor.is_blind,)),
        frames.READ_INHIBIT: bytes((BETTING_OPEN if sensor.is_open else BETTING_CLOSED,)),
        frames.SELF_CHECK: bytes((CHECK_OF.get(sensor.fault, ALL_WELL),)),
        frames.SERIAL_NUMBER: address_of(sensor.seat, sensor.sensor).to_bytes(3, "little"),
    }
    return (answers | SENSOR_IDENTITY).get(request.header)


class CctalkKeySpeaker:
    """Answer for a key switch at its address."""

    def __init__(self, key: SimulatedKeySwitch) -> None:
        self._key = key
        self._listener = FrameListener((ADDRESS,), (0,), "sum")

    def hear(self, data: bytes) -> bytes:
        """Answer the host's questions."""
        said = b""
        for request in self._listener.hear(data):
            answer = self._answer(request.header)
            if answer is not None and self._key.answers:
                said += encode(reply_to(request, answer))
        return said

    def tick(self, dt_ms: int) -> bytes:
        """Let time pass: a half-heard question is forgotten."""
        self._listener.tick(dt_ms)
        return b""

    def _answer(self, header: int) -> bytes | None:
        key = self._key
        turns = _pairs((TURN_OF[position], 0) for position in key.recent)
        answers = {
            frames.SIMPLE_POLL: b"",
            frames.READ_EVENTS: bytes((counter_of(key.turns),)) + turns,
            frames.READ_OPTO: bytes((IN_JPH if key.position == "JPH" else 0,)),
            frames.SELF_CHECK: b"\0",
        }
        return (answers | KEY_IDENTITY).get(header)


def _obey(sensor: SimulatedSensor, header: int, value: int) -> bytes | None:
    if header == frames.LAMP and value in LAMPS:
        sensor.lamp = LAMPS[value]
        return b""
    if header == frames.SET_INHIBIT:
        sensor.is_open = bool(value & BETTING_OPEN)
        return b""
    return None


def _event(noticed: Noticed) -> tuple[int, int]:
    return EVENT_OF[noticed] if noticed in EVENT_OF else (ERROR, ERROR_OF[noticed])


def _pairs(events: Iterable[tuple[int, int]]) -> bytes:
    """Write the newest events as a reading has them, empty pairs where there are fewer."""
    pairs = bytes(byte for event in events for byte in event)
    return pairs[: 2 * EVENTS_KEPT].ljust(2 * EVENTS_KEPT, b"\0")

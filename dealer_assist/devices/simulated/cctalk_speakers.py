"""How simulated sensors and a simulated key speak ccTalk: bytes for models that know none.

Frames are heard out of bytes in any chunking, and forgotten when they break off.
"""

from collections.abc import Container, Iterable
from typing import TYPE_CHECKING

from dealer_assist.devices.cctalk import frames
from dealer_assist.devices.cctalk.frames import HOST, Checksum, Decoder, Frame, encode, reply_to
from dealer_assist.devices.cctalk.profile import (
    ALL_WELL,
    BETTING_CLOSED,
    BETTING_OPEN,
    EVENTS_KEPT,
    PUBLIC,
    CctalkProfile,
    counter_of,
)
from dealer_assist.devices.simulated.sensor_bank import (
    Noticed,
    SimulatedSensor,
    SimulatedSensorBank,
)

if TYPE_CHECKING:  # a table without a key loads none
    from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch

LONGEST_GAP_MS = 10  # between two bytes of one frame

OUT_OF_ORDER = 0b1000_0000  # of the state, beside the bit of the chip
UNLISTED = 15  # "sorter opto blocked": no word of ours

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
    frames.SERIAL_NUMBER: bytes((70, 0, 0)),
    frames.SOFTWARE_VERSION: b"1.0",
}


class FrameListener:
    """Hear the host's questions to some addresses, in any chunking."""

    def __init__(self, addresses: Container[int], lengths: Container[int], check: Checksum) -> None:
        self._decoder = Decoder(check, addresses, lengths)
        self._has_heard = False
        self._quiet_ms = 0

    def hear(self, data: bytes) -> list[Frame]:
        """Take bytes and give the questions that are now complete."""
        self._has_heard = True
        return [frame for frame in self._decoder.feed(data) if frame.source == HOST]

    def tick(self, dt_ms: int) -> None:
        """Let time pass: a question that broke off is forgotten."""
        self._quiet_ms = 0 if self._has_heard else self._quiet_ms + dt_ms
        self._has_heard = False
        if self._quiet_ms > LONGEST_GAP_MS:
            self._decoder.silence()


class CctalkSensorSpeaker:
    """Answer for every sensor of a bank, each at its own address, as a profile has it."""

    def __init__(self, bank: SimulatedSensorBank, profile: CctalkProfile = PUBLIC) -> None:
        self._by_address = {
            profile.address_of(*place): sensor for place, sensor in bank.sensors.items()
        }
        self._profile = profile
        self._listener = FrameListener(self._by_address, range(2), profile.check)
        self._late: list[tuple[int, bytes]] = []

    def hear(self, data: bytes) -> bytes:
        """Answer the host's questions."""
        said = b""
        for request in self._listener.hear(data):
            sensor = self._by_address[request.destination]
            answer = self._reply(sensor, request) if sensor.answers else None
            if answer is None:
                continue
            raw = encode(answer, self._profile.check)
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

    def _reply(self, sensor: SimulatedSensor, request: Frame) -> Frame | None:
        if sensor.fault == "busy":
            return Frame(request.source, frames.BUSY, b"", request.destination)
        answer = sensor_answer(sensor, request, self._profile)
        return None if answer is None else reply_to(request, answer)


def sensor_answer(
    sensor: SimulatedSensor, request: Frame, profile: CctalkProfile = PUBLIC
) -> bytes | None:
    """Return the data of a sensor's answer, or None when it has nothing to say to this."""
    header = request.header
    if len(request.data) == 1:
        return _obey(sensor, header, request.data[0], profile)
    # What is asked all night comes first.
    if header == profile.events:
        counter = bytes((counter_of(sensor.noticed),))
        return counter + _pairs(_event(event, profile) for event in sensor.recent)
    if header == profile.state:
        is_set = sensor.sees_chip is not profile.is_chip_low
        return bytes((profile.chip_bit * is_set | OUT_OF_ORDER * sensor.is_blind,))
    if header == profile.self_check:
        return _check(sensor, profile)
    match header:
        case frames.RESET:
            sensor.restart()
            return b""
        case frames.SIMPLE_POLL:
            return b""
        case frames.READ_INHIBIT:
            return bytes((BETTING_OPEN if sensor.is_open else BETTING_CLOSED,))
        case frames.SERIAL_NUMBER:
            return sensor.serial.to_bytes(3, "little")
        case _:
            return SENSOR_IDENTITY.get(header)


class CctalkKeySpeaker:
    """Answer for a key switch at its address."""

    def __init__(self, key: "SimulatedKeySwitch", profile: CctalkProfile = PUBLIC) -> None:
        self._key = key
        self._profile = profile
        self._listener = FrameListener((profile.key_address,), (0,), profile.check)

    def hear(self, data: bytes) -> bytes:
        """Answer the host's questions."""
        said = b""
        for request in self._listener.hear(data):
            answer = self._answer(request.header)
            if answer is not None and self._key.answers:
                said += encode(reply_to(request, answer), self._profile.check)
        return said

    def tick(self, dt_ms: int) -> bytes:
        """Let time pass: a half-heard question is forgotten."""
        self._listener.tick(dt_ms)
        return b""

    def _answer(self, header: int) -> bytes | None:
        key, profile = self._key, self._profile
        turn_of = {"RUN": profile.run_event, "JPH": profile.jph_event}
        turns = _pairs((turn_of[position], 0) for position in key.recent)
        answers = {
            frames.SIMPLE_POLL: b"",
            profile.events: bytes((counter_of(key.turns),)) + turns,
            profile.state: bytes((profile.jph_bit if key.position == "JPH" else 0,)),
            profile.self_check: b"\0",
        }
        return (answers | KEY_IDENTITY).get(header)


def _obey(sensor: SimulatedSensor, header: int, value: int, profile: CctalkProfile) -> bytes | None:
    lamps = {bits: lamp for lamp, bits in profile.lamp_bits.items()}
    if header == profile.lamp and value in lamps and sensor.fault != "no-lamp-ack":
        sensor.lamp = lamps[value]
        return b""
    if header == profile.inhibit and sensor.fault != "no-inhibit-ack":
        sensor.is_open = bool(value & BETTING_OPEN)
        return b""
    return None


def _check(sensor: SimulatedSensor, profile: CctalkProfile) -> bytes:
    """Return what the sensor finds of itself; one that adds a byte to its fault does so always."""
    codes = {word: code for code, word in profile.self_checks.items()}
    found = bytes((codes.get(sensor.fault or "", ALL_WELL),))
    return found + b"\0" if sensor.fault == "two-byte-check" else found


def _event(noticed: Noticed, profile: CctalkProfile) -> tuple[int, int]:
    match noticed:
        case "placed":
            return profile.chip_placed, 0
        case "removed":
            return profile.chip_removed, 0
        case "well":
            return profile.error, ALL_WELL
        case "unlisted":
            return profile.error, UNLISTED
        case _:
            codes = {word: code for code, word in profile.errors.items()}
            return profile.error, codes[noticed]


def _pairs(events: Iterable[tuple[int, int]]) -> bytes:
    """Write the newest events as a reading has them, empty pairs where there are fewer."""
    pairs = bytes(byte for event in events for byte in event)
    return pairs[: 2 * EVENTS_KEPT].ljust(2 * EVENTS_KEPT, b"\0")

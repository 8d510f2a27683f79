"""ccTalk frames in words, for the technician who looks at the line."""

from dealer_assist.devices.cctalk import frames
from dealer_assist.devices.cctalk.frames import HOST, Frame
from dealer_assist.devices.cctalk.key_switch import ADDRESS as KEY_ADDRESS
from dealer_assist.devices.cctalk.key_switch import IN_JPH
from dealer_assist.devices.cctalk.sensor_profile import (
    CHIP_PLACED,
    CHIP_REMOVED,
    CHIP_SEEN,
    ERROR,
    ERROR_CODES,
    FIRST_ADDRESS,
    LAMPS,
    SELF_CHECK_CODES,
)

QUESTIONS = {
    frames.RESET: "reset",
    frames.LAMP: "set lamp",
    frames.READ_INHIBIT: "is betting open?",
    frames.SET_INHIBIT: "set betting",
    frames.READ_EVENTS: "read events",
    frames.SELF_CHECK: "check yourself",
    frames.SOFTWARE_VERSION: "which version?",
    frames.SERIAL_NUMBER: "which serial number?",
    frames.PRODUCT_CODE: "which product?",
    frames.EQUIPMENT_CATEGORY: "which kind of device?",
    frames.MANUFACTURER: "which maker?",
    frames.READ_OPTO: "read state",
    frames.SIMPLE_POLL: "are you there?",
}
TEXTS = (
    frames.SOFTWARE_VERSION,
    frames.PRODUCT_CODE,
    frames.EQUIPMENT_CATEGORY,
    frames.MANUFACTURER,
)


def hex_of(raw: bytes) -> str:
    """Write bytes as a technician reads them: `02 00 01 F5 08`."""
    return raw.hex(" ").upper()


def name_of(address: int) -> str:
    """Name who has this address."""
    if address == HOST:
        return "host"
    if address == KEY_ADDRESS:
        return "key switch"
    for letter, first in FIRST_ADDRESS.items():
        if 1 <= address - first <= 7:
            return f"sensor {address - first}{letter}"
    return f"address {address}"


def question_words(frame: Frame) -> str:
    """Say what the host asks or commands."""
    words = QUESTIONS.get(frame.header, f"header {frame.header}")
    if frame.header == frames.LAMP and frame.data:
        words += f" {LAMPS.get(frame.data[0], frame.data[0])}"
    if frame.header == frames.SET_INHIBIT and frame.data:
        words += " open" if frame.data[0] & 1 else " closed"
    return f"{name_of(frame.destination)}: {words}"


def answer_words(question: Frame, data: bytes) -> str:
    """Say what the device answered to this question."""
    if not data:
        return "yes"
    if question.header in TEXTS:
        return data.decode("latin-1")
    if question.header == frames.SERIAL_NUMBER:
        return str(int.from_bytes(data, "little"))
    if question.header == frames.SELF_CHECK:
        return "all well" if data[0] == 0 else SELF_CHECK_CODES.get(data[0], f"fault {data[0]}")
    if question.header == frames.READ_INHIBIT:
        return "betting open" if data[0] & 1 else "betting closed"
    if question.header == frames.READ_OPTO:
        if question.destination == KEY_ADDRESS:
            return "JPH" if data[0] & IN_JPH else "RUN"
        return "chip" if data[0] & CHIP_SEEN else "no chip"
    if question.header == frames.READ_EVENTS:
        return _event_words(question.destination, data)
    return hex_of(data)


def _event_words(address: int, data: bytes) -> str:
    if data[0] == 0:
        return "counter 0: no event since it was switched on"
    newest = _one_event(address, data[1], data[2])
    return f"counter {data[0]}, newest: {newest}"


def _one_event(address: int, kind: int, code: int) -> str:
    if address == KEY_ADDRESS:
        return {1: "turned to RUN", 2: "turned to JPH"}.get(kind, f"event {kind}")
    if kind == ERROR:
        return "all well again" if code == 0 else ERROR_CODES.get(code, f"error {code}")
    return {CHIP_PLACED: "chip placed", CHIP_REMOVED: "chip removed"}.get(kind, f"event {kind}")

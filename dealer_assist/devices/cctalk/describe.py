"""ccTalk frames in words, for the technician who looks at the line."""

from dealer_assist.devices.cctalk import frames
from dealer_assist.devices.cctalk.frames import HOST, Frame
from dealer_assist.devices.cctalk.profile import ALL_WELL, PUBLIC, CctalkProfile

QUESTIONS = {
    frames.RESET: "reset",
    frames.READ_INHIBIT: "is betting open?",
    frames.SET_INHIBIT: "set betting",
    frames.READ_EVENTS: "read events",
    frames.SELF_CHECK: "check yourself",
    frames.SOFTWARE_VERSION: "which version?",
    frames.SERIAL_NUMBER: "which serial number?",
    frames.PRODUCT_CODE: "which product?",
    frames.EQUIPMENT_CATEGORY: "which kind of device?",
    frames.MANUFACTURER: "which maker?",
    frames.REQUEST_STATUS: "which status?",
    frames.POLLING_PRIORITY: "how often to be asked?",
    frames.ADDRESS_CLASH: "is anybody else at your address?",
    frames.ADDRESS_POLL: "who is there?",
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


def name_of(address: int, profile: CctalkProfile = PUBLIC) -> str:
    """Name who has this address."""
    if address == HOST:
        return "host"
    if address == profile.key_address:
        return "key switch"
    place = profile.place_of(address)
    return f"address {address}" if place is None else f"sensor {place[0]}{place[1]}"


def question_words(frame: Frame, profile: CctalkProfile = PUBLIC) -> str:
    """Say what the host asks or commands."""
    words = QUESTIONS.get(frame.header, f"header {frame.header}")
    if frame.header == profile.lamp:
        lamps = {bits: lamp for lamp, bits in profile.lamp_bits.items()}
        words = "set lamp"
        words += f" {lamps.get(frame.data[0], frame.data[0])}" if frame.data else ""
    elif frame.header == profile.inhibit:
        words = "set betting"
        words += (" open" if frame.data[0] & 1 else " closed") if frame.data else ""
    elif frame.header == profile.state:
        words = "read state"
    return f"{name_of(frame.destination, profile)}: {words}"


def answer_words(question: Frame, data: bytes, profile: CctalkProfile = PUBLIC) -> str:
    """Say what the device answered to this question."""
    is_key = question.destination == profile.key_address
    if not data:
        return "yes"
    if question.header in TEXTS:
        return data.decode("latin-1")
    if question.header == frames.SERIAL_NUMBER:
        return str(int.from_bytes(data, "little"))
    if question.header == profile.self_check:
        return "all well" if data[0] == ALL_WELL else profile.self_check_word(data)
    if question.header == frames.READ_INHIBIT:
        return "betting open" if data[0] & 1 else "betting closed"
    if question.header == profile.state:
        if is_key:
            return "JPH" if data[0] & profile.jph_bit else "RUN"
        return "chip" if profile.sees_chip(data[0]) else "no chip"
    if question.header == profile.events and len(data) >= 3:
        return _event_words(data, profile, is_key=is_key)
    return hex_of(data)


def _event_words(data: bytes, profile: CctalkProfile, *, is_key: bool) -> str:
    if data[0] == 0:
        return "counter 0, no event yet"
    newest = _one_event(data[1], data[2], profile, is_key=is_key)
    return f"counter {data[0]}, newest: {newest}"


def _one_event(kind: int, code: int, profile: CctalkProfile, *, is_key: bool) -> str:
    if is_key:
        turns = {profile.run_event: "turned to RUN", profile.jph_event: "turned to JPH"}
        return turns.get(kind, f"event {kind}")
    if kind == profile.error:
        return "all well again" if code == ALL_WELL else profile.error_word(code)
    chips = {profile.chip_placed: "chip placed", profile.chip_removed: "chip removed"}
    return chips.get(kind, f"event {kind}")

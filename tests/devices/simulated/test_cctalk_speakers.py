"""Simulated sensors and the simulated key speak ccTalk byte for byte."""

import json

import pytest

from dealer_assist.devices.cctalk.frames import (
    EQUIPMENT_CATEGORY,
    HOST,
    LATCH_OUTPUT,
    READ_EVENTS,
    READ_INHIBIT,
    READ_OPTO,
    RESET,
    SELF_CHECK,
    SERIAL_NUMBER,
    SET_INHIBIT,
    SIMPLE_POLL,
    Decoder,
    Frame,
    encode,
)
from dealer_assist.devices.simulated.cctalk_speakers import (
    CctalkKeySpeaker,
    CctalkSensorSpeaker,
    FrameListener,
)
from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch
from dealer_assist.devices.simulated.sensor_bank import SimulatedSensorBank

SEATS = range(1, 8)

POLL = Frame(11, SIMPLE_POLL)


def ask(bank: SimulatedSensorBank, address: int, header: int, data: bytes = b"") -> bytes | None:
    said = CctalkSensorSpeaker(bank).hear(encode(Frame(address, header, data)))
    frames = Decoder().feed(said)
    assert all(frame.destination == HOST and frame.source == address for frame in frames)
    return frames[0].data if frames else None


def test_events_are_read_newest_first() -> None:
    bank = SimulatedSensorBank(SEATS)
    assert ask(bank, 13, READ_EVENTS) == bytes(11)
    bank.place_chip(3)
    bank.take_chip(3)
    bank.cause(3, "stuck")
    assert ask(bank, 13, READ_EVENTS) == bytes((3, 0, 14, 2, 0, 1, 0, 0, 0, 0, 0))


def test_lamp_inhibit_state_and_reset_are_answered() -> None:
    bank = SimulatedSensorBank(SEATS, second_seats=(2,))
    assert ask(bank, 22, SIMPLE_POLL) == b""
    assert ask(bank, 22, LATCH_OUTPUT, b"\2") == b""
    assert ask(bank, 22, SET_INHIBIT, b"\1") == b""
    assert (bank.lamp(2, "B"), bank.is_open(2, "B"), bank.lamp(2)) == ("locked", True, "off")
    assert ask(bank, 22, READ_INHIBIT) == b"\1"
    bank.place_chip(2, "B")
    assert ask(bank, 22, READ_OPTO) == b"\1"
    assert ask(bank, 22, SELF_CHECK) == b"\0"
    assert ask(bank, 22, RESET) == b""
    assert ask(bank, 22, READ_EVENTS) == bytes(11)
    assert bank.lamp(2, "B") == "off"


def test_identity_is_told() -> None:
    bank = SimulatedSensorBank(SEATS)
    assert ask(bank, 11, EQUIPMENT_CATEGORY) == b"Coin Acceptor"
    assert ask(bank, 11, SERIAL_NUMBER) == bytes((75, 0, 0))


@pytest.mark.parametrize(
    "request_bytes", [Frame(11, LATCH_OUTPUT, b"\x09"), Frame(11, 99), Frame(30, 254)]
)
def test_what_it_does_not_know_is_not_answered(request_bytes: Frame) -> None:
    speaker = CctalkSensorSpeaker(SimulatedSensorBank(SEATS))
    assert speaker.hear(encode(request_bytes)) == b""


def test_a_stuck_sensor_no_longer_sees_what_lies_on_it() -> None:
    bank = SimulatedSensorBank(SEATS)
    bank.cause(1, "stuck")
    bank.place_chip(1)
    assert ask(bank, 11, READ_OPTO) == b"\x80"
    assert ask(bank, 11, SELF_CHECK) == b"\3"
    bank.clear(1)
    assert ask(bank, 11, READ_OPTO) == b"\1"
    assert bank.fault(1) is None


def test_a_dead_sensor_is_silent_and_a_slow_one_answers_late() -> None:
    bank = SimulatedSensorBank(SEATS)
    bank.cause(1, "dead")
    bank.cause(2, "slow")
    speaker = CctalkSensorSpeaker(bank)
    assert speaker.hear(encode(Frame(11, SIMPLE_POLL))) == b""
    assert speaker.hear(encode(Frame(12, SIMPLE_POLL))) == b""
    assert speaker.tick(399) == b""
    assert speaker.tick(1) == bytes.fromhex("01 00 0C 00 F3")


def test_the_physical_state_outlives_the_program() -> None:
    bank = SimulatedSensorBank(SEATS)
    bank.place_chip(5)
    bank.cause(2, "dirty")
    ask(bank, 15, LATCH_OUTPUT, b"\2")
    state = json.loads(json.dumps(bank.snapshot()))
    again = SimulatedSensorBank(SEATS)
    again.restore(state)
    assert (again.has_chip(5), again.lamp(5), again.fault(2)) == (True, "locked", "dirty")
    assert ask(again, 15, READ_EVENTS) == bytes((1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0))


def test_the_key_is_read_at_its_address_with_its_turns_counted() -> None:
    key = SimulatedKeySwitch()
    speaker = CctalkKeySpeaker(key)
    key.turn("JPH")
    key.turn("JPH")
    assert speaker.hear(encode(Frame(70, READ_OPTO))) == bytes.fromhex("01 01 46 00 01 B7")
    said = speaker.hear(encode(Frame(70, READ_EVENTS)))
    assert said[4:7] == bytes((1, 2, 0))


def test_a_dead_key_switch_is_silent() -> None:
    key = SimulatedKeySwitch()
    key.cause("dead")
    assert CctalkKeySpeaker(key).hear(encode(Frame(70, READ_OPTO))) == b""


def test_a_question_in_single_bytes_is_heard_however_time_passes_between() -> None:
    listener = FrameListener((11,), (0,), "sum")
    heard = []
    for byte in encode(POLL):
        heard += listener.hear(bytes((byte,)))
        listener.tick(15)
    assert heard == [POLL]


def test_a_question_that_broke_off_does_not_swallow_the_next() -> None:
    listener = FrameListener((11,), (0,), "sum")
    assert listener.hear(encode(POLL)[:3]) == []
    listener.tick(10)
    listener.tick(11)
    assert listener.hear(encode(POLL)) == [POLL]


def test_what_is_not_from_the_host_is_not_a_question() -> None:
    listener = FrameListener((11,), (0,), "sum")
    assert listener.hear(encode(Frame(11, SIMPLE_POLL, source=12))) == []

"""The simulated key switch answers ccTalk at address 70."""

import json

import pytest

from dealer_assist.devices.cctalk import READ_EVENTS, READ_OPTO, Frame, encode
from dealer_assist.devices.simulated.cctalk_speakers import CctalkKeySpeaker
from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch


def test_turns_are_counted_and_the_position_can_be_read() -> None:
    key = SimulatedKeySwitch()
    speaker = CctalkKeySpeaker(key)
    key.turn("JPH")
    key.turn("JPH")
    assert speaker.hear(encode(Frame(70, READ_OPTO))) == bytes.fromhex("01 01 46 00 01 B7")
    said = speaker.hear(encode(Frame(70, READ_EVENTS)))
    assert said[4:7] == bytes((1, 2, 0))


def test_a_bounce_is_two_turns_that_end_where_they_began() -> None:
    key = SimulatedKeySwitch()
    key.cause("bounce")
    assert (key.position, key.turns, key.recent) == ("RUN", 2, ["RUN", "JPH"])


def test_its_position_outlives_the_program() -> None:
    key = SimulatedKeySwitch()
    key.turn("JPH")
    again = SimulatedKeySwitch()
    again.restore(json.loads(json.dumps(key.snapshot())))
    assert again.position == "JPH"


def test_a_dead_switch_is_silent_and_an_unknown_fault_is_refused() -> None:
    key = SimulatedKeySwitch()
    key.cause("dead")
    assert CctalkKeySpeaker(key).hear(encode(Frame(70, READ_OPTO))) == b""
    with pytest.raises(ValueError, match="bounce"):
        key.cause("sad")

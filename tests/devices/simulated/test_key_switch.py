"""The simulated key switch, without its bytes."""

import json

import pytest

from dealer_assist.devices.simulated.key_switch import SimulatedKeySwitch


def test_every_turn_is_counted_once() -> None:
    key = SimulatedKeySwitch()
    for position in ("JPH", "JPH", "RUN"):
        assert key.move(["key", position]) == "done"
    assert (key.position, key.turns, key.recent) == ("RUN", 2, ["RUN", "JPH"])


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


def test_a_fault_that_there_is_not_is_refused_and_one_that_is_mended_is_over() -> None:
    key = SimulatedKeySwitch()
    with pytest.raises(ValueError, match="bounce"):
        key.cause("sad")
    key.turn("JPH")
    key.cause("dead")
    assert not key.answers
    key.clear()
    assert (key.answers, key.position, key.turns) == (True, "JPH", 0)

"""A shuffler that tells of itself: mode, hands dealt and fault code, in lines with a check."""

from random import Random

import pytest

from dealer_assist.devices.connect import connect
from dealer_assist.devices.json_lines.lines import line_of
from dealer_assist.devices.messages import ShufflerTold
from dealer_assist.devices.readers.shuffler import SILENCE_MS, ShufflerDecoder
from dealer_assist.devices.registry import kind_of
from dealer_assist.devices.role import SIMULATED, DeviceConfig, DeviceKind, PortLine
from dealer_assist.devices.simulated.faults import carry_out
from dealer_assist.devices.simulated_wire import SimulatedWire


def test_every_change_is_told_once() -> None:
    decoder = ShufflerDecoder()
    first = line_of({"mode": "CRAZY 4 POKER", "hands": 7, "fault": None})
    told = decoder.feed(first + first + line_of({"mode": "CRAZY 4 POKER", "hands": 7, "fault": 12}))
    assert told == [ShufflerTold("CRAZY 4 POKER", 7), ShufflerTold("CRAZY 4 POKER", 7, "12")]
    assert (decoder.good, decoder.repeated, decoder.trouble) == (3, 1, "fault 12")


def test_what_it_does_not_tell_is_nothing() -> None:
    assert ShufflerDecoder().feed(line_of({"fault": "E31"})) == [ShufflerTold(fault="E31")]


@pytest.mark.parametrize(
    "line", [{"hands": -1}, {"hands": True}, {"hands": "7"}, {"mode": 4}, {"fault": [1]}]
)
def test_what_makes_no_sense_is_counted_and_dropped(line: dict[str, object]) -> None:
    decoder = ShufflerDecoder()
    assert decoder.feed(line_of(line)) == []
    assert (decoder.good, decoder.bad) == (0, 1)


def test_half_a_line_is_forgotten_in_silence() -> None:
    decoder = ShufflerDecoder()
    whole = line_of({"hands": 3})
    assert decoder.feed(whole[:9]) == []
    assert decoder.is_waiting
    assert decoder.silence() == []
    assert decoder.feed(whole) == [ShufflerTold(hands=3)]
    assert (decoder.bad, decoder.dropped) == (1, 9)


def test_a_shuffler_that_has_said_nothing_is_a_port_that_opened() -> None:
    rack = connect({"shuffler": "simulated"}, (1,), clock_ms=lambda: 0, random=Random(1))
    assert rack.health()[0].state == "port open"
    assert rack.tick(20) == [ShufflerTold("POKER 5 CARDS", 0)]
    assert rack.health()[0].state == "ok"
    carry_out("fault shuffler jam", rack)
    assert rack.tick(40) == [ShufflerTold("POKER 5 CARDS", 0, "12")]
    assert rack.health()[0].state == "fault 12"


class InTwoPieces:
    """A shuffler that stops in the middle of its line."""

    def __init__(self, line: bytes) -> None:
        self._pieces = [line[:9], line[9:]]

    def hear(self, data: bytes) -> bytes:
        return b""

    def tick(self, dt_ms: int) -> bytes:
        return self._pieces.pop(0) if self._pieces else b""


def test_a_shuffler_that_pauses_in_the_middle_of_a_line_is_heard_to_its_end() -> None:
    config = DeviceConfig("shuffler", "lines", SIMULATED)
    kind = kind_of(config)
    assert isinstance(kind, DeviceKind)
    wire = SimulatedWire(InTwoPieces(line_of({"hands": 3})), Random(1))
    reader = kind.driver(wire, PortLine(config, seats=(1,)))
    wire.tick(10)
    assert reader.tick(10) == []
    assert reader.tick(10 + SILENCE_MS - 1) == []
    wire.tick(10)
    assert reader.tick(10 + SILENCE_MS) == [ShufflerTold(hands=3)]

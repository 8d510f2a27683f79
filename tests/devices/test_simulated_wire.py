"""The in-process wire: echo, noise, and the plug."""

from random import Random

import pytest

from dealer_assist.devices.port import PortClosed
from dealer_assist.devices.simulated_wire import LineNoise, SimulatedWire


class Parrot:
    """A device that repeats what it hears in capitals, and coughs as time passes."""

    def hear(self, data: bytes) -> bytes:
        return data.upper()

    def tick(self, dt_ms: int) -> bytes:
        return b"x" * dt_ms


def test_on_a_single_wire_the_host_hears_itself_first() -> None:
    wire = SimulatedWire(Parrot(), Random(1), has_echo=True)
    wire.write(b"ab")
    assert wire.read_available() == b"abAB"
    assert wire.read_available() == b""


def test_on_a_double_wire_the_host_hears_only_the_device() -> None:
    wire = SimulatedWire(Parrot(), Random(1))
    wire.write(b"ab")
    wire.tick(2)
    assert wire.read_available() == b"ABxx"


def test_a_pulled_plug_closes_the_port_and_loses_what_was_on_the_wire() -> None:
    wire = SimulatedWire(Parrot(), Random(1))
    wire.write(b"ab")
    wire.unplug()
    assert not wire.is_open
    with pytest.raises(PortClosed):
        wire.read_available()
    with pytest.raises(PortClosed):
        wire.write(b"c")
    wire.tick(5)
    wire.replug()
    assert wire.is_open
    assert wire.read_available() == b""


def test_a_closed_port_stays_closed() -> None:
    wire = SimulatedWire(Parrot(), Random(1))
    wire.close()
    with pytest.raises(PortClosed):
        wire.write(b"a")


@pytest.mark.parametrize(
    ("noise", "length"),
    [(LineNoise(dropped=1.0), 0), (LineNoise(doubled=1.0), 40), (LineNoise(flipped=1.0), 10)],
)
def test_noise_drops_doubles_and_flips_bytes(noise: LineNoise, length: int) -> None:
    wire = SimulatedWire(Parrot(), Random(1))
    wire.noise = noise
    wire.write(b"A" * 10)
    heard = wire.read_available()
    assert len(heard) == length
    assert heard != b"A" * 10

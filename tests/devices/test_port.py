"""The seam keeps its word on both sides: a port that was closed says so, in one error."""

from random import Random

import pytest

from dealer_assist.devices.port import Port, PortClosed
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.devices.simulated.swiper import SimulatedSwiper, TrackSpeaker
from dealer_assist.devices.simulated_wire import SimulatedWire

PORTS = [
    SimulatedWire(TrackSpeaker(SimulatedSwiper()), Random(1)),
    SerialPort("/dev/no-such-port", lambda: 0),
]


@pytest.mark.parametrize("port", PORTS, ids=lambda port: type(port).__name__)
def test_a_closed_port_raises_one_error_whatever_is_behind_it(port: Port) -> None:
    port.close()
    assert not port.is_open
    with pytest.raises(PortClosed):
        port.write(b"x")
    with pytest.raises(PortClosed):
        port.read_available()

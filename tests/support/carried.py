"""A simulated wire behind a real port: a terminal, or `socket://` and `rfc2217://` on the network.

Time stays the trial's own. What the driver writes has gone through pyserial, the network and a
serial server before the device hears it, and so has the answer before it is read: each is waited
for by its length, so that a slow machine makes nothing late.
"""

import os
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from select import select
from time import monotonic, monotonic_ns, sleep

from patience import PATIENCE_S
from serial_server import SerialServer

from dealer_assist.devices.port import Port, PortClosed
from dealer_assist.devices.serialport import SerialPort
from dealer_assist.devices.simulated_wire import SimulatedWire

WIRE, TERMINAL = "wire", "terminal"
KERNEL_S = 0.0005

_scheme = WIRE
_ports: list["CarriedPort"] = []


@contextmanager
def over(scheme: str) -> Iterator[None]:
    """Have the ports of a trial be of this kind."""
    global _scheme
    _scheme = scheme
    yield
    _scheme = WIRE
    while _ports:
        _ports.pop().close()


def carried(wire: SimulatedWire) -> Port:
    """Return the port of a driver on this wire: the wire itself, or a real one in between."""
    if _scheme == WIRE:
        return wire
    _ports.append(CarriedPort(wire, _scheme))
    return _ports[-1]


class CarriedPort:
    """The driver's end of a wire that ends in a terminal, or in a serial server behind one."""

    def __init__(self, wire: SimulatedWire, scheme: str) -> None:
        self._wire = wire
        self._device_end, self._server_end = os.openpty()
        tty.setraw(self._server_end)
        os.set_blocking(self._device_end, False)
        name = os.ttyname(self._server_end)
        self._server = None if scheme == TERMINAL else SerialServer(name, scheme)
        where = self._server.where if self._server else name
        self._near = SerialPort(where, lambda: monotonic_ns() // 1_000_000, 115_200)
        self._is_closed = False
        self._near.write(b"\0")  # the server has opened its line when this has come through
        self._come_through(1)

    @property
    def is_open(self) -> bool:
        return self._near.is_open

    @property
    def unsent(self) -> int:
        """Return what the port knows: nothing of what a server holds."""
        return self._near.unsent

    def write(self, data: bytes) -> None:
        self._near.write(data)
        self._wire.write(self._come_through(len(data)))

    def read_available(self) -> bytes:
        try:
            said = self._wire.read_available()
        except PortClosed:
            if self._server is None:
                raise
            self._server.stop()
            self._until_gone()
        if said:
            os.write(self._device_end, said)
        heard, end = self._near.read_available(), monotonic() + PATIENCE_S
        while len(heard) < len(said) and monotonic() < end:
            self._let_come(self._server_end)
            heard += self._near.read_available()
        assert heard == said, (heard, said)
        return heard

    def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._near.close()
            if self._server:
                self._server.stop()
            os.close(self._device_end)
            os.close(self._server_end)

    def _come_through(self, count: int) -> bytes:
        heard, end = b"", monotonic() + PATIENCE_S
        while len(heard) < count and monotonic() < end:
            try:
                heard += os.read(self._device_end, count - len(heard))
            except BlockingIOError:
                self._let_come(self._device_end)
        assert len(heard) == count, (heard, count)
        return heard

    def _let_come(self, end: int) -> None:
        """Wait a moment, at a terminal only as long as nothing is there."""
        if self._server:
            sleep(KERNEL_S)
        else:
            select([end], [], [], PATIENCE_S)

    def _until_gone(self) -> None:
        """Read until the port itself says that the other end has gone."""
        end = monotonic() + PATIENCE_S
        while monotonic() < end:
            self._near.read_available()
            sleep(KERNEL_S)
        raise AssertionError("the port does not notice that its server has gone")

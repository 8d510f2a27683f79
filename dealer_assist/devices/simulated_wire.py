"""A wire inside this process between a driver and a simulated device, with real wires' faults."""

from random import Random
from typing import Protocol

from dealer_assist.devices.port import PortClosed
from dealer_assist.value import Value


class Speaker(Protocol):
    """What speaks for a simulated device on the bytes of its line."""

    def hear(self, data: bytes) -> bytes:
        """Take bytes from the host and give what the device says at once."""
        ...

    def tick(self, dt_ms: int) -> bytes:
        """Let time pass and give what the device says unasked."""
        ...


class LineNoise(Value):
    """How often a byte on the wire is spoilt, each as a share of 1."""

    flipped: float = 0.0
    dropped: float = 0.0
    doubled: float = 0.0


QUIET = LineNoise()


class SimulatedWire:
    """Carry bytes both ways; on a single wire the host hears its own bytes first.

    It is itself the `Port` of its host: pulling the plug makes every use raise `PortClosed`.
    """

    def __init__(self, speaker: Speaker, random: Random, *, has_echo: bool = False) -> None:
        self._speaker = speaker
        self.noise = QUIET
        self._random = random
        self._has_echo = has_echo
        self._to_host = bytearray()
        self._plugged = True
        self._closed = False

    @property
    def is_open(self) -> bool:
        return self._plugged and not self._closed

    @property
    def is_plugged(self) -> bool:
        """True if the plug is in."""
        return self._plugged

    def write(self, data: bytes) -> None:
        self._need_plug()
        if self._has_echo:
            self._to_host += self._spoil(data)
        self._to_host += self._spoil(self._speaker.hear(self._spoil(data)))

    def read_available(self) -> bytes:
        self._need_plug()
        data = bytes(self._to_host)
        self._to_host.clear()
        return data

    def close(self) -> None:
        self._closed = True

    def tick(self, dt_ms: int) -> None:
        """Let time pass for the device; what it says while unplugged is lost."""
        said = self._speaker.tick(dt_ms)
        if self._plugged:
            self._to_host += self._spoil(said)

    def unplug(self) -> None:
        """Pull the plug; the device itself goes on."""
        self._plugged = False
        self._to_host.clear()

    def replug(self) -> None:
        """Put the plug back."""
        self._plugged = True

    def _need_plug(self) -> None:
        if not self.is_open:
            raise PortClosed("the simulated wire is unplugged")

    def _spoil(self, data: bytes) -> bytes:
        return spoil(data, self.noise, self._random)


def spoil(data: bytes, noise: LineNoise, random: Random) -> bytes:
    """Return the bytes as they arrive over a line with this noise."""
    if noise is QUIET:
        return data
    spoilt = bytearray()
    for byte in data:
        if random.random() < noise.dropped:
            continue
        is_flipped = random.random() < noise.flipped
        heard = byte ^ 1 << random.randrange(8) if is_flipped else byte
        spoilt.append(heard)
        if random.random() < noise.doubled:
            spoilt.append(heard)
    return bytes(spoilt)

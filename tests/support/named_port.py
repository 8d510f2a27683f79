"""A real device on the port that was named."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Event

from patience import PATIENCE_S

from dealer_assist.devices.connect import connect
from dealer_assist.devices.messages import Message
from dealer_assist.devices.rack import Rack


class Device:
    """One device, told apart from the others by the variable that names its port."""

    def __init__(self, rack: Rack, heard: Event) -> None:
        self.rack, self._heard = rack, heard
        self.told: list[Message] = []

    def until(self, is_met: Callable[[], bool], patience_s: float = PATIENCE_S) -> bool:
        """Listen until this is so; False when it did not become so in time."""
        end = time.monotonic() + patience_s
        while not is_met() and time.monotonic() < end:
            self._heard.wait(0.1)
            self._heard.clear()
            self.told += self.rack.tick(clock_ms())
        return is_met()

    def wants(self, kind: type[Message]) -> bool:
        """Wait for a message of a kind."""
        return self.until(lambda: any(isinstance(one, kind) for one in self.told))


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


@contextmanager
def real(device: str, seats: range = range(0)) -> Iterator[Device]:
    """Open the device whose port the environment names."""
    heard = Event()
    where = os.environ[f"DEALER_ASSIST_{device.upper()}"]
    rack = connect({device: where}, seats, clock_ms=clock_ms, random=Random(), wake=heard.set)
    try:
        yield Device(rack, heard)
    finally:
        rack.close()

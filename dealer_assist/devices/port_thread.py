"""The one thread of a real port: the driver runs in it, the table's thread gets messages only.

What fails in it is the fault of its device: the table is told, and the line is served again.
"""

import os
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread, get_native_id
from typing import Protocol, TypeVar

from dealer_assist.devices.contained import REST_MS, Contained
from dealer_assist.devices.health import Health
from dealer_assist.devices.messages import Message
from dealer_assist.devices.port import Port

T = TypeVar("T")

CLOSE_TIMEOUT_S = 3.0
NICENESS = -10


class WaitingPort(Protocol):
    """A port that can sleep until something arrives."""

    @property
    def is_open(self) -> bool: ...

    def wait(self, seconds: float, length: int) -> bool: ...

    def close(self) -> None: ...


class HardwarePort(Port, WaitingPort, Protocol):
    """A port to something real: bytes both ways, and sleep until some come."""


class PortThread:
    """Run a driver in its own thread, so that neither a stalled window nor a slow line hurts."""

    def __init__(
        self,
        driver: Contained,
        port: WaitingPort,
        clock_ms: Callable[[], int],
        wake: Callable[[], None] | None = None,
    ) -> None:
        self._driver = driver
        self._port = port
        self._clock_ms = clock_ms
        self._wake = wake or _nobody
        self._messages: deque[Message] = deque()
        self._orders: deque[Callable[[], None]] = deque()
        self._stopping = Event()
        self._thread = Thread(target=self._run, name="device port", daemon=True)
        self._thread.start()

    def tick(self, now_ms: int) -> list[Message]:
        """Take the messages that have come."""
        return _drain(self._messages)

    def order(self, order: Callable[[], None]) -> None:
        """Have something done in the thread that owns the driver."""
        self._orders.append(order)

    def health(self) -> list[Health]:
        """Report on the driver's devices."""
        return self._driver.health()

    def close(self) -> None:
        """End the thread and give the port back."""
        self._stopping.set()
        self._thread.join(CLOSE_TIMEOUT_S)

    def _run(self) -> None:
        _go_first()
        while not self._stopping.is_set():
            try:
                self._serve()
            except Exception as bug:  # noqa: BLE001 - the line's own: the table plays on
                self._messages.extend(self._driver.fail(bug, self._clock_ms()))
                self._wake()
                self._stopping.wait(REST_MS / 1000)
        self._port.close()

    def _serve(self) -> None:
        """Between a byte and its news lies as little as can be: what has time comes behind it."""
        driver, port, clock_ms, wake = self._driver, self._port, self._clock_ms, self._wake
        while not self._stopping.is_set():
            if self._orders:
                for order in _drain(self._orders):
                    order()
            told = driver.tick(clock_ms())
            patience_s = driver.patience_ms / 1000
            awaited = driver.bytes_awaited
            if told:
                self._messages.extend(told)
                wake()  # who is woken must not find the interpreter taken: asleep again at once
            if not port.wait(patience_s, awaited) and not port.is_open:
                self._stopping.wait(patience_s)


def _nobody() -> None:
    """Wake nobody: messages are looked for when they are asked for."""


def _go_first() -> None:
    """Serve the line before anything is painted, where the system lets us: bytes do not wait."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, get_native_id(), NICENESS)


def _drain(queue: "deque[T]") -> list[T]:
    """Take all there is; one thread takes, others may put."""
    taken: list[T] = []
    while queue:
        taken.append(queue.popleft())
    return taken

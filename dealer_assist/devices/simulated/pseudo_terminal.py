"""A simulated device on a pseudo-terminal: other programs open it like a real serial port."""

import os
from collections import deque
from collections.abc import Callable
from select import select
from threading import Event, RLock, Thread

from dealer_assist.devices.simulated_wire import Speaker
from dealer_assist.system import only_here

BREATH_MS = 10
CLOSE_TIMEOUT_S = 3.0


class PseudoTerminal:
    """Offer a simulated device on a path; take `lock` while moving its model by hand.

    With `ms_a_byte` the bytes are paced like a real line, in both directions on the one wire.
    """

    def __init__(
        self,
        speaker: Speaker,
        clock_ms: Callable[[], float],
        *,
        has_echo: bool = False,
        ms_a_byte: float = 0.0,
    ) -> None:
        self.speaker = speaker
        self.lock = RLock()
        self._clock_ms = clock_ms
        self._has_echo = has_echo
        self._ms_a_byte = ms_a_byte
        self._master, self._slave = os.openpty()
        only_here("tty").setraw(self._slave)
        os.set_blocking(self._master, False)
        self.path = os.ttyname(self._slave)
        self._to_device: deque[tuple[float, int]] = deque()
        self._to_host: deque[tuple[float, int]] = deque()
        self._line_free_ms = 0.0
        self._stopping = Event()
        self._thread = Thread(target=self._run, name=f"device on {self.path}", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Take the port away, as when the plug is pulled."""
        self._stopping.set()
        self._thread.join(CLOSE_TIMEOUT_S)

    def _run(self) -> None:
        ticked_ms = self._clock_ms()
        try:
            while not self._stopping.is_set():
                select([self._master], [], [], self._patience_s())
                now_ms = self._clock_ms()
                self._take_in(now_ms)
                with self.lock:
                    self._deliver(now_ms)
                    if now_ms - ticked_ms >= BREATH_MS:
                        self._send(self.speaker.tick(int(now_ms - ticked_ms)), now_ms)
                        ticked_ms = now_ms
                self._give_out(now_ms)
        finally:
            os.close(self._master)
            os.close(self._slave)

    def _patience_s(self) -> float:
        due = [queue[0][0] for queue in (self._to_device, self._to_host) if queue]
        left_ms = min([at - self._clock_ms() for at in due], default=BREATH_MS)
        return max(0.0, min(left_ms, BREATH_MS)) / 1000

    def _take_in(self, now_ms: float) -> None:
        try:
            heard = os.read(self._master, 4096)
        except BlockingIOError:
            return
        for byte in heard:
            at = self._slot(now_ms)
            self._to_device.append((at, byte))
            if self._has_echo:
                self._to_host.append((at, byte))

    def _deliver(self, now_ms: float) -> None:
        """Let the device hear what has arrived; it answers from that moment, not from this one."""
        while self._to_device and self._to_device[0][0] <= now_ms:
            at, byte = self._to_device.popleft()
            self._send(self.speaker.hear(bytes((byte,))), at)

    def _send(self, said: bytes, now_ms: float) -> None:
        self._to_host.extend((self._slot(now_ms), byte) for byte in said)

    def _give_out(self, now_ms: float) -> None:
        said = _due(self._to_host, now_ms)
        while said:
            try:
                said = said[os.write(self._master, said) :]
            except BlockingIOError:
                return  # nobody listens at the other end: what a real port would drop too

    def _slot(self, now_ms: float) -> float:
        """Return the moment at which the next byte has passed the one wire."""
        self._line_free_ms = max(now_ms, self._line_free_ms) + self._ms_a_byte
        return self._line_free_ms


def _due(queue: deque[tuple[float, int]], now_ms: float) -> bytes:
    due = bytearray()
    while queue and queue[0][0] <= now_ms:
        due.append(queue.popleft()[1])
    return bytes(due)

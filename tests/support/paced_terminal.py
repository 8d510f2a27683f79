"""A device on a pseudo-terminal whose time is its tester's: a slow machine makes no answer late.

Nothing runs beside the test. Whoever asks the clock lets ten milliseconds pass for both sides, and
the device hears, answers and is heard within them.
"""

import fcntl
import os
import struct
import termios
import time
from select import select

from patience import PATIENCE_S

from dealer_assist.devices.simulated.pseudo_terminal import BREATH_MS, PseudoTerminal
from dealer_assist.devices.simulated_wire import Speaker

KERNEL_S = 0.001


class PacedTerminal(PseudoTerminal):
    """Serve a device each time `now_ms` is asked for, and only then."""

    def __init__(self, speaker: Speaker, *, has_echo: bool = False) -> None:
        self._now_ms = 0
        super().__init__(speaker, lambda: self._now_ms, has_echo=has_echo)

    def now_ms(self) -> int:
        """Let a breath pass on the line, and tell the time after it."""
        self._now_ms += BREATH_MS
        select([self._master], [], [], KERNEL_S)  # what was just written takes a moment to come
        self._take_in(self._now_ms)
        self._deliver(self._now_ms)
        self._send(self.speaker.tick(BREATH_MS), self._now_ms)
        self._give_out(self._now_ms)
        return self._now_ms

    def _run(self) -> None:
        self._stopping.wait()
        os.close(self._master)
        os.close(self._slave)

    def _give_out(self, now_ms: float) -> None:
        size, before = len(self._to_host), self._unread()
        super()._give_out(now_ms)
        end = time.monotonic() + PATIENCE_S
        while self._unread() < before + size and time.monotonic() < end:
            time.sleep(KERNEL_S)

    def _unread(self) -> int:
        (count,) = struct.unpack("i", fcntl.ioctl(self._slave, termios.FIONREAD, b"\0" * 4))
        return int(count)

"""News from a device's own thread, brought into the thread of the table."""

import os
from collections.abc import Callable
from contextlib import suppress
from weakref import finalize

from PySide6.QtCore import QObject, QSocketNotifier


class ThreadBridge(QObject):
    """Rung from any thread, answered in the one it was made in; many rings are one answer.

    A number that the system keeps is rung, and the event loop waits for it as for any file: a
    signal between threads would make, post and deliver an event of Qt's, and take 40 µs longer.
    """

    def __init__(self) -> None:
        super().__init__()
        self._answer: Callable[[], None] | None = None
        self._bell = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        finalize(self, os.close, self._bell).atexit = False  # a port may ring to the very end
        self._ear = QSocketNotifier(self._bell, QSocketNotifier.Type.Read, self)
        self._ear.activated.connect(self._hear)

    def answer_with(self, answer: Callable[[], None]) -> None:
        """Say what is to be done when it rings; until then nothing is."""
        self._answer = answer

    def ring(self) -> None:
        """Ring, from any thread; a flood of rings does not fill the event loop."""
        os.eventfd_write(self._bell, 1)

    def _hear(self) -> None:
        with suppress(BlockingIOError):
            os.eventfd_read(self._bell)
        if self._answer is not None:
            self._answer()

"""News from a device's own thread, brought into the thread of the table."""

import os
from collections.abc import Callable
from weakref import finalize

from PySide6.QtCore import QObject, QSocketNotifier


class ThreadBridge(QObject):
    """Rung from any thread, answered in the one it was made in; many rings are one answer.

    A number that the system keeps is rung, and the event loop waits for it as for any file: a
    signal between threads would make, post and deliver an event of Qt's, and take 40 µs longer.
    """

    def __init__(self) -> None:
        super().__init__()
        self._bell = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        finalize(self, os.close, self._bell).atexit = False  # a port may ring to the very end
        self._answers: list[Callable[[], None]] = []
        self._ear = QSocketNotifier(self._bell, QSocketNotifier.Type.Read, self)
        self._ear.activated.connect(_listener(self._bell, self._answers))

    def answer_with(self, answer: Callable[[], None]) -> None:
        """Say what is to be done when it rings; until then nothing is."""
        self._answers[:] = [answer]

    def ring(self) -> None:
        """Ring, from any thread; a flood of rings does not fill the event loop."""
        os.eventfd_write(self._bell, 1)


def _listener(bell: int, answers: list[Callable[[], None]]) -> Callable[[], None]:
    """Make what Qt calls: a plain function, which it finds and calls sooner than a method."""

    def hear() -> None:
        try:
            os.eventfd_read(bell)
        except BlockingIOError:
            return  # it was heard already
        for answer in answers:
            answer()

    return hear

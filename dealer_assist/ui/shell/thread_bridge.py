"""News from a device's own thread, brought into the thread of the table."""

from collections.abc import Callable
from threading import Lock

from PySide6.QtCore import QObject, Qt, Signal


class ThreadBridge(QObject):
    """Rung from any thread, answered in the one it was made in; many rings are one answer."""

    _rung = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._answer: Callable[[], None] | None = None
        self._is_rung = False
        self._turn = Lock()
        self._rung.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def answer_with(self, answer: Callable[[], None]) -> None:
        """Say what is to be done when it rings; until then nothing is."""
        self._answer = answer

    def ring(self) -> None:
        """Ring, from any thread; a flood of rings does not fill the event loop."""
        with self._turn:
            is_first, self._is_rung = not self._is_rung, True
        if is_first:
            self._rung.emit()

    def _hear(self) -> None:
        with self._turn:
            self._is_rung = False
        if self._answer is not None:
            self._answer()

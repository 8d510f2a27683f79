"""A port that is opened when it is first used, and again, ever later, when it has vanished."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from dealer_assist.devices.port import PortClosed

FIRST_RETRY_MS = 250
LONGEST_RETRY_MS = 4_000


class ReopeningPort(ABC):
    """Keep the time of the next try, and the words for why there is no port meanwhile."""

    def __init__(self, where: str, clock_ms: Callable[[], int]) -> None:
        self.where = where
        self._clock_ms = clock_ms
        self._why = "it was not opened yet"
        self._is_closed = False
        self._retry_ms = 0
        self._delay_ms = FIRST_RETRY_MS

    def close(self) -> None:
        """Release the port for good."""
        self._is_closed = True
        self._why = "it was closed"
        self._let_go()

    def _need_time(self) -> None:
        """Raise where it is not yet time to try again, or never will be."""
        if self._is_closed or self._clock_ms() < self._retry_ms:
            raise PortClosed(f"{self.where}: {self._why}")

    def _is_back(self) -> None:
        self._delay_ms = FIRST_RETRY_MS

    def _vanished(self, error: Exception) -> PortClosed:
        """Let the port go and try again later, each time a little later."""
        self._let_go()
        self._why = self._in_words(error)
        self._retry_ms = self._clock_ms() + self._delay_ms
        self._delay_ms = min(2 * self._delay_ms, LONGEST_RETRY_MS)
        return PortClosed(f"{self.where}: {self._why}")

    @abstractmethod
    def _let_go(self) -> None:
        """Close what is open, if anything is."""

    @abstractmethod
    def _in_words(self, error: Exception) -> str:
        """Say what went wrong, and what a technician can do about it."""

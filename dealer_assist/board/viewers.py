"""The open browsers: one event for all of them; a slow one does not delay the others."""

import asyncio
from collections.abc import AsyncIterator, Callable

MOST_VIEWERS = 200
_MOST_WAITING = 30
"""Events that may wait for a slow viewer; then its line is ended, and it comes back whole."""


class Viewers:
    """The open event streams of one board."""

    def __init__(self) -> None:
        self._queues: set[asyncio.Queue[str | None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def begin(self) -> None:
        """Belong to the loop that runs now."""
        self._loop = asyncio.get_running_loop()

    @property
    def count(self) -> int:
        """Return how many look."""
        return len(self._queues)

    @property
    def is_full(self) -> bool:
        """True if one more would be too many."""
        return len(self._queues) >= MOST_VIEWERS

    def publish(self, event: str) -> None:
        """Hand an event to all, from whatever thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._put, event)

    def end(self) -> None:
        """Let every stream come to its end."""
        for queue in self._queues:
            queue.put_nowait(None)

    async def stream(self, first: Callable[[], str]) -> AsyncIterator[str]:
        """Return one viewer's events: all there is, then what is new."""
        queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._queues.add(queue)
        try:
            yield "retry: 1000\n\n"
            yield first()
            while (event := await queue.get()) is not None:
                yield event
        finally:
            self._queues.discard(queue)

    def _put(self, event: str) -> None:
        for queue in tuple(self._queues):
            if queue.qsize() >= _MOST_WAITING:
                queue.put_nowait(None)
                self._queues.discard(queue)
            else:
                queue.put_nowait(event)

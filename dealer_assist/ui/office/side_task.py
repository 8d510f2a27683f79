"""Work beside the table for a flow: one piece at a time, taken over at a beat."""

from collections.abc import Callable
from typing import Generic, TypeVar

from dealer_assist.journal.queries.cached_totals import Progress
from dealer_assist.ui.shell.background_task import BackgroundTask

T = TypeVar("T")


class SideTask(Generic[T]):
    """Holds the piece that is under way; what is begun in its place is not waited for."""

    def __init__(self) -> None:
        self.task: BackgroundTask[T] | None = None

    def begin(self, work: Callable[[Progress], T], now_ms: int) -> None:
        """Begin a piece of work."""
        self.stop()
        self.task = BackgroundTask(work, now_ms)

    def stop(self) -> None:
        """Wait no longer for what nobody will see."""
        if self.task is not None:
            self.task.stop()
            self.task = None

    def taken(self) -> BackgroundTask[T] | None:
        """Return the work once, when it is done."""
        task = self.task
        if task is None or not task.is_done:
            return None
        self.task = None
        return task

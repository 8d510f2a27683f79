"""Which failed views go on record: each one once a minute, however often it fails."""

from collections.abc import Collection
from types import TracebackType

from PySide6.QtWidgets import QWidget

from dealer_assist.ui.toolkit.flow import Flow

AGAIN_MS = 60_000


class ViewErrorLog:
    """Collects failures as they happen; they are told later, when nothing is being drawn."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._told_at: dict[str, int] = {}

    def add(self, view: str) -> None:
        """Remember a view that failed."""
        if view not in self._waiting:
            self._waiting.append(view)

    def due(self, now_ms: int) -> tuple[str, ...]:
        """Return the views that are to go on record now, and forget the rest."""
        waiting, self._waiting = self._waiting, []
        due = tuple(
            view
            for view in waiting
            if view not in self._told_at or now_ms - self._told_at[view] >= AGAIN_MS
        )
        self._told_at.update(dict.fromkeys(due, now_ms))
        return due


def failed_view(trace: TracebackType | None, shown: QWidget) -> str:
    """Return the name of the innermost view or flow that was at work when what was shown failed."""
    name = type(shown).__name__
    while trace is not None:
        view = trace.tb_frame.f_locals.get("self")
        if isinstance(view, QWidget | Flow):
            name = type(view).__name__
        trace = trace.tb_next
    return name


def is_made_of(view: QWidget | None, kinds: Collection[str]) -> bool:
    """Return True if a view, or anything on it, is of one of these kinds."""
    if view is None:
        return False
    return any(type(widget).__name__ in kinds for widget in (view, *view.findChildren(QWidget)))

"""Work of a screen that takes longer than a frame, as a flow waits for it."""

from collections.abc import Callable
from typing import Generic, TypeVar, cast

from dealer_assist.errors import UserFacingError
from dealer_assist.ui.school.services import Work, Workers
from dealer_assist.ui.toolkit.flow import Stay, Step

T = TypeVar("T")


class Task(Generic[T]):
    """One piece of work at a time; a flow that is left waits for it no longer."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._work: Work | None = None
        self._then: Callable[[T], Step] = lambda _: Stay()
        self._refused: Callable[[str], Step] = lambda _: Stay()

    @property
    def is_waited_for(self) -> bool:
        """True if work is under way."""
        return self._work is not None

    def begin(
        self, work: Callable[[], T], then: Callable[[T], Step], refused: Callable[[str], Step]
    ) -> None:
        """Do some work beside the screen."""

        def safely() -> object:
            try:
                return work()
            except UserFacingError as wrong:
                return wrong

        self._work, self._then, self._refused = self._workers(safely), then, refused

    def step(self) -> Step | None:
        """Return what the work leads to when it is done; None before."""
        work = self._work
        if work is None or not work.is_done:
            return None
        self._work = None
        match work.result:
            case None:
                return self._refused(work.trouble)
            case UserFacingError() as wrong:
                return self._refused(wrong.message)
            case done:
                return self._then(cast("T", done))

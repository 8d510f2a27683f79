"""Work of the school that takes longer than a frame: the screen goes on while it is waited for."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.errors import UserFacingError
from dealer_assist.ui.shell.background_task import BackgroundTask

if TYPE_CHECKING:
    from dealer_assist.ui.school.controller import SchoolController

T = TypeVar("T")


def wait_for(
    school: "SchoolController",
    work: Callable[[], T],
    then: Callable[[T], None],
    refused: Callable[[str], None],
) -> None:
    """Do some work beside the screen; another screen that is opened waits for it no longer."""

    def safely() -> T | UserFacingError:
        try:
            return work()
        except UserFacingError as wrong:
            return wrong

    clock = school.services.clock
    task = BackgroundTask(lambda tell: safely(), clock.ms())
    if isinstance(clock, SimulatedClock):
        task.finish()  # a scenario's seconds are no time for a thread

    def look(now: int) -> None:
        if not task.is_done:
            return
        school.tick_with(lambda now: None)
        result = task.result
        if result is None:
            refused(task.trouble)
        elif isinstance(result, UserFacingError):
            refused(result.message)
        else:
            then(result)

    school.tick_with(look)

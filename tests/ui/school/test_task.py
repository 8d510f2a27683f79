"""What takes longer than a frame is done beside the screen, and its end is heard of."""

from threading import Event

from dealer_assist.errors import UserFacingError
from dealer_assist.kiosk.school.session import in_a_thread
from dealer_assist.ui.school.task import Task
from dealer_assist.ui.toolkit.flow import Say, Step


def until(task: Task[str]) -> Step:
    """Beat until the work leads somewhere."""
    while (step := task.step()) is None:
        pass
    return step


def test_the_screen_goes_on_until_the_work_is_done() -> None:
    may_end, task = Event(), Task[str](in_a_thread)
    task.begin(lambda: "done" if may_end.wait(20) else "late", Say, Say)
    assert task.step() is None
    assert task.is_waited_for
    may_end.set()
    assert until(task) == Say("done")
    assert task.step() is None


def test_what_cannot_be_done_is_said() -> None:
    def refuse() -> str:
        raise UserFacingError("No such lesson")

    task = Task[str](in_a_thread)
    task.begin(refuse, lambda done: Say("done"), Say)
    assert until(task) == Say("No such lesson")

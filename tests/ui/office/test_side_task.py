"""Work beside the table: one piece at a time, taken over once."""

from threading import Event

from dealer_assist.ui.office.side_task import SideTask


def test_what_is_done_is_taken_over_once() -> None:
    beside: SideTask[int] = SideTask()
    beside.begin(lambda tell: 7, 0)
    assert beside.task is not None
    beside.task.finish()
    done = beside.taken()
    assert done is not None
    assert done.result == 7
    assert beside.taken() is None


def test_what_is_begun_in_its_place_is_all_that_is_waited_for() -> None:
    beside: SideTask[str] = SideTask()
    go_on = Event()
    beside.begin(lambda tell: "late" if go_on.wait(10) else "", 0)
    assert beside.taken() is None
    beside.begin(lambda tell: "in time", 0)
    assert beside.task is not None
    beside.task.finish()
    go_on.set()
    done = beside.taken()
    assert done is not None
    assert done.result == "in time"


def test_nobody_waits_for_what_is_stopped() -> None:
    beside: SideTask[None] = SideTask()
    beside.begin(lambda tell: None, 0)
    beside.stop()
    assert (beside.task, beside.taken()) == (None, None)

"""Work beside the table: at once where it is short, with its share where it is long."""

import sqlite3
from collections.abc import Callable
from threading import Event

import pytest

from dealer_assist.ui.shell.background_task import FAILED, BackgroundTask
from dealer_assist.ui.shell.journal_reader import NOT_READ


def test_short_work_is_done_at_once() -> None:
    errand = BackgroundTask(lambda tell: 7, 100)
    errand.finish()
    assert errand.is_done
    assert (errand.result, errand.trouble, errand.started_ms) == (7, "", 100)


def test_long_work_tells_how_far_it_is() -> None:
    told, go_on = Event(), Event()

    def work(tell: Callable[[int, int], None]) -> str:
        tell(1, 4)
        told.set()
        go_on.wait(10)
        return "done"

    errand = BackgroundTask(work, 0)
    assert told.wait(10)
    assert not errand.is_done
    assert errand.share == 0.25
    assert errand.result is None
    go_on.set()
    errand.finish()
    assert errand.is_done
    assert errand.result == "done"


def test_work_that_nobody_waits_for_ends_at_its_next_word() -> None:
    told, go_on = Event(), Event()

    def work(tell: Callable[[int, int], None]) -> str:
        tell(1, 4)
        told.set()
        go_on.wait(10)
        tell(2, 4)
        return "done"

    errand = BackgroundTask(work, 0)
    assert told.wait(10)
    errand.stop()
    go_on.set()
    errand.finish()
    assert (errand.is_done, errand.result, errand.trouble) == (True, None, "")


@pytest.mark.parametrize("trouble", [sqlite3.OperationalError("locked"), OSError("gone")])
def test_a_journal_that_cannot_be_read_is_said(trouble: Exception) -> None:
    def work(tell: object) -> None:
        raise trouble

    errand = BackgroundTask(work, 0)
    errand.finish()
    assert errand.trouble == NOT_READ


def test_a_bug_is_logged_and_said(caplog: pytest.LogCaptureFixture) -> None:
    def work(tell: object) -> float:
        return 1 / 0

    errand = BackgroundTask(work, 0)
    errand.finish()
    assert errand.trouble == FAILED
    assert "ZeroDivisionError" in caplog.text
    caplog.clear()

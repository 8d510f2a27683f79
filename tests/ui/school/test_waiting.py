"""What takes longer than a frame is done beside the screen, and its end is heard of."""

from collections.abc import Callable
from threading import Event
from types import SimpleNamespace
from typing import Any, cast

import pytest

from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import UserFacingError
from dealer_assist.ui.school.controller import SchoolController
from dealer_assist.ui.school.waiting import wait_for


class _School:
    """As much of the school as waits: its clock, and who hears of the time."""

    def __init__(self) -> None:
        self.services = SimpleNamespace(clock=WallClock())
        self.tick: Callable[[int], None] = lambda now: None

    def tick_with(self, tick: Callable[[int], None]) -> None:
        self.tick = tick

    def until(self, said: list[Any]) -> None:
        while not said:
            self.tick(0)


@pytest.fixture
def school() -> _School:
    return _School()


def _wait(school: _School, work: Callable[[], Any], heard: list[Any]) -> None:
    wait_for(cast(SchoolController, school), work, heard.append, heard.append)


def test_the_screen_goes_on_until_the_work_is_done(school: _School) -> None:
    may_end, heard = Event(), list[Any]()
    _wait(school, lambda: may_end.wait(20) and "done", heard)
    school.tick(0)
    assert not heard
    may_end.set()
    school.until(heard)
    school.tick(0)
    assert heard == ["done"]


def test_what_cannot_be_done_is_said(school: _School) -> None:
    def refuse() -> str:
        raise UserFacingError("No such lesson")

    heard = list[Any]()
    _wait(school, refuse, heard)
    school.until(heard)
    assert heard == ["No such lesson"]

"""Work that can wait is done in pieces, begun anew where it must be, given up where it fails."""

import logging
from collections.abc import Iterator

import pytest

from dealer_assist.ui.shell.idle_work import IdleWork


class Counting:
    """A work of three pieces."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def __call__(self) -> Iterator[None]:
        for number in ("one", "two", "three"):
            self.done.append(number)
            yield


def test_a_piece_is_done_at_a_time_and_then_the_rest() -> None:
    work, idle, over = Counting(), IdleWork(), []
    idle.take_on(work, then=lambda: over.append("over"))
    assert idle.is_pending
    idle.go_on()
    assert (work.done, over) == (["one"], [])
    for _ in range(5):
        idle.go_on()
    assert (work.done, over) == (["one", "two", "three"], ["over"])
    assert not idle.is_pending


def test_work_is_begun_anew_where_it_was_taken_on() -> None:
    work, idle = Counting(), IdleWork()
    idle.begin_anew()
    idle.go_on()
    assert not idle.is_pending
    idle.take_on(work)
    idle.go_on()
    idle.begin_anew()
    idle.go_on()
    assert work.done == ["one", "one"]


def test_nothing_is_done_after_it_was_given_up() -> None:
    work, idle = Counting(), IdleWork()
    idle.take_on(work)
    idle.give_up()
    idle.go_on()
    idle.begin_anew()
    idle.go_on()
    assert work.done == []


def test_work_that_fails_is_named_and_given_up(caplog: pytest.LogCaptureFixture) -> None:
    def fails() -> Iterator[None]:
        yield
        raise ZeroDivisionError("a bug in what could wait")

    idle = IdleWork()
    idle.take_on(fails)
    idle.go_on()
    with caplog.at_level(logging.CRITICAL):
        idle.go_on()
    assert not idle.is_pending
    idle.begin_anew()
    assert not idle.is_pending

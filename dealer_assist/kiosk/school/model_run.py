"""The model dealer at a table of its own, in simulated time: an attempt in seconds."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.school.lessons import attempts, play_through
from dealer_assist.school.lessons.score import LessonReport, score

MODEL = "model"
_WORK_S, _PAUSE_S = 0.001, 0.009
_BEGINS = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


class Onlooker(Protocol):
    """A person who looks on: at each table that stands, and after every moment."""

    def begin(self, opened: OpenTable, clock: SimulatedClock) -> None: ...

    def look(self) -> None: ...

    def leave(self) -> None: ...


class Pauses:
    """Looks on only to stop the run for moments: a screen beside it has the interpreter then.

    Both would have it in turns of 5 ms else, and a frame, which asks for it several times, takes
    twice as long (`tests/bench/bench_school_frames.py`).
    """

    def __init__(
        self,
        worked_s: Callable[[], float] = time.thread_time,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._worked_s, self._sleep = worked_s, sleep
        self._since = worked_s()

    def begin(self, opened: OpenTable, clock: SimulatedClock) -> None:
        """Look at a table; its time is simulated and does not pass in a pause."""

    def look(self) -> None:
        """Stop for a moment after every piece of work."""
        if self._worked_s() - self._since >= _WORK_S:
            self._sleep(_PAUSE_S)
            self._since = self._worked_s()

    def leave(self) -> None:
        """Look away; there is nothing to put back."""


def beside_a_screen(lesson: Lesson, table: str, seed: int, folder: Path) -> LessonReport:
    """Play a lesson in a thread beside the screen, which goes on meanwhile."""
    return attempt(lesson, table, seed, folder, watcher=Pauses())


def attempt(
    lesson: Lesson,
    table: str,
    seed: int,
    folder: Path,
    mistake: str = "",
    dealer: str = MODEL,
    watcher: Onlooker | None = None,
) -> LessonReport:
    """Play a lesson into a folder, with one mistake if any is named, and score it.

    What a mistake leaves undone is scored as far as it went.
    """
    clock = SimulatedClock(_BEGINS)
    opened = open_table(table, folder, clock)
    if watcher is not None:
        watcher.begin(opened, clock)

    def reopen() -> OpenTable:
        """Open the table as after a power cut: what lay on the layout lies there still."""
        nonlocal opened
        hardware = opened.rack.simulated.snapshot()
        if watcher is not None:
            watcher.leave()
        opened.close()
        opened = open_table(
            table, folder, clock, restore=lambda rack: rack.simulated.restore(hardware)
        )
        if watcher is not None:
            watcher.begin(opened, clock)
        return opened

    try:
        room = play_through.play(
            lesson,
            opened,
            clock,
            mistake=mistake,
            seed=seed,
            reopen=reopen,
            watch=watcher.look if watcher else lambda: None,
        )
    except play_through.NotPlayed as left:
        if not left.room.is_wrong_move_made:
            raise
        room = left.room
    finally:
        if watcher is not None:
            watcher.leave()
        opened.close()
    swipes, answers = room.own_swipes, room.answers
    note = attempts.PlayedAttempt(
        lesson.key, table, seed, dealer, swipes, (), answers, lesson.moves, asks_pay=True
    )
    attempts.write(folder, note)
    recorded = attempts.events_of(folder)
    return score(recorded, room.lesson, opened.setup, own_swipes=swipes, answers=answers)

"""The model dealer at a table of its own, in simulated time: an attempt in seconds."""

from datetime import UTC, datetime
from pathlib import Path

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.kiosk.table_opening import OpenTable, open_table
from dealer_assist.school import attempts
from dealer_assist.school import run as lesson_run
from dealer_assist.school.score import Report, score

MODEL = "model"
_BEGINS = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


def attempt(
    lesson: Lesson, table: str, seed: int, folder: Path, mistake: str = "", dealer: str = MODEL
) -> Report:
    """Play a lesson into a folder, with one mistake if any is named, and score it."""
    clock = SimulatedClock(_BEGINS)
    opened = open_table(table, folder, clock)

    def reopen() -> OpenTable:
        """Open the table as after a power cut: what lay on the layout lies there still."""
        nonlocal opened
        hardware = opened.rack.simulated.snapshot()
        opened.close()
        opened = open_table(
            table, folder, clock, restore=lambda rack: rack.simulated.restore(hardware)
        )
        return opened

    try:
        room = lesson_run.play(lesson, opened, clock, mistake=mistake, seed=seed, reopen=reopen)
    finally:
        opened.close()
    attempts.write(folder, attempts.Attempt(lesson.key, table, seed, dealer, room.own_swipes))
    recorded = attempts.events_of(folder)
    return score(recorded, lesson, opened.setup, own_swipes=room.own_swipes)

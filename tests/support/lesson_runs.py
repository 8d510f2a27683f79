"""Lessons that the model dealer plays with one mistake, and whether it could make it."""

from datetime import UTC, datetime
from pathlib import Path

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.kiosk.table_opening import OpenTable, open_table
from dealer_assist.school import attempts
from dealer_assist.school.run import NotPlayed, play
from dealer_assist.school.score import Report, score

_BEGINS = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


def play_with(lesson: Lesson, table: str, mistake: str, folder: Path) -> tuple[Report, bool]:
    """Play a lesson with a mistake; a round that it leaves undone is scored as far as it went."""
    clock = SimulatedClock(_BEGINS)
    opened = open_table(table, folder, clock)

    def reopen() -> OpenTable:
        nonlocal opened
        hardware = opened.rack.simulated.snapshot()
        opened.close()
        opened = open_table(
            table, folder, clock, restore=lambda rack: rack.simulated.restore(hardware)
        )
        return opened

    own_swipes, is_made = 0, True
    try:
        room = play(lesson, opened, clock, mistake=mistake, seed=lesson.seed, reopen=reopen)
        own_swipes, is_made = room.own_swipes, room.is_slip_made
    except NotPlayed:
        pass
    finally:
        opened.close()
    recorded = attempts.events_of(folder)
    return score(recorded, lesson, opened.setup, own_swipes=own_swipes), is_made

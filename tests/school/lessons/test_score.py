"""The time of a step counts from when it was due, whatever else happens meanwhile."""

from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.lessons import Goal
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.kiosk.school.model_run import attempt
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.mistakes import RecordedEvent
from dealer_assist.school.lessons.score import score
from dealer_assist.table import events as e
from dealer_assist.value import replace
from tests.support.lesson_runs import shipped_lessons

LESSON = shipped_lessons()["two-winners"]
TABLE = LESSON.tables[0]
SHIPPED = paths.resources()
SETUP = load_table(SHIPPED, paths.layouts(), find_table(SHIPPED, TABLE, SHIPPED))
CALLED = replace(
    LESSON,
    goals=(replace(LESSON.goals[0], order=(), where={}, must="SupervisorCalled", within_s=5),),
)


@pytest.fixture
def recorded(tmp_path: Path) -> tuple[RecordedEvent, ...]:
    """Return a run in which the supervisor is called ten seconds after the last hand."""
    attempt(LESSON, TABLE, LESSON.seed, tmp_path / "one", "")
    events = attempts.events_of(tmp_path / "one")
    called = next(n for n, one in enumerate(events) if one.name == "SupervisorCalled")
    return tuple(
        replace(one, at_ms=one.at_ms + 10_000) if n >= called else one
        for n, one in enumerate(events)
    )


def met(events: tuple[RecordedEvent, ...], goal: Goal) -> bool:
    report = score(events, replace(CALLED, goals=(goal,)), SETUP)
    return report.goals[0].points == report.goals[0].of


def test_something_that_happens_meanwhile_does_not_renew_the_time(
    recorded: tuple[RecordedEvent, ...],
) -> None:
    goal = CALLED.goals[0]
    called = next(n for n, one in enumerate(recorded) if one.name == "SupervisorCalled")
    assert not met(recorded, goal)
    assert met(recorded, replace(goal, within_s=15))
    # A chip that somebody lays a second before the call is no step of the dealer's.
    chip = RecordedEvent(0, recorded[called].at_ms - 1000, e.LateChipRefused(6, "A", "Too late"))
    meanwhile = (*recorded[:called], chip, *recorded[called:])
    assert not met(meanwhile, goal)

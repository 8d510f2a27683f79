"""The clock of a lesson."""

from datetime import UTC, datetime, timedelta

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.school.lessons.lesson_clock import LessonClock

NOON = datetime(2026, 3, 14, 12, tzinfo=UTC)


def test_what_was_stopped_took_no_time() -> None:
    wall = SimulatedClock(NOON)
    lesson = LessonClock(wall)
    wall.advance(1000)
    lesson.stop()
    wall.advance(60_000)
    assert lesson.is_stopped
    assert (lesson.ms(), lesson.now()) == (1000, NOON + timedelta(seconds=1))
    lesson.go_on()
    wall.advance(500)
    assert (lesson.ms(), lesson.now()) == (1500, NOON + timedelta(seconds=1.5))


def test_stopped_twice_is_stopped_once() -> None:
    wall = SimulatedClock(NOON)
    lesson = LessonClock(wall)
    lesson.stop()
    wall.advance(1000)
    lesson.stop()
    lesson.go_on()
    lesson.go_on()
    assert lesson.ms() == 0

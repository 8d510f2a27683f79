"""Touches that changed nothing are kept beside the journal and shown on their lane."""

from datetime import UTC, datetime
from pathlib import Path

from dealer_assist.catalog.lessons import load_lessons
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.kiosk.table.opening import open_table
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.attempts import PlayedAttempt, VainTouch
from dealer_assist.school.lessons.lesson_clock import LessonClock
from dealer_assist.school.lessons.lesson_play import LessonPlay
from dealer_assist.school.lessons.replay import Replay
from dealer_assist.school.lessons.score import score
from dealer_assist.table.commands.round import EndGame

BEGINS = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


def test_a_refused_touch_is_kept_once_and_stands_on_the_lane(
    resources: Path, tmp_path: Path
) -> None:
    simulated = SimulatedClock(BEGINS)
    clock = LessonClock(simulated)
    lesson = load_lessons(resources / "lessons")["first-round"]
    table = open_table("crazy4-nexus", tmp_path, clock)
    play = LessonPlay(lesson, table, clock, 1)
    play.room.swipe("dealer-1")
    for _ in range(30):
        simulated.advance(100)
        table.desk.tick()
    table.desk.submit(EndGame())  # no game is begun
    table.desk.submit(EndGame())
    simulated.advance(2000)
    table.desk.submit(EndGame())
    play.leave()
    table.close()
    assert len(play.touches) == 2
    attempts.write(
        tmp_path, PlayedAttempt(lesson.key, "crazy4-nexus", 1, "a", touches=play.touches)
    )
    touches = attempts.read(tmp_path).touches
    assert touches == play.touches
    recorded = attempts.events_of(tmp_path)
    replay = Replay(
        lesson, score(recorded, lesson, table.setup), recorded, table.setup, touches=touches
    )
    assert replay.touches == touches
    assert replay.refused_before() == ""


def test_an_attempt_of_an_older_version_has_no_touches(tmp_path: Path) -> None:
    attempts.write(
        tmp_path,
        PlayedAttempt("first-round", "crazy4-nexus", 1, "a", touches=(VainTouch(1, "No"),)),
    )
    file = tmp_path / "attempt.json"
    file.write_text('{"lesson": "l", "table": "t", "seed": 1, "dealer": "a"}', encoding="utf-8")
    assert attempts.read(tmp_path).touches == ()

"""Lessons that the model dealer plays, rightly or with one mistake, and what was found."""

import json
import os
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.kiosk.table.opening import OpenTable, open_table
from dealer_assist.paths import resources
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.answers import WRONG_AMOUNT, GoalAnswer
from dealer_assist.school.lessons.coach import Lived, hear
from dealer_assist.school.lessons.mistakes import HESITATION, RecordedEvent, watched
from dealer_assist.school.lessons.play_through import NotPlayed, play
from dealer_assist.school.lessons.score import PAYMENT_ORDER, LessonReport, goal_shares, score
from dealer_assist.school.lessons.whole_round import WHOLE, WRONG_PAY
from dealer_assist.table.evolve import evolve
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.value import Value, plain
from tests.support.shards import on_every_core

_BEGINS = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)


class LessonRun(Value):
    """What is to be played; without a mistake every act is right."""

    lesson: str
    table: str
    seed: int
    mistake: str = ""


class Found(Value):
    """Whether the mistake could be made and the lesson ended, and what the score says of it.

    `coached` are the mistakes that the coach named, each with the points that it said were off;
    `broken` are the points of the goals that the score says were broken: done what they forbid,
    or paid in another order.
    """

    run: LessonRun
    points: int
    kinds: tuple[str, ...]
    is_made: bool
    is_ended: bool
    coached: tuple[tuple[str, int], ...] = ()
    broken: int = 0


@cache
def shipped_lessons() -> dict[str, Lesson]:
    """Read the shipped lessons once for each process."""
    return load_lessons(resources() / "lessons")


def found_in(run: LessonRun) -> Found:
    """Play a run in a folder of its own and forget the folder."""
    with TemporaryDirectory() as folder:
        lesson = shipped_lessons()[run.lesson]
        report, is_made, is_ended, coached = _played(lesson, run, Path(folder))
    kinds = tuple(one.kind for one in report.mistakes)
    broken = _broken(lesson, report, {kind for kind, _ in coached})
    return Found(run, report.points, kinds, is_made, is_ended, coached, broken)


def assert_told_alike(found: Found) -> None:
    """Coach and score name the same mistakes, and the coach says the points that the score takes.

    A long wait is noted while it lasts, and an amount is judged by its question: the coach says
    nothing of either.
    """
    scored = {kind for kind in found.kinds if kind not in (HESITATION, WRONG_AMOUNT, WRONG_PAY)}
    assert {kind for kind, _ in found.coached} == scored, found
    assert sum(off for _, off in found.coached) == found.broken, found
    assert found.points <= 100 - found.broken, found


def _broken(lesson: Lesson, report: LessonReport, kinds: set[str]) -> int:
    every = goal_shares(lesson)
    shares = zip(lesson.goals, report.goals, every, strict=False)
    is_undone = any(kind in WHOLE for kind in kinds)
    return is_undone * every[len(lesson.goals)] + sum(
        share
        for goal, got, share in shares
        if got.points < got.of
        and (goal.must_not or (PAYMENT_ORDER in kinds and _is_of_paying(goal.order)))
    )


def _is_of_paying(order: Sequence[str]) -> bool:
    return sum(one.startswith("SeatPaid:") for one in order) > 1


def coached_in(
    recorded: Sequence[RecordedEvent], lesson: Lesson, setup: TableSetup, own_swipes: int
) -> tuple[tuple[str, int], ...]:
    """Let the coach look on again: what it named, and the points that it said were off."""
    lived, said = Lived(watched(lesson, Table(setup))), list[tuple[str, int]]()
    for one in recorded:
        is_own = one.name == "SwipeRefused" and own_swipes > 0
        own_swipes -= is_own
        after = hear(lived, one, evolve(lived.table, one.event), is_own_swipe=is_own)
        if len(after.mistakes) > len(lived.mistakes):
            said.append((after.mistakes[-1].kind, after.points_off))
        lived = after
    return tuple(said)


def found_in_all(runs: Sequence[LessonRun]) -> Iterator[Found]:
    """Play runs on every core; those that `LESSON_PROOFS`, a file, knows are not played again.

    So a proof of an hour that was broken off goes on from there. Remove the file after a change.
    """
    name = os.environ.get("LESSON_PROOFS", "")
    known = {one.run: one for one in _read(Path(name))} if name else {}
    yield from (known[run] for run in runs if run in known)
    left = [run for run in runs if run not in known]
    with Path(name or os.devnull).open("a", encoding="utf-8") as file:
        for one in on_every_core(found_in, left, chunk=2):
            print(json.dumps(plain(one)), file=file, flush=True)
            yield one


def _read(file: Path) -> Iterator[Found]:
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        told = json.loads(line)
        kinds = tuple(told.pop("kinds"))
        coached = tuple((kind, off) for kind, off in told.pop("coached", ()))
        yield Found(LessonRun(**told.pop("run")), kinds=kinds, coached=coached, **told)


def _played(
    lesson: Lesson, run: LessonRun, folder: Path
) -> tuple[LessonReport, bool, bool, tuple[tuple[str, int], ...]]:
    """Play a lesson; a round that a mistake leaves undone is scored as far as it went."""
    clock = SimulatedClock(_BEGINS)
    opened = open_table(run.table, folder, clock)

    def reopen() -> OpenTable:
        nonlocal opened
        hardware = opened.rack.simulated.snapshot()
        opened.close()
        opened = open_table(
            run.table, folder, clock, restore=lambda rack: rack.simulated.restore(hardware)
        )
        return opened

    own_swipes, is_made, is_ended = 0, True, False
    answers: tuple[GoalAnswer, ...] = ()
    try:
        room = play(lesson, opened, clock, mistake=run.mistake, seed=run.seed, reopen=reopen)
        own_swipes, is_made, is_ended = room.own_swipes, room.is_wrong_move_made, True
        answers = room.answers
    except NotPlayed as left:
        room = left.room
        own_swipes = room.own_swipes
    finally:
        opened.close()
    recorded = attempts.events_of(folder)
    dealt = room.lesson
    report = score(recorded, dealt, opened.setup, own_swipes=own_swipes, answers=answers)
    coached = coached_in(recorded, dealt, opened.setup, own_swipes)
    return report, is_made, is_ended, coached

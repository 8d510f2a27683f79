"""Lessons that the model dealer plays for the command line: one attempt, or every lesson."""

import logging
import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.errors import DONE, FOUND_WRONG, UserFacingError
from dealer_assist.kiosk.school.model_run import attempt
from dealer_assist.school.lessons.attempts import unkept
from dealer_assist.school.lessons.score import LessonReport
from dealer_assist.system import cores
from dealer_assist.value import Value


class LessonChecked(Value):
    """What became of a lesson at one table, in words."""

    told: tuple[str, ...]
    is_right: bool


def check(lessons: Iterable[Lesson]) -> int:
    """Let the model dealer play every lesson at each of its tables; it must lose no point."""
    runs = [(lesson, table) for lesson in lessons for table in lesson.tables]
    failed = 0
    for checked in _all_checked(runs):
        failed += not checked.is_right
        print(*checked.told, sep="\n", flush=True)
    return FOUND_WRONG if failed else DONE


def _all_checked(runs: list[tuple[Lesson, str]]) -> Iterator[LessonChecked]:
    """Play on every core; the answers come in the order of the lessons."""
    workers = min(cores(), len(runs))
    if workers < 2:
        yield from map(_checked, runs)
        return
    # A new process knows nothing of this one's files and threads: no run can meet another.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=_be_quiet) as pool:
        yield from pool.map(_checked, runs)


def _be_quiet() -> None:
    """A table says at every opening what its set-up leaves open; here nobody can act on it."""
    logging.disable(logging.WARNING)


def _checked(run: tuple[Lesson, str]) -> LessonChecked:
    lesson, table = run
    name = f"{lesson.key} at {table}"
    with unkept() as folder:
        try:
            report = attempt(lesson, table, lesson.seed, folder)
        except UserFacingError as wrong:
            return LessonChecked((f"{name}: {wrong.message}",), is_right=False)
    said = [*(mistake.said for mistake in report.mistakes), *_lost(report)]
    told = (f"{name}: {report.points} %", *(f"  {sentence}" for sentence in said))
    return LessonChecked(told, is_right=report.points == 100 and not report.mistakes)


def _lost(report: LessonReport) -> Iterator[str]:
    return (
        f"lost {goal.of - goal.points}: {goal.said}"
        for goal in report.goals
        if goal.points < goal.of
    )

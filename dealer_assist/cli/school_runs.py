"""Lessons that the model dealer plays for the command line, and the questions of a drill."""

import json
import logging
import multiprocessing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor

from dealer_assist import paths
from dealer_assist.catalog.book import Book, load_book
from dealer_assist.catalog.lessons import Lesson
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.output import write_all
from dealer_assist.errors import DONE, FOUND_WRONG, UsageError, UserFacingError
from dealer_assist.kiosk.school.model_run import attempt
from dealer_assist.school.drills import questions
from dealer_assist.school.drills.question import Question
from dealer_assist.school.drills.shown import shown_with
from dealer_assist.school.lessons.attempts import unkept
from dealer_assist.school.lessons.coverage import PROCEDURES, TitleCoverage, coverage
from dealer_assist.school.lessons.score import LessonReport
from dealer_assist.system import cores
from dealer_assist.value import Value, plain

LEAST_LESSONS = 6
"""What a title that can be opened has at least."""


_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def show_coverage(lessons: Mapping[str, Lesson], *, is_json: bool) -> int:
    """Show which procedure is taught at which title; 1 where a title has too few of its own."""
    shipped = paths.resources()
    names = {file.stem for file in (shipped / "tables").glob("*.toml")}
    names |= {table for lesson in lessons.values() for table in lesson.tables}
    setups = {
        name: load_table(shipped, paths.layouts(), find_table(shipped, name, shipped))
        for name in sorted(names)
    }
    titles = coverage(lessons.values(), setups)
    write_all(map(_encode, map(plain, titles)) if is_json else _covered(titles))
    return FOUND_WRONG if any(len(title.lessons) < LEAST_LESSONS for title in titles) else DONE


def _covered(titles: Sequence[TitleCoverage]) -> Iterator[str]:
    """Yield a column for each title: lessons a procedure, blank where it cannot come up."""
    for number, one in enumerate(titles, 1):
        yield f"{number:>3} {one.name}: {len(one.lessons)} lessons, {len(one.own)} of its own"
    yield ""
    wide = max(len(one.name) for one in PROCEDURES)
    yield " " * wide + "".join(f"{number:>4}" for number in range(1, len(titles) + 1))
    for procedure in PROCEDURES:
        taught = [title.by_procedure.get(procedure.name) for title in titles]
        cells = ["" if one is None else str(len(one)) for one in taught]
        yield procedure.name.ljust(wide) + "".join(f"{cell:>4}" for cell in cells)
    gaps = sum(not found for title in titles for found in title.by_procedure.values())
    yield f"{gaps} procedures at a title without a lesson"


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
    told = (f"{name}: {report.points}%", *(f"  {sentence}" for sentence in said))
    return LessonChecked(told, is_right=report.points == 100 and not report.mistakes)


def _lost(report: LessonReport) -> Iterator[str]:
    return (
        f"lost {goal.of - goal.points}: {goal.said}"
        for goal in report.goals
        if goal.points < goal.of
    )


def drill(name: str, count: int, seed: int, *, is_json: bool) -> int:
    """Write the questions of a drill with their answers."""
    if count < 1:
        raise UsageError(f"--count {count} asks nothing; give 1 or more")
    book = load_book(paths.resources())
    asked = questions(name, book, seed, count)
    if is_json:
        return write_all(_question_as_json(question, book) for question in asked)
    return write_all(map(_question_as_text, asked))


def _question_as_json(question: Question, book: Book) -> str:
    return _encode({**question.as_json(), "shown": shown_with(question.asked, book)})


def _question_as_text(question: Question) -> str:
    asked = question.asked
    what = ", ".join(f"{key} {value}" for key, value in asked.ask.items())
    return f"{question.key}: {what}: {asked.answer}. {asked.why}."

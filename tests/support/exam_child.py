"""Kill an exam with SIGKILL at its n-th event, take it up again, and say what is on record.

`python exam_child.py FOLDER N…` prints one JSON line for each N: whether the kill came, how many
parts were scored, how often one was begun. Events of the rounds count, and the moment between the
end of a round and its score.
"""

import json
import os
import signal
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.outcome import Outcome
from dealer_assist.kiosk.table_opening import open_table
from dealer_assist.school import attempts
from dealer_assist.school import run as lesson_run
from dealer_assist.school.exam.exam import exam_of, exams, mark, sign
from dealer_assist.school.exam.sitting import Play, begin, sit
from dealer_assist.school.people.facts import AttemptKept, ExamPartBegan, PersonAdded
from dealer_assist.school.people.file import PeopleFile, people_file
from dealer_assist.school.score import Report, score

KEY = b"k" * 32
BEGINS = datetime(2026, 3, 14, 9, tzinfo=UTC)
PARTS = 2


def clock_of(begins: datetime = BEGINS) -> Callable[[], datetime]:
    """Give a clock that moves on whenever it is read."""
    clock = SimulatedClock(begins)

    def now() -> datetime:
        clock.advance(1000)
        return clock.now()

    return now


def playing(kill_at: int) -> Play:
    """Play rounds, and die at an event."""
    seen = 0

    def count(of: int) -> None:
        nonlocal seen
        for _ in range(of):
            seen += 1
            if seen == kill_at:
                os.kill(os.getpid(), signal.SIGKILL)

    def play(lesson: Lesson, table: str, seed: int, folder: Path) -> Report:
        folder.mkdir(parents=True)
        clock = SimulatedClock(BEGINS)
        opened = open_table(table, folder, clock)

        def heard(outcome: Outcome) -> None:
            count(len(outcome.events))

        opened.desk.on_outcome(heard)
        room = lesson_run.play(lesson, opened, clock, mistake="", seed=seed)
        opened.close()
        recorded = attempts.events_of(folder)
        report = score(
            recorded, lesson, opened.setup, own_swipes=room.own_swipes, answers=room.answers
        )
        count(1)
        return report

    return play


def in_a_child(do: Callable[[], None]) -> bool:
    """Do it in a process of its own; tell whether that was killed."""
    pid = os.fork()
    if pid == 0:
        do()
        os._exit(0)
    return os.WIFSIGNALED(os.waitpid(pid, 0)[1])


def examine(folder: Path, kill_at: int, begins: datetime) -> None:
    """Sit the exam, or what is left of it."""
    one = "first-round"
    lessons = {one: load_lessons(paths.resources() / "lessons")[one]}
    with PeopleFile.open(people_file(folder), KEY, clock_of(begins)) as book:
        if not book.people.persons:
            book.keep(PersonAdded("ana", "Ana"))
        exam = begin(book, lessons, "ana", "R. Mehta", "crazy4-nexus", 9, PARTS)
        sit(book, exam.key, lessons, playing(kill_at))


def told(folder: Path) -> dict[str, object]:
    """Say what is on record, after it was marked and signed."""
    with PeopleFile.open(people_file(folder), KEY, clock_of(BEGINS + timedelta(days=2))) as book:
        (exam,) = exams(book.people)
        for heading in ("hands", "voice", "courtesy"):
            book.keep(mark(exam, heading, 8))
        exam = exam_of(book.people, exam.key)
        book.keep(sign(exam, "R. Mehta", "digest"))
        whats = [one.what for one in book.people.facts]
        return {
            "scored": sum(isinstance(one, AttemptKept) for one in whats),
            "begun": sum(isinstance(one, ExamPartBegan) for one in whats),
            "seeds": [one.kept.seed for one in exam.parts if one.kept],
            "passed": exam.verdict.is_passed,
        }


def main() -> None:
    """Kill at each number that was given."""
    folder = Path(sys.argv[1])
    for word in sys.argv[2:]:
        at, n = folder / word, int(word)
        later = BEGINS + timedelta(days=1)
        was_killed = in_a_child(partial(examine, at, n, BEGINS))
        in_a_child(partial(examine, at, 0, later))
        print(json.dumps({"killed": was_killed, **told(at)}), flush=True)
        if not was_killed:
            return


if __name__ == "__main__":
    main()

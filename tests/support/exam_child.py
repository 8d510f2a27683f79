"""Kill an exam with SIGKILL at its n-th event, take it up again, and say what is on record.

`python exam_child.py FOLDER N…` prints one JSON line for each N: whether the kill came, how many
parts were scored, how often one was begun, and the answers of its drill. Events of the rounds
count, the moment between the end of a round and its score, and every question of the drill.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.outcome import Outcome
from dealer_assist.kiosk.table.opening import open_table
from dealer_assist.school.drills.question import Question
from dealer_assist.school.exam.exam import exam_of, exams, mark, sign
from dealer_assist.school.exam.parts import Drill, DrillKind, questions_left
from dealer_assist.school.exam.sitting import Ask, Play, begin, sit
from dealer_assist.school.lessons import attempts, play_through
from dealer_assist.school.lessons.score import LessonReport, score
from dealer_assist.school.people.facts import Answered, AttemptKept, ExamPartBegan, PersonAdded
from dealer_assist.school.people.file import PeopleFile, people_file

KEY = b"k" * 32
BEGINS = datetime(2026, 3, 14, 9, tzinfo=UTC)
ROUNDS = 2
EVENTS = "events"
DRILL = DrillKind("read_hand", "Hands", 5, 15)


def clock_of(begins: datetime = BEGINS) -> Callable[[], datetime]:
    """Return a clock that moves on whenever it is read."""
    clock = SimulatedClock(begins)

    def now() -> datetime:
        clock.advance(1000)
        return clock.now()

    return now


class Count:
    """Counts events, and dies at one."""

    def __init__(self, kill_at: int) -> None:
        self._kill_at, self.seen = kill_at, 0

    def __call__(self, of: int) -> None:
        for _ in range(of):
            self.seen += 1
            if self.seen == self._kill_at:
                os.kill(os.getpid(), signal.SIGKILL)


def asking(count: Count) -> Ask:
    """Ask the questions of a drill; before each, and after the last answer, comes a moment."""
    book = load_book(paths.resources())

    def ask(drill: Drill, seed: int) -> Iterator[Question]:
        for question in questions_left(drill, seed, book, "crazy_4_poker"):
            count(1)
            yield question
        count(1)

    return ask


def playing(count: Count) -> Play:
    """Play rounds, and count their events."""

    def play(lesson: Lesson, table: str, seed: int, folder: Path) -> LessonReport:
        folder.mkdir(parents=True)
        clock = SimulatedClock(BEGINS)
        opened = open_table(table, folder, clock)

        def heard(outcome: Outcome) -> None:
            count(len(outcome.events))

        opened.desk.on_outcome(heard)
        room = play_through.play(lesson, opened, clock, mistake="", seed=seed)
        opened.close()
        recorded = attempts.events_of(folder)
        report = score(
            recorded, room.lesson, opened.setup, own_swipes=room.own_swipes, answers=room.answers
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
        exam = begin(book, lessons, "ana", "R. Mehta", "crazy4-nexus", 9, ROUNDS, (DRILL,))
        count = Count(kill_at)
        sit(book, exam.key, lessons, playing(count), asking(count))
    if not (events := folder / EVENTS).exists():
        events.write_text(str(count.seen))


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
            "events": int((folder / EVENTS).read_text()),
            "answers": [one.number for one in whats if isinstance(one, Answered)],
            "points": [one.points for one in exam.drills],
            "seeds": [one.kept.seed for one in exam.rounds if one.kept],
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

"""People on the class list of a scenario: newcomers, some who have learned all, one examined."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.clock import Clock
from dealer_assist.journal.key import card_key, key_for
from dealer_assist.kiosk.school.model_run import attempt
from dealer_assist.school.exam.exam import begin_part, exam_of
from dealer_assist.school.exam.parts import Drill, ExamRound, kinds_for, questions_left
from dealer_assist.school.exam.sitting import begin, sit
from dealer_assist.school.lessons.score import LessonReport
from dealer_assist.school.people.class_list import key_of
from dealer_assist.school.people.facts import Answered, AttemptKept, ExamPartBegan, PersonAdded
from dealer_assist.school.people.file import PeopleFile, people_file
from dealer_assist.school.people.identity import PinDesk
from dealer_assist.value import replace

NEW, TAUGHT, READY, EXAMINED, PART = "", "taught", "ready", "examined", "part "
PIN = "2580"
"""Everybody's on the class list of a scenario."""
_DRILLED = ("pay_it", "read_hand")
_DRAWN = 9


def enrol(
    school: Path,
    clock: Clock,
    table: str,
    name: str,
    group: str = "",
    *,
    is_trainer: bool = False,
    stands: str = NEW,
) -> None:
    """Put a person on the list while nobody is in the school.

    Who is taught has passed every lesson, who is ready has answered questions besides; for who
    is examined the model dealer has sat a table test, which waits for its marks. `part 7` says that
    the six before that part are on record.
    """
    school.mkdir(parents=True, exist_ok=True)
    file = people_file(school)
    key = key_for(file, paths.key_file())
    lessons = load_lessons(paths.resources() / "lessons") if stands else {}
    cards, heads = card_key(paths.key_file()), paths.heads_folder()
    with PeopleFile.open(file, key, _one_after_another(clock), heads, cards) as people:
        person = key_of(name)
        people.keep(PersonAdded(person, name, "", group, is_trainer))
        PinDesk(people, clock.now).choose(people.people.persons[person], PIN)
        passed = (
            AttemptKept(f"{person} {lesson}", person, lesson, table, 1, 60, 90, is_passed=True)
            for lesson in lessons
        )
        people.keep(*passed)
        if stands == READY:
            people.keep(*(Answered(person, one, one, is_right=True, ms=2000) for one in _DRILLED))
        if stands == EXAMINED or stands.startswith(PART):
            part = int(stands.removeprefix(PART)) if stands != EXAMINED else 0
            _examine(people, school, lessons, person, table, part)


def _one_after_another(clock: Clock) -> Callable[[], datetime]:
    """Return moments a millisecond apart: what happens in one is in the order of chance ids."""
    passed = count()
    return lambda: clock.now() + timedelta(milliseconds=next(passed))


def _examine(
    people: PeopleFile,
    school: Path,
    lessons: Mapping[str, Lesson],
    person: str,
    table: str,
    part: int,
) -> None:
    book, shipped = load_book(paths.resources()), paths.resources()
    game = load_table(shipped, paths.layouts(), find_table(shipped, table, school)).game
    drills = kinds_for(book, game)
    exam = begin(people, lessons, person, "R. Mehta", table, _DRAWN, drills=drills)
    if part:
        _bring_to(people, exam.key, part)
        return
    sit(
        people,
        exam.key,
        lessons,
        _play,
        lambda drill, seed: questions_left(drill, seed, book, game),
    )


def _bring_to(people: PeopleFile, key: str, number: int) -> None:
    """Put the parts before one on record, without a table."""
    while (part := (exam := exam_of(people.people, key)).next_part) and part.number < number:
        begun = begin_part(exam)
        people.keep(begun)
        match begun, part:
            case ExamPartBegan(), ExamRound():
                skills = (("steps", 90, 100),)
                kept = AttemptKept(
                    *(begun.attempt, exam.person, part.lesson, exam.table, begun.seed, 60, 90),
                    is_passed=True,
                    parts=skills,
                    exam=key,
                )
                people.keep(kept)
            case ExamPartBegan(), Drill():
                said = Answered(exam.person, part.name, part.name, is_right=True, ms=2000)
                numbers = range(1, part.count + 1)
                people.keep(*(replace(said, attempt=begun.attempt, number=n) for n in numbers))


def _play(lesson: Lesson, table: str, seed: int, folder: Path) -> LessonReport:
    folder.mkdir(parents=True)
    return attempt(lesson, table, seed, folder)

"""People on the class list of a scenario: newcomers, some who have learned all, one examined."""

from pathlib import Path

from dealer_assist import paths
from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.desk.clock import Clock
from dealer_assist.journal.key import key_for
from dealer_assist.kiosk.model_run import attempt
from dealer_assist.school.exam.sitting import begin, sit
from dealer_assist.school.people.class_list import key_of
from dealer_assist.school.people.facts import AttemptKept, PersonAdded
from dealer_assist.school.people.file import PeopleFile, people_file
from dealer_assist.school.score import Report

NEW, READY, EXAMINED = "", "ready", "examined"
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
    """Put somebody on the list while nobody is in the school.

    Who is ready has passed every lesson; for who is examined the model dealer has sat a table test
    besides, which waits for its marks.
    """
    school.mkdir(parents=True, exist_ok=True)
    file = people_file(school)
    key = key_for(file, paths.key_file())
    lessons = load_lessons(paths.resources() / "lessons") if stands else {}
    with PeopleFile.open(file, key, clock.now, paths.heads_folder()) as people:
        person = key_of(name)
        people.keep(PersonAdded(person, name, "", group, is_trainer))
        passed = (
            AttemptKept(f"{person} {one}", person, one, table, 1, 60, 90, is_passed=True)
            for one in lessons
        )
        people.keep(*passed)
        if stands == EXAMINED:
            exam = begin(people, lessons, person, "R. Mehta", table, _DRAWN)
            sit(people, exam.key, lessons, _play)


def _play(lesson: Lesson, table: str, seed: int, folder: Path) -> Report:
    folder.mkdir(parents=True)
    return attempt(lesson, table, seed, folder)

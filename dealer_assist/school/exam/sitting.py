"""Plays an exam to its end, from wherever a power cut has left it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.school.exam.exam import PARTS, Exam, begin_part, draw, exam_of, unfinished
from dealer_assist.school.keeping import kept
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.file import PeopleFile, new_id
from dealer_assist.school.score import Report

Play = Callable[[Lesson, str, int, Path], Report]
"""Plays a lesson at a table with a seed into a folder, and scores it."""
ATTEMPTS = "attempts"


def begin(
    book: PeopleFile,
    lessons: Mapping[str, Lesson],
    person: str,
    examiner: str,
    table: str,
    seed: int,
    parts: int = PARTS,
) -> Exam:
    """Draw an exam and put it on record, or take the one up that was cut off."""
    if person not in book.people.persons:
        raise Refused(Msg("{name} is not on the list; add them first", name=person))
    if (open_one := unfinished(book.people, person, table)) is not None:
        return open_one
    drawn = draw(lessons, table, seed, parts)
    key = new_id()
    book.keep(replace(drawn, exam=key, person=person, examiner=examiner))
    return exam_of(book.people, key)


def attempt_folder(school: Path, attempt: str) -> Path:
    """Give the folder of an attempt at a school."""
    return school / ATTEMPTS / attempt


def sit(book: PeopleFile, key: str, lessons: Mapping[str, Lesson], play: Play) -> Exam:
    """Play every part that is left, with no advice; each is on record before the next begins."""
    while (exam := exam_of(book.people, key)).is_open and exam.next_part is not None:
        begun = begin_part(exam)
        book.keep(begun)
        if isinstance(begun, f.ExamPartBegan):
            lesson = replace(lessons[exam.next_part.lesson], advice="never")
            folder = attempt_folder(book.path.parent, begun.attempt)
            report = play(lesson, exam.table, begun.seed, folder)
            book.keep(
                kept(
                    begun.attempt,
                    exam.person,
                    lesson,
                    exam.table,
                    begun.seed,
                    report,
                    folder,
                    key,
                )
            )
    return exam

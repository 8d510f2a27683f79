"""The trainer's part of `dealer-assist school`: people, their lists, exams and certificates."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from random import SystemRandom

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.lessons import Lesson
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.cli.output import in_columns, painting, write_all
from dealer_assist.desk.clock import WallClock
from dealer_assist.errors import DONE, FOUND_WRONG, UsageError
from dealer_assist.journal.key import key_for, load_key, school_key
from dealer_assist.journal.key_change import older_keys
from dealer_assist.school.deals.house import book_of, house_of
from dealer_assist.school.exam.certificate import Certificate, certificate_of, read_certificate
from dealer_assist.school.exam.exam import Exam, draw, exam_of, executive_lines, mark, sign
from dealer_assist.school.exam.parts import kinds_for, questions_left
from dealer_assist.school.exam.sitting import Play, attempt_folder, begin, sit
from dealer_assist.school.exam.verify import findings
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.score import LessonReport
from dealer_assist.school.making import maker
from dealer_assist.school.people.attempt_facts import facts_of
from dealer_assist.school.people.class_list import as_facts, read_class_list
from dealer_assist.school.people.facts import NamesKept, PersonAdded
from dealer_assist.school.people.file import PeopleFile, new_id, people_file, read_facts
from dealer_assist.school.people.forgetting import ASKED
from dealer_assist.school.people.merge import merge
from dealer_assist.school.people.people import People, Person
from dealer_assist.school.people.progress import ClassRow, class_of, class_written
from dealer_assist.school.people.pseudonyms import alias_by, without_names
from dealer_assist.school.people.today import today_of
from dealer_assist.school.people.xapi import statements
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import Value

_SEEDS = 1_000_000
_NOBODY = PersonAdded("model dealer", "Model dealer")
_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def open_people(school: Path) -> PeopleFile:
    """Open the people of a school; one who only looks calls `looked_at`."""
    path = people_file(school)
    key = key_for(path, paths.key_file())
    cards = school_key(paths.key_file())
    return PeopleFile.open(path, key, WallClock().now, paths.heads_folder(), cards)


def looked_at(school: Path) -> People:
    """Read the people of a school, beside a kiosk that may have them open."""
    path = people_file(school)
    if not path.exists():
        raise UsageError(f"{school} holds no people; 'school import LIST.csv' brings a class")
    return People(read_facts(path))


def list_people(school: Path, lessons: Mapping[str, Lesson], *, is_json: bool) -> int:
    """Write everybody on the list."""
    people = looked_at(school)
    rows = {row.person.key: row for row in class_of(people, lessons, WallClock().now())}
    if is_json:
        return write_all(
            _encode(_as_json(person, rows.get(person.key))) for person in people.on_list()
        )
    lines = [
        (person.name, person.number, person.group, _state(person, rows))
        for person in people.on_list()
    ]
    return write_all(in_columns(lines)) if lines else DONE


def _state(person: Person, rows: Mapping[str, ClassRow]) -> str:
    return "trainer" if person.is_trainer else rows[person.key].state.value


def _as_json(person: Person, row: ClassRow | None) -> dict[str, object]:
    told: dict[str, object] = {
        "person": person.key,
        "name": person.name,
        "number": person.number,
        "class": person.group,
        "trainer": person.is_trainer,
    }
    if row is not None:
        told |= {"state": row.state.value, "due_minutes": row.due_minutes, "right": row.right}
    return told


def import_list(school: Path, file: Path) -> int:
    """Bring a class list in: all of it, or on a wrong line nothing."""
    rows = read_class_list(file)
    with open_people(school) as book:
        whats = as_facts(rows, book.people, book.card_key, file)
        book.keep(*whats)
    added = sum(isinstance(what, PersonAdded) for what in whats)
    print(f"{_counted(len(rows), 'person', 'people')} on the list, {added} new or changed")
    return DONE


def _counted(n: int, one: str, many: str) -> str:
    return f"{n} {one if n == 1 else many}"


def export_list(
    school: Path, lessons: Mapping[str, Lesson], file: Path, *, is_nameless: bool = False
) -> int:
    """Write the class with how far everybody is."""
    people, now = _told_of(school, is_nameless=is_nameless), WallClock().now()
    return _write(file, class_written(people, class_of(people, lessons, now)))


def _write(file: Path, text: str) -> int:
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(text)
    except FileExistsError:
        raise UsageError(f"{file} is there already; choose another name") from None
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(f"{file} cannot be written ({why}). Choose another place") from None
    return DONE


def _told_of(school: Path, *, is_nameless: bool) -> People:
    """Read the people as they are written for others: by name, or by what stands for it."""
    people = looked_at(school)
    return without_names(people, alias_by(load_key(paths.key_file()))) if is_nameless else people


def write_statements(
    school: Path, lessons: Mapping[str, Lesson], *, is_nameless: bool = False
) -> int:
    """Write what was learned as xAPI statements, one a line."""
    titles = {key: str(lesson.title) for key, lesson in lessons.items()}
    told = _told_of(school, is_nameless=is_nameless)
    return write_all(map(_encode, statements(told, titles)))


def merge_files(school: Path, files: tuple[Path, ...]) -> int:
    """Bring the people of other kiosks in."""
    with open_people(school) as book:
        done = merge(book, files)
    facts = _counted(done.facts, "fact", "facts")
    persons = _counted(done.persons, "new person", "new people")
    print(f"{facts} taken: {persons}, {_counted(done.attempts, 'new attempt', 'new attempts')}")
    return DONE


def forget(school: Path, name: str, by: str, days: int | None) -> int:
    """Delete a name, or set for how long names are kept; a trainer of the list has it done."""
    with open_people(school) as book:
        trainer = _person(book.people, by)
        if not trainer.is_trainer:
            raise UsageError(f"{trainer.name} is no trainer; a trainer has a name deleted")
        if days is not None:
            book.keep(NamesKept(days, (trainer.name,)))
            gone = len(book.forget_overdue())
        else:
            book.forget(_person(book.people, name).key, (trainer.name,), ASKED)
            gone = 1
    if gone:  # the file is written anew, and its copies go
        open_people(school).close()
    print(f"{_counted(gone, 'name', 'names')} deleted; what was learned stays, as nobody's")
    return DONE


def show_today(school: Path, lessons: Mapping[str, Lesson], name: str, *, is_json: bool) -> int:
    """Write what a person does today."""
    people = looked_at(school)
    person = _person(people, name)
    today = today_of(person, people, _course_of(person, people, lessons), WallClock().now())
    if is_json:
        return write_all(
            _encode(
                {
                    "kind": item.kind.value,
                    "key": item.key,
                    "title": str(item.title),
                    "note": str(item.note),
                    "minutes": item.minutes,
                    "done": item.is_done,
                }
            )
            for item in today.items
        )
    done = {True: "done", False: ""}
    rows = [
        (item.title, item.note, f"{item.minutes} min", done[item.is_done]) for item in today.items
    ]
    return write_all(in_columns(rows)) if rows else DONE


def _course_of(
    person: Person, people: People, lessons: Mapping[str, Lesson]
) -> Mapping[str, Lesson]:
    """Return the lessons of the tables that a person has played at; all before the first."""
    tables = {attempt.kept.table for attempt in people.attempts_of(person.key)}
    mine = {key: one for key, one in lessons.items() if tables.intersection(one.tables)}
    return mine or lessons


def _person(people: People, name: str) -> Person:
    found = people.by_name(name)
    if not found:
        raise UsageError(f"no one on the list is named {name!r}. 'school people' shows everyone")
    if len(found) > 1:
        numbers = ", ".join(one.number or "none" for one in found)
        raise UsageError(f"several people are called {name!r}; give the number: {numbers}")
    return found[0]


def play_for(school: Path, name: str, lesson: Lesson, seed: int, play: Play) -> LessonReport:
    """Play a lesson for a person on the list: it goes on their record."""
    with open_people(school) as book:
        person, attempt, table = _person(book.people, name), new_id(), lesson.tables[0]
        folder = attempt_folder(school, attempt)
        report = play(lesson, table, seed, folder)
        book.keep(*facts_of(attempt, person.key, lesson, table, seed, report, folder))
    return report


class ExamAsked(Value):
    """An exam as it was asked for; marks as `hands=8,voice=7,courtesy=9`."""

    table: str
    seed: int | None = None
    person: str = ""
    examiner: str = ""
    marks: str = ""
    pdf: Path | None = None


def hold_exam(
    school: Path,
    lessons: Mapping[str, Lesson],
    asked: ExamAsked,
    play: Play,
    report: Callable[[Exam], Iterator[str]],
) -> int:
    """Let the model dealer play an exam to its end, as a trial run; write its record.

    Nobody sits here: it is marked as a trial on screen, in its file and on paper, for good.
    """
    marks = _marks(asked.marks)
    seed = SystemRandom().randrange(_SEEDS) if asked.seed is None else asked.seed
    draw(lessons, asked.table, seed)  # refused here, nothing is made
    setup = _setup(asked.table, school)
    games, game = book_of(setup, load_book(paths.resources())), setup.game
    house = house_of(setup, games)
    drills = kinds_for(games, game, house)
    with open_people(school) as book:
        person = _examined(book, asked.person)
        exam = begin(
            book,
            lessons,
            person.key,
            asked.examiner or "-",
            asked.table,
            seed,
            drills=drills,
            executive_lines=executive_lines(setup),
            is_trial=True,
        )
        exam = sit(
            book,
            exam.key,
            lessons,
            play,
            lambda drill, dealt: questions_left(drill, dealt, games, game, house),
        )
        for heading, given in marks.items():
            book.keep(mark(exam, heading, given))
        exam = exam_of(book.people, exam.key)
        if marks and exam.is_open:
            certificate = _certificate(book, exam, person)
            book.keep(sign(exam, asked.examiner or "-", certificate.digest))
            exam = exam_of(book.people, exam.key)
            if asked.pdf is not None:
                _paint(certificate, book.key, asked.pdf, lessons)
        return write_all(report(exam))


def _examined(book: PeopleFile, name: str) -> Person:
    if name:
        return _person(book.people, name)
    if _NOBODY.person not in book.people.persons:
        book.keep(_NOBODY)
    return book.people.persons[_NOBODY.person]


def _marks(text: str) -> dict[str, int]:
    marks: dict[str, int] = {}
    for given_mark in filter(None, text.split(",")):
        heading, _, given = given_mark.partition("=")
        if not given.isdecimal():
            raise UsageError(f"--marks {text!r} is not hands=8,voice=7,courtesy=9")
        marks[heading.strip()] = int(given)
    return marks


def _certificate(book: PeopleFile, exam: Exam, person: Person) -> Certificate:
    setup = _setup(exam.table, book.path.parent)
    day = datetime.now().astimezone().date().isoformat()
    return certificate_of(exam, person, setup, day, book.head, book.key)


def _paint(certificate: Certificate, key: bytes, file: Path, lessons: Mapping[str, Lesson]) -> None:
    with painting(file):
        from dealer_assist.ui.print.certificate import write_certificate

        titles = {key: lesson.title for key, lesson in lessons.items()}
        write_certificate(certificate, key, file, titles)


def verify_certificate(school: Path, file: Path) -> int:
    """Prove a certificate; 1 and one sentence for each thing that is wrong with it."""
    if file.exists() and not file.is_file():  # a pipe would be waited for
        raise UsageError(f"{file} is not a plain file; give the certificate's file")
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise UsageError(f"{file} cannot be read ({error.strerror}); give its file") from None
    key = load_key(paths.key_file())
    older = older_keys(paths.heads_folder()).values()
    found = findings(raw, (key, *older), looked_at(school), school)
    for sentence in found:
        print(f"{file}: {sentence}")
    if found:
        return FOUND_WRONG
    certificate = read_certificate(raw)
    if certificate.is_trial:
        print(f"{file}: proved, and a trial run: the model dealer played it, nobody sat")
    else:
        print(f"{file}: proved")
    return write_all(_parts_told(certificate))


def _parts_told(certificate: Certificate) -> Iterator[str]:
    for part in certificate.parts:
        yield f"  {part.lesson}, {seeds_told((part.seed,))}: {part.points} of 100"
    for drill in certificate.drills:
        seeds = seeds_told(drill.seeds)
        yield f"  {drill.drill}, {drill.count} questions, {seeds}: {drill.points} of 100"
    if certificate.note:
        yield f"  note: {certificate.note}"


def seeds_told(seeds: Sequence[int]) -> str:
    """Name the seeds of a part; a drill that was cut off has several."""
    return f"seed{'s' * (len(seeds) > 1)} {', '.join(map(str, seeds))}"


def make_lesson(
    school: Path, folder: Path, title: str, shipped: Mapping[str, Lesson], play: Play
) -> int:
    """Make a lesson of an attempt; it is written when the model dealer has lost no point in it."""
    key = "-".join(re.findall("[a-z0-9]+", title.casefold()))
    if not key or not title.isprintable() or "{" in title:
        raise UsageError("give the lesson a --title of plain words")
    if key in shipped:
        raise UsageError(f"there is a lesson {key!r} already; choose another --title")
    attempt = attempts.read(folder)
    setup = _setup(attempt.table, school)
    recorded = attempts.events_of(folder)
    lesson = maker.recorded_as_lesson(recorded, key, title, attempt.table, setup)
    check = maker.check_lesson(lesson, play)
    if not check.is_good:
        why = check.sentence or ", ".join(str(lesson.goals[n].why) for n in check.lost)
        print(f"{title}: the model dealer cannot play it without a loss: {why}")
        return FOUND_WRONG
    file = maker.publish(lesson, check, school / "lessons")
    print(f"{file}: the model dealer lost no point; 'school play {key}' plays it")
    return DONE


def _setup(table: str, school: Path) -> TableSetup:
    shipped = paths.resources()
    return load_table(shipped, paths.layouts(), find_table(shipped, table, school))

"""`dealer-assist school`: lessons at the real table, and drills that the rules engine answers."""

import json
from collections.abc import Iterator
from itertools import count as numbers
from pathlib import Path
from shutil import rmtree

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.catalog.tables import table_file
from dealer_assist.cli import school_office as office
from dealer_assist.cli import school_runs
from dealer_assist.cli.arguments import Parser, add_data, file_or_folder
from dealer_assist.cli.output import in_columns, write_all
from dealer_assist.errors import UsageError, UserFacingError
from dealer_assist.kiosk.lesson_pictures import watching
from dealer_assist.kiosk.school import model_run
from dealer_assist.school.drills import questions
from dealer_assist.school.drills.question import Question
from dealer_assist.school.exam.exam import Exam
from dealer_assist.school.exam.parts import Drill, Part, Round
from dealer_assist.school.exam.sitting import Play
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.score import Report, score
from dealer_assist.school.lessons.wrong_moves import MISTAKES

_MISTAKE = "mistake"
WHATS = (
    *("lessons", "check", "play", "score", "drill"),
    *("people", "import", "export", "xapi", "merge", "today", "exam", "verify", "make"),
)
_WITHOUT_NAME = ("lessons", "people", "xapi")
_NAMES = (
    "check: lessons, or none for all of them; play: the lesson; score: the folder of an attempt; "
    "drill: its name; import, export: a CSV file; merge: people files of other kiosks; today: a "
    "person; exam: a table; verify: a certificate; make: the folder of an attempt that becomes a "
    "lesson"
)
_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def add_arguments(parser: Parser) -> None:
    """Say what may follow the command."""
    parser.add_argument("what", choices=WHATS)
    parser.add_argument("names", metavar="NAME", nargs="*", help=_NAMES)
    add_data(parser)
    who = "play: 'model', or 'mistake:KIND' for a dealer who makes one"
    parser.add_argument("--as", dest="dealer", metavar="WHO", default=model_run.MODEL, help=who)
    parser.add_argument("--count", metavar="N", type=int, default=10, help="drill: questions")
    parser.add_argument("--seed", metavar="S", type=int, help="the same seed, the same cards")
    parser.add_argument("--person", metavar="NAME", default="", help="play, exam: whose it is")
    parser.add_argument("--examiner", metavar="NAME", default="", help="exam: who examines")
    marks = "exam: the examiner's, hands=8,voice=7,courtesy=9; they sign it"
    parser.add_argument("--marks", metavar="MARKS", default="", help=marks)
    pdf = "exam: write the certificate of a signed exam here"
    parser.add_argument("--pdf", metavar="FILE", type=file_or_folder, help=pdf)
    shots = "play: where pictures of the table go, one for whatever is recorded"
    parser.add_argument("--screenshots", metavar="DIR", type=file_or_folder, help=shots)
    parser.add_argument("--title", metavar="TITLE", default="", help="make: the lesson's title")
    parser.add_argument("--json", dest="is_json", action="store_true", help="as JSON")


def run(
    *,
    what: str,
    names: list[str],
    data: Path | None,
    dealer: str,
    count: int,
    seed: int | None,
    person: str,
    examiner: str,
    marks: str,
    pdf: Path | None,
    title: str,
    screenshots: Path | None,
    is_json: bool,
) -> int:
    """Do what was asked for."""
    if what in _WITHOUT_NAME and names:
        raise UsageError(f"'school {what}' takes no name")
    if what not in (*_WITHOUT_NAME, "check") and not names:
        raise UsageError(f"'school {what}' needs a name; 'school --help' says which")
    if what not in ("check", "merge") and len(names) > 1:
        raise UsageError(f"'school {what}' takes one name, not {len(names)}")
    name = names[0] if names else ""
    school = data or paths.data_folder() / "school"
    match what:
        case "people":
            return office.list_people(school, _lessons(school), is_json=is_json)
        case "import":
            return office.import_list(school, Path(name))
        case "export":
            return office.export_list(school, _lessons(school), Path(name))
        case "xapi":
            return office.write_statements(school, _lessons(school))
        case "merge":
            return office.merge_files(school, tuple(map(Path, names)))
        case "today":
            return office.show_today(school, _lessons(school), name, is_json=is_json)
        case "exam":
            asked = office.Sitting(name, seed, person, examiner, marks, pdf)
            return office.hold_exam(
                school, _lessons(school), asked, _part_of(dealer), _told_of_exam
            )
        case "make":
            return office.make_lesson(
                school, Path(name), title, _lessons(), _part_of(model_run.MODEL)
            )
        case "verify":
            return office.verify_certificate(school, Path(name))
        case "lessons":
            return _list(is_json=is_json)
        case "check":
            asked_for = [_lesson(one, school) for one in names]
            return school_runs.check(asked_for or _lessons(school).values())
        case "play":
            lesson = _lesson(name, school)
            if person:
                cards = lesson.seed if seed is None else seed
                report = office.play_for(school, person, lesson, cards, _part_of(dealer))
            else:
                report = _play(lesson, dealer, seed, school, screenshots)
            return write_all(_told(report, is_json=is_json))
        case "score":
            return write_all(_told(_score(Path(name), school), is_json=is_json))
        case _:
            return _drill(name, count, 1 if seed is None else seed, is_json=is_json)


def _part_of(dealer: str) -> Play:
    """Let the model dealer sit an exam, with one mistake or none."""
    mistake = _mistake(dealer)

    def play(lesson: Lesson, table: str, seed: int, folder: Path) -> Report:
        attempts.make_folder(folder)
        return model_run.attempt(lesson, table, seed, folder, mistake, dealer)

    return play


def _told_of_exam(exam: Exam) -> Iterator[str]:
    verdict = exam.verdict
    words = {True: "passed", False: "not passed", None: "open"}
    yield f"Exam {exam.key} at {exam.table}: {words[verdict.is_passed]}: {verdict.why}"
    for part in exam.parts:
        points = f"{part.points} of 100" if part.is_played else "not played"
        yield f"  {part.number}. {_drawn_as(part)}: {points}"


def _drawn_as(part: Part) -> str:
    """Say what was drawn; of a part that was cut off, what was played."""
    match part:
        case Round():
            return f"{part.lesson}, seed {part.kept.seed if part.kept else part.seed}"
        case Drill():
            return f"{part.name}, {part.count} questions, {office.seeds_told(part.seeds)}"


def _lessons(school: Path | None = None) -> dict[str, Lesson]:
    """Read the shipped lessons, and behind them those that a school has made itself."""
    own = load_lessons(school / "lessons") if school and (school / "lessons").is_dir() else {}
    return load_lessons(paths.resources() / "lessons") | own


def _lesson(name: str, school: Path | None = None) -> Lesson:
    lessons = _lessons(school)
    if name not in lessons:
        raise UsageError(f"There is no lesson {name!r}; the lessons are {', '.join(lessons)}")
    lesson = lessons[name]
    for table in lesson.tables:
        if table_file(paths.resources(), table, school or paths.data_folder()) is None:
            raise UsageError(f"{lesson.file}: tables: there is no table {table!r}")
    return lesson


def _list(*, is_json: bool) -> int:
    lessons = _lessons().values()
    if is_json:
        return write_all(
            _encode(
                {
                    "lesson": one.key,
                    "title": str(one.title),
                    "level": one.level,
                    "minutes": one.minutes,
                    "tables": one.tables,
                    "needs": one.needs,
                }
            )
            for one in lessons
        )
    rows = [(one.key, f"level {one.level}", f"{one.minutes} min", one.title) for one in lessons]
    return write_all(in_columns(rows))


def _play(
    lesson: Lesson, dealer: str, seed: int | None, data: Path, screenshots: Path | None
) -> Report:
    mistake = _mistake(dealer)  # a wrong call leaves no folder behind
    cards = lesson.seed if seed is None else seed
    folder = next(one for n in numbers(1) if not (one := data / f"{lesson.key}-{n}").exists())
    attempts.make_folder(folder)
    with watching(screenshots) as watcher:
        try:
            report = model_run.attempt(
                lesson, lesson.tables[0], cards, folder, mistake, dealer, watcher
            )
        except UserFacingError:
            rmtree(folder)  # nothing was played: nothing is left behind
            raise
    print(f"The attempt is kept in {folder}", flush=True)
    return report


def _mistake(dealer: str) -> str:
    who, _, kind = dealer.partition(":")
    if dealer == model_run.MODEL:
        return ""
    if who != _MISTAKE or kind not in MISTAKES:
        kinds = ", ".join(MISTAKES)
        raise UsageError(
            f"--as {dealer!r} is nobody; write 'model' or 'mistake:' and one of {kinds}"
        )
    return kind


def _score(folder: Path, school: Path) -> Report:
    from dealer_assist.catalog.tables import find_table, load_table

    attempt = attempts.read(folder)
    shipped = paths.resources()
    source = find_table(shipped, attempt.table, folder)
    setup = load_table(shipped, paths.layouts(), source)
    recorded = attempts.events_of(folder)
    return score(
        recorded,
        _lesson(attempt.lesson, school),
        setup,
        own_swipes=attempt.own_swipes,
        answers=attempt.answers,
    )


def _told(report: Report, *, is_json: bool) -> Iterator[str]:
    if is_json:
        yield _encode(_as_dict(report))
        return
    passed = "passed" if report.is_passed else "not passed yet"
    yield f"{report.lesson}: {report.points} of 100, {passed}, {report.seconds} s"
    for one in report.goals:
        yield f"  {one.points:>3} of {one.of:<3} {one.said}"
    for mistake in report.mistakes:
        critical = ", critical" if mistake.is_critical else ""
        yield f"  event {mistake.seq}: {mistake.kind}{critical}: {mistake.said}"


def _as_dict(report: Report) -> dict[str, object]:
    return {
        "lesson": report.lesson,
        "points": report.points,
        "passed": report.is_passed,
        "seconds": report.seconds,
        "goals": [
            {"points": one.points, "of": one.of, "goal": str(one.said)} for one in report.goals
        ],
        "mistakes": [
            {
                "kind": one.kind,
                "event": one.seq,
                "critical": one.is_critical,
                "said": str(one.said),
            }
            for one in report.mistakes
        ],
    }


def _drill(name: str, count: int, seed: int, *, is_json: bool) -> int:
    """Write the questions of a drill with their answers."""
    if count < 1:
        raise UsageError(f"--count {count} asks nothing; give 1 or more")
    write = _question_as_json if is_json else _question_as_text
    return write_all(map(write, questions(name, load_book(paths.resources()), seed, count)))


def _question_as_json(question: Question) -> str:
    return _encode(question.as_json())


def _question_as_text(question: Question) -> str:
    asked = question.asked
    what = ", ".join(f"{key} {value}" for key, value in asked.ask.items())
    return f"{question.key}: {what}: {asked.answer}. {asked.why}."

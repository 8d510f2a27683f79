"""`dealer-assist school`: lessons at the real table, and drills that the rules engine answers."""

import json
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count as numbers
from pathlib import Path
from shutil import rmtree
from socket import gethostname
from typing import assert_never

from dealer_assist import paths
from dealer_assist.catalog.lessons import Lesson, load_lessons
from dealer_assist.catalog.tables import find_table, load_table, table_file
from dealer_assist.cli import school_office as office
from dealer_assist.cli import school_runs
from dealer_assist.cli.arguments import Parser, SubCommand, add_data, file_or_folder, positive
from dealer_assist.cli.output import in_columns, write_all
from dealer_assist.errors import DONE, UsageError, UserFacingError
from dealer_assist.kiosk.lesson_pictures import watching
from dealer_assist.kiosk.school import model_run
from dealer_assist.kiosk.school.class_line import Joined, join
from dealer_assist.school.exam.exam import Exam
from dealer_assist.school.exam.parts import Drill, ExamRound, Part
from dealer_assist.school.exam.sitting import Play
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.score import LessonReport, in_hundredths, score
from dealer_assist.school.lessons.wrong_moves import MISTAKES

_MISTAKE = "mistake"
_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def _folder(data: Path | None) -> Path:
    return data or paths.data_folder() / "school"


def _add_data_and_json(parser: Parser) -> None:
    add_data(parser)
    _add_json(parser)


def _add_json(parser: Parser) -> None:
    parser.add_argument("--json", dest="is_json", action="store_true", help="as JSON")


def _add_one(parser: Parser, metavar: str, told: str) -> None:
    parser.add_argument("name", metavar=metavar, help=told)


def _add_seed(parser: Parser) -> None:
    parser.add_argument("--seed", metavar="S", type=int, help="the same seed, the same cards")


def _add_dealer(parser: Parser) -> None:
    who = "'model', or 'mistake:KIND' for a dealer who makes one"
    parser.add_argument("--as", dest="dealer", metavar="WHO", default=model_run.MODEL, help=who)
    parser.add_argument(
        "--person", metavar="NAME", default="", help="whose it is: a name, or the number"
    )


def _file_arguments(metavar: str, told: str) -> Callable[[Parser], None]:
    """Let a command be told one file or folder, and where the school is."""

    def add(parser: Parser) -> None:
        _add_one(parser, metavar, told)
        add_data(parser)

    return add


def _people(*, data: Path | None, is_json: bool) -> int:
    school = _folder(data)
    return office.list_people(school, _lessons(school), is_json=is_json)


def _import(*, name: str, data: Path | None) -> int:
    return office.import_list(_folder(data), Path(name))


def _add_nameless(parser: Parser) -> None:
    told = "under a pseudonym each, the same one every time"
    parser.add_argument("--no-names", dest="is_nameless", action="store_true", help=told)


def _export_arguments(parser: Parser) -> None:
    _file_arguments("FILE", "a CSV file")(parser)
    _add_nameless(parser)


def _export(*, name: str, data: Path | None, is_nameless: bool) -> int:
    school = _folder(data)
    return office.export_list(school, _lessons(school), Path(name), is_nameless=is_nameless)


def _xapi_arguments(parser: Parser) -> None:
    add_data(parser)
    _add_nameless(parser)


def _xapi(*, data: Path | None, is_nameless: bool) -> int:
    school = _folder(data)
    return office.write_statements(school, _lessons(school), is_nameless=is_nameless)


def _merge_arguments(parser: Parser) -> None:
    parser.add_argument("names", metavar="FILE", nargs="+", help="people files of other kiosks")
    add_data(parser)


def _merge(*, names: list[str], data: Path | None) -> int:
    return office.merge_files(_folder(data), tuple(map(Path, names)))


def _forget_arguments(parser: Parser) -> None:
    parser.add_argument("name", metavar="PERSON", nargs="?", default="", help="whose name goes")
    parser.add_argument("--by", metavar="TRAINER", required=True, help="who has it done")
    parser.add_argument(
        "--after-days",
        dest="days",
        metavar="DAYS",
        type=int,
        help="from now on every name goes that did nothing for so long; 0 for no limit",
    )
    add_data(parser)


def _forget(*, name: str, by: str, days: int | None, data: Path | None) -> int:
    if bool(name) is (days is not None):
        raise UsageError("Name a person, or give --after-days; one of the two")
    if days is not None and days < 0:
        raise UsageError(f"--after-days {days} is no time; give 1 or more, or 0 for no limit")
    return office.forget(_folder(data), name, by, days)


def _today_arguments(parser: Parser) -> None:
    _add_one(parser, "PERSON", "whose day it is: a name, or the number")
    _add_data_and_json(parser)


def _today(*, name: str, data: Path | None, is_json: bool) -> int:
    school = _folder(data)
    return office.show_today(school, _lessons(school), name, is_json=is_json)


def _exam_arguments(parser: Parser) -> None:
    _add_one(parser, "TABLE", "the table that it is held at")
    add_data(parser)
    _add_dealer(parser)
    _add_seed(parser)
    parser.add_argument("--examiner", metavar="NAME", default="", help="who examines")
    marks = "marks for the trial run, hands=8,voice=7,courtesy=9"
    parser.add_argument("--marks", metavar="MARKS", default="", help=marks)
    pdf = "write the certificate of a signed exam here"
    parser.add_argument("--pdf", metavar="FILE", type=file_or_folder, help=pdf)


def _exam(
    *,
    name: str,
    data: Path | None,
    dealer: str,
    person: str,
    seed: int | None,
    examiner: str,
    marks: str,
    pdf: Path | None,
) -> int:
    school = _folder(data)
    asked = office.ExamAsked(name, seed, person, examiner, marks, pdf)
    return office.hold_exam(school, _lessons(school), asked, _part_of(dealer), _told_of_exam)


def _make_arguments(parser: Parser) -> None:
    _add_one(parser, "ATTEMPT", "the folder of an attempt that becomes a lesson")
    add_data(parser)
    parser.add_argument("--title", metavar="TITLE", default="", help="the lesson's title")


def _make(*, name: str, data: Path | None, title: str) -> int:
    played = _part_of(model_run.MODEL)
    return office.make_lesson(_folder(data), Path(name), title, _lessons(), played)


def _verify(*, name: str, data: Path | None) -> int:
    return office.verify_certificate(_folder(data), Path(name))


def _check_arguments(parser: Parser) -> None:
    parser.add_argument("names", metavar="LESSON", nargs="*", help="left out, all of them")
    add_data(parser)


def _check(*, names: list[str], data: Path | None) -> int:
    school = _folder(data)
    asked_for = [_lesson(name, school) for name in names]
    return school_runs.check(asked_for or _lessons(school).values())


def _coverage(*, is_json: bool) -> int:
    return school_runs.show_coverage(_lessons(), is_json=is_json)


def _serve_arguments(parser: Parser) -> None:
    add_data(parser)
    parser.add_argument("--host", default="127.0.0.1", help="the address that it listens on")
    parser.add_argument("--port", type=positive, default=8470, help="the port")
    parser.add_argument("--certificate", metavar="FILE", type=file_or_folder, help="its own")
    parser.add_argument("--key", metavar="FILE", type=file_or_folder, help="of its certificate")
    name = "a name that browsers reach it by, besides --host and this machine's; may be repeated"
    parser.add_argument("--name", metavar="HOST", action="append", default=[], help=name)


def _serve(
    *,
    data: Path | None,
    host: str,
    port: int,
    certificate: Path | None,
    key: Path | None,
    name: list[str],
) -> int:
    if not find_spec("starlette") or not find_spec("uvicorn"):
        raise UsageError("A class needs the packages of dealer-assist[board]; install them")
    from dealer_assist.classroom.serve import Serving, class_key, serve

    serving = Serving(host, port, certificate, key, tuple(name))
    serving.require_safe()
    school, where = _folder(data), f"{'https' if certificate else 'http'}://{host}:{port}"
    print(f"The class is at {where}/, the trainer's page at {where}/observe.")
    print(f"A kiosk joins: dealer-assist school join {where} --key {class_key(school)}", flush=True)
    serve(school, serving)
    return DONE


def _join_arguments(parser: Parser) -> None:
    _add_one(parser, "ADDRESS", "of the class, as 'school serve' says it")
    add_data(parser)
    parser.add_argument("--key", required=True, help="of the class, as 'school serve' says it")
    parser.add_argument("--table", default=gethostname(), help="this kiosk's name in the class")
    ca = "the CA of its certificate, where this machine does not know it"
    parser.add_argument("--ca", metavar="FILE", type=file_or_folder, help=ca)


def _join(*, name: str, data: Path | None, key: str, table: str, ca: Path | None) -> int:
    try:
        join(_folder(data), Joined(name, key, table, str(ca) if ca else ""))
    except OSError as trouble:
        raise UsageError(f"{name} does not take this kiosk ({trouble}); check both") from None
    print(f"{table} is a table of the class at {name} from the next start of the school on")
    return DONE


def _play_arguments(parser: Parser) -> None:
    _add_one(parser, "LESSON", "which one")
    _add_data_and_json(parser)
    _add_dealer(parser)
    _add_seed(parser)
    shots = "where pictures of the table go, one for whatever is recorded"
    parser.add_argument("--screenshots", metavar="DIR", type=file_or_folder, help=shots)


def _play_lesson(
    *,
    name: str,
    data: Path | None,
    is_json: bool,
    dealer: str,
    person: str,
    seed: int | None,
    screenshots: Path | None,
) -> int:
    school = _folder(data)
    lesson = _lesson(name, school)
    if person:
        cards = lesson.seed if seed is None else seed
        report = office.play_for(school, person, lesson, cards, _part_of(dealer))
    else:
        report = _play(lesson, dealer, seed, school, screenshots)
    mistake = _mistake(dealer)
    if mistake and mistake not in {made.kind for made in report.mistakes}:
        print(f"The dealer did not come to {mistake}: nothing in this lesson leads to it")
    return write_all(_told(report, is_json=is_json))


def _score_arguments(parser: Parser) -> None:
    _add_one(parser, "ATTEMPT", "the folder of an attempt")
    _add_data_and_json(parser)


def _score_attempt(*, name: str, data: Path | None, is_json: bool) -> int:
    return write_all(_told(_score(Path(name), _folder(data)), is_json=is_json))


def _drill_arguments(parser: Parser) -> None:
    _add_one(parser, "DRILL", "its name")
    parser.add_argument("--count", metavar="N", type=int, default=10, help="how many questions")
    _add_seed(parser)
    _add_json(parser)


def _ask(*, name: str, count: int, seed: int | None, is_json: bool) -> int:
    return school_runs.drill(name, count, 1 if seed is None else seed, is_json=is_json)


def _part_of(dealer: str) -> Play:
    """Let the model dealer sit an exam, with one mistake or none."""
    mistake = _mistake(dealer)

    def play(lesson: Lesson, table: str, seed: int, folder: Path) -> LessonReport:
        attempts.make_folder(folder)
        return model_run.attempt(lesson, table, seed, folder, mistake, dealer)

    return play


def _told_of_exam(exam: Exam) -> Iterator[str]:
    verdict = exam.verdict
    words = {True: "passed", False: "not passed", None: "open"}
    yield f"Exam {exam.key} at {exam.table}: {words[verdict.is_passed]}: {verdict.why}"
    if exam.is_trial:
        yield "  A trial run: the model dealer played it, nobody sat"
    for part in exam.parts:
        points = f"{part.points} of 100" if part.is_played else "not played"
        yield f"  {part.number}. {_drawn_as(part)}: {points}"


def _drawn_as(part: Part) -> str:
    """Say what was drawn; of a part that was cut off, what was played."""
    match part:
        case ExamRound():
            return f"{part.lesson}, seed {part.kept.seed if part.kept else part.seed}"
        case Drill():
            return f"{part.name}, {part.count} questions, {office.seeds_told(part.seeds)}"
        case _:
            assert_never(part)


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
                    "lesson": lesson.key,
                    "title": str(lesson.title),
                    "level": lesson.level,
                    "minutes": lesson.minutes,
                    "tables": lesson.tables,
                    "needs": lesson.needs,
                }
            )
            for lesson in lessons
        )
    rows = [
        (lesson.key, f"level {lesson.level}", f"{lesson.minutes} min", lesson.title)
        for lesson in lessons
    ]
    return write_all(in_columns(rows))


def _play(
    lesson: Lesson, dealer: str, seed: int | None, data: Path, screenshots: Path | None
) -> LessonReport:
    mistake = _mistake(dealer)  # a wrong call leaves no folder behind
    cards = lesson.seed if seed is None else seed
    folder = next(free for n in numbers(1) if not (free := data / f"{lesson.key}-{n}").exists())
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


def _score(folder: Path, school: Path) -> LessonReport:
    attempt = attempts.read(folder)
    shipped = paths.resources()
    source = find_table(shipped, attempt.table, folder)
    setup = load_table(shipped, paths.layouts(), source)
    recorded = attempts.events_of(folder)
    return score(
        recorded,
        attempt.lesson_played(_lesson(attempt.lesson, school), setup),
        setup,
        own_swipes=attempt.own_swipes,
        answers=attempt.answers,
        asks_pay=attempt.asks_pay,
    )


def _told(report: LessonReport, *, is_json: bool) -> Iterator[str]:
    if is_json:
        yield _encode(_as_dict(report))
        return
    passed = "passed" if report.is_passed else "not passed yet"
    yield f"{report.lesson}: {report.points} of 100, {passed}, {report.seconds} s"
    for goal in in_hundredths(report.goals):
        yield f"  {goal.points:>3} of {goal.of:<3} {goal.said}"
    for mistake in report.mistakes:
        critical = ", critical" if mistake.is_critical else ""
        yield f"  event {mistake.seq}: {mistake.kind}{critical}: {mistake.said}"


def _as_dict(report: LessonReport) -> dict[str, object]:
    return {
        "lesson": report.lesson,
        "points": report.points,
        "passed": report.is_passed,
        "seconds": report.seconds,
        "goals": [
            {"points": goal.points, "of": goal.of, "goal": str(goal.said)}
            for goal in in_hundredths(report.goals)
        ],
        "mistakes": [
            {
                "kind": mistake.kind,
                "event": mistake.seq,
                "critical": mistake.is_critical,
                "said": str(mistake.said),
            }
            for mistake in report.mistakes
        ],
    }


SUB_COMMANDS = {
    "lessons": SubCommand("lists the lessons", _add_json, _list),
    "check": SubCommand("has the model dealer play lessons", _check_arguments, _check),
    "coverage": SubCommand("which procedure is taught at which title", _add_json, _coverage),
    "play": SubCommand("plays a lesson and scores it", _play_arguments, _play_lesson),
    "score": SubCommand("scores an attempt from its journal", _score_arguments, _score_attempt),
    "drill": SubCommand("questions of a drill with their answers", _drill_arguments, _ask),
    "people": SubCommand("lists the people of the school", _add_data_and_json, _people),
    "import": SubCommand("reads a class list", _file_arguments("FILE", "a CSV file"), _import),
    "export": SubCommand("writes the class list", _export_arguments, _export),
    "xapi": SubCommand("writes all that was learnt as xAPI statements", _xapi_arguments, _xapi),
    "merge": SubCommand("takes in what other kiosks know", _merge_arguments, _merge),
    "forget": SubCommand("deletes names, what was learned stays", _forget_arguments, _forget),
    "today": SubCommand("what is due for somebody today", _today_arguments, _today),
    "exam": SubCommand("holds an exam", _exam_arguments, _exam),
    "verify": SubCommand(
        "checks a certificate", _file_arguments("CERTIFICATE", "its PDF file"), _verify
    ),
    "serve": SubCommand("the class in browsers", _serve_arguments, _serve),
    "join": SubCommand("makes this kiosk one of a class", _join_arguments, _join),
    "make": SubCommand("makes a lesson of an attempt", _make_arguments, _make),
}
"""What `school` does."""
